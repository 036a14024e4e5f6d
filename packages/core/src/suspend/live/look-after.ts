import {
  type KubeObject,
  millisOf,
  parseTime,
  readPath,
  showValue,
  type TimeInput,
  type ValueOrAbsent,
} from "../../object/index.ts";
import { readLedger } from "../ledger/ledger.ts";
import { isLive } from "../model/hold.ts";
import type { Catalogue, Mechanism } from "../model/mechanism.ts";
import { type FieldOwner, otherOwnersAt } from "../model/owner.ts";
import type { EffectResolution } from "../model/resolution.ts";
import { findFights } from "../resolve/fighting.ts";
import { resolveSuspension } from "../resolve/resolve.ts";

/** A notice for people about an object that is held. */
export interface HoldNotice {
  /** The machine-readable reason: `HoldTakenBack`, `HoldUnreadable`, `Fighting`, `HoldEnded` or `HoldNotEnded`. */
  readonly reason: string;
  readonly message: string;
  /** Distinguishes notices with the same reason: two of one object with the same text are the same notice. */
  readonly about: string;
  readonly severity: "Normal" | "Warning";
}

/** The condition of the holds of an object. */
export interface HoldsLook {
  /** Holders whose hold has expired and should be released for them. */
  readonly expired: readonly string[];
  /** When something next changes without anybody acting, in milliseconds since 1970. */
  readonly next?: number;
  readonly notices: readonly HoldNotice[];
}

/** The catalogue, time and history by which a held object is judged. */
export interface LookRequest {
  readonly catalogue: Catalogue;
  /** The time, in milliseconds since the epoch, RFC 3339 or a `Date`. */
  readonly now: TimeInput;
  /** Observed versions of the object, including the present one, in which fights are found. */
  readonly history?: readonly KubeObject[];
}

/**
 * Examines the holds of an object, whoever made them: expired holds, the next expiry, holds that no longer work because
 * somebody reset the switch, and writers who fight over a field. Pass the object as `viewOf` returns it. Throws a
 * `RangeError` if `now` is not a time.
 */
export function lookAfterHolds(object: KubeObject, { catalogue, now: time, history = [] }: LookRequest): HoldsLook {
  const now = millisOf(time);
  const read = readLedger(object);
  if (!read.ok) return { expired: [], notices: read.problems.map(({ code, message }) => unreadable(code, message)) };
  const { holds } = read.value;
  if (holds.length === 0) return { expired: [], notices: [] };
  const expired = [...new Set(holds.filter((hold) => !isLive(hold, now)).map(({ holder }) => holder))].sort();
  const ends = holds.flatMap((hold) => (isLive(hold, now) ? (parseTime(hold.until) ?? []) : []));
  const lost = resolveSuspension(object, catalogue, now, read).effects.filter(({ state }) => state === "stale-hold");
  const notices = [...lost.map((effect) => takenBack(object, effect, catalogue)), ...fights(history, catalogue)];
  return { expired, notices, ...(ends.length > 0 && { next: Math.min(...ends) }) };
}

function unreadable(code: string, message: string): HoldNotice {
  return { reason: "HoldUnreadable", severity: "Warning", about: code, message };
}

function takenBack(
  object: KubeObject,
  { effect, causes, mechanism = "" }: EffectResolution,
  catalogue: Catalogue,
): HoldNotice {
  const holders = [...new Set(causes.flatMap(({ hold }) => hold?.holder ?? []))].sort();
  const owners = ownersOf(object, catalogue.byId.get(mechanism));
  const writers = owners.map(({ manager }) => manager);
  const by = writers.length === 0 ? "somebody" : writers.join(", ");
  const message = `${effect} is held by ${holders.join(", ")}, and ${by} took it back: it goes on`;
  const about = [mechanism, ...holders, ...owners.map(({ time = "" }) => time)].join(" ");
  return { reason: "HoldTakenBack", severity: "Warning", about, message };
}

/** Returns the owners of the switch other than Landfall. */
function ownersOf(object: KubeObject, mechanism: Mechanism | undefined): readonly FieldOwner[] {
  if (mechanism === undefined || !("path" in mechanism.site)) return [];
  if (readPath(object, mechanism.site.path) === undefined) return [];
  return otherOwnersAt(object, mechanism.site.path);
}

function fights(history: readonly KubeObject[], catalogue: Catalogue): readonly HoldNotice[] {
  return findFights(history, { catalogue }).map(({ field, between, writers }) => {
    const [before, after] = between.map(wordOf);
    const who = writers.length < 2 ? "" : ` by ${writers.join(" and ")}`;
    const message = `${field} goes back and forth${who}, last from ${before ?? ""} to ${after ?? ""}`;
    return { reason: "Fighting", severity: "Warning", about: field, message };
  });
}

function wordOf(value: ValueOrAbsent): string {
  return "absent" in value ? "nothing" : showValue(value.value);
}
