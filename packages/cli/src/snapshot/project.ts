import type { Json } from "@landfall/core/object";
import type { EmbeddedObject } from "@landfall/core/schemas";

type Fields = { readonly [key: string]: Json };

/** Of metadata: what names the object, its age, its owners, and what selectors and suspension read. */
const METADATA = [
  "name",
  "namespace",
  "uid",
  "generation",
  "creationTimestamp",
  "deletionTimestamp",
  "labels",
  "annotations",
  "ownerReferences",
] as const;

/** Annotations that carry whole objects, change with every heartbeat, or belong to files. */
const DROPPED_ANNOTATION =
  /^(?:kubectl\.kubernetes\.io\/last-applied-configuration$|config\.(?:kubernetes|k8s)\.io\/(?:path|index|id|local-config)$|internal\.config\.|control-plane\.alpha\.kubernetes\.io\/leader$)/;
const LONGEST_ANNOTATION = 4_096;

/**
 * Fields below `spec` that no status rule reads, wherever they stand: what is run, what may hold secrets, and what
 * is large. All else of a spec stays, for kinds that nobody here has heard of.
 */
const DROPPED_SPEC: ReadonlySet<string> = new Set(
  `template jobTemplate podTemplate workloadTemplate volumeClaimTemplates manifests
  containers initContainers ephemeralContainers volumes env envFrom files userData
  values valuesObject valuesFiles parameters patches postBuild substitute data stringData
  schema openAPIV3Schema caBundle certificate request`.split(/\s+/),
);
const SECRET = /(?:password|passwd|token|credentials?|private-?key|secret|secret-?key|api-?key|access-?key)$/i;
const LONGEST_TEXT = 4_096;
const DEEPEST = 12;

/** What beside `spec` and `status` a rule may read: nothing of it is ever a payload. */
const TOP = ["type", "roleRef", "conditions", "phase"] as const;

/**
 * What status, aggregation and suspension need of an object, and nothing else: no managedFields, no last-applied
 * configuration, no data of ConfigMaps and Secrets, no pod templates, no values of charts.
 */
export function projectObject(object: Fields): EmbeddedObject {
  const { apiVersion, kind, metadata, spec, status } = object;
  return {
    apiVersion: typeof apiVersion === "string" ? apiVersion : "",
    kind: typeof kind === "string" ? kind : "",
    metadata: projectMetadata(isFields(metadata) ? metadata : {}),
    ...pick(object, TOP),
    ...(spec === undefined ? {} : { spec: projectSpec(spec, 0) }),
    ...(status === undefined ? {} : { status }),
  };
}

function projectMetadata(metadata: Fields): Fields {
  const { annotations, ...rest } = pick(metadata, METADATA);
  if (!isFields(annotations)) return rest;
  const kept = Object.entries(annotations).filter(
    ([key, value]) => typeof value === "string" && value.length <= LONGEST_ANNOTATION && !DROPPED_ANNOTATION.test(key),
  );
  return kept.length === 0 ? rest : { ...rest, annotations: Object.fromEntries(kept) };
}

function projectSpec(value: Json, depth: number): Json {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((entry: Json) => projectSpec(entry, depth + 1));
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(([key, entry]) => !isDropped(key, entry));
  return Object.fromEntries(kept.map(([key, entry]) => [key, projectSpec(entry, depth + 1)]));
}

/** A field that is called a secret and is a text is one; `secretRef: {name}` names one, and stays. */
function isDropped(key: string, value: Json): boolean {
  if (DROPPED_SPEC.has(key)) return true;
  return typeof value === "string" && (value.length > LONGEST_TEXT || SECRET.test(key));
}

function pick(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
