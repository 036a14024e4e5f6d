import {
  type Edit,
  type KubeObject,
  type Path,
  type Result,
  readPath,
  refKey,
  refOf,
  samePath,
  success,
} from "../../object/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { encodeSaved, isLedgerKey, type Ledger, readLedger, savedPath } from "../ledger/ledger.ts";
import { keptElsewhere, readLedgerObjects, splitEdits, withEntry } from "../ledger/ledger-object.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { SHARED_MANAGER } from "../model/owner.ts";
import { valueAt } from "../model/value.ts";
import { type GivenBack, givenBack } from "./give-back.ts";
import { changesOf, testsOf } from "./json-patch.ts";
import { ledgerStep } from "./ledger-steps.ts";
import { fieldManagerOf, type LiveDeed, type LiveStep } from "./live-step.ts";

/** A live object as the API server returned it, with its SuspensionLedger if it has one: see `liveLedgerRef`. */
export interface LiveObject {
  readonly object: KubeObject;
  readonly ledger?: KubeObject;
}

/** Decides the edits of a live object, as `suspend`, `resume`, `collectExpired` or `stripHolds` return them. */
export type LiveDecision = (object: KubeObject) => Result<readonly Edit[]>;

/** The holder and the mechanisms of a change to a live object. */
export interface LiveRequest {
  readonly catalogue: Catalogue;
  /** The holder; absent: no hold is made or released, and the shared field manager writes. */
  readonly holder?: string;
  /** Keeps the present owners of fields instead of giving them back to former ones. */
  readonly keepOwnership?: boolean;
}

/** The requests for one live object, in the order in which they must be sent. Empty: the object is as wanted. */
export interface LivePlan {
  readonly steps: readonly LiveStep[];
  /**
   * Whether further steps follow, which depend on the answers of the API server: read the object again and plan again,
   * with the same decision.
   */
  readonly more: boolean;
}

/**
 * Plans the next requests for a live object. A record is written before the change that it explains, and the old value
 * is restored before its record is removed: between any two requests the object is either held and recorded, or as it
 * was. Planning again from the present state resumes an earlier plan at any point, in the same process or another one.
 *
 * | the object | requests that hold | requests that release the last hold |
 * |---|---|---|
 * | stores its holds, and nobody owned the field | one patch: the hold, the saved value, the switch | one patch: the saved value is restored, the hold removed |
 * | stores its holds, and somebody owned the field | the same | the saved value is restored; then the field goes back to its owner, and the record is removed |
 * | has a SuspensionLedger | the ledger; the switch | the saved value is restored; the field goes back to its owner; the ledger entry is removed |
 *
 * Errors: `LedgerCorrupt`, `LedgerNewer`, `LedgerCopied`, and those of the decision; then nothing is planned.
 */
export function planLive(live: LiveObject, decide: LiveDecision, request: LiveRequest): Result<LivePlan> {
  const view = viewOf(live, request.catalogue);
  if (!view.ok) return view;
  const decided = decide(view.value);
  if (!decided.ok) return decided;
  const edits = decided.value.filter((edit) => !("text" in edit));
  const before = readLedger(view.value);
  const after = applyEdits(view.value, edits);
  if (!before.ok) return before;
  if (!after.ok) return after;
  const kept = readLedger(after.value);
  if (!kept.ok) return kept;
  const change: Change = { live, view: view.value, edits, before: before.value, after: kept.value, request };
  const planned = keptElsewhere(request.catalogue, refOf(live.object)) ? planApart(change) : success(planOwn(change));
  return planned.ok ? success(planned.value, [...decided.problems, ...planned.problems]) : planned;
}

/**
 * Returns a live object in the form that `suspend` and `resume` expect: with the holds from its SuspensionLedger.
 * Problems: those of an unreadable ledger (`LedgerCorrupt`).
 */
export function viewOf({ object, ledger }: LiveObject, catalogue: Catalogue): Result<KubeObject> {
  const ref = refOf(object);
  if (ledger === undefined || !keptElsewhere(catalogue, ref)) return success(object);
  const entries = readLedgerObjects([ledger]);
  return entries.ok ? success(withEntry(object, entries.value.get(refKey(ref)))) : entries;
}

interface Change {
  readonly live: LiveObject;
  readonly view: KubeObject;
  readonly edits: readonly Edit[];
  readonly before: Ledger;
  readonly after: Ledger;
  readonly request: LiveRequest;
}

const ANNOTATIONS: Path = ["metadata", "annotations"];

function planOwn(change: Change): LivePlan {
  const { live, edits, request } = change;
  if (edits.length === 0) return DONE;
  const forgets = edits.some((edit) => isRecord(edit) && edit.operation === "delete");
  const native = edits.filter((edit) => !isRecord(edit));
  const back = request.keepOwnership === true ? [] : returning(change);
  if (forgets && back.length > 0 && native.some(({ path }) => back.some((field) => samePath(field.path, path)))) {
    const rest = [...native, ...atRest(change, native)];
    return { steps: [patch(change, "restore", rest, [ANNOTATIONS])], more: true };
  }
  const entries = givenBack(live.object, back);
  const deed = !forgets ? "hold" : native.length > 0 ? "restore" : entries === undefined ? "forget" : "give-back";
  return { steps: [patch(change, deed, edits, forgets ? [ANNOTATIONS] : [], entries)], more: false };
}

function planApart(change: Change): Result<LivePlan> {
  const { live, edits, request, after } = change;
  const apart = splitEdits(live.object, change.view, edits);
  if (!apart.ok) return apart;
  const { edits: native, entry } = apart.value;
  const back = request.keepOwnership === true ? [] : returning(change);
  const forgets = [...change.before.saved.keys()].some((id) => !after.saved.has(id));
  const deed = after.holds.length < change.before.holds.length ? "forget" : "hold";
  const kept = ledgerStep(refOf(live.object), live.ledger, entry, { deed, fieldManager: managerOf(request) });
  const own = native.length === 0 ? [] : [patch(change, forgets ? "restore" : "switch", native, [])];
  const notes = kept === undefined || edits.length === 0 ? [] : [kept];
  if (!forgets) return success({ steps: [...notes, ...own], more: false });
  if (own.length > 0) return success({ steps: own, more: true });
  const entries = givenBack(live.object, back);
  const returned = entries === undefined ? [] : [patch(change, "give-back", [], [], entries)];
  return success({ steps: [...returned, ...notes], more: false });
}

const DONE: LivePlan = { steps: [], more: false };

/** Returns whether an edit changes Landfall's record on an object, and not its switches. */
function isRecord({ path }: Edit): boolean {
  return (
    path.length <= 3 && samePath(path.slice(0, 2), ANNOTATIONS) && (path.length < 3 || isLedgerKey(String(path[2])))
  );
}

/**
 * Returns the fields whose record is removed, with their former owners; only fields that get back the value they had
 * with those owners.
 */
function returning({ before, after, view, edits }: Change): readonly GivenBack[] {
  const gone = [...before.saved.values()].filter(({ mechanism }) => !after.saved.has(mechanism));
  const result = applyEdits(view, edits);
  return gone
    .flatMap(({ fields }) => fields)
    .flatMap(({ path, owners }) => {
      const isThere = result.ok && !("absent" in valueAt(result.value, path));
      return owners === undefined || !isThere ? [] : [{ path, owners }];
    });
}

/** Returns the edits that mark a saved record as restored while its fields still have to go back to their owners. */
function atRest({ before, after, view }: Change, native: readonly Edit[]): readonly Edit[] {
  const result = applyEdits(view, native);
  if (!result.ok) return [];
  return [...before.saved.values()]
    .filter(({ mechanism }) => !after.saved.has(mechanism))
    .map((saved): Edit => {
      const fields = saved.fields.map((field) => {
        const there = valueAt(result.value, field.path);
        return { ...field, prev: there, wrote: there };
      });
      const value = encodeSaved(view, { ...saved, fields, atRest: true });
      return { ref: refOf(view), path: savedPath(saved.mechanism), operation: "set", value };
    });
}

function patch(
  change: Change,
  deed: LiveDeed,
  edits: readonly Edit[],
  watched: readonly Path[],
  entries?: ReturnType<typeof givenBack>,
): LiveStep {
  const { object } = change.live;
  const restsOn = [...change.before.saved.values(), ...change.after.saved.values()].flatMap((saved) => [
    ...(isKeptOn(object, saved.mechanism) ? [savedPath(saved.mechanism)] : []),
    ...saved.fields.map(({ path }) => path),
  ]);
  const version: readonly Path[] = entries === undefined ? [] : [["metadata", "resourceVersion"]];
  const operations = [
    ...testsOf(object, [...version, ...watched, ...apart([...edits.map(({ path }) => path), ...restsOn], watched)]),
    ...changesOf(object, edits),
    ...(entries === undefined ? [] : [{ op: "replace", path: "/metadata/managedFields", value: entries } as const]),
  ];
  return {
    type: "patch",
    deed,
    ref: refOf(object),
    apiVersion: object.apiVersion ?? "",
    fieldManager: managerOf(change.request),
    operations,
    keeps: edits.flatMap((edit) => (edit.operation === "set" ? [{ path: edit.path, value: edit.value }] : [])),
  };
}

/** Returns the paths that do not lead into any of the given maps. */
function apart(paths: readonly Path[], maps: readonly Path[]): readonly Path[] {
  return paths.filter((path) => !maps.some((map) => samePath(path.slice(0, map.length), map)));
}

function isKeptOn(object: KubeObject, mechanism: string): boolean {
  return readPath(object, savedPath(mechanism)) !== undefined;
}

function managerOf({ holder }: LiveRequest): string {
  return holder === undefined ? SHARED_MANAGER : fieldManagerOf(holder);
}
