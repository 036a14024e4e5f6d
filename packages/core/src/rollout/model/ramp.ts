/** How a cap is reached: `start`, and by `factor` more each time that as many have landed. */
export interface Ramp {
  readonly start: number;
  readonly factor: number;
}

/**
 * How many may be on the way when `landed` have since the ramp began: `start`; once these have landed, `factor` times as
 * many; once those have too, again. Never more than `cap`, and at least 1.
 */
export function rampedCap(ramp: Ramp | undefined, cap: number, landed: number): number {
  if (ramp === undefined) return cap;
  let [size, needed] = [ramp.start, ramp.start];
  while (size < cap && landed >= needed) {
    size *= ramp.factor;
    needed += size;
  }
  return Math.max(1, Math.min(size, cap));
}
