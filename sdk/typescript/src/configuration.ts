/** Where the server is and how the client behaves: by arguments, or by `FOREWORD_URL` and `FOREWORD_API_KEY`. */
import type { Placement } from "./context.js";
import { Misconfigured } from "./errors.js";

/** What `context` and `turn` do without an answer: go on without memory, or throw. */
export type OnUnavailable = "empty" | "raise";

/** Where `foreword serve` answers unless told otherwise. */
const LOCAL = "http://127.0.0.1:8000";

export interface Settings {
  /** Absent: `FOREWORD_URL`, else this machine. */
  url?: string | undefined;
  /** Absent: `FOREWORD_API_KEY`. */
  apiKey?: string | undefined;
  /** Whom the client speaks of where a call names nobody. */
  agent?: string | undefined;
  namespace?: string | undefined;
  /** Seconds that memory may cost a turn; 0.3 unless said. */
  deadline?: number | undefined;
  /** Seconds for any other call, retries included; 10 unless said. */
  timeout?: number | undefined;
  /** 2 unless said. */
  retries?: number | undefined;
  /** "empty" unless said. */
  onUnavailable?: OnUnavailable | undefined;
  /** "system" unless said. */
  placement?: Placement | undefined;
  /** What sends requests instead of the runtime's own `fetch`. */
  fetch?: typeof fetch | undefined;
}

export interface Configuration {
  url: string;
  apiKey: string;
  deadline: number;
  timeout: number;
  retries: number;
  onUnavailable: OnUnavailable;
  placement: Placement;
  fetch: typeof fetch;
}

/** Throws `Misconfigured` for what can't work, when the client is made rather than in the middle of a turn. */
export function configured(settings: Settings): Configuration {
  const url = (settings.url || variable("FOREWORD_URL") || LOCAL).replace(/\/+$/, "");
  const apiKey = settings.apiKey || variable("FOREWORD_API_KEY");
  const { deadline = 0.3, timeout = 10, retries = 2, onUnavailable = "empty", placement = "system" } = settings;
  if (!/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/i.test(url)) throw new Misconfigured(`${url} is no address of a server; it looks like ${LOCAL}`);
  if (apiKey === "") throw new Misconfigured("no API key: pass apiKey, or set FOREWORD_API_KEY");
  if (!/^[!-~]{1,512}$/.test(apiKey)) throw new Misconfigured("the API key has to be printable ASCII without spaces");
  if (!(deadline > 0 && timeout > 0 && retries >= 0)) throw new Misconfigured("deadline and timeout have to be more than 0 seconds, retries at least 0");
  if (!["empty", "raise"].includes(onUnavailable)) throw new Misconfigured('onUnavailable is "empty" or "raise"');
  if (!["system", "developer", "user"].includes(placement)) throw new Misconfigured('placement is "system", "developer" or "user"');
  const send = settings.fetch ?? ((...asked: Parameters<typeof fetch>) => globalThis.fetch(...asked));
  return { url, apiKey, deadline, timeout, retries, onUnavailable, placement, fetch: send };
}

interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  Deno?: { env: { get(name: string): string | undefined } };
}

/** A variable of the environment, where the runtime has one and lets it be read. */
function variable(name: string): string {
  const runtime = globalThis as Runtime;
  try {
    return (runtime.process?.env?.[name] ?? runtime.Deno?.env.get(name) ?? "").trim();
  } catch {
    return "";
  }
}
