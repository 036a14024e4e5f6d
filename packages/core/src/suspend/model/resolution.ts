import type { ObjectRef, Problem } from "../../object/index.ts";
import type { Effect } from "./effect.ts";
import type { Hold } from "./hold.ts";

/**
 * The state of one effect of an object:
 *
 * | state | the switch | live holds | observed |
 * |---|---|---|---|
 * | active | off | none | |
 * | suspended | on | some | yes, or the system does not report it |
 * | partial | on for some clusters | any | |
 * | pending | on | any | not yet |
 * | unattributed | on, by somebody else | none | yes, or the system does not report it |
 * | resuming | on, by Landfall | none: all have expired | |
 * | stale-hold | off: somebody reset it | some | |
 * | unknown | cannot be read, or the ledger cannot | | |
 */
export type SuspensionState =
  | "active"
  | "suspended"
  | "partial"
  | "pending"
  | "unattributed"
  | "resuming"
  | "stale-hold"
  | "unknown";

/** One reason why an effect is stopped: a hold, or a switch that no hold explains. */
export interface Cause {
  readonly ref: ObjectRef;
  readonly field: string;
  /** The hold; absent for a switch that no hold explains. */
  readonly hold?: Hold;
  /**
   * Whether the hold has expired and does not count. Without a hold: whether the hold for which the switch was set was
   * removed.
   */
  readonly expired: boolean;
}

/** The state of one effect of an object, with its causes. */
export interface EffectResolution {
  readonly effect: Effect;
  /** The mechanism of the effect; absent if the effect is derived from another object. */
  readonly mechanism?: string;
  readonly state: SuspensionState;
  /** The clusters that are held, for `partial`. */
  readonly clusters?: readonly string[];
  readonly causes: readonly Cause[];
  /** The object that decides the effect, if it is not this one. */
  readonly authority?: ObjectRef;
}

/** Whether an object is suspended, by whom and why. */
export interface Resolution {
  /** The most important state of all effects, in the order of `SEVERITY`. */
  readonly state: SuspensionState;
  /** The effects, in the order of the catalogue. */
  readonly effects: readonly EffectResolution[];
  /** When the last live hold expires, RFC 3339; absent if one has no end, or there is none. */
  readonly until?: string;
  /** The explanation, in one sentence. */
  readonly explanation: string;
  readonly problems: readonly Problem[];
}
