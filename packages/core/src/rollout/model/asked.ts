import type { IntOrPercent, Json } from "../../object/index.ts";

/**
 * Which of several values of a metric decide, one a target that has landed. `worst`: there is a value, and every one is as it
 * must be. `all`: every landed target has one that is. `quorum`: so many of them have.
 */
export type MetricJudge = "worst" | "all" | "quorum";

/** The bounds that a metric must keep before a wave is through. */
export interface MetricGate {
  readonly name: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The time that a value sums up, in milliseconds: it counts when all of that lies after the last landing. */
  readonly window: number;
  /** Default: `worst`. */
  readonly judge?: MetricJudge | undefined;
  /** Only with `quorum`: a percentage is of the targets that have landed, rounded up; at least 1. */
  readonly quorum?: IntOrPercent | undefined;
  /** The cluster whose samples are of the whole wave where they name no target. Default: none. */
  readonly from?: string | undefined;
}

/** A weekly range of time on the clocks of a place. */
export interface Window {
  /** Days on which it begins, 0 is Sunday; none: every day. */
  readonly days: readonly number[];
  /** When it begins, in minutes since midnight. */
  readonly from: number;
  /** When it ends, in minutes since midnight. An end that is not after the start is on the next day. */
  readonly to: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** When targets may be released: within one of `allow`, if there is any, and within none of `deny`. */
export interface Windows {
  readonly allow: readonly Window[];
  readonly deny: readonly Window[];
}

/** The demands of the gates of a wave, or of the whole rollout: a field for each, absent where nothing is asked. */
export interface Asked {
  /** How long the targets of a wave must be seen healthy before it is through; milliseconds. */
  readonly soak?: number;
  /** How often they must be seen healthy. */
  readonly minSamples?: number;
  /** Whether somebody must approve that a wave opens. */
  readonly approval?: boolean;
  /** The metrics that must be measured before a wave is through. */
  readonly metrics?: readonly MetricGate[];
  /** When targets may be released. */
  readonly windows?: Windows;
  /** The demands of other gates, by their kind: plain data, which each gate reads itself. */
  readonly gates?: { readonly [kind: string]: Json };
}

/**
 * A value that was measured over the window which ended `at` (milliseconds), and what it was measured of: it counts for
 * nothing else. Without a target it is of the whole wave.
 */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly at: number;
  /** The key of a target: it counts while that is one of the wave that has landed. */
  readonly target?: string | undefined;
  /** Default: any wave that asks for the metric. */
  readonly wave?: string | undefined;
  /** Default: whatever is rolled out. */
  readonly revision?: string | undefined;
  /** The cluster that measured it, where that says nothing of a target: it counts where the gate is `from` there. */
  readonly from?: string | undefined;
}
