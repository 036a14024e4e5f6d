export { readConfig } from "./config.ts";
export { formatResult } from "./format-result.ts";
export type { ConfigDefinition, FunctionDocs, ItemSelector, KrmFunction, ResourceList } from "./function.ts";
export type { Item } from "./item.ts";
export { createResourceList, isKptfile } from "./list.ts";
export { type ProcessOutcome, processList } from "./process-list.ts";
export type { FunctionResult } from "./result.ts";
export { runFunction } from "./run.ts";
export { createItem, EditError, type EditErrorCode, ItemError, openItem, splitDocuments } from "./text/index.ts";
