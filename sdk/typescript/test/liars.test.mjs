/** A dead, slow, half-answering or lying server costs a host its deadline at most, and never its turn.
 *
 * `LIARS` names servers of the Python tests: [{name, url, reason}]. What never ends would hang the test.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Foreword } from "../dist/index.js";

for (const { name, url, reason } of JSON.parse(process.env.LIARS ?? "[]")) {
  const deadline = reason === "DeadlineExceeded" ? 0.3 : 60;

  test(`a turn goes on without memory: ${name}`, async () => {
    const memory = new Foreword({ url, apiKey: "k", deadline, timeout: 60 });
    let turn;
    const given = await memory.turn("We deploy with Helm.", (begun) => {
      turn = begun;
      turn.outcome("deploy", { success: true });
      return turn.prepend("Be brief.");
    });
    assert.match(given, /Be brief\.$/);
    assert.equal(turn.context.reason, reason);
    assert.deepEqual([turn.learned, turn.recorded], [null, []]);
    await memory.close();
    assert.equal(memory.counts.unavailable, 1);
    assert.ok(memory.counts.reasons[reason] >= 1);
  });

  test(`a host that wants to see the error sees it: ${name}`, async () => {
    const memory = new Foreword({ url, apiKey: "k", deadline, onUnavailable: "raise" });
    await assert.rejects(memory.context("hello"), (error) => error.reason === reason);
  });
}

test("nobody listens", async () => {
  const memory = new Foreword({ url: "http://127.0.0.1:9", apiKey: "k", deadline: 60 });
  assert.equal((await memory.context("hello")).reason, "Unreachable");
});

test("a fetch that heeds no signal costs the deadline all the same", async () => {
  const memory = new Foreword({ url: "http://foreword.test", apiKey: "k", deadline: 0.2, fetch: () => new Promise(() => {}) });
  assert.equal((await memory.context("hello")).reason, "DeadlineExceeded");
});

test("a write of unknown outcome is asked again with the same key", async () => {
  const asked = [];
  const busy = { error: "Unavailable", message: "m", retryAfterSeconds: 0, outcome: "unknown" };
  const fetch = async (url, init) => {
    asked.push(init.headers);
    return new Response(JSON.stringify(busy), { status: 503, headers: { "content-type": "application/json" } });
  };
  const memory = new Foreword({ url: "http://foreword.test", apiKey: "k", timeout: 60, fetch });
  await assert.rejects(memory.observeMemory(1), (error) => error.outcome === "unknown");
  assert.equal(asked.length, 3);
  assert.equal(new Set(asked.map((headers) => headers["Idempotency-Key"])).size, 1);
  assert.equal(new Set(asked.map((headers) => headers["X-Request-Id"])).size, 1);
  await assert.rejects(memory.readStats());
  assert.equal(asked.at(-1)["Idempotency-Key"], undefined);
});

test("a body that throws is still the host's error, and its message is learned", async () => {
  const paths = [];
  const fetch = async (url) => {
    paths.push(new URL(url).pathname);
    return new Response("{}", { status: 404, headers: { "content-type": "application/json" } });
  };
  const memory = new Foreword({ url: "http://foreword.test", apiKey: "k", deadline: 60, onUnavailable: "empty", fetch });
  await assert.rejects(memory.turn("We use Helm.", () => { throw new RangeError("mine"); }), RangeError);
  assert.deepEqual(paths, ["/v1/context", "/v1/turns"]);
  assert.deepEqual([memory.counts.notLearned, memory.counts.notRecorded], [1, 0]);
});

test("a caller's signal ends a call", async () => {
  const memory = new Foreword({ url: "http://foreword.test", apiKey: "k", fetch: () => new Promise(() => {}) });
  const leaving = new AbortController();
  const asked = memory.readStats({}, { signal: leaving.signal });
  leaving.abort(new RangeError("enough"));
  await assert.rejects(asked, RangeError);
});
