import {
  type Edit,
  formatPath,
  type ItemId,
  type KubeObject,
  millisOf,
  type Problem,
  type Result,
  readPath,
  refOf,
  success,
  type TimeInput,
} from "../../object/index.ts";
import { startDraft } from "../edit/draft.ts";
import { encodeHolds, holdPath, isLedgerKey, type Ledger, readLedger } from "../ledger/ledger.ts";
import { type Hold, isLive } from "../model/hold.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { unknownMechanism } from "../resolve/unknown-mechanism.ts";
import { pruneAnnotations, settle } from "./settle.ts";

/** The inputs of the operations on other people's holds. */
export interface UpkeepRequest {
  readonly catalogue: Catalogue;
  readonly item?: ItemId;
}

/**
 * Returns the edits that remove all expired holds of all holders, as if each holder had released them; no other
 * function does that. The saved record of a hold that somebody removed is removed too, and its value restored. Never
 * call it in the same run as suspending. The errors are those of `resume`; info `HoldRemoved` for each hold, `HoldLost`
 * for a record without a hold. Throws a `RangeError` if `now` is not a time.
 */
export function collectExpired(
  object: KubeObject,
  request: UpkeepRequest & { readonly now: TimeInput },
): Result<readonly Edit[]> {
  const now = millisOf(request.now);
  return removeHolds(object, request, (hold) => !isLive(hold, now));
}

/**
 * Returns the edits that remove everything of Landfall from an object: for leaving Landfall, and for breaking a hold
 * that nobody can release any more. The previous value is restored as in `resume`; info `HoldRemoved` names each broken
 * hold. Problems: those of `resume`.
 */
export function stripHolds(object: KubeObject, request: UpkeepRequest): Result<readonly Edit[]> {
  return removeHolds(object, request, () => true);
}

function removeHolds(
  object: KubeObject,
  request: UpkeepRequest,
  goes: (hold: Hold) => boolean,
): Result<readonly Edit[]> {
  const read = readLedger(object);
  if (!read.ok) return read;
  const ledger = read.value;
  const going = ledger.holds.filter((hold) => goes(hold));
  const lost = orphans(ledger);
  if (going.length === 0 && lost.length === 0) return success([]);
  const staying = ledger.holds.filter((hold) => !going.includes(hold));
  const draft = startDraft(object, request.item);
  for (const holder of new Set(going.map((hold) => hold.holder))) {
    const own = staying.filter((hold) => hold.holder === holder);
    draft.write(holdPath(holder), own.length === 0 ? { absent: true } : { value: encodeHolds(object, holder, own) });
  }
  for (const id of new Set([...going.map((hold) => hold.mechanism), ...lost])) {
    const mechanism = request.catalogue.byId.get(id);
    if (mechanism === undefined) return { ok: false, problems: [unknownMechanism(object, id)] };
    const holds = staying.filter((hold) => hold.mechanism === id);
    const { fault } = settle(draft, { object, ledger, mechanism, holds, assert: false });
    if (fault !== undefined) {
      const { path, ...rest } = fault;
      return { ok: false, problems: [{ ...rest, severity: "error", ref: refOf(object), field: formatPath(path) }] };
    }
  }
  const annotations = readPath(object, ["metadata", "annotations"]);
  if (Object.keys(annotations ?? {}).every((key) => isLedgerKey(key))) pruneAnnotations(draft);
  return success(draft.edits(), [
    ...going.map((hold) => removed(object, hold)),
    ...lost.map((id) => taken(object, id)),
  ]);
}

/** Returns the saved values to which no hold refers. */
function orphans(ledger: Ledger): readonly string[] {
  return [...ledger.saved.keys()].filter((id) => !ledger.holds.some((hold) => hold.mechanism === id));
}

function taken(object: KubeObject, mechanism: string): Problem {
  const message = `what ${mechanism} saved is given back: somebody took away the hold that it was for`;
  return { code: "HoldLost", severity: "info", message, ref: refOf(object) };
}

function removed(object: KubeObject, { holder, effect, until }: Hold): Problem {
  const end = until === undefined ? "" : ` until ${until}`;
  const message = `the hold of ${holder} on ${effect}${end} is removed`;
  return { code: "HoldRemoved", severity: "info", message, ref: refOf(object) };
}
