/** What the operations take and give.
 *
 * It is drawn from the API's document by `sdk/generate.py`: change the server's models, not this file.
 */

export interface Stable {
  text: string;
  tokens: number;
  hash: string;
}

export interface Volatile {
  text: string;
  tokens: number;
}

export interface Entry {
  id: number | null;
  kind: "memory" | "tension" | "guardrail" | "notice";
  tier: "L0" | "L1" | "L2" | "L3" | null;
  rule: string;
  reason: string;
  line: string;
  gist: string;
  body: string;
  tokens: number;
  score: number | null;
  alsoBy: string[];
  status: "fact" | "hypothesis" | "retired" | null;
  trust: string | null;
  unattributable: boolean | null;
  source: string | null;
  confidence: number | null;
  learnedAt: string | null;
  lastObservedAt: string | null;
  hopCount: number | null;
  namespace: string | null;
  invalidationTag: string | null;
  invalidationCondition: string | null;
}

export interface LeftOut {
  id: number | null;
  rule: string;
  tokens: number;
  reason: string;
}

export interface Correction {
  matched: string;
  likelyStale: number[];
}

/** The block, every line of it with its rule, reason and price, and what was left out. */
export interface Block {
  injectionId: number | null;
  format: 1;
  text: string;
  empty: boolean;
  stable: Stable;
  volatile: Volatile;
  totalTokens: number;
  maxTokens: number;
  overBudgetBy: number;
  truncated: boolean;
  entries: Entry[];
  leftOut: LeftOut[];
  correction: Correction | null;
  triggers: string[];
  tensions: number;
  guardrails: string[];
  degraded: string[];
}

export interface Verdict {
  rule: string;
  verdict: "proposed" | "collapsed" | "over-budget" | "not-matched" | "not-applicable";
  why: string;
}

/** Every rule's verdict on one memory for one message. */
export interface Explanation {
  memoryId: number;
  included: boolean;
  verdicts: Verdict[];
}

/** One row: a statement with its provenance, status, tier and durability. */
export interface Memory {
  id: number;
  content: string;
  gist: string;
  tier: "L0" | "L1" | "L2" | "L3";
  kind: "semantic" | "episodic";
  status: "fact" | "hypothesis" | "retired";
  agent: string;
  namespace: string;
  domains: string[];
  source: string | null;
  attestedBy: string;
  confidence: number;
  learnedAt: string;
  lastObservedAt: string | null;
  lastAccessedAt: string | null;
  accessCount: number;
  hopCount: number;
  parentId: number | null;
  supersededBy: number | null;
  invalidationTag: string | null;
  invalidationCondition: string | null;
  retiredReason: string | null;
  expiresAt: string | null;
  ephemeral: boolean;
  expiry: string;
  unattributable: boolean;
  trust: string;
  tokens: number;
  embeddingModel: string;
  sessionId: string | null;
  advisory: string | null;
  occurredAt: string | null;
  occurredOffset: number | null;
  outcome: "success" | "failure" | "unknown" | null;
  previousId: number | null;
  restatements: number;
}

export interface Hit {
  memory: Memory;
  score: number;
  rule: string;
  matched: string[];
  similarity: number | null;
  reason: string;
}

/** The best first; `matched` says by which words. */
export interface Recall {
  query: string;
  empty: boolean;
  results: Hit[];
  degraded: string[];
}

export interface Folded {
  candidate: string;
  into: number;
}

export interface Superseded {
  old: number;
  new: number;
  rule: string;
}

export interface Rejected {
  content: string;
  rule: string;
  reason: string;
}

export interface Claim {
  text: string;
  memoryId: number | null;
}

/** One tension, open or resolved. */
export interface Tension {
  id: number;
  status: "open" | "resolved";
  impact: "critical" | "medium" | "low";
  claimA: Claim;
  claimB: Claim;
  question: string;
  origin: "api" | "detector" | "judge";
  suggestion: string | null;
  winner: "a" | "b" | "both" | "neither" | null;
  resolution: string | null;
  pattern: string | null;
  resolvedBy: string | null;
  createdAt: string;
  resolvedAt: string | null;
}

export interface Skipped {
  rule: string;
  reason: string;
}

export interface Judge {
  used: boolean;
  outcome: string;
}

export interface Counts {
  stored: number;
  folded: number;
  superseded: number;
  rejected: number;
  tensions: number;
  promoted: number;
}

/** What became of every candidate: exactly one of stored, folded or rejected. */
export interface Learned {
  stored: Memory[];
  folded: Folded[];
  superseded: Superseded[];
  rejected: Rejected[];
  tensions: Tension[];
  promoted: number[];
  skipped: Skipped | null;
  judge: Judge;
  counts: Counts;
}

/** One learning report as it was given; rows stand in it by their ids. */
export interface Report {
  id: number;
  at: string;
  sessionId: string | null;
  namespace: string | null;
  rules: string[];
  report: Record<string, unknown>;
}

export interface Reports {
  turns: Report[];
  nextCursor: string | null;
}

export interface Memories {
  memories: Memory[];
  nextCursor: string | null;
}

export interface Forgotten {
  id: number;
  status: "retired";
  retiredReason: string | null;
  content: string;
}

export interface Event {
  kind: string;
  rule: string;
  actor: string;
  at: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Where a row came from and what became of it. */
export interface Lineage {
  memory: Memory;
  parents: Memory[];
  children: Memory[];
  superseded: Memory[];
  tensions: Tension[];
  events: Event[];
}

export interface RetiredRow {
  id: number;
  status: "retired";
  supersededBy: number;
}

/** The old row retired, the new one in its place. */
export interface Replacement {
  superseded: RetiredRow;
  new: Memory;
}

export interface Observed {
  id: number;
  status: "fact";
  confidence: number;
  lastObservedAt: string;
  content: string;
}

/** One summary with what was computed for it. In a preview `semanticId`, `content` and `model` are null.
 * 
 * `fallback` says why a configured model didn't word it.
 */
export interface Cluster {
  namespace: string;
  sourceIds: number[];
  sources: number;
  semanticId: number | null;
  status: "hypothesis";
  confidence: number;
  invalidationTag: string | null;
  invalidationCondition: string | null;
  hopCount: number;
  parentId: number;
  content: string | null;
  model: string | null;
  fallback: string | null;
}

/** `clusters` counts those of `details`; the other counts are of what was written: 0 in a preview. */
export interface Consolidated {
  dryRun: boolean;
  clusters: number;
  sourcesConsolidated: number;
  semanticCreated: number;
  model: string | null;
  details: Cluster[];
}

/** The episode, and the one before it in its session. */
export interface Episode {
  episode: Memory;
  previous: number | null;
}

/** In the order in which they were told, retired ones too. */
export interface Episodes {
  episodes: Memory[];
  nextCursor: string | null;
}

/** `count` live rows mention it; `memories` are the ids of the newest of them, twenty at most. */
export interface Entity {
  name: string;
  kind: "name" | "identifier";
  count: number;
  memories: number[];
}

/** In the order of their names. */
export interface Entities {
  entities: Entity[];
  nextCursor: string | null;
}

export interface Tensions {
  tensions: Tension[];
  nextCursor: string | null;
}

export interface Domain {
  name: string;
  reliability: number;
  samples: number;
  active: boolean;
  guardrail: boolean;
  failurePatterns: string[];
  strategies: string[];
  lastOutcomeAt: string | null;
}

/** Every domain with an outcome, and the names of those below the line. */
export interface SelfModel {
  domains: Domain[];
  weakDomains: string[];
}

/** The domain after this outcome. */
export interface OutcomeReply {
  domain: string;
  reliability: number;
  samples: number;
  guardrail: boolean;
  model: SelfModel;
}

export interface Outcome {
  id: number;
  domain: string;
  score: number;
  at: string;
  failurePattern: string | null;
  strategy: string | null;
  injectionId: number | null;
  sessionId: string | null;
  note: string | null;
  reset: boolean;
}

export interface Outcomes {
  outcomes: Outcome[];
  nextCursor: string | null;
}

/** One injection without its text. */
export interface InjectionSummary {
  id: number;
  at: string;
  sessionId: string | null;
  namespace: string | null;
  hash: string;
  stableTokens: number;
  volatileTokens: number;
  totalTokens: number;
  maxTokens: number;
  savedTokens: number;
  entries: number;
  leftOut: number;
  tokensByRule: Record<string, number>;
  rules: string[];
  triggers: string[];
  degraded: string[];
}

export interface Injections {
  injections: InjectionSummary[];
  nextCursor: string | null;
}

/** The exact text that was given, its lines, and what was left out. */
export interface Injection {
  id: number;
  at: string;
  agent: string;
  sessionId: string | null;
  namespace: string | null;
  request: Record<string, unknown>;
  text: string;
  hash: string;
  stableTokens: number;
  volatileTokens: number;
  totalTokens: number;
  maxTokens: number;
  savedTokens: number;
  entries: Entry[];
  leftOut: LeftOut[];
  correction: Correction | null;
  triggers: string[];
  rules: string[];
  degraded: string[];
}

/** Lines by their text: gone, new, and kept. */
export interface Diff {
  id: number;
  other: number;
  added: Entry[];
  removed: Entry[];
  kept: number;
  tokens: number;
}

export interface Day {
  day: string;
  injections: number;
  tokensInjected: number;
  tokensSaved: number;
}

/** Calls of the organisation's judge today (UTC), and how many a day it may make. */
export interface JudgeCalls {
  used: number;
  budget: number;
}

/** Counts by tier, status, day and rule. */
export interface Stats {
  memories: Record<string, Record<string, number>>;
  days: Day[];
  rules: Record<string, number>;
  rejections: Record<string, number>;
  refusedMerges: number;
  openTensions: number;
  weakDomains: string[];
  judgeCalls: JudgeCalls;
}

/** One message that the model can already see. */
export interface Message {
  role: string;
  content: string;
}

/** One statement to remember. With a `source` it is a fact, without one a hypothesis. */
export interface Item {
  content: string;
  tier?: "L0" | "L1" | "L2" | "L3" | null | undefined;
  namespace?: string | null | undefined;
  source?: string | null | undefined;
  confidence?: number | null | undefined;
  invalidationTag?: string | null | undefined;
  invalidationCondition?: string | null | undefined;
  kind?: "semantic" | "episodic" | null | undefined;
  parentId?: number | null | undefined;
  ttlHours?: number | null | undefined;
  domains?: string[] | null | undefined;
}

/** A claim that is a memory. */
export interface HeldClaim {
  memoryId: number;
}

/** What `buildContext` may say. */
export interface BuildContextRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  userMessage: string;
  transcript?: string | Message[] | null | undefined;
  sessionId?: string | null | undefined;
  maxTokens?: number | null | undefined;
  include?: number[] | null | undefined;
  recall?: "auto" | "lexical" | "off" | null | undefined;
  asOf?: string | Date | null | undefined;
  dryRun?: boolean | null | undefined;
  at?: string | Date | null | undefined;
}

/** What `explainContext` may say. */
export interface ExplainContextRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  userMessage: string;
  transcript?: string | Message[] | null | undefined;
  sessionId?: string | null | undefined;
  maxTokens?: number | null | undefined;
  include?: number[] | null | undefined;
  recall?: "auto" | "lexical" | "off" | null | undefined;
  asOf?: string | Date | null | undefined;
  dryRun?: boolean | null | undefined;
  at?: string | Date | null | undefined;
  memoryId: number;
}

/** What `recall` may say. */
export interface RecallRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  query: string;
  limit?: number | null | undefined;
  kinds?: ("semantic" | "episodic")[] | null | undefined;
  tiers?: ("L0" | "L1" | "L2" | "L3")[] | null | undefined;
  mode?: "auto" | "lexical" | "semantic" | null | undefined;
  neighbours?: boolean | null | undefined;
  includeRetired?: boolean | null | undefined;
  includeExpired?: boolean | null | undefined;
  sessionId?: string | null | undefined;
  at?: string | Date | null | undefined;
}

/** What `learnTurn` may say. */
export interface LearnTurnRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  userMessage: string;
  assistantResponse?: string | null | undefined;
  transcript?: string | Message[] | null | undefined;
  sessionId?: string | null | undefined;
  source?: string | null | undefined;
  observedAt?: string | Date | null | undefined;
  at?: string | Date | null | undefined;
}

/** What `listTurns` may say. */
export interface ListTurnsRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
  q?: string | undefined;
  sessionId?: string | undefined;
  rule?: string | undefined;
  before?: string | Date | undefined;
  after?: string | Date | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What `remember` may say. */
export interface RememberRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  items: Item[];
  sessionId?: string | null | undefined;
}

/** What `listMemories` may say. */
export interface ListMemoriesRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
  q?: string | undefined;
  tier?: "L0" | "L1" | "L2" | "L3" | undefined;
  status?: "fact" | "hypothesis" | "retired" | "all" | undefined;
  kind?: "semantic" | "episodic" | undefined;
  source?: string | undefined;
  domain?: string | undefined;
  expiry?: "permanent" | "ephemeral" | "expired" | undefined;
  includeExpired?: boolean | undefined;
  sort?: "recent" | "created" | "accessed" | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What `getMemory` may say. */
export interface GetMemoryRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
}

/** What `patchMemory` may say. */
export interface PatchMemoryRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  tier?: "L0" | "L1" | "L2" | "L3" | null | undefined;
  domains?: string[] | null | undefined;
  invalidationTag?: string | null | undefined;
  invalidationCondition?: string | null | undefined;
}

/** What `deleteMemory` may say. */
export interface DeleteMemoryRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
}

/** What `memoryLineage` may say. */
export interface MemoryLineageRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
}

/** What `supersedeMemory` may say. */
export interface SupersedeMemoryRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  content: string;
  source?: string | null | undefined;
  confidence?: number | null | undefined;
  invalidationTag?: string | null | undefined;
  invalidationCondition?: string | null | undefined;
  kind?: "semantic" | "episodic" | null | undefined;
  tier?: "L0" | "L1" | "L2" | "L3" | null | undefined;
  domains?: string[] | null | undefined;
  ttlHours?: number | null | undefined;
  sessionId?: string | null | undefined;
}

/** What `forgetMemory` may say. */
export interface ForgetMemoryRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  reason: string;
}

/** What `observeMemory` may say. */
export interface ObserveMemoryRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
}

/** What `consolidate` may say. */
export interface ConsolidateRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  dryRun?: boolean | null | undefined;
  maxClusters?: number | null | undefined;
}

/** What `tellEpisode` may say. */
export interface TellEpisodeRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  content: string;
  sessionId: string;
  source?: string | null | undefined;
  outcome?: "success" | "failure" | "unknown" | null | undefined;
  occurredAt?: string | Date | null | undefined;
}

/** What `listEpisodes` may say. */
export interface ListEpisodesRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What `listEntities` may say. */
export interface ListEntitiesRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What `openTension` may say. */
export interface OpenTensionRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  claimA: string | HeldClaim;
  claimB: string | HeldClaim;
  impact?: "critical" | "medium" | "low" | null | undefined;
  question: string;
}

/** What `listTensions` may say. */
export interface ListTensionsRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
  status?: "open" | "resolved" | "all" | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What `getTension` may say. */
export interface GetTensionRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
}

/** What `resolveTension` may say. */
export interface ResolveTensionRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  winner: "a" | "b" | "both" | "neither";
  resolution: string;
  pattern?: string | null | undefined;
}

/** What `reopenTension` may say. */
export interface ReopenTensionRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
}

/** What `recordOutcome` may say. */
export interface RecordOutcomeRequest {
  agent?: string | null | undefined;
  namespace?: string | null | undefined;
  domain: string;
  success?: boolean | null | undefined;
  score?: number | null | undefined;
  failurePattern?: string | null | undefined;
  strategy?: string | null | undefined;
  injectionId?: number | null | undefined;
  sessionId?: string | null | undefined;
  note?: string | null | undefined;
}

/** What `readSelfModel` may say. */
export interface ReadSelfModelRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
}

/** What `listOutcomes` may say. */
export interface ListOutcomesRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What `listInjections` may say. */
export interface ListInjectionsRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
  sessionId?: string | undefined;
  memoryId?: number | undefined;
  rule?: string | undefined;
  before?: string | Date | undefined;
  after?: string | Date | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** What `getInjection` may say. */
export interface GetInjectionRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
}

/** What `diffInjections` may say. */
export interface DiffInjectionsRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
}

/** What `readStats` may say. */
export interface ReadStatsRequest {
  agent?: string | undefined;
  namespace?: string | undefined;
  days?: number | undefined;
}
