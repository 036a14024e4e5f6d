/** The first pause, the longest one, and how much longer each is than the one before. */
const FIRST_MS = 800;
const LONGEST_MS = 30_000;
const GROWTH = 2;

/**
 * How long to wait before trying again, in milliseconds: twice as long each time up to half a minute, of which a
 * random half is left out, so that many clients do not come back at once. At least as long as the server asks.
 *
 * @param failures how often it failed in a row before this time
 * @param random from 0 up to 1
 * @param asked what the server asked for, in milliseconds
 */
export function backOff(failures: number, random: number, asked = 0): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** Math.min(failures, 30));
  const own = longest / 2 + (longest / 2) * random;
  return asked > 0 ? Math.max(own, asked * (1 + random / 4)) : own;
}
