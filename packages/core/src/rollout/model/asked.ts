import type { IntOrPercent, Json } from "../../object/index.ts";

/**
 * Decides how the values of a metric are combined: one for each landed target. `worst`: there is at least one value,
 * and each is within the bounds. `all`: every landed target has a value within the bounds. `quorum`: at least `quorum`
 * of them have.
 */
export type MetricJudge = "worst" | "all" | "quorum";

/** The bounds of a metric that must hold before a wave passes. */
export interface MetricGate {
  readonly name: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The time that a value covers, in milliseconds: the value counts if all of it lies after the last landing. */
  readonly window: number;
  /** Decides how the values of several targets are combined. Default: `worst`. */
  readonly judge?: MetricJudge | undefined;
  /**
   * Only with `quorum`: the number of targets needed. A percentage is of the landed targets, rounded up; at least 1.
   */
  readonly quorum?: IntOrPercent | undefined;
  /** The cluster whose samples without a target count for the whole wave. Default: none. */
  readonly from?: string | undefined;
}

/** A weekly range of time on the clocks of a time zone. */
export interface Window {
  /** Days on which it begins, 0 is Sunday; an empty list means every day. */
  readonly days: readonly number[];
  /** The start of the window, in minutes since midnight. */
  readonly from: number;
  /** The end of the window, in minutes since midnight. An end that is not after the start is on the next day. */
  readonly to: number;
  /** The IANA name of the time zone. */
  readonly timeZone: string;
}

/** Windows in which targets may be released: within one of `allow`, if there are any, and within none of `deny`. */
export interface Windows {
  readonly allow: readonly Window[];
  readonly deny: readonly Window[];
}

/** The demands of gates on a wave or on the whole rollout: a field for each gate, absent if there are no demands. */
export interface Asked {
  /** How long the targets of a wave must be seen healthy before it passes; milliseconds. */
  readonly soak?: number;
  /** How often the targets must be seen healthy. */
  readonly minSamples?: number;
  /** Whether somebody must approve that a wave opens. */
  readonly approval?: boolean;
  /** The metrics that must be measured before a wave passes. */
  readonly metrics?: readonly MetricGate[];
  /** The windows in which targets may be released. */
  readonly windows?: Windows;
  /** The demands of other gates, by kind: plain data that each gate reads itself. */
  readonly gates?: { readonly [kind: string]: Json };
}

/**
 * A value measured over the window that ended `at` (milliseconds). It counts only for the subject that it names;
 * without a target it is of the whole wave.
 */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly at: number;
  /** The key of a target; the value counts while that target is a landed one of the wave. */
  readonly target?: string | undefined;
  /** The wave's name. Default: any wave with a gate for the metric. */
  readonly wave?: string | undefined;
  /** The revision that was measured. Default: the revision of the rollout. */
  readonly revision?: string | undefined;
  /** The cluster that measured a value without a target: it counts if the gate's `from` names that cluster. */
  readonly from?: string | undefined;
}

/** The use that other rollouts make of a budget. */
export interface SharedUse {
  readonly name: string;
  readonly onTheWay: number;
  readonly failures: number;
}
