/** A short walk through the client, the same on every runtime: what a host does in a turn, and what it does without memory. */
export async function tour({ Foreword, NotFound }, url, apiKey, agent) {
  const memory = new Foreword({ url, apiKey, agent, deadline: 60, timeout: 60 });
  const given = await memory.turn("We deploy with Helm from the release branch.", (turn) => {
    turn.outcome("deploy", { success: true });
    return turn.prepend("Be brief.").endsWith("Be brief.");
  }, { sessionId: "s-1" });
  const context = await memory.context("How do we deploy?");
  const rows = [];
  for await (const row of memory.iterMemories()) rows.push(row.content);
  const missing = await memory.getMemory(9007199254740991).then(() => "found", (error) => error instanceof NotFound);
  await memory.close();
  const dead = new Foreword({ url: "http://127.0.0.1:9", apiKey, deadline: 0.2 });
  const without = await dead.context("How do we deploy?");
  return { given, block: context.text.includes("Helm"), rows, missing, unavailable: without.unavailable };
}

if (typeof process !== "undefined" && process.argv?.length > 5) {
  const [, , dist, url, apiKey, agent] = process.argv;
  console.log(JSON.stringify(await tour(await import(`${dist}/index.js`), url, apiKey, agent)));
}
