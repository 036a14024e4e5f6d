/**
 * Runs functions written for the npm package kpt-functions without its losses: the same names, but edits the text of
 * the list.
 *
 * @module
 */
export { Configs, type KptFunc, ResourceList } from "./configs.ts";
export { FunctionConfigError } from "./function-config-error.ts";
export {
  ANNOTATION_PREFIX,
  addAnnotation,
  addLabel,
  getAnnotation,
  getLabel,
  ID_ANNOTATION,
  LEGACY_ANNOTATION_PREFIX,
  LEGACY_ID_ANNOTATION,
  LEGACY_SOURCE_INDEX_ANNOTATION,
  LEGACY_SOURCE_PATH_ANNOTATION,
  removeAnnotation,
  removeLabel,
  SOURCE_INDEX_ANNOTATION,
  SOURCE_PATH_ANNOTATION,
} from "./metadata.ts";
export { type KptFuncOutcome, type ProcessOptions, processKptFunc } from "./process-kpt-func.ts";
export { configFileResult, generalResult, kubernetesObjectResult } from "./result.ts";
export { run } from "./run.ts";
export { TestRunner } from "./test-runner.ts";
export { toKptFunc } from "./to-kpt-func.ts";
export {
  type AnyKptFunc,
  type ConfigsLike,
  type FieldInfo,
  isKubernetesObject,
  type Json,
  type KubernetesObject,
  kubernetesKey,
  type ObjectMeta,
  type Result,
  type Severity,
} from "./types.ts";
