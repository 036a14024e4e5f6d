import {
  type Edit,
  formatPath,
  type ItemId,
  type KubeObject,
  type Problem,
  type Result,
  refOf,
  showValue,
  success,
} from "../../object/index.ts";
import { startDraft } from "../edit/draft.ts";
import { encodeHolds, holdPath, readLedger } from "../ledger/ledger.ts";
import type { Effect } from "../model/effect.ts";
import { isLive } from "../model/hold.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { unknownMechanism } from "../resolve/unknown-mechanism.ts";
import type { ResumeValue } from "./resume-value.ts";
import { type Drift, settle } from "./settle.ts";

/** Whose holds to let go. */
export interface ResumeRequest {
  readonly holder: string;
  /** Only these effects; absent: all of the holder's. */
  readonly effects?: readonly Effect[];
  readonly catalogue: Catalogue;
  /** Milliseconds since the epoch; without it no other hold counts as expired. */
  readonly now?: number;
  /** Give the saved value back although somebody changed it meanwhile. Default: their change stays. */
  readonly forceRestore?: boolean;
  /** What comes back with the last hold. Default: `auto`. */
  readonly resumeValue?: ResumeValue;
  readonly item?: ItemId;
}

/**
 * The edits that let a holder's own holds go. When the last live hold of a mechanism goes, the value before
 * the first one comes back, absence included, but only where what we wrote still stands; what others changed
 * stays, and parents that we made go if they are empty. No hold of that holder: no edits.
 *
 * Errors: `LedgerCorrupt`, `LedgerNewer`, `LedgerCopied`, `MechanismUnknown`, `ResumeValueNotAvailable`, `OwnedByOther`. Info: `StillHeld` (by whom),
 * `AlreadyResumed`. Warning: `ChangedSince`.
 */
export function resume(object: KubeObject, request: ResumeRequest): Result<readonly Edit[]> {
  const planned = planResumption(object, request);
  return planned.ok ? success(planned.value.edits, planned.problems) : planned;
}

/** What letting go comes to. */
export interface Resumption {
  readonly edits: readonly Edit[];
  /** The object as the edits leave it. */
  readonly after: { readonly object: KubeObject };
}

/** As `resume`, for callers that go on with what comes of it. */
export function planResumption(object: KubeObject, request: ResumeRequest): Result<Resumption> {
  const { holder, effects, catalogue, now, forceRestore: force = false, resumeValue = "auto" } = request;
  const read = readLedger(object);
  if (!read.ok) return read;
  const ledger = read.value;
  const own = ledger.holds.filter((hold) => hold.holder === holder);
  const going = own.filter((hold) => effects === undefined || effects.includes(hold.effect));
  if (going.length === 0) return success({ edits: [], after: { object } });
  const staying = own.filter((hold) => !going.includes(hold));
  const draft = startDraft(object, request.item);
  const value = encodeHolds(object, holder, staying);
  draft.write(holdPath(holder), staying.length === 0 ? { absent: true } : { value });
  const problems: Problem[] = [];
  for (const { mechanism: id } of going) {
    const mechanism = catalogue.byId.get(id);
    if (mechanism === undefined) return { ok: false, problems: [unknownMechanism(object, id)] };
    const holds = ledger.holds.filter((hold) => hold.mechanism === id && hold.holder !== holder && isLive(hold, now));
    const { drift, fault } = settle(draft, { object, ledger, mechanism, holds, assert: false, force, resumeValue });
    if (fault !== undefined) {
      const { path, ...rest } = fault;
      return { ok: false, problems: [{ ...rest, severity: "error", ref: refOf(object), field: formatPath(path) }] };
    }
    problems.push(...drift.map((change) => changedSince(object, change, force && holds.length === 0)));
    for (const hold of holds) problems.push(stillHeld(object, mechanism.effect, hold.holder));
  }
  return success({ edits: draft.edits(), after: { object: draft.changed() } }, problems);
}

function stillHeld(object: KubeObject, effect: Effect, holder: string): Problem {
  return { code: "StillHeld", severity: "info", message: `${effect} is still held by ${holder}`, ref: refOf(object) };
}

function changedSince(object: KubeObject, { path, wrote, live }: Drift, undone: boolean): Problem {
  const words = (value: Drift["live"]): string => ("absent" in value ? "nothing" : showValue(value.value));
  return {
    code: "ChangedSince",
    severity: "warning",
    message: `somebody changed ${formatPath(path)} from ${words(wrote)} to ${words(live)} while it was held; their change ${undone ? "is undone" : "stays"}`,
    ref: refOf(object),
    field: formatPath(path),
  };
}
