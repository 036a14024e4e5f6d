import {
  type Edit,
  failure,
  formatPath,
  formatTime,
  type ItemId,
  type KubeObject,
  millisOf,
  type Path,
  type Problem,
  type Result,
  refOf,
  showValue,
  success,
  type TimeInput,
} from "../../object/index.ts";
import { isFor } from "../choose/choose.ts";
import { startDraft } from "../edit/draft.ts";
import { checkAnnotationSpace } from "../ledger/annotation-space.ts";
import { compareHolds, encodeHolds, holdPath, type Ledger, readLedger } from "../ledger/ledger.ts";
import { checkHold, type Hold, isLive } from "../model/hold.ts";
import type { Hazard, Mechanism } from "../model/mechanism.ts";
import type { Saved } from "../model/saved.ts";
import { heldRemovals } from "../sites/clusters.ts";
import { currentRevision, landedRevision } from "../sites/pin.ts";
import { bindSite } from "../sites/site.ts";
import { preflight } from "./preflight.ts";
import { settle } from "./settle.ts";
import type { Settled } from "./settlement.ts";
import type { SpellingReader } from "./spellings.ts";
import { checkStrength, keptStrength, type Strength } from "./strength.ts";

/** The request for a hold: its content, the mechanism, and the allowed hazards. */
export interface SuspendRequest {
  /** The content of the hold; `since` and `mechanism` are filled in. */
  readonly hold: Omit<Hold, "since" | "mechanism" | "strength">;
  readonly mechanism: Mechanism;
  /** The strength of the hold. Default: the usual one of the mechanism. */
  readonly strength?: Strength;
  /** The time, in milliseconds since the epoch, RFC 3339 or a `Date`; without it holds never expire. */
  readonly now?: TimeInput;
  /**
   * When a new hold began, in the same forms, for callers without a clock. Default: `now`; without both, holds have no
   * `since`.
   */
  readonly since?: TimeInput;
  /** The hazards that the caller accepts. */
  readonly allow?: readonly Hazard[];
  /**
   * Whether the hold replaces the holder's earlier one exactly as requested. Default: a request never releases
   * anything: clusters are added, draining stays, and unmentioned fields (reason, ref, until) are kept.
   */
  readonly replace?: boolean;
  /** For a pin without a revision: a revision at which it must not stay, although the object requests it. */
  readonly notAt?: string;
  readonly item?: ItemId;
  /** Reads the source text of the object, if it is in a file, so that an uncommon spelling can be restored too. */
  readonly spelling?: SpellingReader;
}

/**
 * Returns the edits that add a hold to an object, or update the holder's own one. The first hold saves the previous
 * value; a later one changes only its own annotation, unless it requires more than the others (all clusters instead of
 * some). Suspending twice gives no edits. `since` and `actor` of a live hold are kept.
 *
 * Everything is checked before the first edit. Errors: `InvalidHold`, `HoldExpired`, `LedgerCorrupt`, `LedgerNewer`,
 * `LedgerCopied`, `UnreadableSite`, `HazardNotAllowed`, `StrengthNotAvailable`, `AlreadyFinished`, `Terminating`,
 * `PinRevisionUnknown`, `TargetsNotSupported`, `AnnotationsTooLarge`. Info: `NothingToHold`, `Adopted`, `SpellingLost`.
 * Warnings: `ChangedSince`, `Caution`, `RemovalHeld`. Throws a `RangeError` if `now` or `since` is not a time, and a
 * `TypeError` for a mechanism of another kind or effect.
 *
 * @example
 * ```ts
 * import { CATALOGUE, chooseMechanism, suspend } from "@landfall/core/suspend";
 *
 * const cronJob = {
 *   apiVersion: "batch/v1",
 *   kind: "CronJob",
 *   metadata: { name: "backup", namespace: "db" },
 *   spec: { schedule: "0 3 * * *" },
 * };
 * const mechanism = chooseMechanism(CATALOGUE, cronJob, { effects: ["new-runs"] });
 * if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message);
 * const hold = { holder: "freeze/42", effect: "new-runs", reason: "INC-1" } as const;
 * const edits = suspend(cronJob, { hold, mechanism: mechanism.value });
 * if (edits.ok) console.log(edits.value.map(({ path }) => path.join("."))); // the hold, spec.suspend, the saved value
 * ```
 */
export function suspend(object: KubeObject, request: SuspendRequest): Result<readonly Edit[]> {
  const planned = planSuspension(object, request);
  return planned.ok ? success(planned.value.edits, planned.problems) : planned;
}

/** The result of suspending an object. */
export interface Suspension {
  readonly edits: readonly Edit[];
  /** The object and its ledger after the edits, so that callers need not compute or read them again. */
  readonly after: { readonly object: KubeObject; readonly ledger: Ledger };
}

/**
 * Does the same as `suspend`, and also returns the object and its ledger after the edits. It fails and throws as that
 * does.
 */
export function planSuspension(object: KubeObject, request: SuspendRequest): Result<Suspension> {
  const { mechanism } = request;
  const now = millisOf(request.now);
  const begins = millisOf(request.since) ?? now;
  const faults = checkRequest(object, request);
  if (faults.length > 0) return failure(...faults);
  const ledger = readLedger(object);
  if (!ledger.ok) return ledger;
  const site = bindSite(mechanism, object);
  if (site.paths.length === 0) {
    return success({ edits: [], after: { object, ledger: ledger.value } }, [nothingToHold(object, mechanism)]);
  }
  const before = preflight(object, mechanism, site, ledger.value.saved.get(mechanism.id), request.allow ?? []);
  if (before.some(({ severity }) => severity === "error")) return failure(...before);

  const hold = renewHold(object, request, ledger.value, begins);
  const own = ledger.value.holds.filter((other) => other.holder === hold.holder && other.mechanism !== mechanism.id);
  const others = ledger.value.holds.filter((other) => other.mechanism === mechanism.id && other.holder !== hold.holder);
  const draft = startDraft(object, request.item);
  draft.write(holdPath(hold.holder), { value: encodeHolds(object, hold.holder, [...own, hold]) });
  const live = others.filter((other) => isLive(other, now));
  const settled = settle(draft, {
    object,
    ledger: ledger.value,
    mechanism,
    site,
    holds: [...live, hold],
    assert: true,
    spelling: request.spelling,
  });
  if (settled.fault !== undefined) {
    const { path, ...fault } = settled.fault;
    return failure({ ...fault, severity: "error", ref: refOf(object), field: formatPath(path) });
  }
  const full = checkAnnotationSpace(object, draft.read(["metadata", "annotations"]));
  if (full !== undefined) return failure(full);
  const after = { object: draft.changed(), ledger: ledgerAfter(ledger.value, hold, settled.saved) };
  return success({ edits: draft.edits(), after }, [...before, ...whatChanged(object, mechanism, settled)]);
}

function ledgerAfter({ holds, saved }: Ledger, hold: Hold, record: Saved | undefined): Ledger {
  const others = holds.filter(({ holder, mechanism }) => holder !== hold.holder || mechanism !== hold.mechanism);
  return {
    holds: [...others, hold].sort(compareHolds),
    saved: record === undefined ? saved : new Map(saved).set(record.mechanism, record),
  };
}

/**
 * Returns warnings about changes that others made to the switch meanwhile, and about removals that the hold prevents.
 */
function whatChanged(
  object: KubeObject,
  mechanism: Mechanism,
  { drift, saved, lost = [] }: Settled,
): readonly Problem[] {
  const { site } = mechanism;
  const placement = site.kind === "clusters" ? site.candidates : undefined;
  if (drift.length === 0 && lost.length === 0 && placement === undefined) return [];
  const about = (path: Path): Pick<Problem, "severity" | "ref" | "field"> => ({
    severity: "warning",
    ref: refOf(object),
    field: formatPath(path),
  });
  const respelled = lost.map((path): Problem => {
    const message = `what is at ${formatPath(path)} will come back as the same value, but not as it was written: the text cannot be kept`;
    return { code: "SpellingLost", message, ...about(path), severity: "info" };
  });
  const changes = drift
    .filter(({ path }) => placement === undefined || formatPath(path) !== formatPath(placement))
    .map(({ path, live, isBack }): Problem => {
      const now = "absent" in live ? "nothing" : showValue(live.value);
      const message = isBack
        ? `${formatPath(path)} is ${now}, as before it was held: somebody took it back, or the write was cut off; it is held again`
        : `somebody changed ${formatPath(path)} to ${now} while it was held; it is held again, and their value comes back with the last hold`;
      return { code: "ChangedSince", message, ...about(path) };
    });
  const names = heldRemovals(mechanism, saved);
  if (names.length === 0 || placement === undefined) return [...respelled, ...changes];
  const message = `${names.join(", ")} was to leave, and is held: it stays until the last hold goes`;
  const hint = "allowDeletion: true lets it leave now, and what runs there is deleted";
  return [...respelled, ...changes, { code: "RemovalHeld", message, hint, ...about(placement) }];
}

/** Returns the hold to store; `since` and `actor` of the holder's live hold are kept. */
function renewHold(object: KubeObject, request: SuspendRequest, ledger: Ledger, begins: number | undefined): Hold {
  const { mechanism } = request;
  const { targets, revision: _, ...asked } = request.hold;
  const kept = liveHoldOf(ledger, request);
  const widened = request.replace === true ? undefined : kept;
  const strength = keptStrength(mechanism, request.strength) ?? widened?.strength;
  const clusters = unionOf(widened, targets?.clusters);
  const since = kept === undefined ? begins : undefined;
  const revision = pinnedRevision(object, request, kept);
  // Object spread would be slow here: see `copyOf` in draft.ts.
  return Object.assign({}, widened && unsaid(widened), asked, {
    mechanism: mechanism.id,
    ...(clusters === undefined ? {} : { targets: { clusters } }),
    ...(revision === undefined ? {} : { revision }),
    ...(strength === undefined ? {} : { strength }),
    ...(since === undefined ? {} : { since: formatTime(since) }),
    ...(kept?.since === undefined ? {} : { since: kept.since }),
    ...(kept?.actor === undefined ? {} : { actor: kept.actor }),
  });
}

/** Returns the holder's own hold, if it has not expired. */
function liveHoldOf(ledger: Ledger, { hold: { holder }, mechanism, now }: SuspendRequest): Hold | undefined {
  return ledger.holds.find(
    (other) => other.holder === holder && other.mechanism === mechanism.id && isLive(other, now),
  );
}

/** Returns the fields of a hold that the next hold of the same holder inherits. */
function unsaid({ reason, ref, until }: Hold): Pick<Hold, "reason" | "ref" | "until"> {
  return {
    ...(reason !== undefined && { reason }),
    ...(ref !== undefined && { ref }),
    ...(until !== undefined && { until }),
  };
}

/** Returns the clusters that are held already and those requested, sorted; `undefined`: all, if either means all. */
function unionOf(kept: Hold | undefined, asked: readonly string[] | undefined): readonly string[] | undefined {
  if (asked === undefined || (kept !== undefined && kept.targets === undefined)) return undefined;
  return [...new Set([...(kept?.targets?.clusters ?? []), ...asked])].sort();
}

/** Returns the requested revision, else the held one, else the landed one, else the present one. */
function pinnedRevision(object: KubeObject, request: SuspendRequest, kept: Hold | undefined): string | undefined {
  const { hold, mechanism, notAt } = request;
  if (mechanism.site.kind !== "pin") return undefined;
  const known = hold.revision ?? kept?.revision ?? landedRevision(mechanism.site, object);
  if (known !== undefined) return known;
  const current = currentRevision(mechanism.site, object);
  return current === notAt ? undefined : current;
}

function checkRequest(object: KubeObject, request: SuspendRequest): readonly Problem[] {
  const { hold, mechanism, now, strength, allow = [] } = request;
  const ref = refOf(object);
  const faults = checkHold(hold).map(
    ({ field, message }): Problem => ({
      code: "InvalidHold",
      severity: "error",
      message: `${field} ${message}`,
      field,
    }),
  );
  if (faults.length > 0) return faults;
  if (!isFor(mechanism, ref) || hold.effect !== mechanism.effect) {
    throw new TypeError(`mechanism ${mechanism.id} is not for ${hold.effect} of ${ref.kind}.${ref.group}`);
  }
  if (!isLive(hold, now)) {
    const message = `until ${hold.until ?? ""} is past, so there is nothing to hold`;
    return [{ code: "HoldExpired", severity: "error", message, field: "until" }];
  }
  if (hold.targets !== undefined && mechanism.site.kind !== "clusters") {
    const message = `${mechanism.effect} of ${ref.kind} is held as a whole, not for some clusters`;
    return [{ code: "TargetsNotSupported", severity: "error", message, ref, hint: "leave the clusters out" }];
  }
  const weak = checkStrength(object, mechanism, strength, allow);
  return weak === undefined ? [] : [weak];
}

function nothingToHold(object: KubeObject, mechanism: Mechanism): Problem {
  const { site } = mechanism;
  const missing =
    site.kind !== "clusters" && site.kind !== "pin" && site.requires !== undefined
      ? formatPath(site.requires)
      : "a place for it";
  const message = `there is no ${missing}, so there is nothing to hold`;
  return { code: "NothingToHold", severity: "info", message, ref: refOf(object) };
}
