import { fieldPaths, type KrmFunction } from "@landfall/krm-functions/sdk";
import type { Setters } from "./apply-setters.ts";
import { configOf } from "./config-of.ts";

/**
 * The paths of the labels that belong to the object: its own, those of its pods, and those of the selector that finds its
 * pods.
 */
const PLACES: readonly string[] = [
  "spec.selector.matchLabels",
  "spec.template.metadata.labels",
  "spec.jobTemplate.metadata.labels",
  "spec.jobTemplate.spec.template.metadata.labels",
  "spec.volumeClaimTemplates[*].metadata.labels",
  "spec.podSelector.matchLabels",
];

/** Sets labels on every object, and wherever the object has labels of what it makes or selects. */
export const setLabels: KrmFunction<Setters> = {
  name: "set-labels",
  docs: { short: "Sets labels on all objects.", hidden: true },
  config: configOf("SetLabels"),
  run(list, labels) {
    const wanted = Object.entries(labels).filter(([, value]) => typeof value === "string");
    for (const item of list.items) {
      const object = item.toObject();
      const selector = item.kind === "Service" ? fieldPaths(object, "spec.selector") : [];
      const places = [["metadata", "labels"], ...PLACES.flatMap((place) => fieldPaths(object, place)), ...selector];
      for (const place of places) for (const [key, value] of wanted) item.set([...place, key], value);
    }
  },
};
