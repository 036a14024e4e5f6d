import {
  type Edit,
  type ItemId,
  type KubeObject,
  type ObjectRef,
  type Path,
  readPath,
  refOf,
} from "../object/index.ts";
import { leavesRoom } from "./annotation-space.ts";
import { isOverwritten } from "./authority.ts";
import { type BoundText, bind, bindingOf, isBound, unbind } from "./bound-text.ts";
import { derivationsFor, mechanismsFor } from "./choose.ts";
import { isMap, type Map_, sameJson, valueAt } from "./draft.ts";
import { isLedgerKey, type Ledger, readLedger, SAVED_PREFIX } from "./ledger.ts";
import type { Catalogue } from "./mechanism.ts";
import { metadataRead } from "./paths-read.ts";

/**
 * The edits that planning would give for another object; `undefined` where it has to be asked. Where they are given, what is
 * said of the plan, and the resolution after it, are the same as of the first object, but for the name.
 */
export type EditsAlike = (object: KubeObject, item?: ItemId) => readonly Edit[] | undefined;

/**
 * Makes what `planSuspension` or `planResumption` gave for one object good for all that are like it: that differ from it in
 * nothing but name, namespace, and the labels and annotations that nothing about suspension looks at. None are, where it is
 * not that simple: an effect that another object's controller writes, a hold by a mechanism of another kind, a ledger that is
 * not as we write it, edits of all annotations at once.
 */
export function editsAlike(object: KubeObject, edits: readonly Edit[], catalogue: Catalogue): EditsAlike {
  let pattern: Pattern | "none" | undefined;
  return (other, item) => {
    pattern ??= patternOf(object, edits, catalogue) ?? "none";
    if (pattern === "none" || other.apiVersion !== object.apiVersion || other.kind !== object.kind) return undefined;
    const ref = refOf(other);
    const binding = bindingOf(ref);
    if (!matches(other, pattern, binding)) return undefined;
    return pattern.changes.map((change) => editFor(change, other, ref, binding, item));
  };
}

/** What one object was decided by, and what was decided, without its name. */
interface Pattern {
  readonly object: KubeObject;
  readonly annotations: readonly string[];
  /** The texts of its ledger, by annotation. */
  readonly ledger: readonly (readonly [string, BoundText])[];
  /** Where `metadata` is looked at beside. */
  readonly looked: readonly Path[];
  readonly changes: readonly Change[];
  /** What the changes add at most to the annotations, in UTF-16 code units, without the name. */
  readonly added: number;
}

/** An edit, and what it writes if that names the object. */
interface Change {
  readonly edit: Edit;
  readonly text?: BoundText;
}

function patternOf(object: KubeObject, edits: readonly Edit[], catalogue: Catalogue): Pattern | undefined {
  const ref = refOf(object);
  const annotations = annotationsOf(object);
  const read = readLedger(object);
  if (annotations === undefined || !read.ok || !decidesForItself(ref, read.value, edits, catalogue)) return undefined;
  const keys = Object.keys(annotations);
  const binding = bindingOf(ref);
  const ledger = unbindAll(keys.filter(isLedgerKey), annotations, binding);
  const changes = unbindEdits(edits, binding);
  if (ledger === undefined || changes === undefined) return undefined;
  const saved = [...read.value.saved.values()].flatMap(({ fields }) => fields.map(({ path }) => path));
  const looked = [...saved, ...metadataRead(catalogue, ref)].filter(([root]) => root === "metadata").map(placeOf);
  const added = changes.reduce((units, change) => units + unitsOf(change), 0);
  return { object, annotations: keys, ledger, looked, changes, added };
}

/** Whether no other object has a say, and nothing is read but what stands at the paths of the kind's own mechanisms. */
function decidesForItself(ref: ObjectRef, ledger: Ledger, edits: readonly Edit[], catalogue: Catalogue): boolean {
  if (derivationsFor(catalogue, ref).length > 0 || isOverwritten(ref)) return false;
  const written = edits.map(({ path }) => String(path.at(-1))).filter((key) => key.startsWith(SAVED_PREFIX));
  const used = [
    ...ledger.saved.keys(),
    ...ledger.holds.map(({ mechanism }) => mechanism),
    ...written.map((key) => key.slice(SAVED_PREFIX.length)),
  ];
  const own = mechanismsFor(catalogue, ref);
  return used.every((id) => own.some((mechanism) => mechanism.id === id));
}

/** A single annotation; of other fields all that is in them, as an edit there depends on what is beside. */
function placeOf(path: Path): Path {
  return path.slice(0, path[1] === "annotations" ? 3 : 2);
}

function annotationsOf({ metadata }: KubeObject): Map_ | undefined {
  const annotations: unknown = metadata?.annotations ?? {};
  return isMap(annotations) ? annotations : undefined;
}

function unbindAll(keys: readonly string[], annotations: Map_, binding: string): Pattern["ledger"] | undefined {
  const texts: [string, BoundText][] = [];
  for (const key of keys) {
    const text = unbind(annotations[key], binding);
    if (text === undefined) return undefined;
    texts.push([key, text]);
  }
  return texts;
}

function unbindEdits(edits: readonly Edit[], binding: string): readonly Change[] | undefined {
  const changes: Change[] = [];
  for (const { item: _, ...edit } of edits) {
    const [root, map, key] = edit.path;
    if (root === "metadata" && key === undefined) return undefined;
    if (root === "metadata" && map === "annotations" && isLedgerKey(String(key)) && edit.operation === "set") {
      const text = unbind(edit.value, binding);
      if (text === undefined) return undefined;
      changes.push({ edit, text });
    } else changes.push({ edit });
  }
  return changes;
}

function unitsOf({ edit, text }: Change): number {
  if (edit.path[0] !== "metadata" || edit.operation === "delete") return 0;
  const value = text === undefined ? JSON.stringify(edit.value) : bind(text, "");
  return String(edit.path.at(-1)).length + value.length;
}

function matches(other: KubeObject, pattern: Pattern, binding: string): boolean {
  const { object, annotations, ledger, looked, changes, added } = pattern;
  const texts = annotationsOf(other);
  return (
    texts !== undefined &&
    sameKeys(annotations, Object.keys(texts)) &&
    ledger.every(([key, text]) => isBound(texts[key], text, binding)) &&
    sameFields(object, other, APART) &&
    sameFields(object.metadata, other.metadata, APART_IN_METADATA) &&
    looked.every((path) => sameJson(readPath(object, path), readPath(other, path))) &&
    leavesRoom(texts, added + changes.length * binding.length)
  );
}

function sameKeys(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false;
  for (const [index, key] of keys.entries()) if (key !== others[index]) return false;
  return true;
}

/** Compared in their own way. */
const APART: ReadonlySet<string> = new Set(["metadata"]);
const APART_IN_METADATA: ReadonlySet<string> = new Set(["name", "namespace", "labels", "annotations"]);

/** Whether two maps are equal but for some of their fields. */
function sameFields(one: object = {}, other: object = {}, but: ReadonlySet<string>): boolean {
  let left = 0;
  for (const key of Object.keys(one)) if (!but.has(key)) left++;
  for (const key of Object.keys(other)) {
    if (but.has(key)) continue;
    if (!Object.hasOwn(one, key) || !sameJson((one as Map_)[key], (other as Map_)[key])) return false;
    left--;
  }
  return left === 0;
}

function editFor(
  { edit, text }: Change,
  object: KubeObject,
  ref: ObjectRef,
  binding: string,
  item: ItemId | undefined,
): Edit {
  // Not by spread: see `copyOf` of a draft.
  return Object.assign(
    {},
    edit,
    { ref },
    edit.expected && { expected: valueAt(object, edit.path) },
    text && { value: bind(text, binding) },
    item && { item },
  );
}
