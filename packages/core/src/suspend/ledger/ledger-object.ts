import { canonicalJson } from "../../object/hash.ts";
import {
  type Edit,
  type Fields,
  failure,
  isMap,
  type Json,
  type KubeObject,
  type ObjectRef,
  type Problem,
  type Result,
  readPath,
  readString,
  refKey,
  refOf,
  success,
} from "../../object/index.ts";
import { mechanismsFor } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { type Hold, holdFromJson, holdToJson } from "../model/hold.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { type Saved, savedFromJson, savedToJson } from "../model/saved.ts";
import { checksum } from "./checksum.ts";
import {
  compareHolds,
  encodeHolds,
  encodeSaved,
  holdPath,
  isLedgerKey,
  type Ledger,
  readLedger,
  savedPath,
} from "./ledger.ts";

/** The kind of the objects that store holds on behalf of other objects. */
export const LEDGER_KIND: { readonly group: string; readonly kind: string } = {
  group: "landfall.dev",
  kind: "SuspensionLedger",
};

const FORMAT = 1;

/** The ledger of one object, stored outside of that object. */
export interface LedgerEntry {
  readonly ref: ObjectRef;
  /** The uid of a live object, as an object created anew under the same name is another one. */
  readonly uid?: string;
  readonly ledger: Ledger;
}

/**
 * Returns whether holds on objects of a kind are stored in a SuspensionLedger, because a controller copies annotations
 * of that kind to other objects, or removes them.
 */
export function keptElsewhere(catalogue: Catalogue, kind: Pick<ObjectRef, "group" | "kind">): boolean {
  return mechanismsFor(catalogue, kind).some(({ annotations }) => annotations !== undefined);
}

/**
 * Reads the entries of SuspensionLedgers, by `refKey`. It is as strict as `readLedger`: an unreadable object or two
 * entries for one object (`LedgerCorrupt`), and a newer format (`LedgerNewer`), are errors and never "no holds".
 */
export function readLedgerObjects(objects: readonly KubeObject[]): Result<ReadonlyMap<string, LedgerEntry>> {
  const entries = new Map<string, LedgerEntry>();
  const problems: Problem[] = [];
  for (const object of objects.filter(isLedgerObject)) {
    const format = readPath(object, ["spec", "format"]);
    const list = readPath(object, ["spec", "entries"]);
    if (typeof format === "number" && format > FORMAT) problems.push(newer(object, format));
    else if (format !== FORMAT || !Array.isArray(list)) problems.push(corrupt(object, "spec"));
    else
      for (const [index, value] of list.entries()) {
        const entry = entryFromJson(value);
        const field = `spec.entries[${index}]`;
        if (entry === undefined || entries.has(refKey(entry.ref))) problems.push(corrupt(object, field));
        else entries.set(refKey(entry.ref), entry);
      }
  }
  return problems.length > 0 ? failure(...problems) : success(entries);
}

function isLedgerObject(object: KubeObject): boolean {
  const { group, kind } = refOf(object);
  return group === LEDGER_KIND.group && kind === LEDGER_KIND.kind;
}

/** Returns a SuspensionLedger of entries, sorted by ref: the same entries give the same object. */
export function ledgerObject(
  metadata: { readonly [key: string]: Json },
  entries: Iterable<LedgerEntry>,
): { readonly [key: string]: Json } {
  const sorted = [...entries].map((entry) => [refKey(entry.ref), entry] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: LEDGER_KIND.kind,
    metadata,
    spec: { format: FORMAT, entries: sorted.map(([, entry]) => entryToJson(entry)) },
  };
}

/**
 * Returns an object with its ledger entry added as annotations, the form in which holds are read and written. An entry
 * with another uid is ignored.
 */
export function withEntry(object: KubeObject, entry: LedgerEntry | undefined): KubeObject {
  if (entry === undefined || !isSame(object, entry)) return object;
  const { holds, saved } = entry.ledger;
  const annotations: { [key: string]: string } = { ...object.metadata?.annotations };
  for (const holder of new Set(holds.map((hold) => hold.holder))) {
    const own = holds.filter((hold) => hold.holder === holder);
    annotations[String(holdPath(holder).at(-1))] = encodeHolds(object, holder, own);
  }
  for (const one of saved.values()) annotations[String(savedPath(one.mechanism).at(-1))] = encodeSaved(object, one);
  return { ...object, metadata: { ...object.metadata, annotations } };
}

function isSame(object: KubeObject, { uid }: LedgerEntry): boolean {
  const live = readString(object, ["metadata", "uid"]);
  return uid === undefined || live === undefined || uid === live;
}

/**
 * The edits of an object returned by `withEntry`, split into those of the object itself and the ledger entry after
 * them.
 */
export interface EditsApart {
  readonly edits: readonly Edit[];
  /** The new ledger entry; absent: nothing is left to store. */
  readonly entry?: LedgerEntry;
}

/**
 * Splits the edits of an object returned by `withEntry`; `object` is the original without the entry. Problems: those of
 * `applyEdits` and of an unreadable ledger (`LedgerCorrupt`).
 */
export function splitEdits(object: KubeObject, withHolds: KubeObject, edits: readonly Edit[]): Result<EditsApart> {
  const after = applyEdits(withHolds, edits);
  if (!after.ok) return after;
  const ledger = readLedger(after.value);
  if (!ledger.ok) return ledger;
  const { holds, saved } = ledger.value;
  const uid = readString(object, ["metadata", "uid"]);
  const entry = { ref: refOf(object), ...(uid !== undefined && { uid }), ledger: ledger.value };
  return success({
    edits: edits.flatMap((edit) => ownEdit(object, edit)),
    ...((holds.length > 0 || saved.size > 0) && { entry }),
  });
}

/**
 * Returns the edit for the object itself. An edit of the whole map of annotations is kept only if the map exists
 * without Landfall's annotations.
 */
function ownEdit(object: KubeObject, edit: Edit): readonly Edit[] {
  const [root, map, key] = edit.path;
  if (root !== "metadata" || map !== "annotations") return [edit];
  if (key !== undefined) return isLedgerKey(String(key)) ? [] : [edit];
  const value = readPath(object, edit.path);
  return value === undefined ? [] : [{ ...edit, expected: { value: value as Json } }];
}

function entryToJson({ ref, uid, ledger }: LedgerEntry): { readonly [key: string]: Json } {
  const { group, kind, namespace, name } = ref;
  const saved = [...ledger.saved.values()].sort((a, b) => (a.mechanism < b.mechanism ? -1 : 1));
  const about = { group, kind, namespace, name, ...(uid !== undefined && { uid }) };
  const holds = ledger.holds.map((hold) => summed(about, { holder: hold.holder, ...holdToJson(hold) }));
  return {
    ...about,
    holds,
    ...(saved.length > 0 && { saved: saved.map((one) => summed(about, savedToJson(one))) }),
  };
}

/** Adds a checksum to an item. Each item has its own, as in a cluster the items of one entry have several writers. */
function summed(about: Fields, item: { readonly [key: string]: Json }): { readonly [key: string]: Json } {
  return { ...item, sum: sumOf(about, item) };
}

function sumOf(about: Fields, item: Fields): string {
  return checksum(canonicalJson([about, item] as unknown as Json));
}

/**
 * Returns an item without its checksum; items from before there were checksums have none. `undefined`: the checksum is
 * wrong.
 */
function withoutSum(about: Fields, value: unknown): Fields | undefined {
  if (!isMap(value)) return undefined;
  const { sum, ...item } = value;
  return sum === undefined || sum === sumOf(about, item) ? item : undefined;
}

const ENTRY_FIELDS: ReadonlySet<string> = new Set(["group", "kind", "namespace", "name", "uid", "holds", "saved"]);

function entryFromJson(value: unknown): LedgerEntry | undefined {
  if (!isMap(value) || Object.keys(value).some((key) => !ENTRY_FIELDS.has(key))) return undefined;
  const text = (key: string): string | undefined => {
    const found = readPath(value, [key]);
    return typeof found === "string" ? found : undefined;
  };
  const [group, kind, namespace, name, uid] = ["group", "kind", "namespace", "name", "uid"].map(text);
  if (group === undefined || !kind || namespace === undefined || !name) return undefined;
  const about = { group, kind, namespace, name, ...(uid !== undefined && { uid }) };
  const holds = listOf(readPath(value, ["holds"]), (hold) => readHold(withoutSum(about, hold)));
  const saved = listOf(readPath(value, ["saved"]) ?? [], (one) => savedFromJson(withoutSum(about, one)));
  if (holds === undefined || saved === undefined) return undefined;
  const byMechanism = new Map(saved.map((one): [string, Saved] => [one.mechanism, one]));
  const claims = new Set(holds.map(({ holder, mechanism }) => `${holder}\n${mechanism}`));
  if (byMechanism.size < saved.length || claims.size < holds.length) return undefined;
  const ledger = { holds: [...holds].sort(compareHolds), saved: byMechanism };
  return { ref: { group, kind, namespace, name }, ...(uid !== undefined && { uid }), ledger };
}

function readHold(value: unknown): Hold | undefined {
  if (!isMap(value)) return undefined;
  const { holder, ...fields } = value;
  return typeof holder === "string" ? holdFromJson(holder, fields) : undefined;
}

/** Reads every entry of a list; `undefined` if it is not a list or one entry cannot be read. */
function listOf<Entry>(value: unknown, read: (entry: unknown) => Entry | undefined): readonly Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.map((entry: unknown) => read(entry));
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function corrupt(object: KubeObject, field: string): Problem {
  return {
    code: "LedgerCorrupt",
    severity: "error",
    message: "the ledger cannot be read, so it is not known who holds the objects it is about",
    ref: refOf(object),
    field,
    hint: "restore it from version control",
  };
}

function newer(object: KubeObject, format: number): Problem {
  return {
    code: "LedgerNewer",
    severity: "error",
    message: `the ledger has format ${format}; this release reads ${FORMAT}`,
    ref: refOf(object),
    field: "spec.format",
    hint: "use the release of Landfall that wrote it, or a later one",
  };
}
