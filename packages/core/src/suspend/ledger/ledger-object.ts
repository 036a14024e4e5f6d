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

/** The kind of the objects that keep holds for others. */
export const LEDGER_KIND: { readonly group: string; readonly kind: string } = {
  group: "landfall.dev",
  kind: "SuspensionLedger",
};

const FORMAT = 1;

/** The ledger of one object that is kept outside of the object. */
export interface LedgerEntry {
  readonly ref: ObjectRef;
  /** The uid of a live object: one made anew under the same name is another. */
  readonly uid?: string;
  readonly ledger: Ledger;
}

/**
 * Whether holds of an object are kept in a SuspensionLedger: a controller copies annotations of its kind down to other
 * objects, or strips them.
 */
export function keptElsewhere(catalogue: Catalogue, kind: Pick<ObjectRef, "group" | "kind">): boolean {
  return mechanismsFor(catalogue, kind).some(({ annotations }) => annotations !== undefined);
}

/**
 * Reads SuspensionLedgers: what they keep, by `refKey`. Strict as `readLedger`: an object that cannot be read, or that
 * speaks of one object twice (`LedgerCorrupt`), and a newer format (`LedgerNewer`) are errors, never "no holds".
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

/** A SuspensionLedger of entries, in the order of their refs: the same entries give the same object. */
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
 * An object as if it carried what is kept of it elsewhere, for everything that reads and writes holds. An entry of
 * another uid says nothing of it.
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

/** Edits of an object that came from `withEntry`, apart: those of the object itself, and what is kept elsewhere after them. */
export interface EditsApart {
  readonly edits: readonly Edit[];
  /** Absent: nothing is left to keep. */
  readonly entry?: LedgerEntry;
}

/**
 * Splits the edits of an object that came from `withEntry`. `object` is the one without it. Problems: those of
 * `applyEdits` and of a ledger that cannot be read (`LedgerCorrupt`).
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

/** The map of annotations goes as a whole only if it is there without ours. */
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

/** Each item has a checksum of its own: in a cluster the items of one entry have several writers. */
function summed(about: Fields, item: { readonly [key: string]: Json }): { readonly [key: string]: Json } {
  return { ...item, sum: sumOf(about, item) };
}

function sumOf(about: Fields, item: Fields): string {
  return checksum(canonicalJson([about, item] as unknown as Json));
}

/** An item without its checksum; what was written before there were any has none. `undefined`: it is wrong. */
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

/** All of a list, or `undefined` if it is none or one of it cannot be read. */
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
