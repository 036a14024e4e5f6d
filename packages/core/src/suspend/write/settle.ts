import { isMap, type KubeObject, type Path, readPath, samePath, type ValueOrAbsent } from "../../object/index.ts";
import type { Draft } from "../edit/draft.ts";
import { encodeSaved, isLedgerKey, type Ledger, savedPath } from "../ledger/ledger.ts";
import { otherOwnersAt, ownersBefore } from "../model/owner.ts";
import type { Saved, SavedField, Spelling } from "../model/saved.ts";
import type { BoundSite, SiteFault } from "../model/site-engine.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { notItsOwn } from "../sites/record-faults.ts";
import { bindSite } from "../sites/site.ts";
import { settleLost } from "./lost-record.ts";
import { valueToResume } from "./resume-value.ts";
import type { Drift, Settled, Settlement } from "./settlement.ts";
import { type KeptSpellings, keepSpellings } from "./spellings.ts";

const ANNOTATIONS: Path = ["metadata", "annotations"];

/**
 * Updates the site of a mechanism to its holds: to the value that they require on top of the value without Landfall;
 * without holds, to that value itself, and the saved record is removed.
 */
export function settle(draft: Draft, settlement: Settlement): Settled {
  const { object, ledger, mechanism, holds } = settlement;
  const kept = ledger.saved.get(mechanism.id);
  const saved = kept?.atRest === true && holds.length > 0 ? undefined : kept;
  const site = settlement.site ?? bindSite(mechanism, object);
  if (saved !== undefined && !site.owns(saved)) return { fault: notItsOwn(saved), drift: [] };
  const unknown = kept === undefined ? settleLost(draft, settlement, site) : undefined;
  if (unknown !== undefined) return unknown;
  if (saved === undefined && holds.length === 0) return { drift: [] };
  const before = saved?.fields ?? site.paths.map((path) => firstSight(object, path, kept));
  const drift = saved === undefined ? [] : findDrift(object, before);
  const isForced = settlement.force === true && holds.length === 0;
  const without = before.map(({ prev, wrote, path }) =>
    saved === undefined || isForced ? prev : site.rebase(prev, wrote, valueAt(object, path)),
  );
  if (holds.length === 0) {
    const back = valuesBack(settlement, before, without);
    if ("code" in back) return { fault: back, drift };
    for (const [index, field] of before.entries()) draft.write(field.path, back[index] ?? field.prev);
    for (const field of before) prune(draft, field);
    for (const { path, text } of saved?.spellings ?? []) if (!isOfAnnotations(path)) draft.spell(path, text);
    if (settlement.keepRecord === true && saved !== undefined) {
      draft.write(savedPath(mechanism.id), { value: encodeSaved(object, atRest(saved, back)) });
      return { drift };
    }
    draft.write(savedPath(mechanism.id), { absent: true });
    if (saved?.annotations === "created") pruneAnnotations(draft);
    return { drift };
  }
  if (drift.length > 0 && !settlement.assert && !site.mergeable) return { drift };
  const wanted = site.wanted(
    without,
    holds,
    before.map(({ wrote }) => wrote),
  );
  if ("code" in wanted) return { fault: wanted, drift };
  const fields = before.map((field, index) => ({
    ...field,
    prev: without[index] ?? field.prev,
    wrote: wanted[index] ?? field.wrote,
  }));
  for (const field of fields) draft.write(field.path, field.wrote);
  for (const field of fields) prune(draft, field);
  const { spellings, lost } = spellingsOf(settlement, fields);
  const record = remember(settlement, site, fields, spellings);
  draft.write(savedPath(mechanism.id), { value: encodeSaved(object, record) });
  return { drift, saved: record, lost };
}

/** Returns the record of a mechanism that was undone while expired holds are still in the ledger. */
function atRest({ mechanism, fields, annotations, adopted, spellings }: Saved, back: readonly ValueOrAbsent[]): Saved {
  const ofAnnotations = spellings?.filter(({ path }) => isOfAnnotations(path)) ?? [];
  return {
    mechanism,
    ...(annotations !== undefined && { annotations }),
    ...(adopted !== undefined && { adopted }),
    atRest: true,
    fields: fields.map(({ path, prev }, index) => ({ path, prev: back[index] ?? prev, wrote: back[index] ?? prev })),
    ...(ofAnnotations.length > 0 && { spellings: ofAnnotations }),
  };
}

/** Returns the values that are restored where Landfall's are still there; values that others wrote meanwhile stay. */
function valuesBack(
  { object, mechanism, force, resumeValue = "restore" }: Settlement,
  fields: readonly SavedField[],
  without: readonly ValueOrAbsent[],
): readonly ValueOrAbsent[] | SiteFault {
  const back: ValueOrAbsent[] = [];
  for (const [index, field] of fields.entries()) {
    const asBefore = without[index] ?? field.prev;
    const isOurs = sameValue(asBefore, field.prev);
    const value = isOurs ? valueToResume(object, mechanism, field, resumeValue, force) : asBefore;
    if ("code" in value) return value;
    back.push(value);
  }
  return back;
}

/**
 * Returns a new record of a field that Landfall has not written yet; the caller fills in `wrote`. An earlier record at
 * rest may know the field's owners.
 */
function firstSight(object: KubeObject, path: Path, kept: Saved | undefined): SavedField {
  const prev = valueAt(object, path);
  const known = kept?.fields.find((field) => samePath(field.path, path))?.owners ?? [];
  const owners = known.length > 0 && otherOwnersAt(object, path).length === 0 ? known : ownersBefore(object, path);
  const field = { path, prev, wrote: prev, ...(owners.length > 0 && { owners }) };
  if (path[0] === "metadata" && path[1] === "annotations") return field;
  const parents = path.slice(0, -1).findIndex((_, index) => !isMap(readPath(object, path.slice(0, index + 1))));
  if (parents < 0) return field;
  const isNull = readPath(object, path.slice(0, parents + 1)) === null;
  return isNull ? { ...field, parents, nullParent: true } : { ...field, parents };
}

function findDrift(object: KubeObject, fields: readonly SavedField[]): readonly Drift[] {
  return fields.flatMap(({ path, prev, wrote }) => {
    const live = valueAt(object, path);
    return sameValue(live, wrote) ? [] : [{ path, wrote, live, isBack: sameValue(live, prev) }];
  });
}

function spellingsOf(
  { object, ledger, mechanism, spelling }: Settlement,
  fields: readonly SavedField[],
): KeptSpellings {
  const before = ledger.saved.get(mechanism.id)?.spellings ?? [];
  return spelling === undefined ? { spellings: before, lost: [] } : keepSpellings(object, fields, before, spelling);
}

function remember(
  { object, ledger, mechanism }: Settlement,
  site: BoundSite,
  fields: readonly SavedField[],
  spellings: readonly Spelling[],
): Saved {
  const saved = ledger.saved.get(mechanism.id);
  const adopted =
    saved === undefined || saved.atRest === true ? site.read(object, undefined).state === "on" : saved.adopted === true;
  const created = saved === undefined ? annotationsAreOurs(object, ledger) : saved.annotations === "created";
  const ofAnnotations = saved === undefined ? emptyAnnotationsAs(object, ledger) : undefined;
  const written = ofAnnotations === undefined ? spellings : [...spellings, ofAnnotations];
  return {
    mechanism: mechanism.id,
    fields,
    ...(adopted ? { adopted: true } : {}),
    ...(created ? { annotations: "created" } : {}),
    ...(written.length > 0 ? { spellings: written } : {}),
  };
}

/** Annotations that an orchestrator adds to objects while a function runs, and removes afterwards. */
const TRANSIENT =
  /^(?:internal\.config\.(?:kubernetes|k8s)\.io\/|config\.kubernetes\.io\/(?:path|index)$|config\.k8s\.io\/id$)/;

/**
 * The annotation by which an orchestrator says, while a function runs, that the map of annotations was there before and
 * empty, or null. Its value is the text behind the colon of `annotations`.
 */
export const EMPTY_ANNOTATIONS = "internal.config.kubernetes.io/empty-annotations";

/** Returns whether the object has no lasting annotations except Landfall's, in a map that Landfall created. */
function annotationsAreOurs(object: KubeObject, ledger: Ledger): boolean {
  const annotations = readPath(object, ANNOTATIONS);
  if (annotations === undefined || annotations === null) return true;
  const keys = Object.keys(annotations);
  if (keys.every((key) => TRANSIENT.test(key))) return keys.length > 0 && !keys.includes(EMPTY_ANNOTATIONS);
  const saved = [...ledger.saved.values()];
  if (!saved.some((each) => each.annotations === "created")) return false;
  const written = saved.flatMap(({ fields }) => fields.map(({ path }) => path.at(-1)));
  return keys.every((key) => TRANSIENT.test(key) || isLedgerKey(key) || written.includes(key));
}

/** Returns the spelling of a map of annotations that was empty before Landfall wrote into it, unless it was `{}`. */
function emptyAnnotationsAs(object: KubeObject, ledger: Ledger): Spelling | undefined {
  const text = readPath(object, [...ANNOTATIONS, EMPTY_ANNOTATIONS]);
  if (typeof text === "string") return text === " {}" ? undefined : { path: ANNOTATIONS, text };
  return [...ledger.saved.values()].map(spellingOfAnnotations).find((spelling) => spelling !== undefined);
}

function isOfAnnotations(path: Path): boolean {
  return samePath(path, ANNOTATIONS);
}

/** The spelling of the map of annotations as it was before the first hold: empty, or null. */
export function spellingOfAnnotations({ spellings = [] }: Saved): Spelling | undefined {
  return spellings.find(({ path }) => isOfAnnotations(path));
}

/**
 * Removes the parents that Landfall created for a field, unless others use them; a parent that was null becomes null
 * again.
 */
function prune(draft: Draft, { path, parents: kept = path.length, nullParent }: SavedField): void {
  for (let depth = path.length - 1; depth > kept; depth--) {
    if (!isEmptyMap(draft.read(path.slice(0, depth)))) return;
    draft.write(path.slice(0, depth), nullParent === true && depth === kept + 1 ? { value: null } : { absent: true });
  }
}

function isEmptyMap(value: ValueOrAbsent): boolean {
  return "value" in value && isMap(value.value) && Object.keys(value.value).length === 0;
}

/** Removes the map of annotations that Landfall created, once it is empty. */
export function pruneAnnotations(draft: Draft): void {
  if (isEmptyMap(draft.read(ANNOTATIONS))) draft.write(ANNOTATIONS, { absent: true });
}
