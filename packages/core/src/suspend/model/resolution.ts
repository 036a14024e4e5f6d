import type { ObjectRef, Problem } from "../../object/index.ts";
import type { Effect } from "./effect.ts";
import type { Hold } from "./hold.ts";

/**
 * | state | the switch | live holds | observed |
 * |---|---|---|---|
 * | active | off | none | |
 * | suspended | on | some | yes, or the system does not say |
 * | partial | on for some clusters | any | |
 * | pending | on | any | not yet |
 * | unattributed | on | none: somebody else's | yes, or the system does not say |
 * | resuming | on, by us | none any more: expired | |
 * | stale-hold | off | some: somebody took it back | |
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

/** One reason why an effect is off: a hold, or a switch that nobody claims. */
export interface Cause {
  readonly ref: ObjectRef;
  readonly field: string;
  /** Absent for a switch that nobody claims. */
  readonly hold?: Hold;
  /** The hold is past its `until` and does not count. Without a hold: somebody took away the one that the switch was set for. */
  readonly expired: boolean;
}

/** The state of one effect of an object, with its causes. */
export interface EffectResolution {
  readonly effect: Effect;
  /** Absent where the effect is derived from another object. */
  readonly mechanism?: string;
  readonly state: SuspensionState;
  /** The clusters that are held, for `partial`. */
  readonly clusters?: readonly string[];
  readonly causes: readonly Cause[];
  /** Where the effect is decided, if not here. */
  readonly authority?: ObjectRef;
}

/** Whether an object is suspended, by whom and why. */
export interface Resolution {
  /** The most telling state of all effects, by the order of `SEVERITY`. */
  readonly state: SuspensionState;
  /** The effects, in the order of the catalogue. */
  readonly effects: readonly EffectResolution[];
  /** When the last live hold ends, in RFC 3339; absent if one has no end, or there is none. */
  readonly until?: string;
  /** The explanation, in one sentence. */
  readonly explanation: string;
  readonly problems: readonly Problem[];
}
