export type { ConfigDefinition, FunctionDocs, ItemSelector, KrmFunction, ResourceList } from "./function.ts";
export type { Item } from "./item.ts";
export type { FunctionResult } from "./result.ts";
