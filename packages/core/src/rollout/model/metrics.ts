/** What a metric must be, before a wave is through. */
export interface MetricGate {
  readonly name: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The time that a value sums up, in milliseconds: it counts when all of that lies after the last landing. */
  readonly window: number;
}

/** A value that was measured over the window which ended `at` (milliseconds). */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly at: number;
}
