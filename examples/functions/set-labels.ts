import { fieldPaths, type KrmFunction } from "@landfall/krm-functions/sdk";
import { configOf } from "./config-of.ts";
import { FIELD_SPECS, type FieldSpec, pathsOf } from "./field-spec.ts";

type Labels = Readonly<Record<string, string>>;

/** The labels as the `data` of a ConfigMap, or a SetLabels with further fields to write them to. */
type SetLabels = Labels | { readonly labels: Labels; readonly additionalLabelFields?: readonly FieldSpec[] };

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
export const setLabels: KrmFunction<SetLabels> = {
  name: "set-labels",
  docs: { short: "Sets labels on all objects.", hidden: true },
  config: configOf("SetLabels", undefined, { labels: {}, additionalLabelFields: FIELD_SPECS }),
  run(list, config) {
    const { labels, fields } = readConfig(config);
    for (const item of list.items) {
      const object = item.toObject();
      const selector = item.kind === "Service" ? fieldPaths(object, "spec.selector") : [];
      const further = fields.flatMap((field) => pathsOf(item, field));
      const own = PLACES.flatMap((place) => fieldPaths(object, place));
      for (const place of [["metadata", "labels"], ...own, ...selector, ...further])
        for (const [key, value] of labels) item.set([...place, key], value);
    }
  },
};

function readConfig(config: SetLabels): {
  readonly labels: readonly (readonly [string, string])[];
  readonly fields: readonly FieldSpec[];
} {
  if (typeof config.labels !== "object") return { labels: textsOf(config), fields: [] };
  const { additionalLabelFields: fields } = config;
  return { labels: textsOf(config.labels), fields: Array.isArray(fields) ? (fields as readonly FieldSpec[]) : [] };
}

function textsOf(labels: object): readonly (readonly [string, string])[] {
  return Object.entries(labels).flatMap(([key, value]) => (typeof value === "string" ? [[key, value] as const] : []));
}
