import { fieldPaths, type KrmFunction } from "@landfall/krm-functions/sdk";
import type { Setters } from "./apply-setters.ts";
import { configOf } from "./config-of.ts";

/** The paths of an object's own labels, those of its pods, and those in the selector for its pods. */
const PLACES: readonly string[] = [
  "spec.selector.matchLabels",
  "spec.template.metadata.labels",
  "spec.jobTemplate.metadata.labels",
  "spec.jobTemplate.spec.template.metadata.labels",
  "spec.volumeClaimTemplates[*].metadata.labels",
  "spec.podSelector.matchLabels",
];

/** Sets labels on every object, and in all places where it labels or selects the objects that it makes. */
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
