/** The Vercel AI SDK with memory: `SERVER_URL` and `SERVER_KEY` say where, `AI` which release; else it is skipped. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { forewordMiddleware } from "../dist/ai.js";
import { Foreword } from "../dist/index.js";

const { SERVER_URL: url, SERVER_KEY: apiKey, AI: release = "ai" } = process.env;
const live = { skip: url === undefined };
const { generateText, streamText, stepCountIs, isStepCount, tool, wrapLanguageModel, jsonSchema } = await import(release);
const mocks = await import(`${release}/test`);
const Model = mocks.MockLanguageModelV4 ?? mocks.MockLanguageModelV3;
const { convertArrayToReadableStream, simulateReadableStream } = mocks;
const steps = stepCountIs ?? isStepCount;

const FACT = "Always answer in British English.";
const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } };
const stop = { unified: "stop", raw: "stop" };
const says = (text) => ({ content: [{ type: "text", text }], finishReason: stop, usage, warnings: [] });
const calls = { content: [{ type: "tool-call", toolCallId: "c", toolName: "look", input: "{}" }], finishReason: { unified: "tool-calls", raw: "tool" }, usage, warnings: [] };
const streams = (...parts) => ({ stream: (convertArrayToReadableStream ?? ((chunks) => simulateReadableStream({ chunks })))(parts) });
const text = (delta) => [{ type: "text-start", id: "t" }, { type: "text-delta", id: "t", delta }, { type: "text-end", id: "t" }];

async function taught() {
  const memory = new Foreword({ url, apiKey, agent: randomUUID(), deadline: 60, timeout: 60 });
  await memory.learnTurn({ userMessage: FACT });
  return memory;
}

async function held(memory) {
  return (await memory.listMemories()).memories.map(({ content }) => content);
}

function wrapped(model, memory, choices) {
  return wrapLanguageModel({ model, middleware: forewordMiddleware(memory, choices) });
}

test("the block is before the system prompt and the turn is learned", live, async () => {
  const memory = await taught();
  const model = new Model({ doGenerate: async () => says("Noted.") });
  const { text } = await generateText({ model: wrapped(model, memory, { sessionId: "s-1" }), system: "You help.", prompt: "Our linter is Biome." });
  assert.equal(text, "Noted.");
  const [system, user] = model.doGenerateCalls[0].prompt;
  assert.match(system.content, /British English[^]*\n\nYou help\.$/);
  assert.deepEqual(user.content[0].text, "Our linter is Biome.");
  assert.deepEqual(new Set(await held(memory)), new Set([FACT, "Our linter is Biome."]));
  assert.equal((await memory.listInjections({ sessionId: "s-1" })).injections.length, 1);
});

test("a stream comes whole and is learned", live, async () => {
  const memory = await taught();
  const model = new Model({ doStream: async () => streams(...text("Noted."), { type: "finish", finishReason: stop, usage }) });
  const result = streamText({ model: wrapped(model, memory), prompt: "Our bundler is Vite." });
  let said = "";
  for await (const part of result.textStream) said += part;
  assert.equal(said, "Noted.");
  assert.match(model.doStreamCalls[0].prompt[0].content, /British English/);
  assert.ok((await held(memory)).includes("Our bundler is Vite."));
});

test("the results of tools teach nothing, and the block is the same in every call of the turn", live, async () => {
  const memory = await taught();
  const answers = [calls, says("Done.")];
  const model = new Model({ doGenerate: async () => answers.shift() });
  const look = tool({ inputSchema: jsonSchema({ type: "object", properties: {} }), execute: async () => "The API port is 666." });
  await generateText({ model: wrapped(model, memory), prompt: "Look.", tools: { look }, stopWhen: steps(3) });
  const [first, second] = model.doGenerateCalls.map(({ prompt }) => prompt[0].content);
  assert.equal(first, second);
  assert.deepEqual(await held(memory), [FACT]);
});

test("without memory the answer comes all the same", async () => {
  const memory = new Foreword({ url: "http://127.0.0.1:9", apiKey: "fwd_x", deadline: 0.2 });
  const model = new Model({ doGenerate: async () => says("Hello.") });
  const { text } = await generateText({ model: wrapped(model, memory), prompt: "Hi" });
  assert.equal(text, "Hello.");
  assert.match(model.doGenerateCalls[0].prompt[0].content, /could not be reached/);
  assert.equal(memory.counts.unavailable, 1);
});

test("where errors are to be seen, they are", async () => {
  const memory = new Foreword({ url: "http://127.0.0.1:9", apiKey: "fwd_x", deadline: 0.2, onUnavailable: "raise" });
  const model = new Model({ doGenerate: async () => says("Hello.") });
  await assert.rejects(generateText({ model: wrapped(model, memory), prompt: "Hi", maxRetries: 0 }));
});

test("a model that fails is the host's to see, and the user's words are learned all the same", live, async () => {
  const memory = await taught();
  const fails = async () => {
    throw new TypeError("the model is gone");
  };
  const model = new Model({ doGenerate: fails, doStream: fails });
  await assert.rejects(generateText({ model: wrapped(model, memory), prompt: "Our linter is Biome.", maxRetries: 0 }), /gone/);
  assert.ok((await held(memory)).includes("Our linter is Biome."));
});
