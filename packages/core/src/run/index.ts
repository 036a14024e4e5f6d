export { type History, type PastRun, remember } from "./history.ts";
export { checkChain, type LogEntry, type LogPlace, nextEntry } from "./log.ts";
export { dueAfter, type RetryPolicy, retryAt } from "./retry.ts";
export { shardOf } from "./shard.ts";
export { type Actor, type Command, commandKey, commandsFor } from "./verb.ts";
