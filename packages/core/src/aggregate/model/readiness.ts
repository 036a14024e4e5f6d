import { type KubeObject, type Path, type Problem, readPath, refOf } from "../../object/index.ts";
import type { Observation } from "./observation.ts";

/** The annotation that excludes an object from the readiness of its target; its only value is `excluded`. */
export const READINESS_ANNOTATION = "landfall.dev/readiness";
const PATH: Path = ["metadata", "annotations", READINESS_ANNOTATION];
const EXCLUDED = "excluded";

/** Returns whether somebody excluded the object from the readiness of its target. */
export function isExcluded(object: KubeObject): boolean {
  return object.metadata?.annotations !== undefined && readPath(object, PATH) === EXCLUDED;
}

/**
 * Returns the observation of an excluded object: its health does not count, the other axes are unchanged. Excluded
 * objects are counted, so that readers of a Current target see that not all of it was judged.
 */
export function excludedObservation(observation: Observation): Observation {
  const unsaid = [...new Set([...(observation.unsaid ?? []), "health" as const])];
  return { ...observation, unsaid, excluded: 1 };
}

/** Returns problems of the annotation of an object, since any other value would be ignored silently. */
export function readinessProblems(object: KubeObject): readonly Problem[] {
  const value = object.metadata?.annotations === undefined ? undefined : readPath(object, PATH);
  if (value === undefined || value === EXCLUDED) return [];
  const message = `${JSON.stringify(value)} says nothing: the object counts as before`;
  const hint = `write ${EXCLUDED}, or remove the annotation`;
  const field = `metadata.annotations["${READINESS_ANNOTATION}"]`;
  return [{ code: "ReadinessUnknown", severity: "warning", ref: refOf(object), field, message, hint }];
}
