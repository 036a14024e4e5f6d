/** The first pause and the longest one, in milliseconds, and the factor between pauses. */
const FIRST_MS = 800;
const LONGEST_MS = 30_000;
const GROWTH = 2;

/**
 * The pause before the next try, in milliseconds: it doubles up to half a minute, less a random part of up to half, so
 * that many clients do not return at once. Never shorter than the server asks.
 *
 * @param failures the number of consecutive failures before this one
 * @param random a random number from 0 to 1
 * @param asked the pause that the server asked for, in milliseconds
 */
export function backOff(failures: number, random: number, asked = 0): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * GROWTH ** Math.min(failures, 30));
  const own = longest / 2 + (longest / 2) * random;
  return asked > 0 ? Math.max(own, asked * (1 + random / 4)) : own;
}
