import { type KubeObject, type Path, type Problem, readPath, refOf } from "../../object/index.ts";
import type { Observation } from "./observation.ts";

/** The annotation by which an object is taken out of the readiness of its target; its only value is `excluded`. */
export const READINESS_ANNOTATION = "landfall.dev/readiness";
const PATH: Path = ["metadata", "annotations", READINESS_ANNOTATION];
const EXCLUDED = "excluded";

/** Whether somebody took the object out of the readiness of its target. */
export function isExcluded(object: KubeObject): boolean {
  return object.metadata?.annotations !== undefined && readPath(object, PATH) === EXCLUDED;
}

/**
 * The observation of an object that is taken out: its health speaks for nothing, the other axes are what they were. It
 * is counted, so that whoever reads of a target that is Current sees that not all of it was asked.
 */
export function excludedObservation(observation: Observation): Observation {
  const unsaid = [...new Set([...(observation.unsaid ?? []), "health" as const])];
  return { ...observation, unsaid, excluded: 1 };
}

/** Problems of the annotation of an object: any other value would be ignored in silence. */
export function readinessProblems(object: KubeObject): readonly Problem[] {
  const value = object.metadata?.annotations === undefined ? undefined : readPath(object, PATH);
  if (value === undefined || value === EXCLUDED) return [];
  const message = `${JSON.stringify(value)} says nothing: the object counts as before`;
  const hint = `write ${EXCLUDED}, or remove the annotation`;
  const field = `metadata.annotations["${READINESS_ANNOTATION}"]`;
  return [{ code: "ReadinessUnknown", severity: "warning", ref: refOf(object), field, message, hint }];
}
