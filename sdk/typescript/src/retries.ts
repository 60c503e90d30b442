/** Whether a call is made again, and after how long: a pure decision. */
import { Refused, UnexpectedReply, Unreachable } from "./errors.js";

/** Statuses that another try may cure. A write carries one Idempotency-Key through all tries, so that it happens once,
 * also where its outcome is unknown. */
const AGAIN: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const FIRST_PAUSE = 0.1;
/** Seconds; doubled from try to try. */
export const LONGEST_PAUSE = 8;

/** Seconds to wait after the failed try number `tries` (from 1); null: it is final.
 *
 * Half of a pause is fixed and half is `chance` (0…1), so that many hosts don't come back at once. What the server asks
 * for in Retry-After is the least; at most a tenth, and never more than a second, is put on top.
 */
export function pauseAfter(error: unknown, tries: number, retries: number, chance: number): number | null {
  if (tries > retries || !mayPass(error)) return null;
  const asked = error instanceof Refused || error instanceof UnexpectedReply ? error.retryAfter : null;
  if (asked !== null) return asked + Math.min(asked / 10, 1) * chance;
  return Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE) * (0.5 + chance / 2);
}

function mayPass(error: unknown): boolean {
  if (error instanceof Refused) return AGAIN.has(error.status) || error.reason === "IdempotencyInFlight";
  if (error instanceof UnexpectedReply) return AGAIN.has(error.status);
  return error instanceof Unreachable;
}
