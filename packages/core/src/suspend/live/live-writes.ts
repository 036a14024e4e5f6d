import {
  type Edit,
  type Json,
  type KubeObject,
  type Path,
  type Result,
  readPath,
  refOf,
  samePath,
  success,
} from "../../object/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { holdPath, isLedgerKey, readLedger, savedPath } from "../ledger/ledger.ts";
import { keptElsewhere, splitEdits, withoutEntry } from "../ledger/ledger-object.ts";
import type { Catalogue, Mechanism, Site } from "../model/mechanism.ts";
import { valueAt } from "../model/value.ts";
import { bindSite } from "../sites/site.ts";
import { ledgerWrites } from "./ledger-writes.ts";
import { fieldManagerOf, type LiveWrite, SHARED_MANAGER } from "./live-write.ts";

/**
 * The edits of `suspend` or `resume` for a live object, as requests in the order in which they must be sent. A holder
 * applies its own hold, and with it the switches it holds: equal values are owned together, so the API server counts
 * holders and a switch outlives any one of them. What holders want different values of (lists of clusters, pinned
 * revisions), and what comes back, goes by merge patch, bound to the `resourceVersion` that was read. Every request
 * is bound to the `uid`, so an object made anew is left alone. Of a kind that cannot carry its holds, `before` is as
 * `withEntry` gives it, and requests for its SuspensionLedger are among them. No edits: no requests. Errors: `UnexpectedValue`, and
 * those of a ledger that cannot be read.
 */
export function liveWrites(
  before: KubeObject,
  edits: readonly Edit[],
  request: { readonly holder: string; readonly catalogue: Catalogue },
): Result<readonly LiveWrite[]> {
  const values = edits.filter((edit) => !("text" in edit));
  if (values.length === 0) return success([]);
  if (keptElsewhere(request.catalogue, refOf(before))) return writesApart(before, values, request);
  return writesOf(before, values, request);
}

/** The ledger is written before what it explains, and cleared after. */
function writesApart(
  before: KubeObject,
  edits: readonly Edit[],
  request: { readonly holder: string; readonly catalogue: Catalogue },
): Result<readonly LiveWrite[]> {
  const apart = splitEdits(withoutEntry(before), before, edits);
  if (!apart.ok) return apart;
  const own = writesOf(before, edits, request, apart.value.edits);
  if (!own.ok) return own;
  const kept = ledgerWrites(before, apart.value.entry, request.holder);
  const holds = apart.value.entry?.ledger.holds.some(({ holder }) => holder === request.holder) === true;
  return success(holds ? [...kept, ...own.value] : [...own.value, ...kept]);
}

/** `native`: those of the edits that are of the object itself, where its holds are kept elsewhere. */
function writesOf(
  before: KubeObject,
  edits: readonly Edit[],
  request: { readonly holder: string; readonly catalogue: Catalogue },
  native: readonly Edit[] = edits,
): Result<readonly LiveWrite[]> {
  const after = applyEdits(before, edits);
  if (!after.ok) return after;
  const ledger = readLedger(after.value);
  if (!ledger.ok) return ledger;
  const mechanisms = ledger.value.holds
    .filter((hold) => hold.holder === request.holder)
    .map((hold) => request.catalogue.byId.get(hold.mechanism))
    .filter((mechanism) => mechanism !== undefined);
  const all = mechanisms.length === 0 ? [] : ownedPaths(after.value, request.holder, mechanisms);
  const owned = native === edits ? all : all.filter((path) => !isLedgerKey(String(path.at(-1))));
  const shared = native.filter(({ path }) => !owned.some((own) => samePath(own, path)));
  return success([
    {
      type: "apply",
      fieldManager: fieldManagerOf(request.holder),
      body: bodyOf(
        before,
        owned.map((path) => [path, jsonAt(after.value, path)] as const),
        "uid",
      ),
    },
    ...(shared.length === 0 ? [] : [mergeOf(before, shared)]),
  ]);
}

/** The holder's record, and switches with what was saved for them: of these all holders want the same. */
function ownedPaths(object: KubeObject, holder: string, mechanisms: readonly Mechanism[]): readonly Path[] {
  const switches = mechanisms.filter(({ site }) => wantsOneValue(site));
  const paths = switches.flatMap((mechanism) => [...bindSite(mechanism, object).paths, savedPath(mechanism.id)]);
  return [holdPath(holder), ...paths].filter((path) => !("absent" in valueAt(object, path)));
}

/** Whether every holder wants the same there. */
function wantsOneValue(site: Site): boolean {
  return site.kind !== "clusters" && site.kind !== "pin" && site.drain === undefined;
}

function mergeOf(before: KubeObject, edits: readonly Edit[]): LiveWrite {
  const values = edits.flatMap((edit) =>
    edit.operation === "set" ? [[edit.path, edit.value] as const] : removals(before, edit.path),
  );
  return { type: "merge", fieldManager: SHARED_MANAGER, body: bodyOf(before, values, "resourceVersion") };
}

/** Of annotations each that was read goes by itself: `null` for the map would take with it what came meanwhile. */
function removals(before: KubeObject, path: Path): readonly (readonly [Path, Json])[] {
  const value = readPath(before, path);
  const isAnnotations = path.length === 2 && path[1] === "annotations";
  if (!isAnnotations || value === null || typeof value !== "object") return [[path, null]];
  return Object.keys(value).map((key) => [[...path, key], null]);
}

function bodyOf(
  { apiVersion, kind, metadata }: KubeObject,
  values: readonly (readonly [Path, Json])[],
  bound: "uid" | "resourceVersion",
): LiveWrite["body"] {
  const identity: { [key: string]: Json } = { name: metadata?.name ?? "" };
  if (metadata?.namespace !== undefined && metadata.namespace !== "") identity["namespace"] = metadata.namespace;
  for (const field of bound === "uid" ? ["uid"] : ["uid", "resourceVersion"]) {
    const value = readPath(metadata, [field]);
    if (typeof value === "string") identity[field] = value;
  }
  const body: Nested = new Map<string, Nested | Json>([
    ["apiVersion", apiVersion ?? ""],
    ["kind", kind ?? ""],
    ["metadata", new Map(Object.entries(identity))],
  ]);
  for (const [path, value] of values) put(body, path, value);
  return toJson(body);
}

interface Nested extends Map<string, Nested | Json> {}

function put(map: Nested, path: Path, value: Json): void {
  const [first, ...rest] = path;
  const key = String(first);
  if (rest.length === 0) {
    map.set(key, value);
    return;
  }
  const inner = map.get(key);
  const next: Nested = inner instanceof Map ? inner : new Map();
  map.set(key, next);
  put(next, rest, value);
}

function toJson(map: Nested): { readonly [key: string]: Json } {
  return Object.fromEntries([...map].map(([key, value]) => [key, value instanceof Map ? toJson(value) : value]));
}

function jsonAt(object: KubeObject, path: Path): Json {
  const value = valueAt(object, path);
  return "absent" in value ? null : value.value;
}
