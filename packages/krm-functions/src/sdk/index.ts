export type { Json, Path, Problem } from "@landfall/core/object";
export { readConfig } from "./config/config.ts";
export { fieldPaths, leafPaths } from "./field-paths.ts";
export { formatResult } from "./format-result.ts";
export type {
  ConfigDefinition,
  FunctionDocs,
  FunctionProblem,
  ItemSelector,
  KrmFunction,
  ResourceList,
} from "./function.ts";
export { isKptfile } from "./kptfile.ts";
export { createResourceList } from "./list.ts";
export { type ProcessOutcome, processList } from "./process-list.ts";
export { docsOf } from "./program/help.ts";
export { runFunction } from "./program/run.ts";
export type { FunctionResult } from "./result.ts";
export { yamlOf } from "./text/edit/index.ts";
export { createItem, itemOfObject, openItem } from "./text/item/index.ts";
export { EditError, type EditErrorCode, type Item, ItemError, type WrittenNumber } from "./text/model/index.ts";
export {
  documentTexts,
  type PlacedDocument,
  placedDocuments,
  readJson,
  splitDocuments,
} from "./text/yaml/index.ts";
export { updateItem } from "./update-item.ts";
