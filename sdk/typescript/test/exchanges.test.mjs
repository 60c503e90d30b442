/** The client against the shared table: the requests it makes, the answers it reads, the errors it throws. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Foreword, TAGS, UnexpectedReply } from "../dist/index.js";
import { valueOf } from "../dist/replies.js";
import { SHAPES } from "../dist/shapes.js";

const TABLE = process.env.EXCHANGES ?? new URL("../../exchanges.json", import.meta.url);
const EXCHANGES = JSON.parse(readFileSync(TABLE, "utf-8"));
const GOOD = EXCHANGES.filter((row) => row.reply.status < 300);
const BAD = EXCHANGES.filter((row) => row.reply.status >= 300);

/** Makes the call of an exchange; the network gives `body` and keeps what it was asked. */
async function ask(row, body = row.reply.body) {
  const asked = [];
  const fetch = async (url, init) => {
    asked.push({ url: new URL(url), ...init });
    return new Response(JSON.stringify(body), { status: row.reply.status, headers: row.reply.headers });
  };
  const memory = new Foreword({ url: "http://foreword.test", apiKey: "k", retries: 0, fetch });
  const { operation, parameters, fields } = row.call;
  const given = memory[operation](...Object.values(parameters), fields);
  return [await given.catch((error) => error), asked[0]];
}

for (const row of EXCHANGES) {
  test(`the request is the recorded one: ${row.name}`, async () => {
    const [, asked] = await ask(row);
    assert.equal(asked.method, row.request.method);
    assert.equal(asked.url.pathname, row.request.path);
    assert.deepEqual(Object.fromEntries(asked.url.searchParams), row.request.query);
    assert.deepEqual(asked.body === null ? null : JSON.parse(asked.body), row.request.body);
    assert.equal(asked.headers.Authorization, "Bearer k");
    assert.equal(asked.redirect, "manual");
  });
}

/** Where in an answer which shape stands: the first item of each list stands for all. */
function* objects(kind, value, path = []) {
  const bare = kind.replace(/\?$/, "");
  if (value === null || value === undefined) return;
  if (bare.endsWith("[]")) yield* objects(bare.slice(0, -2), value[0], [...path, 0]);
  if (SHAPES[bare] === undefined) return;
  yield [path, SHAPES[bare]];
  for (const [name, inner] of Object.entries(SHAPES[bare])) yield* objects(inner, value[name], [...path, name]);
}

function changed(body, path, given) {
  const copy = structuredClone(body);
  const target = path.reduce((inner, step) => inner[step], copy);
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) delete target[name];
    else target[name] = value;
  }
  return copy;
}

function answerOf(row) {
  const memory = new Foreword({ apiKey: "k" });
  let answer;
  memory.send = (call) => ((answer = call.answer), Promise.resolve({}));
  memory[row.call.operation](...Object.values(row.call.parameters), row.call.fields);
  return answer;
}

for (const row of GOOD) {
  test(`a good answer is read whole: ${row.name}`, async () => {
    assert.deepEqual((await ask(row))[0], row.reply.body);
  });

  test(`every optional field may be null, absent or present: ${row.name}`, async () => {
    const answer = answerOf(row);
    const ask = async (_, body) => {
      try {
        return [valueOf({ ...row.call, answer }, { ...row.reply, body: JSON.stringify(body) })];
      } catch (error) {
        return [error];
      }
    };
    for (const [path, shape] of objects(answer, row.reply.body)) {
      for (const [name, kind] of Object.entries(shape)) {
        const [absent] = await ask(row, changed(row.reply.body, path, { [name]: undefined }));
        const [empty] = await ask(row, changed(row.reply.body, path, { [name]: null }));
        const [lie] = await ask(row, changed(row.reply.body, path, { [name]: kind.startsWith("string") ? 7 : "x" }));
        if (kind.endsWith("?")) assert.deepEqual(absent, empty);
        else for (const error of [absent, empty]) assert.ok(error instanceof UnexpectedReply, `${path}.${name}`);
        if (!kind.startsWith("any")) assert.ok(lie instanceof UnexpectedReply, `${path}.${name}`);
      }
      const [stranger] = await ask(row, changed(row.reply.body, path, { colour: "red" }));
      assert.deepEqual(stranger, row.reply.body);
    }
  });
}

for (const row of BAD) {
  test(`every error is its own class with what it carries: ${row.name}`, async () => {
    const told = row.reply.body;
    const [error] = await ask(row);
    assert.equal(error.constructor, TAGS[told.error]);
    assert.deepEqual([error.status, error.message, error.reason], [row.reply.status, told.message, told.error]);
    assert.equal(error.requestId, row.reply.headers["x-request-id"]);
    for (const [name, value] of Object.entries(told)) {
      if (["error", "message", "requestId"].includes(name)) continue;
      assert.deepEqual(name === "retryAfterSeconds" ? error.retryAfter : error[name], value);
    }
  });
}

test("every error of the tree stands in the table", () => {
  assert.deepEqual(new Set(BAD.map((row) => row.reply.body.error)), new Set(Object.keys(TAGS)));
});
