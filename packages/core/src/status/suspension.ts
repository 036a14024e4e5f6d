import type { Path } from "../object/index.ts";
import { type Fields, isFields, own, type Subject } from "./subject.ts";

/** Fields of `spec` that hold an object still when they have this value. Data: the reference page is made from it. */
export const SUSPENDING_FIELDS: readonly { readonly path: Path; readonly values: readonly unknown[] }[] = [
  { path: ["spec", "suspend"], values: [true] },
  { path: ["spec", "suspended"], values: [true] },
  { path: ["spec", "paused"], values: [true] },
  { path: ["spec", "pause"], values: [true] },
];

const FIELDS = SUSPENDING_FIELDS.map(({ path, values }) => ({ field: String(path[1]), path, values }));

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
  { key: "cnrm.cloud.google.com/actuation-mode", values: ["Paused"] },
];

const ANNOTATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  SUSPENDING_ANNOTATIONS.map(({ key, values }) => [key, values]),
);

/** The field or annotation that holds the object still, if any: its own common switches, not its parents'. */
export function suspendedBy(subject: Subject): Path | undefined {
  for (const { field, path, values } of FIELDS) {
    const value = own(subject.spec, field);
    if (value !== undefined && values.includes(value)) return path;
  }
  const annotations = own(subject.metadata, "annotations");
  return isFields(annotations) ? suspendingAnnotation(annotations) : undefined;
}

function suspendingAnnotation(annotations: Fields): Path | undefined {
  for (const key in annotations) {
    const values = ANNOTATIONS.get(key);
    if (values === undefined) continue;
    const value = own(annotations, key);
    if (typeof value !== "string") continue;
    if (values[0] === "*" || values.includes(value)) return ["metadata", "annotations", key];
  }
  return undefined;
}
