import { canonicalJson, slug } from "../../object/hash.ts";
import {
  type Fields,
  failure,
  formatPath,
  isMap,
  type Json,
  type KubeObject,
  type Path,
  type Problem,
  parseApiVersion,
  type Result,
  readPath,
  readString,
  refKey,
  refOf,
  success,
} from "../../object/index.ts";
import { type Hold, holdFromJson, holdToJson } from "../model/hold.ts";
import { type Saved, savedFromJson, savedToJson } from "../model/saved.ts";
import { checksum, isSummed } from "./checksum.ts";

/**
 * The prefix of the annotations with holds, one for each holder: the name part is a slug of the holder, and the value
 * contains the full name.
 */
export const HOLD_PREFIX = "hold.landfall.dev/";
/**
 * The prefix of the annotations with saved values, one for each mechanism that wrote something: the name part is the id
 * of the mechanism.
 */
export const SAVED_PREFIX = "saved.hold.landfall.dev/";

/** The format version of both annotations. A higher one is refused. */
const VERSION = 1;

/** The record that Landfall keeps on an object about its suspension. */
export interface Ledger {
  /** The holds, sorted by holder, then mechanism. */
  readonly holds: readonly Hold[];
  readonly saved: ReadonlyMap<string, Saved>;
}

/** Returns the path of the annotation with the holds of a holder. */
export function holdPath(holder: string): Path {
  return ["metadata", "annotations", `${HOLD_PREFIX}${slug(holder)}`];
}

/** Returns the path of the annotation with the saved values of a mechanism. */
export function savedPath(mechanism: string): Path {
  return ["metadata", "annotations", `${SAVED_PREFIX}${mechanism}`];
}

/** Returns whether an annotation stores holds or saved values. */
export function isLedgerKey(key: string): boolean {
  return key.startsWith(HOLD_PREFIX) || key.startsWith(SAVED_PREFIX);
}

/** Encodes all holds of one holder on an object as an annotation value: canonical, and bound to the object. */
export function encodeHolds(object: KubeObject, holder: string, holds: readonly Hold[]): string {
  const sorted = holds.length > 1 ? holds.toSorted(compareHolds) : holds;
  return envelope(object, holdPath(holder), { holder, holds: sorted.map(holdToJson) });
}

/** Encodes the record of a mechanism as an annotation value: canonical, and bound to the object. */
export function encodeSaved(object: KubeObject, saved: Saved): string {
  return envelope(object, savedPath(saved.mechanism), savedToJson(saved));
}

/**
 * Wraps content with the ref of its object, the uid of a live object, and a checksum over the object, the mechanism,
 * paths and values. An existing annotation without a uid, since it was declared in a file, stays without one.
 */
function envelope(object: KubeObject, path: Path, content: { readonly [key: string]: Json }): string {
  // Object spread would be slow here: see `copyOf` in draft.ts.
  const bound = Object.assign({}, content, { object: refKey(refOf(object)), v: VERSION });
  const uid = uidOf(object);
  const plain = canonicalJson(bound);
  const declared = canonicalJson(Object.assign({}, bound, { sum: checksum(plain) }));
  if (uid === undefined) return declared;
  const there = readPath(object, path);
  if (there === declared || there === plain) return declared;
  const live = Object.assign(bound, { uid });
  return canonicalJson(Object.assign({}, live, { sum: checksum(canonicalJson(live)) }));
}

function uidOf(object: KubeObject): string | undefined {
  return readString(object, ["metadata", "uid"]);
}

/** Orders holds by holder, then mechanism. */
export function compareHolds(a: Hold, b: Hold): number {
  if (a.holder !== b.holder) return a.holder < b.holder ? -1 : 1;
  if (a.mechanism !== b.mechanism) return a.mechanism < b.mechanism ? -1 : 1;
  return 0;
}

const NOTHING_KEPT: Result<Ledger> = success({ holds: [], saved: new Map() });

/**
 * Reads the holds and saved values of an object. It is strict: a corrupt ledger (`LedgerCorrupt`), a newer format
 * (`LedgerNewer`) or one written for another object (`LedgerCopied`) is an error, and never "no holds".
 */
export function readLedger(object: KubeObject): Result<Ledger> {
  const annotations = readPath(object, ["metadata", "annotations"]);
  if (annotations === undefined || annotations === null) return NOTHING_KEPT;
  if (typeof annotations !== "object" || Array.isArray(annotations)) return failure(noMap(object));
  const keys = Object.keys(annotations).filter(isLedgerKey);
  if (keys.length === 0) return NOTHING_KEPT;
  const holds: Hold[] = [];
  const saved = new Map<string, Saved>();
  const problems: Problem[] = [];
  for (const key of keys) {
    const content = openEnvelope(object, key, readPath(annotations, [key]));
    if (!content.ok) problems.push(...content.problems);
    else if (content.value === undefined) continue;
    else if (key.startsWith(HOLD_PREFIX)) {
      const read = readHolds(key, content.value);
      if (read === undefined) problems.push(corrupt(object, key));
      else holds.push(...read);
    } else {
      const read = savedFromJson(content.value);
      if (read === undefined || key !== `${SAVED_PREFIX}${read.mechanism}`) problems.push(corrupt(object, key));
      else saved.set(read.mechanism, read);
    }
  }
  if (problems.length > 0) return failure(...problems);
  return success({ holds: holds.sort(compareHolds), saved });
}

/**
 * Returns the content of an annotation value without its envelope, after checking version and object. `undefined`: it
 * belongs to the owner of the object and was copied down.
 */
function openEnvelope(
  object: KubeObject,
  key: string,
  value: unknown,
): Result<{ readonly [key: string]: unknown } | undefined> {
  const parsed = typeof value === "string" ? parseMap(value) : undefined;
  if (parsed === undefined) return failure(corrupt(object, key));
  const { v, object: bound, uid, sum, ...content } = parsed;
  if (typeof v !== "number" || typeof bound !== "string") return failure(corrupt(object, key));
  if (v !== VERSION) return failure(newer(object, key, v));
  // A ledger from before there were checksums has none, and gets one when it is next written.
  if (sum !== undefined && !(typeof sum === "string" && isSummed(String(value), sum)))
    return failure(corrupt(object, key));
  if (uid !== undefined && typeof uid !== "string") return failure(corrupt(object, key));
  if (bound === refKey(refOf(object))) {
    const own = uidOf(object) ?? uid;
    return uid === undefined || uid === own ? success(content) : failure(ofAnother(object, key, uid));
  }
  return isOwner(object, bound) ? success(undefined) : failure(copied(object, key, bound));
}

/**
 * Returns whether an annotation was copied from the object's owner, as a Deployment's to its ReplicaSets: such a copy
 * holds nothing.
 */
function isOwner(object: KubeObject, key: string): boolean {
  const owners = object.metadata?.ownerReferences;
  const { namespace } = refOf(object);
  return Array.isArray(owners) && owners.some((owner) => ownerKey(owner, namespace) === key);
}

function ownerKey(owner: unknown, namespace: string): string {
  const { group } = parseApiVersion(readString(owner, ["apiVersion"]) ?? "");
  return refKey({ group, kind: readString(owner, ["kind"]) ?? "", namespace, name: readString(owner, ["name"]) ?? "" });
}

function parseMap(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isMap(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readHolds(key: string, content: { readonly [key: string]: unknown }): readonly Hold[] | undefined {
  const { holder, holds, ...others } = content;
  if (Object.keys(others).length > 0 || typeof holder !== "string" || !Array.isArray(holds)) return undefined;
  if (key !== `${HOLD_PREFIX}${slug(holder)}` || holds.length === 0) return undefined;
  const read = holds.map((hold: unknown) => holdFromJson(holder, hold));
  if (!read.every((hold) => hold !== undefined)) return undefined;
  return new Set(read.map((hold) => hold.mechanism)).size === read.length ? read : undefined;
}

function annotation(object: KubeObject, key: string): Pick<Problem, "severity" | "ref" | "field"> {
  return { severity: "error", ref: refOf(object), field: formatPath(["metadata", "annotations", key]) };
}

function noMap(object: KubeObject): Problem {
  const message = "metadata.annotations is no map, so it is not known who holds this object";
  return { code: "LedgerCorrupt", severity: "error", message, ref: refOf(object), field: "metadata.annotations" };
}

function corrupt(object: KubeObject, key: string): Problem {
  return {
    code: "LedgerCorrupt",
    message: `annotation ${key} cannot be read or was changed by hand, so it is not known who holds this object`,
    hint: "restore the annotation from version control; delete it only after making sure that the object may run",
    ...annotation(object, key),
  };
}

function newer(object: KubeObject, key: string, version: number): Problem {
  return {
    code: "LedgerNewer",
    message: `annotation ${key} has format ${version}; this release reads ${VERSION}`,
    hint: "use the release of Landfall that wrote it, or a later one",
    ...annotation(object, key),
  };
}

function copied(object: KubeObject, key: string, bound: string): Problem {
  return {
    code: "LedgerCopied",
    message: `annotation ${key} was written for ${bound.slice(0, 300)}: it came here with a copy or a rename`,
    hint: COPIED_HINT,
    ...annotation(object, key),
  };
}

function ofAnother(object: KubeObject, key: string, uid: string): Problem {
  return {
    code: "LedgerCopied",
    message: `annotation ${key} was written for another object of this name (uid ${uid.slice(0, 80)}): it came here with a copy or a backup`,
    hint: COPIED_HINT,
    ...annotation(object, key),
  };
}

const COPIED_HINT = "delete the annotation here, and see whether the suspended field was copied with it";
