import type { KubernetesObject } from "./types.ts";

/** The prefix of annotations that belong to the orchestrator. */
export const ANNOTATION_PREFIX: string = "internal.config.kubernetes.io";
/** The annotation with the path of an object's file. */
export const SOURCE_PATH_ANNOTATION: string = `${ANNOTATION_PREFIX}/path`;
/** The annotation with the index of an object in its file. */
export const SOURCE_INDEX_ANNOTATION: string = `${ANNOTATION_PREFIX}/index`;
/** The annotation with the identity that the orchestrator gave an object for this run. */
export const ID_ANNOTATION: string = `${ANNOTATION_PREFIX}/id`;
/** The prefix of the older spellings of the annotations for the path and the index of an object. */
export const LEGACY_ANNOTATION_PREFIX: string = "config.kubernetes.io";
/** The older spelling of `SOURCE_PATH_ANNOTATION`. */
export const LEGACY_SOURCE_PATH_ANNOTATION: string = `${LEGACY_ANNOTATION_PREFIX}/path`;
/** The older spelling of `SOURCE_INDEX_ANNOTATION`. */
export const LEGACY_SOURCE_INDEX_ANNOTATION: string = `${LEGACY_ANNOTATION_PREFIX}/index`;
/** The older spelling of `ID_ANNOTATION`. */
export const LEGACY_ID_ANNOTATION: string = "config.k8s.io/id";

type Field = "annotations" | "labels";

function add<T extends KubernetesObject>(object: T, field: Field, key: string, value: string): T {
  const { metadata } = object;
  metadata[field] = Object.assign(metadata[field] ?? {}, { [key]: value });
  return object;
}

function remove<T extends KubernetesObject>(object: T, field: Field, key: string): T {
  const values = object.metadata[field];
  if (values === undefined) return object;
  delete values[key];
  if (Object.keys(values).length === 0) delete object.metadata[field];
  return object;
}

function read(object: KubernetesObject, field: Field, key: string): string | undefined {
  const values = object.metadata[field];
  return values !== undefined && values !== null && Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Sets an annotation and returns the object. */
export function addAnnotation<T extends KubernetesObject>(object: T, annotation: string, value: string): T {
  return add(object, "annotations", annotation, value);
}

/** Removes an annotation, and the map if it becomes empty; returns the object. */
export function removeAnnotation<T extends KubernetesObject>(object: T, annotation: string): T {
  return remove(object, "annotations", annotation);
}

/** The value of an annotation, or undefined. */
export function getAnnotation(object: KubernetesObject, annotation: string): string | undefined {
  return read(object, "annotations", annotation);
}

/** Sets a label and returns the object. */
export function addLabel<T extends KubernetesObject>(object: T, label: string, value: string): T {
  return add(object, "labels", label, value);
}

/** Removes a label, and the map if it becomes empty; returns the object. */
export function removeLabel<T extends KubernetesObject>(object: T, label: string): T {
  return remove(object, "labels", label);
}

/** The value of a label, or undefined. */
export function getLabel(object: KubernetesObject, label: string): string | undefined {
  return read(object, "labels", label);
}
