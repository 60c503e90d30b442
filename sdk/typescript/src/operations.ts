/** Every operation as a method; lists also as iterators over all their pages.
 *
 * It is drawn from the API's document by `sdk/generate.py`: change the server's models, not this file.
 */
import type { Call, Options } from "./call.js";
import type * as models from "./models.js";

export abstract class Operations {
  protected abstract send<T>(call: Call<T>, options: Options): Promise<T>;
  protected abstract pages<T, P>(
    page: (cursor: string | null) => Call<P>, rows: string, options: Options,
  ): AsyncIterableIterator<T>;

  /** The block for the next model call, every line with its rule, reason and price. */
  buildContext(asked: models.BuildContextRequest, options: Options = {}): Promise<models.Block> {
    return this.send({ operation: "buildContext", method: "POST", path: "/v1/context", parameters: {}, fields: { ...asked }, answer: "Block", writes: false }, options);
  }

  /** Why a memory is in the block of a message, or why not: every rule's verdict. */
  explainContext(asked: models.ExplainContextRequest, options: Options = {}): Promise<models.Explanation> {
    return this.send({ operation: "explainContext", method: "POST", path: "/v1/context/explain", parameters: {}, fields: { ...asked }, answer: "Explanation", writes: false }, options);
  }

  /** The memories of the whole store that answer a question, the best first. */
  recall(asked: models.RecallRequest, options: Options = {}): Promise<models.Recall> {
    return this.send({ operation: "recall", method: "POST", path: "/v1/recall", parameters: {}, fields: { ...asked }, answer: "Recall", writes: false }, options);
  }

  /** Learn from a finished turn; every candidate comes out as stored, folded or rejected. */
  learnTurn(asked: models.LearnTurnRequest, options: Options = {}): Promise<models.Learned> {
    return this.send({ operation: "learnTurn", method: "POST", path: "/v1/turns", parameters: {}, fields: { ...asked }, answer: "Learned", writes: true }, options);
  }

  /** The learning reports, newest first. */
  listTurns(asked: models.ListTurnsRequest = {}, options: Options = {}): Promise<models.Reports> {
    return this.send({ operation: "listTurns", method: "GET", path: "/v1/turns", parameters: {}, fields: { ...asked }, answer: "Reports", writes: false }, options);
  }

  /** The learning reports, newest first: all of them, page by page. */
  iterTurns(asked: models.ListTurnsRequest = {}, options: Options = {}): AsyncIterableIterator<models.Report> {
    return this.pages((cursor) => ({ operation: "listTurns", method: "GET", path: "/v1/turns", parameters: {}, fields: { ...asked, cursor }, answer: "Reports", writes: false }), "turns", options);
  }

  /** Remember statements as they are, without reading a turn. */
  remember(asked: models.RememberRequest, options: Options = {}): Promise<models.Learned> {
    return this.send({ operation: "remember", method: "POST", path: "/v1/memories", parameters: {}, fields: { ...asked }, answer: "Learned", writes: true }, options);
  }

  /** Rows by filter; a walk by cursor yields every row exactly once. */
  listMemories(asked: models.ListMemoriesRequest = {}, options: Options = {}): Promise<models.Memories> {
    return this.send({ operation: "listMemories", method: "GET", path: "/v1/memories", parameters: {}, fields: { ...asked }, answer: "Memories", writes: false }, options);
  }

  /** Rows by filter; a walk by cursor yields every row exactly once: all of them, page by page. */
  iterMemories(asked: models.ListMemoriesRequest = {}, options: Options = {}): AsyncIterableIterator<models.Memory> {
    return this.pages((cursor) => ({ operation: "listMemories", method: "GET", path: "/v1/memories", parameters: {}, fields: { ...asked, cursor }, answer: "Memories", writes: false }), "memories", options);
  }

  /** One row, live, retired or expired. */
  getMemory(id: number, asked: models.GetMemoryRequest = {}, options: Options = {}): Promise<models.Memory> {
    return this.send({ operation: "getMemory", method: "GET", path: "/v1/memories/{id}", parameters: { id }, fields: { ...asked }, answer: "Memory", writes: false }, options);
  }

  /** Move a row to another tier, or change its domains or its falsifying condition. */
  patchMemory(id: number, asked: models.PatchMemoryRequest = {}, options: Options = {}): Promise<models.Memory> {
    return this.send({ operation: "patchMemory", method: "PATCH", path: "/v1/memories/{id}", parameters: { id }, fields: { ...asked }, answer: "Memory", writes: true }, options);
  }

  /** Forget with the reason “deleted by request”. */
  deleteMemory(id: number, asked: models.DeleteMemoryRequest = {}, options: Options = {}): Promise<models.Forgotten> {
    return this.send({ operation: "deleteMemory", method: "DELETE", path: "/v1/memories/{id}", parameters: { id }, fields: { ...asked }, answer: "Forgotten", writes: true }, options);
  }

  /** Where a row came from and what became of it: parents, children, chain, tensions, events. */
  memoryLineage(id: number, asked: models.MemoryLineageRequest = {}, options: Options = {}): Promise<models.Lineage> {
    return this.send({ operation: "memoryLineage", method: "GET", path: "/v1/memories/{id}/lineage", parameters: { id }, fields: { ...asked }, answer: "Lineage", writes: false }, options);
  }

  /** Correct a row: a new one takes its place, the old one is retired and linked. */
  supersedeMemory(id: number, asked: models.SupersedeMemoryRequest, options: Options = {}): Promise<models.Replacement> {
    return this.send({ operation: "supersedeMemory", method: "POST", path: "/v1/memories/{id}/supersede", parameters: { id }, fields: { ...asked }, answer: "Replacement", writes: true }, options);
  }

  /** Retire a row with a reason: a tombstone, not a delete. */
  forgetMemory(id: number, asked: models.ForgetMemoryRequest, options: Options = {}): Promise<models.Forgotten> {
    return this.send({ operation: "forgetMemory", method: "POST", path: "/v1/memories/{id}/forget", parameters: { id }, fields: { ...asked }, answer: "Forgotten", writes: true }, options);
  }

  /** You saw it hold true again: the only way from hypothesis to fact. */
  observeMemory(id: number, asked: models.ObserveMemoryRequest = {}, options: Options = {}): Promise<models.Observed> {
    return this.send({ operation: "observeMemory", method: "POST", path: "/v1/memories/{id}/observe", parameters: { id }, fields: { ...asked }, answer: "Observed", writes: true }, options);
  }

  /** Make summaries of episodes: hypotheses that keep the doubt of their sources, which are superseded. */
  consolidate(asked: models.ConsolidateRequest = {}, options: Options = {}): Promise<models.Consolidated> {
    return this.send({ operation: "consolidate", method: "POST", path: "/v1/consolidate", parameters: {}, fields: { ...asked }, answer: "Consolidated", writes: true }, options);
  }

  /** Store what happened in a session, behind what happened there before. */
  tellEpisode(asked: models.TellEpisodeRequest, options: Options = {}): Promise<models.Episode> {
    return this.send({ operation: "tellEpisode", method: "POST", path: "/v1/episodes", parameters: {}, fields: { ...asked }, answer: "Episode", writes: true }, options);
  }

  /** What happened in a session, in order, with what became part of a summary since. */
  listEpisodes(sessionId: string, asked: models.ListEpisodesRequest = {}, options: Options = {}): Promise<models.Episodes> {
    return this.send({ operation: "listEpisodes", method: "GET", path: "/v1/sessions/{sessionId}/episodes", parameters: { sessionId }, fields: { ...asked }, answer: "Episodes", writes: false }, options);
  }

  /** What happened in a session, in order, with what became part of a summary since: all of them, page by page. */
  iterEpisodes(sessionId: string, asked: models.ListEpisodesRequest = {}, options: Options = {}): AsyncIterableIterator<models.Memory> {
    return this.pages((cursor) => ({ operation: "listEpisodes", method: "GET", path: "/v1/sessions/{sessionId}/episodes", parameters: { sessionId }, fields: { ...asked, cursor }, answer: "Episodes", writes: false }), "episodes", options);
  }

  /** Names and identifiers that live rows mention, with counts and rows. */
  listEntities(asked: models.ListEntitiesRequest = {}, options: Options = {}): Promise<models.Entities> {
    return this.send({ operation: "listEntities", method: "GET", path: "/v1/entities", parameters: {}, fields: { ...asked }, answer: "Entities", writes: false }, options);
  }

  /** Names and identifiers that live rows mention, with counts and rows: all of them, page by page. */
  iterEntities(asked: models.ListEntitiesRequest = {}, options: Options = {}): AsyncIterableIterator<models.Entity> {
    return this.pages((cursor) => ({ operation: "listEntities", method: "GET", path: "/v1/entities", parameters: {}, fields: { ...asked, cursor }, answer: "Entities", writes: false }), "entities", options);
  }

  /** Two claims that can't both be true; the same open pair comes back as it is. */
  openTension(asked: models.OpenTensionRequest, options: Options = {}): Promise<models.Tension> {
    return this.send({ operation: "openTension", method: "POST", path: "/v1/tensions", parameters: {}, fields: { ...asked }, answer: "Tension", writes: true }, options);
  }

  /** Tensions, open ones unless said. */
  listTensions(asked: models.ListTensionsRequest = {}, options: Options = {}): Promise<models.Tensions> {
    return this.send({ operation: "listTensions", method: "GET", path: "/v1/tensions", parameters: {}, fields: { ...asked }, answer: "Tensions", writes: false }, options);
  }

  /** Tensions, open ones unless said: all of them, page by page. */
  iterTensions(asked: models.ListTensionsRequest = {}, options: Options = {}): AsyncIterableIterator<models.Tension> {
    return this.pages((cursor) => ({ operation: "listTensions", method: "GET", path: "/v1/tensions", parameters: {}, fields: { ...asked, cursor }, answer: "Tensions", writes: false }), "tensions", options);
  }

  /** One tension, open or resolved. */
  getTension(id: number, asked: models.GetTensionRequest = {}, options: Options = {}): Promise<models.Tension> {
    return this.send({ operation: "getTension", method: "GET", path: "/v1/tensions/{id}", parameters: { id }, fields: { ...asked }, answer: "Tension", writes: false }, options);
  }

  /** Name the winner; the losing memory is retired in the same transaction. */
  resolveTension(id: number, asked: models.ResolveTensionRequest, options: Options = {}): Promise<models.Tension> {
    return this.send({ operation: "resolveTension", method: "POST", path: "/v1/tensions/{id}/resolve", parameters: { id }, fields: { ...asked }, answer: "Tension", writes: true }, options);
  }

  /** Open it again; no row is revived. */
  reopenTension(id: number, asked: models.ReopenTensionRequest = {}, options: Options = {}): Promise<models.Tension> {
    return this.send({ operation: "reopenTension", method: "POST", path: "/v1/tensions/{id}/reopen", parameters: { id }, fields: { ...asked }, answer: "Tension", writes: true }, options);
  }

  /** How a piece of work ended, for the reliability of its domain. */
  recordOutcome(asked: models.RecordOutcomeRequest, options: Options = {}): Promise<models.OutcomeReply> {
    return this.send({ operation: "recordOutcome", method: "POST", path: "/v1/self-model/outcome", parameters: {}, fields: { ...asked }, answer: "OutcomeReply", writes: true }, options);
  }

  /** Every domain with its reliability, and the weak ones. */
  readSelfModel(asked: models.ReadSelfModelRequest = {}, options: Options = {}): Promise<models.SelfModel> {
    return this.send({ operation: "readSelfModel", method: "GET", path: "/v1/self-model", parameters: {}, fields: { ...asked }, answer: "SelfModel", writes: false }, options);
  }

  /** The outcomes of one domain, newest first. */
  listOutcomes(domain: string, asked: models.ListOutcomesRequest = {}, options: Options = {}): Promise<models.Outcomes> {
    return this.send({ operation: "listOutcomes", method: "GET", path: "/v1/self-model/{domain}/outcomes", parameters: { domain }, fields: { ...asked }, answer: "Outcomes", writes: false }, options);
  }

  /** The outcomes of one domain, newest first: all of them, page by page. */
  iterOutcomes(domain: string, asked: models.ListOutcomesRequest = {}, options: Options = {}): AsyncIterableIterator<models.Outcome> {
    return this.pages((cursor) => ({ operation: "listOutcomes", method: "GET", path: "/v1/self-model/{domain}/outcomes", parameters: { domain }, fields: { ...asked, cursor }, answer: "Outcomes", writes: false }), "outcomes", options);
  }

  /** What was injected, newest first. */
  listInjections(asked: models.ListInjectionsRequest = {}, options: Options = {}): Promise<models.Injections> {
    return this.send({ operation: "listInjections", method: "GET", path: "/v1/injections", parameters: {}, fields: { ...asked }, answer: "Injections", writes: false }, options);
  }

  /** What was injected, newest first: all of them, page by page. */
  iterInjections(asked: models.ListInjectionsRequest = {}, options: Options = {}): AsyncIterableIterator<models.InjectionSummary> {
    return this.pages((cursor) => ({ operation: "listInjections", method: "GET", path: "/v1/injections", parameters: {}, fields: { ...asked, cursor }, answer: "Injections", writes: false }), "injections", options);
  }

  /** The exact text that was given, its lines, and what was left out. */
  getInjection(id: number, asked: models.GetInjectionRequest = {}, options: Options = {}): Promise<models.Injection> {
    return this.send({ operation: "getInjection", method: "GET", path: "/v1/injections/{id}", parameters: { id }, fields: { ...asked }, answer: "Injection", writes: false }, options);
  }

  /** What one block has that another hadn't. */
  diffInjections(id: number, other: number, asked: models.DiffInjectionsRequest = {}, options: Options = {}): Promise<models.Diff> {
    return this.send({ operation: "diffInjections", method: "GET", path: "/v1/injections/{id}/diff/{other}", parameters: { id, other }, fields: { ...asked }, answer: "Diff", writes: false }, options);
  }

  /** Memories, tokens, rules, rejections, tensions and weak domains in numbers. */
  readStats(asked: models.ReadStatsRequest = {}, options: Options = {}): Promise<models.Stats> {
    return this.send({ operation: "readStats", method: "GET", path: "/v1/stats", parameters: {}, fields: { ...asked }, answer: "Stats", writes: false }, options);
  }
}
