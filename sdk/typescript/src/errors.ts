/** Everything that a call can throw, as one tree: by the tag of the server's answer, or by why there was none.
 *
 * ForewordError
 * ├── Misconfigured                the client was made without an address or a key, or with unusable ones
 * ├── NoAnswer                     nothing whole came back; a write may have happened: repeat it with its key
 * │   ├── Unreachable              no connection, or it broke off
 * │   ├── DeadlineExceeded         the time that the caller gives ran out
 * │   └── UnexpectedReply          an answer that is none of this API's: another type, cut off, too large, a redirect
 * └── Refused                      the server says no, in the one shape of its errors
 *     ├── InvalidRequest        400  issues
 *     ├── Unauthorized          401
 *     ├── Forbidden             403  requiredScope | requiredRole
 *     ├── NotFound              404  resource, id
 *     ├── MethodNotAllowed      405  allow
 *     ├── NotAcceptable         406  supported
 *     ├── Conflict              409  current
 *     ├── TierFull              409  limit, used
 *     ├── IdempotencyInFlight   409
 *     ├── TooLarge              413  limitBytes
 *     ├── UnsupportedMediaType  415  supported
 *     ├── IdempotencyMismatch   422
 *     ├── RateLimited           429  retryAfter
 *     ├── Internal              500
 *     └── Unavailable           503  retryAfter, outcome
 */

/** One thing wrong with a request: where (`items[3].content`, "" for the whole), what, and a code to switch on. */
export interface Issue {
  path: string;
  message: string;
  code: string;
}

type Body = Readonly<Record<string, unknown>>;

/** What all errors of this package are. `requestId` is the name under which the server's log has the request. */
export class ForewordError extends Error {
  requestId: string | null = null;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }

  /** One word for counting: the tag of the server's answer, or the name of this class. */
  get reason(): string {
    return this.name;
  }
}

/** The client can't be made like this; the message says what to set. */
export class Misconfigured extends ForewordError {
  override name = "Misconfigured";
}

/** Nothing that can be read came back. */
export class NoAnswer extends ForewordError {
  override name = "NoAnswer";
}

/** There was no connection, or it broke off before the answer was whole. */
export class Unreachable extends NoAnswer {
  override name = "Unreachable";
}

/** The time ran out, retries included. */
export class DeadlineExceeded extends NoAnswer {
  override name = "DeadlineExceeded";
}

/** What answered isn't Foreword, or not as this client knows it. `status` is its HTTP status. */
export class UnexpectedReply extends NoAnswer {
  override name = "UnexpectedReply";

  constructor(message: string, readonly status: number, readonly retryAfter: number | null = null) {
    super(message);
  }
}

/** The server's own error. `body` is all that it said; `retryAfter` in seconds. */
export class Refused extends ForewordError {
  constructor(message: string, readonly status: number, readonly body: Body, readonly retryAfter: number | null = null) {
    super(message);
  }

  /** The tag, also one that this client doesn't know. */
  override get reason(): string {
    return String(this.body["error"] ?? this.name);
  }

  protected told<T>(name: string): T | null {
    return (this.body[name] ?? null) as T | null;
  }
}

/** The request itself is wrong; sending it again unchanged can't succeed. */
export class InvalidRequest extends Refused {
  /** All that is wrong with it. */
  get issues(): Issue[] {
    const told = this.told<unknown>("issues");
    const rows = Array.isArray(told) ? told.filter((row): row is Body => typeof row === "object" && row !== null) : [];
    const text = (row: Body, name: string) => String(row[name] ?? "");
    return rows.map((row) => ({ path: text(row, "path"), message: text(row, "message"), code: text(row, "code") }));
  }
}

/** No usable key; the message says whether it is missing, malformed, unknown, revoked or expired. */
export class Unauthorized extends Refused {}

/** A good key that may not do this. */
export class Forbidden extends Refused {
  get requiredScope(): string | null {
    return this.told("requiredScope");
  }

  get requiredRole(): string | null {
    return this.told("requiredRole");
  }
}

/** Nothing of that id here. */
export class NotFound extends Refused {
  get resource(): string | null {
    return this.told("resource");
  }

  get id(): number | string | null {
    return this.told("id");
  }
}

/** The path exists and takes other methods. */
export class MethodNotAllowed extends Refused {
  get allow(): string[] {
    return this.told("allow") ?? [];
  }
}

/** The path can't answer in a type that was asked for. */
export class NotAcceptable extends Refused {
  get supported(): string[] {
    return this.told("supported") ?? [];
  }
}

/** The state of things forbids it; `current` is what it conflicts with. */
export class Conflict extends Refused {
  get current(): unknown {
    return this.told("current");
  }
}

/** Pinning it would pass the cap; both numbers are tokens. */
export class TierFull extends Refused {
  get limit(): number | null {
    return this.told("limit");
  }

  get used(): number | null {
    return this.told("used");
  }
}

/** A request with the same Idempotency-Key is still running. */
export class IdempotencyInFlight extends Refused {}

/** More bytes than are read. */
export class TooLarge extends Refused {
  get limitBytes(): number | null {
    return this.told("limitBytes");
  }
}

/** The body is of a type, charset or encoding that is not read. */
export class UnsupportedMediaType extends Refused {
  get supported(): string[] {
    return this.told("supported") ?? [];
  }
}

/** The Idempotency-Key was used for another request. */
export class IdempotencyMismatch extends Refused {}

/** Too many requests with this key. */
export class RateLimited extends Refused {}

/** The server's own mistake; its log has it under `requestId`. */
export class Internal extends Refused {}

/** Not now. */
export class Unavailable extends Refused {
  /** `"unknown"` when a write may have been committed: repeat it with the same key. */
  get outcome(): string | null {
    return this.told("outcome");
  }
}

/** By the server's tag. */
export const TAGS = {
  InvalidRequest,
  Unauthorized,
  Forbidden,
  NotFound,
  MethodNotAllowed,
  NotAcceptable,
  Conflict,
  TierFull,
  IdempotencyInFlight,
  TooLarge,
  UnsupportedMediaType,
  IdempotencyMismatch,
  RateLimited,
  Internal,
  Unavailable,
} as const;

/** One word for any error. */
export function reasonOf(error: unknown): string {
  return error instanceof ForewordError ? error.reason : error instanceof Error ? error.name : typeof error;
}
