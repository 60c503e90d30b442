/** One turn of a host: the block for it, and what is said at its end. Values only; the client does what has to be done. */
import type { Call } from "./call.js";
import type { ChatMessage, Context, Placement } from "./context.js";
import * as fit from "./fit.js";
import type { BuildContextRequest, Learned, OutcomeReply } from "./models.js";

/** What a host says about a turn when it begins. */
export interface Asked {
  message: string;
  transcript: string | readonly unknown[] | null;
  sessionId: string | undefined;
  agent: string | undefined;
  namespace: string | undefined;
  source: string | undefined;
  /** Further fields of `POST /v1/context`. */
  further: Partial<BuildContextRequest>;
}

/** How a piece of work ended: `success`, or a `score` of 0…1. */
export interface Outcome {
  success?: boolean;
  score?: number;
  failurePattern?: string;
  strategy?: string;
  note?: string;
}

/** What a host holds between the beginning and the end of a turn. */
export class Turn {
  /** What became of the message, once it is through. */
  learned: Learned | null = null;
  /** The domains after the outcomes that were given. */
  recorded: OutcomeReply[] = [];
  /** What failed at the end of the turn, where failures aren't thrown. */
  problems: unknown[] = [];
  /** Whether the end of the turn is still being sent, since the deadline came first. */
  pending = false;
  #answer: string | null = null;
  #outcomes: (Outcome & { domain: string })[] = [];

  /** `spent`: seconds that memory cost this turn so far. */
  constructor(readonly asked: Asked, readonly context: Context, readonly spent: number) {}

  /** As `Context.prepend`. */
  prepend(prompt = "", placement?: Placement): string {
    return this.context.prepend(prompt, placement);
  }

  /** As `Context.place`. */
  place<M extends ChatMessage>(messages: readonly M[], placement?: Placement): (M | ChatMessage)[] {
    return this.context.place(messages, placement);
  }

  /** What the assistant said. It is no source of facts; it helps to tell the user's words from ours. */
  answer(text: string): void {
    this.#answer = text;
  }

  /** How a piece of work of this turn ended. Nothing is recorded unless it is said here.
   *
   * Throws `TypeError` for none or both of `success` and `score`.
   */
  outcome(domain: string, ended: Outcome): void {
    if ((ended.success === undefined) === (ended.score === undefined)) {
      throw new TypeError("an outcome is exactly one of success and score");
    }
    this.#outcomes.push({ ...ended, domain });
  }

  /** Whether anything of this turn went on without memory. */
  get unavailable(): boolean {
    return this.context.unavailable || this.problems.length > 0;
  }

  /** The call that learns it. The message goes whole: what was cut could be learned wrongly. */
  learning(): Call<Learned> {
    const { message, transcript, further: _, ...said } = this.asked;
    const fields = {
      ...said,
      userMessage: fit.textOf(message),
      transcript: fit.messages(transcript),
      assistantResponse: this.#answer === null ? null : fit.textOf(this.#answer),
    };
    return { operation: "learnTurn", method: "POST", path: "/v1/turns", parameters: {}, fields: fit.body(fields), answer: "Learned", writes: true };
  }

  /** What is said of each outcome that was given, naming the block that went before it. */
  recording(): (Outcome & { domain: string })[] {
    const { sessionId, agent, namespace } = this.asked;
    return this.#outcomes.map((given) => ({ ...given, sessionId, agent, namespace, injectionId: this.context.injectionId ?? undefined }));
  }
}
