import { fieldPaths, type Item, type KrmFunction } from "@landfall/krm-functions/sdk";
import { configOf } from "./config-of.ts";

/** Kinds without a namespace. */
const CLUSTER_WIDE: ReadonlySet<string> = new Set([
  "APIService",
  "ClusterRole",
  "ClusterRoleBinding",
  "CustomResourceDefinition",
  "IngressClass",
  "Kptfile",
  "MutatingWebhookConfiguration",
  "Namespace",
  "Node",
  "PersistentVolume",
  "PriorityClass",
  "StorageClass",
  "ValidatingWebhookConfiguration",
]);

/** The fields by which a kind refers to the namespace of another object. */
const REFERENCES: readonly (readonly [kinds: string, field: string])[] = [
  ["RoleBinding ClusterRoleBinding", "subjects[*].namespace"],
  ["MutatingWebhookConfiguration ValidatingWebhookConfiguration", "webhooks[*].clientConfig.service.namespace"],
  ["APIService", "spec.service.namespace"],
  ["CustomResourceDefinition", "spec.conversion.webhook.clientConfig.service.namespace"],
];

/** Moves the objects of a namespace into another one, with the references to it. */
export const setNamespace: KrmFunction<{ readonly namespace: string }> = {
  name: "set-namespace",
  docs: { short: "Sets the namespace of the objects that have one.", hidden: true },
  config: configOf("SetNamespace", ["namespace"]),
  run(list, { namespace }) {
    const before = new Set(list.items.map((item) => (item.kind === "Namespace" ? item.name : item.namespace)));
    for (const item of list.items) {
      if (item.kind === "Namespace") item.set(["metadata", "name"], namespace);
      else if (!CLUSTER_WIDE.has(item.kind)) item.set(["metadata", "namespace"], namespace);
      for (const path of referencesOf(item)) if (before.has(String(item.get(path)))) item.set(path, namespace);
    }
  },
};

function referencesOf(item: Item): ReturnType<typeof fieldPaths> {
  const object = item.toObject();
  return REFERENCES.filter(([kinds]) => kinds.split(" ").includes(item.kind)).flatMap(([, field]) =>
    fieldPaths(object, field),
  );
}
