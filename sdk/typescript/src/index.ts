/** Memory for an agent's host: two lines around the model call, and nothing breaks when memory is down. */
export { Foreword, type ContextChoices, type TurnChoices } from "./client.js";
export type { Options } from "./call.js";
export type { OnUnavailable, Settings } from "./configuration.js";
export { Context, type ChatMessage, type Placement } from "./context.js";
export type { Counts } from "./counts.js";
export * from "./errors.js";
export type * as models from "./models.js";
export { Turn, type Outcome } from "./turn.js";
export { VERSION } from "./version.js";
