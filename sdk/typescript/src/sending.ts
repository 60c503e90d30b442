/** Sends calls and reads answers within a deadline: the one place of this package that does IO.
 *
 * A deadline is wall-clock time for everything, name look-up, connection, retries and a body that drips included: what
 * isn't done by then is left alone, and the caller goes on.
 */
import { body, inBody, target, type Call, type Options, type Reply } from "./call.js";
import type { Configuration } from "./configuration.js";
import { DeadlineExceeded, ForewordError, UnexpectedReply, Unreachable } from "./errors.js";
import { MAX_REPLY, valueOf } from "./replies.js";
import { pauseAfter } from "./retries.js";

export class Sender {
  constructor(readonly configuration: Configuration) {}

  /** The answer; throws a `ForewordError`, at the latest when the time-out is over, or what the caller's signal says. */
  async send<T>(call: Call<T>, options: Options): Promise<T> {
    const seconds = options.timeout ?? this.configuration.timeout;
    const ends = performance.now() + seconds * 1000;
    return await within(seconds, options.signal, (signal) => this.#tried(call, options, ends, signal));
  }

  /** Tries until it is answered, until an error is final, or until the pause would outlast the time. */
  async #tried<T>(call: Call<T>, options: Options, ends: number, signal: AbortSignal): Promise<T> {
    const headers = this.#headers(call, options);
    const content = body(call);
    for (let tries = 1; ; tries += 1) {
      let pause: number | null;
      try {
        return valueOf(call, await this.#exchange(call, headers, content, signal));
      } catch (error) {
        if (error instanceof ForewordError) error.requestId ??= headers["X-Request-Id"] ?? null;
        pause = pauseAfter(error, tries, this.configuration.retries, Math.random());
        if (pause === null || performance.now() + pause * 1000 >= ends) throw error;
      }
      await sleep(pause, signal);
    }
  }

  /** The same for all tries: above all the same Idempotency-Key. */
  #headers(call: Call<unknown>, options: Options): Record<string, string> {
    const headers: Record<string, string> = {
      Authorization: `Bearer ${this.configuration.apiKey}`,
      Accept: "application/json",
      "X-Request-Id": options.requestId ?? fresh(),
    };
    if (inBody(call)) headers["Content-Type"] = "application/json";
    if (call.writes) headers["Idempotency-Key"] = options.idempotencyKey ?? fresh();
    return headers;
  }

  /** One request and its whole answer. Redirects aren't followed: the key is for this server alone. */
  async #exchange(
    call: Call<unknown>, headers: Record<string, string>, content: string | null, signal: AbortSignal,
  ): Promise<Reply> {
    const url = this.configuration.url + target(call);
    try {
      const reply = await this.configuration.fetch(url, { method: call.method, headers, body: content, signal, redirect: "manual" });
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await textOf(reply) };
    } catch (error) {
      if (error instanceof ForewordError || signal.aborted) throw error;
      throw new Unreachable(`${told(error)} at ${this.configuration.url}`);
    }
  }
}

/** What `work` gives; throws `DeadlineExceeded` after `seconds`, whether or not the work heeds its signal. */
async function within<T>(seconds: number, outer: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const inner = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineExceeded(`no answer within ${seconds} s`)), seconds * 1000);
    leave = () => reject(outer?.reason);
  });
  if (outer?.aborted) leave();
  outer?.addEventListener("abort", leave);
  try {
    const working = work(inner.signal);
    working.catch(() => {}); // when the time runs out first, nobody is left to be told
    return await Promise.race([working, ended]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", leave);
    inner.abort();
  }
}

/** The body; throws `UnexpectedReply` for more than is read. */
async function textOf(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = reply.body?.getReader();
  let text = "";
  let bytes = 0;
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) return text + decoder.decode();
    bytes += part.value.byteLength;
    if (bytes > MAX_REPLY) {
      reader?.cancel().catch(() => {});
      throw new UnexpectedReply(`the server answered with more than ${MAX_REPLY} bytes`, reply.status);
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

function sleep(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DeadlineExceeded("the time ran out between two tries"));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener("abort", stop);
  });
}

function told(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return error instanceof Error ? `${error.message}${cause}` : String(error);
}

/** A name that nothing else has. It keeps no secret, so that any source of chance will do where there is no better. */
function fresh(): string {
  const crypto = globalThis.crypto as Crypto | undefined;
  if (crypto?.randomUUID !== undefined) return crypto.randomUUID();
  const part = () => Math.floor(Math.random() * 2 ** 32).toString(16).padStart(8, "0");
  return part() + part() + part() + part();
}
