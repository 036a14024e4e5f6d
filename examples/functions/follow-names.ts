import { fieldPaths, type Item } from "@landfall/krm-functions/sdk";

/** An object that was renamed. */
export interface Renamed {
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
  readonly after: string;
}

/** The fields that name an object of a kind, in objects of its own namespace. */
const NAMED_IN: Readonly<Record<string, readonly string[]>> = {
  ConfigMap: ["**.configMap.name", "**.configMapRef.name", "**.configMapKeyRef.name"],
  Secret: [
    "**.secret.secretName",
    "**.secret.name",
    "**.secretRef.name",
    "**.secretKeyRef.name",
    "**.imagePullSecrets[*].name",
    "spec.tls[*].secretName",
  ],
  PersistentVolumeClaim: ["**.persistentVolumeClaim.claimName"],
  Service: ["spec.serviceName", "**.backend.service.name", "**.backend.serviceName"],
  ServiceAccount: ["**.serviceAccountName"],
};

/** Writes the new names where an item names the renamed objects: by fields of their kind, or by kind and name. */
export function followNames(item: Item, renamed: readonly Renamed[]): void {
  const object = item.toObject();
  const set = (path: ReturnType<typeof fieldPaths>[number], kind: unknown, namespace: unknown): void => {
    const name = item.get(path);
    const found = renamed.find((one) => one.name === name && one.kind === kind && one.namespace === namespace);
    if (found !== undefined) item.set(path, found.after);
  };
  for (const [kind, fields] of Object.entries(NAMED_IN))
    for (const path of fields.flatMap((field) => fieldPaths(object, field))) set(path, kind, item.namespace);
  for (const path of fieldPaths(object, "**.kind")) {
    if (path.length < 2) continue;
    const beside = (field: string): unknown => item.get([...path.slice(0, -1), field]);
    const kind = beside("kind");
    set(
      [...path.slice(0, -1), "name"],
      kind,
      beside("namespace") ?? (CLUSTER_WIDE.has(String(kind)) ? "" : item.namespace),
    );
  }
}

const CLUSTER_WIDE: ReadonlySet<string> = new Set(["ClusterRole", "StorageClass", "PriorityClass", "PersistentVolume"]);
