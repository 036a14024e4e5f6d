import type { PlannedTarget, PlannedWave, PreviousPlan } from "../model/plan.ts";
import type { Strategy } from "../model/strategy.ts";

/** Returns whether a previous plan had any target; the plan of an empty inventory tells nobody's wave. */
export function hasMembers(previous: PreviousPlan | undefined): boolean {
  if (previous === undefined) return false;
  const { waves, held, gone } = previous;
  return (
    waves.length === 0 || waves.some(({ targets }) => targets.length > 0) || held.length > 0 || (gone?.size ?? 0) > 0
  );
}

/** Returns, by wave, the targets that were in it in this attempt and have left the inventory; sorted. */
export function goneFrom(
  previous: PreviousPlan | undefined,
  targets: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  const gone = new Map<string, string[]>();
  const note = (key: string, wave: string): void => {
    if (targets.has(key)) return;
    const known = gone.get(wave);
    if (known === undefined) gone.set(wave, [key]);
    else known.push(key);
  };
  for (const { name, targets: keys } of previous?.waves ?? []) for (const key of keys) note(key, name);
  for (const [key, wave] of previous?.gone ?? []) note(key, wave);
  for (const keys of gone.values()) keys.sort();
  return gone;
}

/**
 * Adds to each wave the targets that left it: as names, or with a frozen inventory still as targets, at the end; those
 * that others of the wave depend on come first, as the order of a wave asks.
 */
export function withGone(
  { inventory }: Strategy,
  waves: readonly PlannedWave[],
  gone: ReadonlyMap<string, readonly string[]>,
): readonly PlannedWave[] {
  if (gone.size === 0) return waves;
  return waves.map((wave) => {
    const keys = gone.get(wave.name);
    if (keys === undefined) return wave;
    if (inventory === "live") return { ...wave, gone: keys };
    const kept = keys.map((key): PlannedTarget => ({ key, dependsOn: [], gone: true }));
    const needed = new Set(wave.targets.flatMap(({ dependsOn }) => dependsOn));
    const first = kept.filter(({ key }) => needed.has(key));
    return { ...wave, targets: [...first, ...wave.targets, ...kept.filter(({ key }) => !needed.has(key))] };
  });
}
