/** From an answer to a value or an error: a lying server is an `UnexpectedReply`, never half a value. */
import type { Call, Reply } from "./call.js";
import { ForewordError, Refused, TAGS, UnexpectedReply } from "./errors.js";
import { SHAPES } from "./shapes.js";

/** Characters of an answer that are read; beyond it is none of ours. */
export const MAX_REPLY = 8 * 2 ** 20;

class Unreadable extends Error {}

/** What the operation gave; throws a `Refused` or an `UnexpectedReply`, each with its request id. */
export function valueOf<T>(call: Call<T>, reply: Reply, now: number = Date.now()): T {
  try {
    return value(call, reply, now);
  } catch (error) {
    if (error instanceof ForewordError) error.requestId = reply.headers["x-request-id"] ?? null;
    throw error;
  }
}

function value<T>(call: Call<T>, reply: Reply, now: number): T {
  const after = retryAfter(reply, now);
  const unexpected = (what: string) =>
    new UnexpectedReply(`the server ${what} (status ${reply.status})`, reply.status, after);
  const kind = (reply.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (kind !== "application/json") throw unexpected(`answered with ${kind || "no type"}, not JSON`);
  let told: unknown;
  try {
    told = JSON.parse(reply.body);
  } catch {
    throw unexpected("answered with JSON that breaks off or isn't any");
  }
  if (reply.status < 200 || reply.status >= 300) throw refusal(reply, told, after) ?? unexpected("answered with an error that isn't one of Foreword's");
  try {
    return read(call.answer, told, "") as T;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw unexpected(`answered ${call.operation} with something else: ${error.message}`);
  }
}

/** The error that the body tells, a plain `Refused` where its tag is new; null where it tells none. */
function refusal(reply: Reply, told: unknown, after: number | null): Refused | null {
  if (!isObject(told) || typeof told["error"] !== "string" || typeof told["message"] !== "string") return null;
  const seconds = told["retryAfterSeconds"];
  const kind = Object.hasOwn(TAGS, told["error"]) ? TAGS[told["error"] as keyof typeof TAGS] : Refused;
  return new kind(told["message"], reply.status, told, after ?? (typeof seconds === "number" ? seconds : null));
}

/** Seconds, from a number or a date; null where the server names none that can be read. */
export function retryAfter(reply: Reply, now: number): number | null {
  const told = (reply.headers["retry-after"] ?? "").trim();
  const seconds = /^\d/.test(told) ? Number(told) : told.includes(":") ? (Date.parse(told) - now) / 1000 : NaN;
  return Number.isFinite(seconds) ? Math.max(seconds, 0) : null;
}

/** `told` as a kind of the table of shapes: unknown fields are left out, absent ones that may be are null. */
export function read(kind: string, told: unknown, path: string): unknown {
  if (kind.endsWith("?")) return told === null || told === undefined ? null : read(kind.slice(0, -1), told, path);
  if (kind === "any") return told;
  if (kind.endsWith("[]")) {
    if (!Array.isArray(told)) throw new Unreadable(`${path || "the body"} is not a list`);
    return told.map((item, number) => read(kind.slice(0, -2), item, `${path}[${number}]`));
  }
  const shape = SHAPES[kind];
  if (shape === undefined && !kind.endsWith("{}")) {
    if (typeof told !== kind) throw new Unreadable(`${path || "the body"} is not a ${kind}`);
    return told;
  }
  if (!isObject(told)) throw new Unreadable(`${path || "the body"} is not an object`);
  const rows = shape === undefined ? Object.keys(told).map((name) => [name, kind.slice(0, -2)] as const) : Object.entries(shape);
  return Object.fromEntries(rows.map(([name, inner]) => [name, field(told, name, inner, path)]));
}

function field(told: Record<string, unknown>, name: string, kind: string, path: string): unknown {
  const where = path === "" ? name : `${path}.${name}`;
  if (!Object.hasOwn(told, name) && !kind.endsWith("?")) throw new Unreadable(`${where} is missing`);
  return read(kind, told[name], where);
}

function isObject(told: unknown): told is Record<string, unknown> {
  return typeof told === "object" && told !== null && !Array.isArray(told);
}
