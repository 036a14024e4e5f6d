import {
  type Edit,
  failure,
  findCondition,
  formatPath,
  formatTime,
  getConditions,
  type ItemId,
  type KubeObject,
  type Problem,
  readPath,
  refOf,
  type Result,
  success,
} from "../object/index.ts";
import { sameValue, startDraft, valueAt } from "./draft.ts";
import { checkHold, type Hold, isLive } from "./hold.ts";
import { encodeHolds, holdPath, type Ledger, readLedger } from "./ledger.ts";
import { type Hazard, HAZARDS_TO_ALLOW, type Mechanism } from "./mechanism.ts";
import { settle } from "./settle.ts";
import { type BoundSite, bindSite } from "./site.ts";
import { quote } from "./truth.ts";

/** Who asks for what, how, and with which leave. */
export interface SuspendRequest {
  /** `since` and `mechanism` are filled in. */
  readonly hold: Omit<Hold, "since" | "mechanism">;
  readonly mechanism: Mechanism;
  /** Milliseconds since the epoch; without it holds have no `since` and never expire. */
  readonly now?: number;
  /** The hazards that the caller accepts. */
  readonly allow?: readonly Hazard[];
  readonly item?: ItemId;
}

/**
 * The edits that add a hold to an object, or bring the holder's own one up to date. The first hold saves what
 * was there; a later one changes nothing but its own annotation, unless it wants more than the others (all
 * clusters, not some). Twice gives no edits. `since` and `actor` of a hold that is live stay.
 *
 * Everything is checked before the first edit. Errors: `InvalidHold`, `HoldExpired`, `LedgerCorrupt`,
 * `LedgerNewer`, `LedgerCopied`, `UnreadableSite`, `HazardNotAllowed`, `AlreadyFinished`, `Terminating`,
 * `PinRevisionUnknown`, `TargetsNotSupported`. Info: `NothingToHold`, `Adopted`. Warnings: `ChangedSince`, `Caution`.
 */
export function suspend(object: KubeObject, request: SuspendRequest): Result<readonly Edit[]> {
  const { mechanism, now } = request;
  const faults = checkRequest(object, request);
  if (faults.length > 0) return failure(...faults);
  const ledger = readLedger(object);
  if (!ledger.ok) return ledger;
  const site = bindSite(mechanism, object);
  if (site.paths.length === 0) return success([], [nothingToHold(object, mechanism)]);
  const before = inspect(object, request, site, ledger.value);
  if (before.some(({ severity }) => severity === "error")) return failure(...before);

  const hold = renewHold(request, ledger.value);
  const own = ledger.value.holds.filter((other) => other.holder === hold.holder && other.mechanism !== mechanism.id);
  const others = ledger.value.holds.filter((other) => other.mechanism === mechanism.id && other.holder !== hold.holder);
  const draft = startDraft(object, request.item);
  draft.write(holdPath(hold.holder), { value: encodeHolds(object, hold.holder, [...own, hold]) });
  const holds = [...others.filter((other) => isLive(other, now)), hold];
  const settled = settle(draft, { object, ledger: ledger.value, mechanism, holds, assert: true });
  if (settled.fault !== undefined) {
    const { path, ...fault } = settled.fault;
    return failure({ ...fault, severity: "error", ref: refOf(object), field: formatPath(path) });
  }
  const drift = settled.drift.map(
    ({ path, live }): Problem => ({
      code: "ChangedSince",
      severity: "warning",
      message: `somebody changed ${formatPath(path)} to ${"absent" in live ? "nothing" : quote(live.value)} while it was held; it is held again, and their value comes back with the last hold`,
      ref: refOf(object),
      field: formatPath(path),
    }),
  );
  return success(draft.edits(), [...before, ...drift]);
}

/** The hold as it will stand: of a live one of the same holder, `since` and `actor` stay. */
function renewHold(request: SuspendRequest, ledger: Ledger): Hold {
  const { mechanism, now } = request;
  const { targets, ...asked } = request.hold;
  const held = ledger.holds.find((other) => other.holder === asked.holder && other.mechanism === mechanism.id);
  const kept = held !== undefined && isLive(held, now) ? held : undefined;
  const since = kept === undefined ? now : undefined;
  return {
    ...asked,
    mechanism: mechanism.id,
    ...(targets === undefined ? {} : { targets: { clusters: [...new Set(targets.clusters)].sort() } }),
    ...(since === undefined ? {} : { since: formatTime(since) }),
    ...(kept?.since === undefined ? {} : { since: kept.since }),
    ...(kept?.actor === undefined ? {} : { actor: kept.actor }),
  };
}

function checkRequest(object: KubeObject, { hold, mechanism, now }: SuspendRequest): readonly Problem[] {
  const ref = refOf(object);
  const faults = checkHold({ ...hold, mechanism: mechanism.id }).map(
    ({ field, message }): Problem => ({
      code: "InvalidHold",
      severity: "error",
      message: `${field} ${message}`,
      field,
    }),
  );
  if (faults.length > 0) return faults;
  if (ref.group !== mechanism.group || ref.kind !== mechanism.kind || hold.effect !== mechanism.effect) {
    throw new TypeError(`mechanism ${mechanism.id} is not for ${hold.effect} of ${ref.kind}.${ref.group}`);
  }
  if (!isLive({ ...hold, mechanism: mechanism.id }, now)) {
    const message = `until ${hold.until ?? ""} is past, so there is nothing to hold`;
    return [{ code: "HoldExpired", severity: "error", message, field: "until" }];
  }
  if (hold.targets !== undefined && mechanism.site.kind !== "clusters") {
    const message = `${mechanism.effect} of ${ref.kind} is held as a whole, not for some clusters`;
    return [{ code: "TargetsNotSupported", severity: "error", message, ref, hint: "leave the clusters out" }];
  }
  return [];
}

/** What the object itself says against being suspended, and what is worth knowing. */
function inspect(object: KubeObject, request: SuspendRequest, site: BoundSite, ledger: Ledger): readonly Problem[] {
  const { mechanism, allow = [] } = request;
  const ref = refOf(object);
  const saved = ledger.saved.get(mechanism.id);
  const reading = site.read(object, saved);
  const field = reading.path === undefined ? {} : { field: formatPath(reading.path) };
  const problem = (code: string, severity: Problem["severity"], message: string, hint?: string): Problem => ({
    code,
    severity,
    message,
    ref,
    ...field,
    ...(hint === undefined ? {} : { hint }),
  });
  if (reading.state === "unknown") {
    const at = reading.path === undefined ? "its switch" : formatPath(reading.path);
    return [problem("UnreadableSite", "error", `${at} ${reading.why ?? "cannot be read"}`)];
  }
  const wrongParent = site.paths.find((path) =>
    path.some((_, depth) => depth > 0 && isScalar(readPath(object, path.slice(0, depth)))),
  );
  if (wrongParent !== undefined) {
    return [problem("UnreadableSite", "error", `${formatPath(wrongParent)} has a parent that is no map`)];
  }
  if (reading.state === "on" && reading.clusters === undefined) {
    const why = reading.why === undefined ? [] : [problem("Caution", "warning", `${field.field ?? ""} ${reading.why}`)];
    if (saved !== undefined) return why;
    return [...why, problem("Adopted", "info", "it was suspended already, and stays so when the hold goes")];
  }
  const finished = finishedCondition(object, mechanism);
  if (finished !== undefined)
    return [problem("AlreadyFinished", "error", `it has condition ${finished}: there is nothing left to suspend`)];
  const blocks = mechanism.hazards.includes("blocks-deletion");
  if (blocks && !("absent" in valueAt(object, ["metadata", "deletionTimestamp"]))) {
    return [problem("Terminating", "error", "it is being deleted, and suspending it would block that")];
  }
  const refused = mechanism.hazards.filter((hazard) => HAZARDS_TO_ALLOW.includes(hazard) && !allow.includes(hazard));
  if (refused.length > 0) {
    const names = refused.join(", ");
    return [
      problem(
        "HazardNotAllowed",
        "error",
        `suspending ${mechanism.effect} here means ${names}: ${mechanism.stops}`,
        `allow: [${names}]`,
      ),
    ];
  }
  return [
    ...(reading.why === undefined ? [] : [problem("Caution", "warning", `${field.field ?? ""} ${reading.why}`)]),
    ...cautions(object, mechanism).map((message) => problem("Caution", "warning", message)),
  ];
}

function isScalar(value: unknown): boolean {
  return value !== undefined && value !== null && (typeof value !== "object" || Array.isArray(value));
}

function finishedCondition(object: KubeObject, mechanism: Mechanism): string | undefined {
  const { conditions } = getConditions(object);
  return mechanism.finishedBy?.find((type) => findCondition(conditions, type)?.status === "True");
}

function cautions(object: KubeObject, mechanism: Mechanism): readonly string[] {
  return (mechanism.cautions ?? []).flatMap(({ path, unless, message }) => {
    const value = valueAt(object, path);
    if ("absent" in value || (unless !== undefined && sameValue(value, { value: unless }))) return [];
    return [message];
  });
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
