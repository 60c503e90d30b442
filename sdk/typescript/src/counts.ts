/** How often memory was there, and how often and why it wasn't: kept by the client, read by whoever watches the host. */

/** Since the client was made. `reasons` counts all failures by their one word. */
export interface Counts {
  /** Blocks that were asked for. */
  contexts: number;
  /** Turns that went on without memory. */
  unavailable: number;
  /** Turns that were learned, and that were not for want of an answer. */
  learned: number;
  notLearned: number;
  /** Outcomes that were recorded, and that were given and couldn't be. */
  outcomes: number;
  notRecorded: number;
  reasons: Record<string, number>;
}

export class Tally {
  #counts: Counts = { contexts: 0, unavailable: 0, learned: 0, notLearned: 0, outcomes: 0, notRecorded: 0, reasons: {} };

  /** One more of `name`; `reason` says why it failed. */
  add(name: Exclude<keyof Counts, "reasons">, reason?: string): void {
    this.#counts[name] += 1;
    if (reason !== undefined) this.#counts.reasons[reason] = (this.#counts.reasons[reason] ?? 0) + 1;
  }

  /** All of them at this moment. */
  counts(): Counts {
    return { ...this.#counts, reasons: { ...this.#counts.reasons } };
  }
}
