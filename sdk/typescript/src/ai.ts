/** Vercel AI SDK: memory as a middleware of a language model.
 *
 *     const model = wrapLanguageModel({ model: openai("…"), middleware: forewordMiddleware(memory) });
 *
 * Before a model call the block goes before the system prompt, after it the user's words are learned. Nothing of the AI SDK is
 * imported: what is used of it is written down here, and is the same in its versions 6 and 7.
 */
import type { Foreword, TurnChoices } from "./client.js";
import type { Turn } from "./turn.js";

/** What is read of a message of a prompt. */
export interface PromptMessage {
  role: string;
  content: unknown;
}

/** What is read and written of a call's parameters. */
export interface CallParameters {
  prompt: PromptMessage[];
}

type Part = { type?: unknown; text?: unknown; delta?: unknown };

/** A middleware as `wrapLanguageModel` takes it. */
export interface ForewordMiddleware {
  readonly specificationVersion: "v3";
  transformParams<P extends CallParameters>(call: { params: P }): Promise<P>;
  wrapGenerate<R>(call: { doGenerate: () => PromiseLike<R>; params: object }): Promise<R>;
  wrapStream<R extends { stream: ReadableStream }>(call: { doStream: () => PromiseLike<R>; params: object }): Promise<R>;
}

/** A turn that was begun and waits for its end. */
interface Open {
  turn: Turn;
  answered(): void;
  failed(error: unknown): void;
  /** Settles once the turn is learned, or its deadline is over. */
  over: Promise<unknown>;
}

/** Memory around a language model. `choices` are those of `memory.turn`: name the conversation by `sessionId`. */
export function forewordMiddleware(memory: Foreword, choices: TurnChoices = {}): ForewordMiddleware {
  const open = new WeakMap<object, Open>();
  return {
    specificationVersion: "v3",
    async transformParams({ params }) {
      const place = params.prompt.map(({ role }) => role).lastIndexOf("user");
      if (place < 0) return params;
      const opens = place === params.prompt.length - 1;
      const begun = await begin(memory, textOf(params.prompt[place]?.content), {
        ...choices,
        transcript: params.prompt.slice(0, place).map(({ role, content }) => ({ role, content: textOf(content) })),
        learn: opens && (choices.learn ?? true),
      });
      const placed = { ...params, prompt: withBlock(params.prompt, begun.turn) };
      open.set(placed, begun);
      return placed;
    },
    async wrapGenerate({ doGenerate, params }) {
      const begun = open.get(params);
      if (begun === undefined) return await doGenerate();
      try {
        const result = await doGenerate();
        begun.turn.answer(textOf((result as { content?: unknown }).content));
        begun.answered();
        return result;
      } catch (error) {
        begun.failed(error);
        throw error;
      } finally {
        await begun.over;
      }
    },
    async wrapStream({ doStream, params }) {
      const begun = open.get(params);
      if (begun === undefined) return await doStream();
      try {
        const result = await doStream();
        return { ...result, stream: result.stream.pipeThrough(heard(begun)) };
      } catch (error) {
        begun.failed(error);
        await begun.over;
        throw error;
      }
    },
  };
}

/** Begins a turn whose end comes from somewhere else than the body of `memory.turn`. */
async function begin(memory: Foreword, message: string, choices: TurnChoices): Promise<Open> {
  return await new Promise<Open>((resolve, reject) => {
    let answered: () => void = () => undefined;
    let failed: (error: unknown) => void = () => undefined;
    const ended = new Promise<void>((done, fail) => {
      answered = done;
      failed = fail;
    });
    const whole = memory.turn(message, async (turn) => {
      resolve({ turn, answered, failed, over });
      await ended;
    }, choices);
    const over = whole.catch(reject);
  });
}

/** Passes a stream on as it comes, and ends the turn with it: at its end, at its failure, or when nobody reads on. */
function heard(begun: Open): TransformStream {
  let answer = "";
  const transformer = {
    transform(part: Part, controller: TransformStreamDefaultController) {
      if (part.type === "text-delta" && typeof part.delta === "string") answer += part.delta;
      controller.enqueue(part);
    },
    async flush() {
      begun.turn.answer(answer);
      begun.answered();
      await begun.over;
    },
    async cancel() {
      begun.answered();
      await begun.over;
    },
  };
  return new TransformStream(transformer);
}

/** The prompt with the block before its system message, which is made where there is none. */
function withBlock(prompt: readonly PromptMessage[], turn: Turn): PromptMessage[] {
  const [first, ...rest] = prompt;
  if (first?.role === "system" && typeof first.content === "string") {
    return [{ ...first, content: turn.prepend(first.content, "system") }, ...rest];
  }
  return [{ role: "system", content: turn.prepend("", "system") }, ...prompt];
}

/** The text of a content: of its parts that are text. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.flatMap((part: Part) => (part.type === "text" && typeof part.text === "string" ? [part.text] : [])).join("\n");
}
