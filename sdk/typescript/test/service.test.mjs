/** The client against the running service: `SERVER_URL` and `SERVER_KEY` say where, else it is skipped. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Foreword, InvalidRequest, NotFound, TooLarge } from "../dist/index.js";

const { SERVER_URL: url, SERVER_KEY: apiKey } = process.env;
const client = (more = {}) => new Foreword({ url, apiKey, deadline: 60, timeout: 60, ...more });
const live = { skip: url === undefined };

async function all(rows) {
  const found = [];
  for await (const row of rows) found.push(row);
  return found;
}

test("a turn builds, learns and records what was given", live, async () => {
  const memory = client({ agent: "ada" });
  assert.ok((await memory.context("hello")).empty);
  let turn;
  const given = await memory.turn("We deploy with Helm from the release branch.", (begun) => {
    turn = begun;
    turn.answer("Noted.");
    turn.outcome("deploy", { success: false, failurePattern: "forgot the flag" });
    return 42;
  }, { sessionId: "s-1", transcript: [{ role: "user", content: [{ type: "text", text: "hi" }] }] });
  assert.equal(given, 42);
  assert.equal(turn.learned.counts.stored, 1);
  assert.ok(turn.recorded[0].guardrail);
  const next = await memory.context("How do we deploy?");
  assert.match(next.prepend("Be brief."), /Helm from the release branch[^]*\n\nBe brief\.$/);
  const [outcome] = (await memory.listOutcomes("deploy")).outcomes;
  assert.equal(outcome.injectionId, turn.context.injectionId);
  assert.deepEqual([memory.counts.learned, memory.counts.outcomes, memory.counts.contexts], [1, 1, 3]);
  await memory.close();
});

test("operations, iterators and errors", live, async () => {
  const memory = client().of({ agent: "bob" });
  const items = Array.from({ length: 5 }, (_, number) => ({ content: `Server ${number} is srv-${number}.internal`, source: "ops" }));
  const { stored } = await memory.remember({ items });
  const rows = await all(memory.iterMemories({ limit: 2 }));
  assert.deepEqual(rows.map((row) => row.id).sort(), stored.map((row) => row.id).sort());
  assert.deepEqual((await memory.getMemory(stored[0].id)).content, items[0].content);
  assert.equal((await memory.patchMemory(stored[0].id, { tier: "L0" })).tier, "L0");
  assert.equal((await memory.listTurns({ after: new Date(Date.now() + 3_600_000) })).turns.length, 0);
  await memory.recordOutcome({ domain: "a/b ü?#%", score: 0.5 });
  assert.equal((await all(memory.iterOutcomes("a/b ü?#%"))).length, 1);
  await assert.rejects(memory.getMemory(2 ** 40), (error) => error instanceof NotFound && error.id === 2 ** 40 && error.requestId !== null);
  await assert.rejects(memory.remember({ items: [{ content: "" }] }), (error) => error instanceof InvalidRequest && error.issues[0].path === "items[0].content");
  assert.equal((await client().ready()).database, "ok");
  assert.deepEqual((await client().listMemories()).memories, []);
});

test("limits count code points and bytes, as the server does", live, async () => {
  const memory = client();
  for (const sign of ["x", "é", "🦉"]) {
    await memory.buildContext({ userMessage: sign.repeat(20_000), dryRun: true });
    await assert.rejects(memory.buildContext({ userMessage: sign.repeat(20_001), dryRun: true }), InvalidRequest);
    await memory.recall({ query: sign.repeat(2_000) });
    await assert.rejects(memory.recall({ query: sign.repeat(2_001) }), InvalidRequest);
  }
  const room = 262_144 - JSON.stringify({ userMessage: "", transcript: "", dryRun: true }).length;
  await memory.buildContext({ userMessage: "", transcript: "x".repeat(room), dryRun: true });
  await assert.rejects(memory.buildContext({ userMessage: "", transcript: "x".repeat(room + 1), dryRun: true }), TooLarge);
});

test("whatever a turn is made of, its context is taken", live, async () => {
  const memory = client({ onUnavailable: "raise" });
  const transcripts = ["🦉".repeat(300_000), Array(3_000).fill({ role: "user", content: "🦉".repeat(500) }), [null, 5, {}, ["x"]]];
  for (const transcript of transcripts) await memory.context("🦉\ud800\0".repeat(20_000), { transcript });
});
