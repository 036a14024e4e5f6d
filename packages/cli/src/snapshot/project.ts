import { isMap, type Json, type ObjectRef, refOf } from "@landfall/core/object";
import type { EmbeddedObject } from "@landfall/core/schemas";
import { projectAnnotations } from "./annotations.ts";
import { withoutSecrets } from "./scrub.ts";
import { type AllowList, allowListOf } from "./words.ts";

type Fields = { readonly [key: string]: Json };

/** Fields of `metadata` that identify the object, give its age and owners, or are read by selectors and suspension. */
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
/** The metadata kept of an object that is being deleted, including the finalizers that delay it. */
const DELETED_METADATA: readonly string[] = [...METADATA, "finalizers"];

/**
 * Fields with programs to run, possible secrets, or large data. A map or list there is emptied, so that its existence
 * stays visible; a text is dropped.
 */
const EMPTIED: ReadonlySet<string> = new Set(
  `template jobTemplate podTemplate workloadTemplate volumeClaimTemplates
  containers initContainers ephemeralContainers volumes env envFrom files userData configMap
  valuesObject valuesFiles parameters patches postBuild substitute data stringData
  schema openAPIV3Schema caBundle certificate request`.split(/\s+/),
);
/** The path of values that a status reports, which are no values of a chart. */
const FEEDBACK = /^status\..*\.statusFeedback\.values(?:\[\])?$/;
const LONGEST_TEXT = 4_096;
const DEEPEST = 12;
/** Replaces a text of which a rule only tests the existence. */
const LEFT_OUT = "(left out)";

/** Top-level fields that are payload. All others are treated like a spec, as some kinds have no `spec`. */
const PAYLOAD: ReadonlySet<string> = new Set(["data", "binaryData", "stringData", "immutable"]);

/** The kept part of an object, and the paths of the dropped fields in the object's order. */
export interface Projection {
  readonly object: EmbeddedObject;
  readonly dropped: readonly string[];
}

/**
 * The part of an object that status, aggregation and suspension need. Numbers and booleans are kept, texts only in
 * fields on an allow-list: generic ones (conditions, phases, counters, references, revisions), those that the status
 * rule of the kind reads, and those that suspend it. Passwords in URLs are removed everywhere.
 */
export function projectObject(object: Fields): EmbeddedObject {
  return project(object).object;
}

/** Like `projectObject`, and also returns which fields were dropped. */
export function project(object: Fields): Projection {
  const { apiVersion, kind, metadata, ...rest } = object;
  const ref = refOf(object);
  const walk: Walk = { allow: allowListOf(ref.group, ref.kind), dropped: [] };
  for (const key of Object.keys(rest)) if (PAYLOAD.has(key)) walk.dropped.push(key);
  const fields = Object.fromEntries(Object.entries(rest).filter(([key]) => !PAYLOAD.has(key)));
  const kept = {
    apiVersion: typeof apiVersion === "string" ? apiVersion : "",
    kind: typeof kind === "string" ? kind : "",
    metadata: projectMetadata(isMap(metadata) ? metadata : {}, ref, walk),
    ...(ref.group === OURS ? (scrubbed(fields, 0) as Fields) : projectMap(fields, "", 0, walk)),
  };
  return { object: kept, dropped: walk.dropped };
}

/** Objects of our own group hold only what we wrote, so they are kept whole. */
const OURS = "landfall.dev";

interface Walk {
  readonly allow: AllowList;
  readonly dropped: string[];
}

function projectMetadata(metadata: Fields, ref: ObjectRef, { dropped }: Walk): Fields {
  const isDeleted = metadata["deletionTimestamp"] !== undefined;
  const { annotations, ...rest } = pick(metadata, isDeleted ? DELETED_METADATA : METADATA);
  for (const key of Object.keys(metadata)) if (!DELETED_METADATA.includes(key)) dropped.push(`metadata.${key}`);
  if (!isMap(annotations)) return rest;
  const kept = projectAnnotations(annotations, ref);
  for (const key of Object.keys(annotations))
    if (!Object.hasOwn(kept, key)) dropped.push(`metadata.annotations[${JSON.stringify(key)}]`);
  return Object.keys(kept).length === 0 ? rest : { ...rest, annotations: kept };
}

function projectMap(fields: Fields, at: string, depth: number, walk: Walk): Fields {
  const kept = Object.entries(fields).flatMap(([key, value]): readonly (readonly [string, Json])[] => {
    const path = at === "" ? key : `${at}.${key}`;
    const left = projectField(key, value, path, depth, walk);
    if (left !== undefined) return [[key, left]];
    if (walk.dropped.at(-1) !== path) walk.dropped.push(path);
    return [];
  });
  return Object.fromEntries(kept);
}

/** Projects a field; `undefined` if it is dropped. */
function projectField(key: string, value: Json, at: string, depth: number, walk: Walk): Json | undefined {
  const { allow } = walk;
  if (depth > DEEPEST) return undefined;
  if (EMPTIED.has(key)) return emptied(key, value, at, walk);
  if (key === "values" && typeof value !== "number" && !FEEDBACK.test(at)) return emptied(key, value, at, walk);
  if (key === "manifests" && Array.isArray(value)) {
    const isReport = (one: Json): one is Fields => isMap(one) && at.startsWith("status.") && !("apiVersion" in one);
    return value.map((one: Json) => (isReport(one) ? projectMap(one, `${at}[]`, depth + 1, walk) : nameOnly(one)));
  }
  if (allow.isWhole(key) && typeof value === "object") return scrubbed(value, depth);
  if (Array.isArray(value)) return projectList(key, value, at, depth, walk);
  if (isMap(value)) return notEmptied(projectMap(value, at, depth + 1, walk), value, allow.isRead(key));
  if (allow.isSecret(key)) return undefined;
  if (typeof value !== "string") return value;
  return value.length <= LONGEST_TEXT && allow.allows(key, value) ? withoutSecrets(value) : undefined;
}

/** Keeps the name of the first field in a map that a rule tests for emptiness, if all its texts were dropped. */
function notEmptied(kept: Fields, whole: Fields, isRead: boolean): Fields {
  const [first] = Object.keys(whole);
  return isRead && first !== undefined && Object.keys(kept).length === 0 ? { [first]: LEFT_OUT } : kept;
}

/** Projects a list. Its entries count as fields with the list's name. */
function projectList(key: string, list: readonly Json[], at: string, depth: number, walk: Walk): Json {
  const kept = list.map((entry) => projectField(key, entry, `${at}[]`, depth + 1, walk));
  if (kept.includes(undefined) && !walk.dropped.includes(`${at}[]`)) walk.dropped.push(`${at}[]`);
  return kept.filter((entry) => entry !== undefined);
}

/** A value that is kept whole, except for texts that are too long and passwords in URLs. */
function scrubbed(value: Json, depth: number): Json {
  if (typeof value === "string") return value.length <= LONGEST_TEXT ? withoutSecrets(value) : "";
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((entry: Json) => scrubbed(entry, depth + 1));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, scrubbed(entry, depth + 1)]));
}

function emptied(key: string, value: Json, at: string, { allow, dropped }: Walk): Json | undefined {
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  if (isEmpty) return value;
  if (Array.isArray(value)) {
    dropped.push(`${at}[]`);
    return [];
  }
  if (typeof value === "string") {
    dropped.push(at);
    return allow.isRead(key) ? LEFT_OUT : undefined;
  }
  if (!isMap(value)) return value;
  dropped.push(`${at}.*`);
  return key === "template" && allow.isRead(key) ? readFields(value, 0, allow) : {};
}

/** Keeps of a template only the texts and numbers in fields that the rule of the kind reads: the version of its machines. */
function readFields(fields: Fields, depth: number, allow: AllowList): Fields {
  const kept = Object.entries(fields).flatMap(([key, value]): readonly (readonly [string, Json])[] => {
    if (!allow.isRead(key) || allow.isSecret(key) || depth > DEEPEST || Array.isArray(value)) return [];
    return [[key, isMap(value) ? readFields(value, depth + 1, allow) : scrubbed(value, depth)]];
  });
  return Object.fromEntries(kept);
}

/** Reduces an embedded object, as Works carry them, to its identity. */
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
