import { fieldPaths, type Item, type KrmFunction, type Path } from "@landfall/krm-functions/sdk";
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

/** The fields that name the namespace of another object; one of the package, unless it is `always` moved. */
const REFERENCES: readonly { readonly kinds: string; readonly field: string; readonly always?: true }[] = [
  { kinds: "RoleBinding ClusterRoleBinding", field: "subjects[*].namespace" },
  {
    kinds: "MutatingWebhookConfiguration ValidatingWebhookConfiguration",
    field: "webhooks[*].clientConfig.service.namespace",
  },
  { kinds: "APIService", field: "spec.service.namespace", always: true },
  {
    kinds: "CustomResourceDefinition",
    field: "spec.conversion.webhook.clientConfig.service.namespace",
    always: true,
  },
];

const DEPENDS_ON: Path = ["metadata", "annotations", "config.kubernetes.io/depends-on"];

/** Moves the objects of a namespace into another one, with the references to it. */
export const setNamespace: KrmFunction<{ readonly namespace: string }> = {
  name: "set-namespace",
  docs: { short: "Sets the namespace of the objects that have one.", hidden: true },
  config: configOf("SetNamespace", ["namespace"]),
  run(list, { namespace }) {
    const before = new Set(list.items.map((item) => (item.kind === "Namespace" ? item.name : item.namespace)));
    const declared = new Set(list.items.map(({ ref }) => keyOf(ref.group, ref.namespace, ref.kind, ref.name)));
    for (const item of list.items) {
      if (item.kind === "Namespace") item.set(["metadata", "name"], namespace);
      else if (!CLUSTER_WIDE.has(item.kind)) item.set(["metadata", "namespace"], namespace);
      for (const { path, always } of referencesOf(item))
        if (always || before.has(String(item.get(path)))) item.set(path, namespace);
      const dependsOn = item.get(DEPENDS_ON);
      if (typeof dependsOn === "string") item.set(DEPENDS_ON, moved(dependsOn, declared, namespace));
    }
  },
};

/** The references of an item. A subject that is named `default` is moved, whatever its namespace is. */
function referencesOf(item: Item): readonly { readonly path: Path; readonly always: boolean }[] {
  const object = item.toObject();
  return REFERENCES.filter(({ kinds }) => kinds.split(" ").includes(item.kind)).flatMap(({ field, always = false }) =>
    fieldPaths(object, field).map((path) => {
      const isDefault = path[0] === "subjects" && item.get([...path.slice(0, -1), "name"]) === "default";
      return { path, always: always || isDefault };
    }),
  );
}

/** The annotation with the objects of the package in their new namespace: `apps/namespaces/shop/Deployment/web`. */
function moved(dependsOn: string, declared: ReadonlySet<string>, namespace: string): string {
  const all = dependsOn.split(",").map((one) => {
    const [group = "", word, before = "", kind = "", name = ""] = one.trim().split("/");
    const isMoved = word === "namespaces" && declared.has(keyOf(group, before, kind, name));
    return isMoved ? one.replace(`/namespaces/${before}/`, `/namespaces/${namespace}/`) : one;
  });
  return all.join(",");
}

function keyOf(...parts: readonly string[]): string {
  return parts.join("/");
}
