import type { Path } from "../object/index.ts";
import { type Fields, own, ownFields, type Subject } from "./subject.ts";

/** Fields of `spec` that hold an object still when they have this value. Data: the reference page is made from it. */
export const SUSPENDING_FIELDS: readonly { readonly path: Path; readonly values: readonly unknown[] }[] = [
  { path: ["spec", "suspend"], values: [true] },
  { path: ["spec", "suspended"], values: [true] },
  { path: ["spec", "paused"], values: [true] },
  { path: ["spec", "pause"], values: [true] },
];

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

/** The field or annotation that holds the object still, if any: its own common switches, not its parents'. */
export function suspendedBy(subject: Subject): Path | undefined {
  const { spec } = subject;
  for (const { path, values } of SUSPENDING_FIELDS) {
    if (values.includes(own(spec, path[1] as string))) return path;
  }
  const annotations = own(subject.metadata, "annotations");
  return annotations === undefined ? undefined : suspendingAnnotation(ownFields(subject.metadata, "annotations"));
}

function suspendingAnnotation(annotations: Fields): Path | undefined {
  for (const { key, values } of SUSPENDING_ANNOTATIONS) {
    const value = own(annotations, key);
    if (value === undefined) continue;
    if (values[0] === "*" || (typeof value === "string" && values.includes(value)))
      return ["metadata", "annotations", key];
  }
  return undefined;
}
