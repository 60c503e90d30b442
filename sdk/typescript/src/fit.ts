/** Fits a turn to what the server reads, so that a long conversation never costs a host its memory.
 *
 * Limits count what the server counts: characters are code points, bytes are those of the body in UTF-8. The newest
 * messages are kept; of a message that is too long both ends are. What is cut is only ever compared with, never learned.
 */

/** Characters of a user's message. */
export const MAX_MESSAGE = 20_000;
/** Messages of a transcript. */
export const MAX_MESSAGES = 2_000;
/** Characters of a role. */
export const MAX_ROLE = 50;
/** Bytes of a request's body, where the operator chose no other. */
export const MAX_BODY = 262_144;

export interface Said {
  role: string;
  content: string;
}

type Fields = Record<string, unknown>;

const NO_TEXT = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const BYTES = new TextEncoder();

/** The text of a message's content as the model providers write it: text, or parts of which some have text. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content.replace(NO_TEXT, "\uFFFD");
  if (Array.isArray(content)) return content.map(textOf).filter(Boolean).join("\n");
  if (typeof content !== "object" || content === null) return "";
  const part = content as Fields;
  return textOf(part["text"] || part["content"]);
}

/** At most `MAX_MESSAGE` characters, the middle left out. */
export function message(text: string): string {
  const clean = textOf(text);
  if (clean.length <= MAX_MESSAGE) return clean;
  const signs = Array.from(clean);
  return signs.length <= MAX_MESSAGE ? clean : bothEnds(signs, MAX_MESSAGE);
}

function bothEnds(signs: string[], length: number): string {
  const half = Math.floor((length - 3) / 2);
  return `${signs.slice(0, half).join("")}\n…\n${signs.slice(-half).join("")}`;
}

/** A transcript of any provider's messages as the server takes it; what has no text is left out. */
export function messages(transcript: string | Iterable<unknown> | null | undefined): string | Said[] | null {
  if (transcript === null || transcript === undefined) return null;
  if (typeof transcript === "string") return textOf(transcript);
  return Array.from(transcript, row).filter((said) => said.content !== "").slice(-MAX_MESSAGES);
}

function row(said: unknown): Said {
  const whole = typeof said === "object" && said !== null && !Array.isArray(said);
  const role = whole ? textOf((said as Fields)["role"]) : "";
  const content = textOf(whole ? (said as Fields)["content"] : said);
  return { role: Array.from(role).slice(0, MAX_ROLE).join("") || "unknown", content };
}

/** The fields of a request with as much of `assistantResponse` and `transcript` as `limit` bytes leave room for.
 *
 * An answer takes half of the room at most, so that some of the transcript is always left.
 */
export function body(fields: Fields, limit: number = MAX_BODY): Fields {
  const { transcript, assistantResponse, ...rest } = fields;
  if (typeof assistantResponse === "string") {
    const room = limit - size({ ...rest, assistantResponse: "" });
    rest["assistantResponse"] = cut(assistantResponse, Math.floor(room / 2));
  }
  if (typeof transcript === "string" || Array.isArray(transcript)) {
    const room = limit - size({ ...rest, transcript: "" });
    const kept = typeof transcript === "string" ? cut(transcript, room) : newest(transcript as Said[], room);
    if (kept.length > 0) rest["transcript"] = kept;
  }
  return rest;
}

function newest(rows: Said[], room: number): Said[] {
  const kept: Said[] = [];
  for (const said of rows.slice().reverse()) {
    const bytes = size(said) + 1;
    if (bytes > room) break;
    kept.push(said);
    room -= bytes;
  }
  const last = rows.at(-1);
  if (kept.length > 0 || last === undefined) return kept.reverse();
  const content = cut(last.content, room - size({ ...last, content: "" }) - 1);
  return content === "" ? [] : [{ ...last, content }];
}

/** The longest end of `text`, roughly, whose JSON takes at most `room` bytes beside its quotes. */
function cut(text: string, room: number): string {
  let end = room > 0 ? text.slice(-room) : "";
  while (end !== "" && size(end) - 2 > room) end = end.slice(Math.max(Math.floor((size(end) - 2 - room) / 6), 1));
  return textOf(end);
}

function size(value: unknown): number {
  return BYTES.encode(JSON.stringify(value)).length;
}
