import {
  type Edit,
  failure,
  formatPath,
  type ItemId,
  type KubeObject,
  millisOf,
  type Problem,
  type Result,
  refOf,
  showValue,
  success,
  type TimeInput,
} from "../../object/index.ts";
import { startDraft } from "../edit/draft.ts";
import { encodeHolds, holdPath, readLedger } from "../ledger/ledger.ts";
import type { Effect } from "../model/effect.ts";
import { type Hold, isLive } from "../model/hold.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { unknownMechanism } from "../resolve/unknown-mechanism.ts";
import type { ResumeValue } from "./resume-value.ts";
import { settle } from "./settle.ts";
import type { Drift } from "./settlement.ts";

/** The request to release holds of one holder. */
export interface ResumeRequest {
  readonly holder: string;
  /** The effects to release; absent: all effects that the holder holds. */
  readonly effects?: readonly Effect[];
  /** Only these clusters: for the others the hold stays as it is, with its reason, link and end. Absent: all. */
  readonly clusters?: readonly string[];
  readonly catalogue: Catalogue;
  /** The time, in milliseconds since the epoch, RFC 3339 or a `Date`; without it no other hold counts as expired. */
  readonly now?: TimeInput;
  /** Whether to restore the saved value although somebody changed it meanwhile. Default: their change stays. */
  readonly forceRestore?: boolean;
  /** The value that is restored with the last hold. Default: `auto`. */
  readonly resumeValue?: ResumeValue;
  readonly item?: ItemId;
}

/**
 * Returns the edits that release a holder's own holds. When the last live hold of a mechanism is released, the value
 * before the first one is restored, absence included, but only where Landfall's value is still there; changes by others
 * stay, and parents that Landfall created are removed if they are empty. If the holder has no hold, there are no edits.
 *
 * Errors: `LedgerCorrupt`, `LedgerNewer`, `LedgerCopied`, `SavedLost`, `MechanismUnknown`, `HeldAsAWhole`,
 * `ResumeValueNotAvailable`, `OwnedByOther`. Info: `StillHeld` (by whom). Warning: `ChangedSince`. Throws a
 * `RangeError` if `now` is not a time.
 *
 * @example
 * ```ts
 * import { CATALOGUE, resume } from "@landfall/core/suspend";
 *
 * const cronJob = { apiVersion: "batch/v1", kind: "CronJob", metadata: { name: "backup" }, spec: { suspend: true } };
 * const edits = resume(cronJob, { holder: "freeze/42", catalogue: CATALOGUE });
 * if (edits.ok) console.log(edits.value.length); // 0: this holder has no hold on it
 * ```
 */
export function resume(object: KubeObject, request: ResumeRequest): Result<readonly Edit[]> {
  const planned = planResumption(object, request);
  return planned.ok ? success(planned.value.edits, planned.problems) : planned;
}

/** The result of releasing holds. */
export interface Resumption {
  readonly edits: readonly Edit[];
  /** The object after the edits. */
  readonly after: { readonly object: KubeObject };
}

/** Does the same as `resume`, and also returns the object after the edits. The problems are the same. */
export function planResumption(object: KubeObject, request: ResumeRequest): Result<Resumption> {
  const { holder, catalogue, forceRestore: force = false, resumeValue = "auto" } = request;
  const now = millisOf(request.now);
  const read = readLedger(object);
  if (!read.ok) return read;
  const ledger = read.value;
  const own = ledger.holds.filter((hold) => hold.holder === holder);
  const going = own.filter((hold) => isMeant(hold, request));
  if (going.length === 0) return success({ edits: [], after: { object } });
  const whole = going.find(({ targets }) => request.clusters !== undefined && targets === undefined);
  if (whole !== undefined) return failure(heldAsWhole(object, whole));
  const narrowed = going.flatMap((hold) => narrow(hold, request.clusters) ?? []);
  const staying = [...own.filter((hold) => !going.includes(hold)), ...narrowed];
  const draft = startDraft(object, request.item);
  const value = encodeHolds(object, holder, staying);
  draft.write(holdPath(holder), staying.length === 0 ? { absent: true } : { value });
  const problems: Problem[] = [];
  for (const { mechanism: id } of going) {
    const mechanism = catalogue.byId.get(id);
    if (mechanism === undefined) return { ok: false, problems: [unknownMechanism(object, id)] };
    const others = ledger.holds.filter((hold) => hold.mechanism === id && hold.holder !== holder);
    // An expired hold is removed only by `gc`.
    const left = narrowed.filter((hold) => hold.mechanism === id);
    const holds = [...others.filter((hold) => isLive(hold, now)), ...left];
    const keepRecord = others.length > 0;
    const settlement = { object, ledger, mechanism, holds, keepRecord, assert: false, force, resumeValue };
    const { drift, fault } = settle(draft, settlement);
    if (fault !== undefined) {
      const { path, ...rest } = fault;
      return { ok: false, problems: [{ ...rest, severity: "error", ref: refOf(object), field: formatPath(path) }] };
    }
    problems.push(...drift.map((change) => changedSince(object, change, force && holds.length === 0)));
    for (const hold of holds) {
      if (hold.holder !== holder) problems.push(stillHeld(object, mechanism.effect, hold.holder));
    }
  }
  return success({ edits: draft.edits(), after: { object: draft.changed() } }, problems);
}

/** Returns whether a hold is to be released, for some of its clusters at least. */
function isMeant({ effect, targets }: Hold, { effects, clusters }: ResumeRequest): boolean {
  if (effects !== undefined && !effects.includes(effect)) return false;
  return clusters === undefined || (targets?.clusters.some((name) => clusters.includes(name)) ?? true);
}

/** Returns the rest of a hold that loses some clusters; `undefined`: nothing is left. */
function narrow(hold: Hold, going: readonly string[] | undefined): Hold | undefined {
  if (going === undefined) return undefined;
  const clusters = (hold.targets?.clusters ?? []).filter((name) => !going.includes(name));
  return clusters.length === 0 ? undefined : { ...hold, targets: { clusters } };
}

function heldAsWhole(object: KubeObject, { holder }: Hold): Problem {
  const message = `${holder} holds it for all clusters, so some cannot be let go`;
  const hint = "let all go, or hold only the clusters that shall stay held";
  return { code: "HeldAsAWhole", severity: "error", message, ref: refOf(object), hint };
}

function stillHeld(object: KubeObject, effect: Effect, holder: string): Problem {
  return { code: "StillHeld", severity: "info", message: `${effect} is still held by ${holder}`, ref: refOf(object) };
}

function changedSince(object: KubeObject, { path, wrote, live, isBack }: Drift, undone: boolean): Problem {
  const words = (value: Drift["live"]): string => ("absent" in value ? "nothing" : showValue(value.value));
  return {
    code: "ChangedSince",
    severity: "warning",
    message: isBack
      ? `${formatPath(path)} is ${words(live)} already, as before it was held, where the hold wrote ${words(wrote)}: it was taken back, or the write was cut off`
      : `somebody changed ${formatPath(path)} from ${words(wrote)} to ${words(live)} while it was held; their change ${undone ? "is undone" : "stays"}`,
    ref: refOf(object),
    field: formatPath(path),
  };
}
