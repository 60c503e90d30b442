/** The client.
 *
 *     const memory = new Foreword();
 *     const reply = await memory.turn(message, (turn) => ask(model, turn.prepend(systemPrompt), message));
 */
import { said, type Call, type Options } from "./call.js";
import { configured, type Configuration, type OnUnavailable, type Settings } from "./configuration.js";
import { Context, type Placement } from "./context.js";
import { Tally, type Counts } from "./counts.js";
import { ForewordError, reasonOf } from "./errors.js";
import * as fit from "./fit.js";
import type { Block, BuildContextRequest } from "./models.js";
import { Operations } from "./operations.js";
import { Sender } from "./sending.js";
import { Turn, type Asked } from "./turn.js";

/** Ends of turns that may be under way in the background; those of further ones are given up and counted. */
const MOST_PENDING = 64;

/** Too many ends of turns were still waiting for an answer. */
class Backlog extends ForewordError {
  override name = "Backlog";
}

/** What a host may say about one turn beside its message. The last three are the client's own where they aren't said. */
export interface ContextChoices extends Omit<BuildContextRequest, "userMessage" | "transcript"> {
  /** What the model can already see: text, or messages as the providers write them. */
  transcript?: string | readonly unknown[] | null | undefined;
  /** Seconds. */
  deadline?: number | undefined;
  placement?: Placement | undefined;
  onUnavailable?: OnUnavailable | undefined;
}

export interface TurnChoices extends ContextChoices {
  /** Who says it; "user" unless said. */
  source?: string | undefined;
  /** Whether it is learned; true unless said. */
  learn?: boolean | undefined;
}

/** The agent and the namespace that a client speaks of where a call names none. */
interface Scope {
  agent?: string | undefined;
  namespace?: string | undefined;
}

/** What clients of several agents share. */
interface Shared {
  sender: Sender;
  tally: Tally;
  pending: Set<Promise<void>>;
  leaving: AbortController;
}

/** Memory for an agent's host. */
export class Foreword extends Operations {
  readonly #scope: Scope;
  readonly #shared: Shared;

  /** Throws `Misconfigured`. */
  constructor(settings: Settings = {}, shared?: Shared) {
    super();
    this.#scope = { agent: settings.agent, namespace: settings.namespace };
    this.#shared = shared ?? {
      sender: new Sender(configured(settings)), tally: new Tally(), pending: new Set(), leaving: new AbortController(),
    };
  }

  /** The same client, speaking of an agent or a namespace; connections and counts are shared. */
  of(scope: Scope): Foreword {
    const { agent = this.#scope.agent, namespace = this.#scope.namespace } = scope;
    return new Foreword({ agent, namespace }, this.#shared);
  }

  /** How often memory was there, and how often and why it wasn't. */
  get counts(): Counts {
    return this.#shared.tally.counts();
  }

  /** The block for the next model call: `context.prepend(systemPrompt)` puts it where it belongs.
   *
   * Without an answer within the deadline the context is empty and says why, or the error is thrown, as `onUnavailable`
   * has it.
   */
  async context(message: string, choices: ContextChoices = {}): Promise<Context> {
    const { sender, tally } = this.#shared;
    const { deadline, placement, onUnavailable } = this.#ways(choices);
    tally.add("contexts");
    try {
      const block = await sender.send(this.#building(this.#asked(message, choices)), { timeout: deadline });
      return new Context(block, null, placement);
    } catch (error) {
      tally.add("unavailable", reasonOf(error));
      if (onUnavailable === "raise") throw error;
      return new Context(null, error, placement);
    }
  }

  /** A turn around a model call: builds the context, runs the body, and at the end learns what the user said and records
   * the outcomes that were given, all within one deadline; what isn't through by then goes on in the background.
   *
   * When the body throws, the user's words are learned all the same, for they were said; an outcome is recorded only if it
   * was given. Gives what the body gives.
   */
  async turn<R>(message: string, body: (turn: Turn) => R | Promise<R>, choices: TurnChoices = {}): Promise<R> {
    const began = performance.now();
    const context = await this.context(message, choices);
    const turn = new Turn(this.#asked(message, choices), context, (performance.now() - began) / 1000);
    let given: R;
    try {
      given = await body(turn);
    } catch (error) {
      await this.#finish(turn, choices, false);
      throw error;
    }
    await this.#finish(turn, choices, this.#ways(choices).onUnavailable === "raise");
    return given;
  }

  /** Whether the process answers. */
  async health(): Promise<Record<string, unknown>> {
    return await this.send(meta("health", "/healthz"), {});
  }

  /** Whether it can serve; throws `Unavailable` when it can't. */
  async ready(): Promise<Record<string, unknown>> {
    return await this.send(meta("ready", "/readyz"), {});
  }

  /** Waits one deadline at most for ends of turns in the background, and gives up the rest. */
  async close(): Promise<void> {
    const { pending, leaving, sender } = this.#shared;
    await atMost(sender.configuration.deadline, Promise.all(pending));
    if (pending.size > 0) leaving.abort(new Backlog("the client was closed"));
    this.#shared.leaving = new AbortController();
  }

  protected override send<T>(call: Call<T>, options: Options): Promise<T> {
    return this.#shared.sender.send({ ...call, fields: this.#scoped(call) }, options);
  }

  protected override async *pages<T, P>(page: (cursor: string | null) => Call<P>, rows: string, options: Options): AsyncIterableIterator<T> {
    let cursor: string | null = null;
    do {
      const found: Record<string, unknown> = (await this.send(page(cursor), options)) as Record<string, unknown>;
      yield* found[rows] as T[];
      cursor = found["nextCursor"] as string | null;
    } while (cursor !== null);
  }

  /** The fields of a call, with the client's agent and namespace where they are open. Every operation knows both. */
  #scoped(call: Call<unknown>): Record<string, unknown> {
    return call.path.startsWith("/v1/") ? { ...said({ ...this.#scope }), ...said(call.fields) } : { ...call.fields };
  }

  #ways(choices: ContextChoices): Pick<Configuration, "deadline" | "placement" | "onUnavailable"> {
    const usual = this.#shared.sender.configuration;
    return {
      deadline: choices.deadline ?? usual.deadline,
      placement: choices.placement ?? usual.placement,
      onUnavailable: choices.onUnavailable ?? usual.onUnavailable,
    };
  }

  #asked(message: string, choices: TurnChoices): Asked {
    const { transcript, deadline: _d, placement: _p, onUnavailable: _o, learn: _l, sessionId, source, ...rest } = choices;
    const { agent, namespace, ...further } = rest;
    return {
      message, transcript: transcript ?? null, sessionId: sessionId ?? undefined, source, further,
      agent: agent ?? this.#scope.agent, namespace: namespace ?? this.#scope.namespace,
    };
  }

  /** The call for a turn's block, cut to what the server reads. */
  #building(asked: Asked): Call<Block> {
    const { sessionId, agent, namespace, further } = asked;
    const fields = said({
      ...further, sessionId, agent, namespace, userMessage: fit.message(asked.message), transcript: fit.messages(asked.transcript),
    });
    return { operation: "buildContext", method: "POST", path: "/v1/context", parameters: {}, fields: fit.body(fields), answer: "Block", writes: false };
  }

  /** Waits for what the beginning left of the deadline; where `raises`, for all of it, and throws what failed first. */
  async #finish(turn: Turn, choices: TurnChoices, raises: boolean): Promise<void> {
    const { pending } = this.#shared;
    const work: Promise<void> = this.#end(turn, choices.learn ?? true).finally(() => pending.delete(work));
    pending.add(work);
    turn.pending = true;
    await (raises ? work : atMost(Math.max(this.#ways(choices).deadline - turn.spent, 0), work));
    if (raises && turn.problems.length > 0) throw turn.problems[0];
  }

  /** Everything that is left to do for a turn; what fails stands in `problems` and is counted. */
  async #end(turn: Turn, learn: boolean): Promise<void> {
    const signal = this.#shared.leaving.signal;
    const full = this.#shared.pending.size >= MOST_PENDING;
    if (full) this.#failed(turn, "notLearned", new Backlog("too many turns wait for an answer"));
    if (!full && learn && turn.asked.message.trim() !== "") {
      await this.#one(turn, "learned", "notLearned", async () => {
        turn.learned = await this.#shared.sender.send(turn.learning(), { signal });
      });
    }
    for (const given of full ? [] : turn.recording()) {
      await this.#one(turn, "outcomes", "notRecorded", async () => {
        turn.recorded.push(await this.recordOutcome(given, { signal }));
      });
    }
    turn.pending = false;
  }

  async #one(turn: Turn, done: "learned" | "outcomes", not: "notLearned" | "notRecorded", work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#shared.tally.add(done);
    } catch (error) {
      this.#failed(turn, not, error);
    }
  }

  #failed(turn: Turn, name: "notLearned" | "notRecorded", error: unknown): void {
    turn.problems.push(error);
    this.#shared.tally.add(name, reasonOf(error));
  }
}

function meta(operation: string, path: string): Call<Record<string, unknown>> {
  return { operation, method: "GET", path, parameters: {}, fields: {}, answer: "any{}", writes: false };
}

/** Waits for `work`, and no longer than `seconds`. */
async function atMost(seconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, seconds * 1000)));
  await Promise.race([work, over]);
  clearTimeout(timer);
}
