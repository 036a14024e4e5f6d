import type { Effect } from "../model/effect.ts";
import type { Mechanism } from "../model/mechanism.ts";

const EFFECTS: readonly Effect[] = ["reconcile", "run", "new-runs"];

function byField(field: string, effect: Effect): Mechanism {
  return {
    id: `guessed-${field}-${effect}`,
    group: "*",
    kind: "*",
    effect,
    site: { kind: "field", path: ["spec", field], truth: "bool", on: true, off: "delete" },
    stops: `guessed from the description of spec.${field} in the definition of the kind`,
    hazards: effect === "run" ? ["kills-running"] : [],
    evidence: "heuristic",
  };
}

function byAnnotation(id: string, key: string, truth: "presence" | "equals", contract: string): Mechanism {
  return {
    id,
    group: "*",
    kind: "*",
    effect: "reconcile",
    site: {
      kind: "annotation",
      path: ["metadata", "annotations", key],
      truth,
      on: truth === "presence" ? "" : "true",
      off: "delete",
    },
    stops: `guessed from ${contract}`,
    hazards: ["blocks-deletion"],
    evidence: "heuristic",
  };
}

/**
 * Mechanisms guessed for kinds that no catalogue describes, by id, so that a hold made with one can always be released.
 * See `guessMechanism`.
 */
export const GUESSED: readonly Mechanism[] = [
  ...["suspend", "paused", "pause"].flatMap((field) => EFFECTS.map((effect) => byField(field, effect))),
  byAnnotation("guessed-capi", "cluster.x-k8s.io/paused", "presence", "Cluster API's contract for providers"),
  byAnnotation(
    "guessed-crossplane",
    "crossplane.io/paused",
    "equals",
    "spec.forProvider, as managed resources of Crossplane have",
  ),
];
