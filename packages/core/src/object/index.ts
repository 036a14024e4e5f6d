export { compareText } from "./compare-text.ts";
export {
  type Condition,
  type ConditionsFound,
  findCondition,
  getConditions,
  type NewCondition,
  setCondition,
  sortConditions,
} from "./conditions.ts";
export { DEPENDS_ON, formatDependsOn, parseDependsOn } from "./depends-on.ts";
export { formatDuration, parseDuration } from "./duration.ts";
export type { Absent, Edit, ItemId, ValueOrAbsent } from "./edit.ts";
export type { ProblemCode } from "./generated/problem-code.ts";
export { type DependencyGraph, type TopologicalLevels, topologicalLevels } from "./graph.ts";
export {
  canonicalJson,
  fingerprint,
  fingerprintNames,
  hashJson,
  sha256Hex,
  slug,
  startTextHash,
  type TextHash,
} from "./hash.ts";
export { imageAt } from "./image.ts";
export {
  cumulativeSizes,
  type IntOrPercent,
  largestRemainder,
  parseIntOrPercent,
  type Rounding,
  resolveIntOrPercent,
} from "./int-or-percent.ts";
export type { Json } from "./json.ts";
export type { KubeMetadata, KubeObject, OwnerReference } from "./kube-object.ts";
export { type LabelPredicate, parseLabelSelector } from "./label-selector.ts";
export { type Fields, isMap, sameJson } from "./map.ts";
export { formatPath, type Path, parsePath, readPath, readString, samePath } from "./path.ts";
export {
  type FileLocation,
  failure,
  type OtherCode,
  otherCode,
  type Problem,
  type Result,
  type Severity,
  success,
} from "./problem.ts";
export { parseQuantity } from "./quantity.ts";
export { compareRefs, formatRef, type ObjectRef, parseApiVersion, refKey, refOf } from "./ref.ts";
export type { ClusterField } from "./target/cluster-field.ts";
export { type InScope, outOfScope, outsideOf, type Scope } from "./target/scope.ts";
export { compareTargets, formatTarget, parseTarget, type Target, targetKey } from "./target/target.ts";
export {
  readTargetConfig,
  TARGET_ANNOTATION,
  type TargetConfig,
  type TargetContext,
  type TargetResolver,
  type TargetRule,
  targetOf,
} from "./target/target-of.ts";
export { escapeControl, escapeHtml, escapeInJson, escapeLabelValue, showValue, truncate } from "./text.ts";
export { formatTime, millisOf, parseTime, type TimeInput } from "./time.ts";
