/** What the client decides without a network: retries, what is cut, where the block stands, what is unusable. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Context, DeadlineExceeded, Foreword, Misconfigured, Refused, Turn, UnexpectedReply, Unreachable } from "../dist/index.js";
import { DATA_BEGINS, DATA_ENDS, NOT_REACHED, NOTHING_HELD } from "../dist/context.js";
import * as fit from "../dist/fit.js";
import { retryAfter } from "../dist/replies.js";
import { LONGEST_PAUSE, pauseAfter } from "../dist/retries.js";

const refused = (status, tag = "Internal", after = null) => new Refused("m", status, { error: tag }, after);
const bytes = (value) => new TextEncoder().encode(JSON.stringify(value)).length;

test("what is asked again", () => {
  const again = [
    new Unreachable("broken"), new UnexpectedReply("a page", 502), refused(409, "IdempotencyInFlight"),
    ...[408, 429, 500, 502, 503, 504].map((status) => refused(status)),
  ];
  const final = [
    new DeadlineExceeded("late"), new UnexpectedReply("a page", 200), new TypeError("ours"), new Misconfigured("no key"),
    ...[400, 401, 403, 404, 405, 406, 409, 413, 415, 422].map((status) => refused(status)),
  ];
  for (const error of again) assert.notEqual(pauseAfter(error, 1, 2, 0.5), null, error.reason);
  for (const error of final) assert.equal(pauseAfter(error, 1, 2, 0.5), null, String(error));
  assert.equal(pauseAfter(again[0], 3, 2, 0.5), null);
});

test("pauses double up to the longest, half of each is chance, Retry-After is the least", () => {
  assert.deepEqual([1, 2, 3].map((tries) => pauseAfter(refused(503), tries, 99, 1)), [0.1, 0.2, 0.4]);
  assert.equal(pauseAfter(refused(503), 1, 99, 0), 0.05);
  assert.equal(pauseAfter(refused(503), 50, 99, 1), LONGEST_PAUSE);
  for (const chance of [0, 0.5, 1]) {
    const pause = pauseAfter(refused(429, "RateLimited", 30), 1, 1, chance);
    assert.ok(pause >= 30 && pause <= 31);
  }
});

test("Retry-After is seconds or a date", () => {
  const now = Date.parse("2026-11-30T12:00:00Z");
  const told = {
    3: 3, 0: 0, 1.5: 1.5, "Mon, 30 Nov 2026 12:00:07 GMT": 7, "Mon, 30 Nov 2026 11:00:00 GMT": 0, "": null, soon: null, "-1": null, "1e999": null,
  };
  for (const [text, seconds] of Object.entries(told)) {
    assert.equal(retryAfter({ status: 503, headers: { "retry-after": text }, body: "" }, now), seconds, text);
  }
});

test("a message is cut by its characters, both ends kept", () => {
  assert.equal(fit.message("🦉".repeat(20_000)), "🦉".repeat(20_000));
  const cut = Array.from(fit.message("🦉".repeat(20_001)));
  assert.ok(cut.length <= fit.MAX_MESSAGE && cut.includes("…") && cut.at(-1) === "🦉");
  assert.equal(fit.message("\0\ud800x\udc00🦉"), "\ufffd\ufffdx\ufffd🦉");
});

test("a body fits into the bytes that are read, whatever stands in it", () => {
  const texts = ["x".repeat(50_000), "🦉".repeat(20_000), '\\"\n'.repeat(20_000), "\u0001".repeat(30_000), ""];
  for (const limit of [2_000, 9_999, 20_000]) {
    for (const answer of texts) {
      for (const transcript of [...texts, texts.map((content) => ({ role: "user", content }))]) {
        const body = fit.body({ userMessage: "m", assistantResponse: answer, transcript }, limit);
        assert.ok(bytes(body) <= limit);
        assert.equal(body.userMessage, "m");
      }
    }
  }
});

test("of a long transcript the newest messages are kept whole", () => {
  const rows = Array.from({ length: 3_000 }, (_, number) => ({ role: "user", content: `${number} ${"x".repeat(100)}` }));
  assert.deepEqual(fit.messages(rows), rows.slice(-2_000));
  const { transcript } = fit.body({ userMessage: "m", transcript: fit.messages(rows) }, 10_000);
  assert.deepEqual(transcript, rows.slice(-transcript.length));
});

test("messages of every provider are reduced to role and text", () => {
  const cases = [
    [{ role: "user", content: "a", name: "x" }, { role: "user", content: "a" }],
    [{ role: "user", content: [{ type: "text", text: "a" }, { type: "image" }, "b"] }, { role: "user", content: "a\nb" }],
    [{ role: "tool", content: [{ content: [{ text: "a" }] }] }, { role: "tool", content: "a" }],
    ["a", { role: "unknown", content: "a" }],
    [{ role: "assistant", content: null }, null],
    [null, null],
    [{ role: "r".repeat(60), content: "a" }, { role: "r".repeat(50), content: "a" }],
  ];
  for (const [said, read] of cases) assert.deepEqual(fit.messages([said]), read === null ? [] : [read]);
});

const BLOCK = { text: "## Memory\n- Helm\n", injectionId: 812, entries: [] };

test("the block stands before the prompt, or a sentence that asks the model not to guess", () => {
  assert.equal(new Context(BLOCK).prepend("Be brief."), "## Memory\n- Helm\n\nBe brief.");
  assert.equal(new Context({ ...BLOCK, text: "" }).prepend("Be brief."), `${NOTHING_HELD}\n\nBe brief.`);
  const without = new Context(null, new DeadlineExceeded("late"));
  assert.equal(without.prepend("Be brief."), `${NOT_REACHED}\n\nBe brief.`);
  assert.deepEqual([without.unavailable, without.reason, without.injectionId], [true, "DeadlineExceeded", null]);
  assert.equal(new Context(BLOCK, null, "user").prepend("U"), `${DATA_BEGINS}\n## Memory\n- Helm\n${DATA_ENDS}\n\nU`);
});

test("the block is placed in the message of its role", () => {
  const cases = [
    ["system", [{ role: "system", content: "S" }, { role: "user", content: "U" }], 0],
    ["system", [{ role: "user", content: "U" }], 0],
    ["developer", [{ role: "system", content: "S" }, { role: "developer", content: "D" }], 1],
    ["user", [{ role: "user", content: "1" }, { role: "user", content: "2" }], 1],
    ["user", [], 0],
  ];
  for (const [placement, messages, where] of cases) {
    const before = structuredClone(messages);
    const placed = new Context(BLOCK, null, placement).place(messages);
    assert.deepEqual(messages, before);
    assert.equal(placed[where].role, placement);
    assert.match(placed[where].content, /- Helm/);
    assert.equal(placed.filter((said) => /- Helm/.test(said.content)).length, 1);
  }
  const [parts] = new Context(BLOCK).place([{ role: "system", content: [{ type: "text", text: "S" }] }]);
  assert.equal(parts.content.length, 2);
  assert.match(parts.content[0].text, /- Helm/);
});

test("no outcome is ever made up", () => {
  const turn = new Turn({ message: "m", transcript: null, further: {} }, new Context(BLOCK), 0);
  assert.deepEqual(turn.recording(), []);
  assert.throws(() => turn.outcome("deploy", {}), TypeError);
  assert.throws(() => turn.outcome("deploy", { success: true, score: 1 }), TypeError);
  turn.outcome("deploy", { success: false });
  const [given] = turn.recording();
  assert.deepEqual([given.success, given.injectionId], [false, 812]);
});

test("what can not work is said when the client is made", () => {
  const cases = [
    { url: "ftp://host" }, { url: "host:8000" }, { url: "http://a b" }, { url: "http://a?b=c" }, { apiKey: "two words" },
    { apiKey: "ключ" }, { deadline: 0 }, { timeout: -1 }, { retries: -1 }, { onUnavailable: "ignore" }, { placement: "top" },
  ];
  for (const given of cases) assert.throws(() => new Foreword({ url: "http://127.0.0.1", apiKey: "k", ...given }), Misconfigured);
});
