import type { Json } from "../../object/index.ts";

/** What a metric must be, before a wave is through. */
export interface MetricGate {
  readonly name: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The time that a value sums up, in milliseconds: it counts when all of that lies after the last landing. */
  readonly window: number;
}

/** A weekly range of time on the clocks of a place. */
export interface Window {
  /** Days on which it begins, 0 is Sunday; none: every day. */
  readonly days: readonly number[];
  /** Minutes of the day. An end that is not after the start is on the next day. */
  readonly from: number;
  readonly to: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** When targets may be released: within one of `allow`, if there is any, and within none of `deny`. */
export interface Windows {
  readonly allow: readonly Window[];
  readonly deny: readonly Window[];
}

/** What the gates of a wave, or of the whole rollout, ask for: a field each, absent where nothing is asked. */
export interface Asked {
  /** How long the targets of a wave must be seen healthy before it is through; milliseconds. */
  readonly soak?: number;
  /** How often they must be seen healthy. */
  readonly minSamples?: number;
  /** Whether somebody must approve that a wave opens. */
  readonly approval?: boolean;
  /** What must be measured before a wave is through. */
  readonly metrics?: readonly MetricGate[];
  /** When targets may be released. */
  readonly windows?: Windows;
  /** What other gates ask, by their kind: plain data, which each reads itself. */
  readonly gates?: { readonly [kind: string]: Json };
}

/** A value that was measured over the window which ended `at` (milliseconds). */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly at: number;
}
