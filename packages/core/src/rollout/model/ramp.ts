/**
 * A cap that grows: it begins with `start` and is multiplied by `factor` each time that as many targets have landed.
 */
export interface Ramp {
  readonly start: number;
  readonly factor: number;
}

/**
 * Returns the cap when `landed` targets have landed since the ramp began: `start` at first; `factor` times that once
 * `start` have landed, and so on. At least 1, at most `cap`.
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
