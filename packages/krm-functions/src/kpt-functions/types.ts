/** The metadata of an object that functions and our own code need. Other fields stay there. */
export interface ObjectMeta {
  name: string;
  namespace?: string;
  annotations?: { [key: string]: string };
  labels?: { [key: string]: string };
}

/** An object as a `KptFunc` sees it: a plain value, free to be changed. Numbers like `0644` are octal, as they are for Kubernetes. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: ObjectMeta;
}

/** The severity of a result; the specification calls `warn` `warning`. */
export type Severity = "error" | "warn" | "info";

/** A plain JSON value. */
export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

/** The field that a result is about; the specification calls `suggestedValue` `proposedValue`. */
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

/** The part of `Configs` that `toKptFunc` needs: that of the original package has it as well as ours. */
export interface ConfigsLike {
  getAll(): KubernetesObject[];
  insert(...objects: KubernetesObject[]): void;
  delete(...objects: KubernetesObject[]): void;
  getFunctionConfig(): KubernetesObject | undefined;
  addResults(...results: Result[]): void;
}

/**
 * A function in the form of kpt-functions, whoever's `Configs` it was written against: the class of the original
 * package has private members, so no other class has its type.
 */
export interface AnyKptFunc {
  (configs: never): Promise<void>;
  usage: string;
}

/** The key that identifies an object for Kubernetes. Several items of a package may share it: sub-packages often do. */
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
