import { type Path, readPath } from "../object/index.ts";
import { type Fields, isFields, own, type Subject } from "./subject.ts";
import type { StatusResult, Suspension } from "./types.ts";

/** Fields of `spec` that hold an object still when they have this value. Data: the reference page is made from it. */
export const SUSPENDING_FIELDS: readonly { readonly path: Path; readonly value: string | boolean }[] = [
  { path: ["spec", "suspend"], value: true },
  { path: ["spec", "suspended"], value: true },
  { path: ["spec", "paused"], value: true },
  { path: ["spec", "pause"], value: true },
  { path: ["spec", "isPaused"], value: true },
  { path: ["spec", "hold"], value: true },
  { path: ["spec", "onHold"], value: true },
  { path: ["spec", "hibernate"], value: true },
  { path: ["spec", "hibernated"], value: true },
  { path: ["spec", "stopped"], value: true },
  { path: ["spec", "halted"], value: true },
  { path: ["spec", "shutdown"], value: true },
  { path: ["spec", "disabled"], value: true },
  { path: ["spec", "enabled"], value: false },
  { path: ["spec", "enable"], value: false },
  { path: ["spec", "powered"], value: false },
  { path: ["spec", "powerState"], value: "Hibernating" },
  { path: ["spec", "powerState"], value: "PoweredOff" },
  { path: ["spec", "state"], value: "Inactive" },
  { path: ["spec", "state"], value: "Paused" },
  { path: ["spec", "state"], value: "Suspended" },
  { path: ["spec", "managementState"], value: "Unmanaged" },
  { path: ["spec", "managementState"], value: "Removed" },
  { path: ["spec", "suspension", "dispatching"], value: true },
  { path: ["spec", "runPolicy", "suspend"], value: true },
  { path: ["spec", "updateStrategy", "paused"], value: true },
  { path: ["spec", "updateStrategy", "rollingUpdate", "paused"], value: true },
];

/** The same, by the first key below `spec`. */
const FIELDS: ReadonlyMap<string, typeof SUSPENDING_FIELDS> = new Map(
  SUSPENDING_FIELDS.map(({ path }) => [
    String(path[1]),
    SUSPENDING_FIELDS.filter((field) => field.path[1] === path[1]),
  ]),
);

/** Annotations that hold an object still when they have this value; `*` is any. Data: the reference page is made from it. */
export const SUSPENDING_ANNOTATIONS: readonly { readonly key: string; readonly values: readonly string[] }[] = [
  { key: "cluster.x-k8s.io/paused", values: ["*"] },
  { key: "crossplane.io/paused", values: ["true"] },
  { key: "autoscaling.keda.sh/paused", values: ["true"] },
  { key: "autoscaling.keda.sh/paused-replicas", values: ["*"] },
  { key: "strimzi.io/pause-reconciliation", values: ["true"] },
  { key: "kustomize.toolkit.fluxcd.io/reconcile", values: ["disabled"] },
  { key: "eck.k8s.elastic.co/managed", values: ["false"] },
  { key: "cnpg.io/hibernation", values: ["on"] },
  { key: "cnpg.io/reconciliationLoop", values: ["disabled"] },
  { key: "serviceoperator.azure.com/reconcile-policy", values: ["skip"] },
  { key: "rabbitmq.com/pauseReconciliation", values: ["true"] },
  { key: "baremetalhost.metal3.io/paused", values: ["*"] },
  { key: "resources.gardener.cloud/ignore", values: ["true"] },
  { key: "cnrm.cloud.google.com/actuation-mode", values: ["Paused"] },
];

/** What other annotations end with that hold an object still when they are `"true"`. Data: the reference page is made from it. */
export const SUSPENDING_NAME: RegExp =
  /[./-](?:paused?|suspend(?:ed)?|hibernated?|(?:pause|skip|stop|block|disable)-?reconcil[a-z]*|reconcil[a-z]*-?(?:paused|stopped|suspended|disabled))$/i;

const ANNOTATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  SUSPENDING_ANNOTATIONS.map(({ key, values }) => [key, values]),
);

/** The field or annotation that holds the object still, if any: its own common switches, not its parents'. */
export function suspendedBy(subject: Subject): Path | undefined {
  const field = suspendingField(subject);
  if (field !== undefined) return field;
  const annotations = own(subject.metadata, "annotations");
  return isFields(annotations) ? suspendingAnnotation(annotations) : undefined;
}

function suspendingField({ object, spec }: Subject): Path | undefined {
  for (const key in spec) {
    const fields = FIELDS.get(key);
    if (fields === undefined) continue;
    const found = fields.find(({ path, value }) => readPath(object, path) === value);
    if (found !== undefined) return found.path;
  }
  return undefined;
}

function suspendingAnnotation(annotations: Fields): Path | undefined {
  for (const key in annotations) {
    const values = ANNOTATIONS.get(key);
    const value = own(annotations, key);
    if (typeof value !== "string") continue;
    const isHeld =
      values === undefined
        ? value === "true" && SUSPENDING_NAME.test(key)
        : values[0] === "*" || values.includes(value);
    if (isHeld) return ["metadata", "annotations", key];
  }
  return undefined;
}

/** A result, with what is said of what holds the object still, and the fields that say it. */
export function withSuspension(result: StatusResult, { suspended, fields, warnings }: Suspension): StatusResult {
  const { evidence } = result;
  const known = new Set(evidence.fields.map(({ path }) => path.join("\0")));
  const further = fields.filter(({ path }) => !known.has(path.join("\0")));
  return {
    ...result,
    suspended: suspended ?? result.suspended,
    evidence: further.length === 0 ? evidence : { ...evidence, fields: [...evidence.fields, ...further] },
    warnings: warnings === undefined ? result.warnings : [...result.warnings, ...warnings],
  };
}
