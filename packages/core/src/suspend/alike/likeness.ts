import { type Fields, isMap, type KubeObject, type Path, readPath, refOf, sameJson } from "../../object/index.ts";
import { derivationsFor, mechanismsFor } from "../choose/choose.ts";
import { isLedgerKey, type Ledger, readLedger } from "../ledger/ledger.ts";
import { isOverwritten } from "../links/parent-links.ts";
import type { Catalogue, Mechanism, SwitchSite } from "../model/mechanism.ts";
import { valueAt } from "../model/value.ts";
import { readTruth } from "../sites/truth.ts";
import { type BoundText, isBound, unbind } from "./bound-text.ts";
import { pathsOf } from "./paths-read.ts";

/** What of an object answers about its suspension depend on, but for its name. */
export interface Likeness {
  readonly object: KubeObject;
  /** The keys of its annotations. */
  readonly annotations: readonly string[];
  /** The texts of its ledger, by annotation. */
  readonly ledger: readonly (readonly [string, BoundText])[];
  /** Where `metadata` is looked at beside. */
  readonly looked: readonly Path[];
  /** Fields of `spec` that switch something off which nobody holds: that they are off is all that counts. */
  readonly idle: ReadonlyMap<string, SwitchSite>;
}

/**
 * What answers depend on that are about the mechanisms with these ids, and those of the object's ledger. `undefined`: on
 * more. Another object has a say, a mechanism is not of the kind, or the ledger is not as we write it.
 */
export function likenessOf(
  object: KubeObject,
  binding: string,
  ids: readonly string[],
  catalogue: Catalogue,
): Likeness | undefined {
  const ref = refOf(object);
  const annotations = annotationsOf(object);
  const read = readLedger(object);
  if (annotations === undefined || !read.ok || derivationsFor(catalogue, ref).length > 0 || isOverwritten(ref))
    return undefined;
  const mechanisms = mechanismsFor(catalogue, ref);
  const used = new Set([...ids, ...idsOf(read.value)]);
  if (![...used].every((id) => mechanisms.some((mechanism) => mechanism.id === id))) return undefined;
  const keys = Object.keys(annotations);
  const ledger = unbindAll(keys.filter(isLedgerKey), annotations, binding);
  if (ledger === undefined) return undefined;
  const saved = [...read.value.saved.values()].flatMap(({ fields }) => fields.map(({ path }) => path));
  const paths = [...saved, ...mechanisms.flatMap(pathsOf)];
  const looked = paths.filter(([root]) => root === "metadata").map(placeOf);
  const unused = mechanisms.filter(({ id }) => !used.has(id));
  return { object, annotations: keys, ledger, looked, idle: idleOf(object, unused, paths) };
}

function idsOf({ holds, saved }: Ledger): readonly string[] {
  return [...saved.keys(), ...holds.map(({ mechanism }) => mechanism)];
}

/** A single annotation; of other fields all that is in them, as an edit there depends on what is beside. */
function placeOf(path: Path): Path {
  return path.slice(0, path[1] === "annotations" ? 3 : 2);
}

function idleOf(object: KubeObject, unused: readonly Mechanism[], paths: readonly Path[]): Likeness["idle"] {
  const idle = new Map<string, SwitchSite>();
  for (const { site } of unused) {
    if (site.kind !== "field" || site.path.length !== 2 || site.path[0] !== "spec") continue;
    const readers = paths.filter(([root, key]) => root === "spec" && (key === undefined || key === site.path[1]));
    if (readers.length === 1 && isOff(site, object)) idle.set(String(site.path[1]), site);
  }
  return idle;
}

/** Whether a switch is off, and there is nothing to say about its value. */
function isOff(site: SwitchSite, object: KubeObject): boolean {
  const { state, why } = readTruth(site, valueAt(object, site.path));
  return state === "off" && why === undefined;
}

/** The annotations of an object, if they are a map or absent. */
export function annotationsOf({ metadata }: KubeObject): Fields | undefined {
  const annotations: unknown = metadata?.annotations ?? {};
  return isMap(annotations) ? annotations : undefined;
}

function unbindAll(keys: readonly string[], annotations: Fields, binding: string): Likeness["ledger"] | undefined {
  const texts: [string, BoundText][] = [];
  for (const key of keys) {
    const text = unbind(annotations[key], binding);
    if (text === undefined) return undefined;
    texts.push([key, text]);
  }
  return texts;
}

/** Whether the answers about another object are the same. `binding`: of the other. */
export function isLike(
  other: KubeObject,
  { object, annotations, ledger, looked, idle }: Likeness,
  binding: string,
): boolean {
  if (other.apiVersion !== object.apiVersion || other.kind !== object.kind) return false;
  const texts = annotationsOf(other);
  if (texts === undefined || !hasKeys(texts, annotations)) return false;
  if (!sameFields(object, other, APART) || !sameSpec(object, other, idle)) return false;
  if (!sameFields(object.metadata, other.metadata, APART_IN_METADATA)) return false;
  for (const [key, text] of ledger) if (!isBound(texts[key], text, binding)) return false;
  for (const path of looked) if (!sameJson(readPath(object, path), readPath(other, path))) return false;
  return true;
}

function sameSpec(object: KubeObject, other: KubeObject, idle: Likeness["idle"]): boolean {
  if (idle.size === 0 || !isMap(object.spec) || !isMap(other.spec)) return sameJson(object.spec, other.spec);
  if (!sameFields(object.spec, other.spec, idle)) return false;
  for (const [key, site] of idle) {
    if (Object.hasOwn(object.spec, key) !== Object.hasOwn(other.spec, key) || !isOff(site, other)) return false;
  }
  return true;
}

// These run for each object of a fleet: `for in` makes no list of the keys.

function hasKeys(map: Fields, keys: readonly string[]): boolean {
  let at = 0;
  for (const key in map) if (key !== keys[at++]) return false;
  return at === keys.length;
}

/** Compared in their own way. */
const APART: ReadonlySet<string> = new Set(["metadata", "spec"]);
const APART_IN_METADATA: ReadonlySet<string> = new Set(["name", "namespace", "labels", "annotations"]);

/** Whether two maps are equal but for some of their fields. */
function sameFields(one: object = {}, other: object = {}, but: { readonly has: (key: string) => boolean }): boolean {
  let left = 0;
  for (const key in one) if (!but.has(key)) left++;
  for (const key in other) {
    if (but.has(key)) continue;
    if (!Object.hasOwn(one, key) || !sameJson((one as Fields)[key], (other as Fields)[key])) return false;
    left--;
  }
  return left === 0;
}
