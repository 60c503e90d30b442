/** What the README shows runs as it stands. */
import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf-8");

test("what the README shows runs", async () => {
  const blocks = [...README.matchAll(/^```js\n([^]*?)^```/gm)].map((found) => found[1]);
  assert.equal(blocks.length, 2);
  const seen = [];
  const ask = ({ system, user }) => (seen.push(system), user);
  Object.assign(globalThis, { ask, message: "We deploy with Helm.", systemPrompt: "Be brief.", transcript: [] });
  process.env.FOREWORD_URL ??= "http://127.0.0.1:9";
  process.env.FOREWORD_API_KEY ??= "k";
  const file = new URL("./shown.generated.mjs", import.meta.url);
  writeFileSync(file, blocks.join("\n").replace("new Foreword()", "new Foreword({ deadline: 60 })").concat("export { memory };\n"));
  try {
    const { memory } = await import(file).catch((error) => ({ memory: error }));
    if (process.env.SERVER_URL !== undefined) assert.equal(memory.counts.learned, 1, String(memory));
    else assert.equal(memory.reason, "Unreachable");
  } finally {
    rmSync(file);
  }
  assert.ok(seen.length === 2 && seen.every((prompt) => prompt.endsWith("\n\nBe brief.")));
});
