/** The metadata of an object that functions and our own code need. Other fields are kept. */
export interface ObjectMeta {
  name: string;
  namespace?: string;
  annotations?: { [key: string]: string };
  labels?: { [key: string]: string };
}

/**
 * An object as a `KptFunc` gets it: a plain value that may be changed. Numbers like `0644` are octal, as in Kubernetes.
 */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta;
}

/** The severity of a result; `warn` is `warning` in the specification. */
export type Severity = "error" | "warn" | "info";

/** A plain JSON value. */
export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** The field that a result is about; `suggestedValue` is `proposedValue` in the specification. */
export interface FieldInfo {
  path: string;
  currentValue?: Json;
  suggestedValue?: Json;
}

/** A result that a `KptFunc` reports. Undefined fields count as absent. */
export interface Result {
  severity: Severity;
  message: string;
  tags?: { [key: string]: string } | undefined;
  resourceRef?: { apiVersion: string; kind: string; namespace: string; name: string } | undefined;
  file?: { path?: string | undefined; index?: number | undefined } | undefined;
  field?: FieldInfo | undefined;
}

/** The methods of `Configs` that `toKptFunc` needs; the original package's class has them, too. */
export interface ConfigsLike {
  getAll(): KubernetesObject[];
  insert(...objects: KubernetesObject[]): void;
  delete(...objects: KubernetesObject[]): void;
  getFunctionConfig(): KubernetesObject | undefined;
  addResults(...results: Result[]): void;
}

/**
 * A function in the form of kpt-functions, whichever `Configs` class it was written for: the original class has private
 * members, so no other class is assignable to it.
 */
export interface AnyKptFunc {
  (configs: never): Promise<void>;
  usage: string;
}

/** The key that identifies an object in Kubernetes. Items of a package may share one, often in sub-packages. */
export function kubernetesKey(object: KubernetesObject): string {
  const { apiVersion, kind, metadata } = object as Partial<KubernetesObject>;
  return `${apiVersion ?? ""}/${kind ?? ""}/${metadata?.namespace ?? ""}/${metadata?.name ?? ""}`;
}

/** Whether a value has the fields that every Kubernetes object has. */
export function isKubernetesObject(value: unknown): value is KubernetesObject {
  if (typeof value !== "object" || value === null) return false;
  const { apiVersion, kind, metadata } = value as Partial<KubernetesObject>;
  return apiVersion !== "" && kind !== "" && typeof metadata === "object" && metadata !== null && metadata.name !== "";
}
