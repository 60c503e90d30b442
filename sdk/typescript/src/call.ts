/** What is sent and what came back, as values: nothing here knows of sockets. */

/** What a caller may choose for one call beside what the operation takes.
 *
 * `timeout`: seconds for all of it, retries included. `idempotencyKey`: of a write; made where none is given.
 */
export interface Options {
  requestId?: string | undefined;
  timeout?: number | undefined;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** One operation with its arguments. `fields` stand in the body or the query; null and undefined are absent. */
export interface Call<T> {
  operation: string;
  method: "GET" | "POST" | "PATCH" | "DELETE" | string;
  path: string;
  parameters: Readonly<Record<string, string | number>>;
  fields: Readonly<Record<string, unknown>>;
  answer: string;
  writes: boolean;
  /** Only a type: what the answer is read as. */
  readonly gives?: T;
}

/** One answer, whole. Names of header fields are in lower case. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Whether the fields stand in a body rather than in the query. */
export function inBody(call: Call<unknown>): boolean {
  return call.method === "POST" || call.method === "PATCH";
}

/** Path and query, ready for a URL. */
export function target(call: Call<unknown>): string {
  let path = call.path;
  for (const [name, value] of Object.entries(call.parameters)) path = path.replace(`{${name}}`, () => quoted(String(value)));
  const pairs = inBody(call) ? [] : Object.entries(said(call.fields));
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return query === "" ? path : `${path}?${query}`;
}

/** JSON; null where the operation takes none. */
export function body(call: Call<unknown>): string | null {
  return inBody(call) ? JSON.stringify(said(call.fields)) : null;
}

/** What is neither null nor undefined, times as RFC 3339. */
export function said(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]));
}

/** A path's parameter; what a URL leaves as it is and a path doesn't mean is encoded as well. */
function quoted(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
