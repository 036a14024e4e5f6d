import { isMap, type Json } from "@landfall/core/object";
import type { EmbeddedObject } from "@landfall/core/schemas";

type Fields = { readonly [key: string]: Json };

/** Of metadata: what names the object, its age, its owners, and what selectors and suspension read. */
const METADATA: readonly string[] = [
  "name",
  "namespace",
  "uid",
  "generation",
  "creationTimestamp",
  "deletionTimestamp",
  "labels",
  "annotations",
  "ownerReferences",
];
/** Of what is deleted also what keeps it. */
const DELETED_METADATA: readonly string[] = [...METADATA, "finalizers"];

/** Annotations that carry whole objects, change with every heartbeat, or belong to files. */
const DROPPED_ANNOTATION =
  /^(?:kubectl\.kubernetes\.io\/last-applied-configuration$|config\.(?:kubernetes|k8s)\.io\/(?:path|index|id|local-config)$|internal\.config\.|control-plane\.alpha\.kubernetes\.io\/leader$)/;
const LONGEST_ANNOTATION = 4_096;

/**
 * Fields below `spec` whose content no status rule reads, wherever they stand: what is run, what may hold secrets, and
 * what is large. A map or list is emptied, so that it can still be seen that there is one; a text goes. All else of a
 * spec stays, for kinds that nobody here has heard of.
 */
const EMPTIED_SPEC: ReadonlySet<string> = new Set(
  `template jobTemplate podTemplate workloadTemplate volumeClaimTemplates
  containers initContainers ephemeralContainers volumes env envFrom files userData
  values valuesObject valuesFiles parameters patches postBuild substitute data stringData
  schema openAPIV3Schema caBundle certificate request`.split(/\s+/),
);
const SECRET = /(?:password|passwd|token|credentials?|private-?key|secret|secret-?key|api-?key|access-?key)$/i;
const LONGEST_TEXT = 4_096;
const DEEPEST = 12;

/** Top-level fields that are payload. The others are read like a spec: some kinds have no `spec`. */
const PAYLOAD: ReadonlySet<string> = new Set(["data", "binaryData", "stringData", "immutable"]);

/**
 * What status, aggregation and suspension need of an object, and nothing else: no managedFields, no last-applied
 * configuration, no data of ConfigMaps and Secrets, no pod templates, no values of charts.
 */
export function projectObject(object: Fields): EmbeddedObject {
  const { apiVersion, kind, metadata, status, ...rest } = object;
  const fields = Object.entries(rest).filter(([key]) => !PAYLOAD.has(key));
  return {
    apiVersion: typeof apiVersion === "string" ? apiVersion : "",
    kind: typeof kind === "string" ? kind : "",
    metadata: projectMetadata(isMap(metadata) ? metadata : {}),
    ...(projectSpec(Object.fromEntries(fields), 0) as Fields),
    ...(status === undefined ? {} : { status }),
  };
}

function projectMetadata(metadata: Fields): Fields {
  const isDeleted = metadata["deletionTimestamp"] !== undefined;
  const { annotations, ...rest } = pick(metadata, isDeleted ? DELETED_METADATA : METADATA);
  if (!isMap(annotations)) return rest;
  const kept = Object.entries(annotations).filter(
    ([key, value]) => typeof value === "string" && value.length <= LONGEST_ANNOTATION && !DROPPED_ANNOTATION.test(key),
  );
  return kept.length === 0 ? rest : { ...rest, annotations: Object.fromEntries(kept) };
}

function projectSpec(value: Json, depth: number): Json {
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((entry: Json) => projectSpec(entry, depth + 1));
  if (!isMap(value)) return value;
  const kept = Object.entries(value).flatMap(([key, entry]): readonly (readonly [string, Json])[] => {
    if (typeof entry === "string") return isLeftOut(key, entry) ? [] : [[key, entry]];
    if (key === "manifests" && Array.isArray(entry)) return [[key, entry.map(nameOnly)]];
    return [[key, EMPTIED_SPEC.has(key) ? emptied(entry) : projectSpec(entry, depth + 1)]];
  });
  return Object.fromEntries(kept);
}

/** A text that is called a secret is one; `secretRef: {name}` names one, and stays. */
function isLeftOut(key: string, text: string): boolean {
  return EMPTIED_SPEC.has(key) || SECRET.test(key) || text.length > LONGEST_TEXT;
}

function emptied(value: Json): Json {
  if (Array.isArray(value)) return [];
  return isMap(value) ? {} : value;
}

/** An object that another one carries, as Works do: which one it is, not what is in it. */
function nameOnly(manifest: Json): Json {
  if (!isMap(manifest)) return {};
  const { metadata } = manifest;
  return {
    ...pick(manifest, ["apiVersion", "kind"]),
    metadata: pick(isMap(metadata) ? metadata : {}, ["name", "namespace"]),
  };
}

function pick(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
}
