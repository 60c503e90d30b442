// Drives every tool by the protocol's official TypeScript client: steps come in as JSON, what was seen goes out as JSON.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { readFileSync } from "node:fs";

const { url, key, steps, mistakes } = JSON.parse(readFileSync(0, "utf8"));

/** `$3.new.id` is that place of what step 3 answered. */
function filled(value, answers) {
  if (typeof value !== "string" || !/^\$\d+(\.\w+)+$/.test(value)) return value;
  const [step, ...path] = value.slice(1).split(".");
  return path.reduce((found, part) => found[part], answers[Number(step)]);
}

const client = new Client({ name: "typescript", version: "1" });
const headers = { Authorization: `Bearer ${key}` };
await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
const { tools } = await client.listTools();
const answers = [];
for (const [name, given] of steps) {
  const args = Object.fromEntries(Object.entries(given).map(([field, value]) => [field, filled(value, answers)]));
  const result = await client.callTool({ name, arguments: args });
  if (result.isError) throw new Error(`${name}: ${result.content[0].text}`);
  answers.push(result.structuredContent);
}
const errors = [];
for (const [name, args] of mistakes) {
  const result = await client.callTool({ name, arguments: args });
  errors.push({ isError: result.isError, text: result.content[0].text });
}
let unknown = null;
try {
  await client.callTool({ name: "no_such_tool", arguments: {} });
} catch (error) {
  unknown = error.code;
}
const prompt = await client.getPrompt({ name: "current_block", arguments: { message: "deploy?" } });
const resource = await client.readResource({ uri: "foreword://block" });
const seen = {
  server: client.getServerVersion(),
  tools: tools.map((tool) => tool.name),
  answers,
  errors,
  unknown,
  prompt: prompt.messages[0].content.text,
  resource: resource.contents[0].text,
};
await client.close();
process.stdout.write(JSON.stringify(seen));
