import type { CapFull, Releaser } from "../model/blocker.ts";
import { placeEndsAt } from "../model/due.ts";
import { takesPlace } from "../model/state.ts";
import type { SharedRoom } from "./budgets.ts";
import type { JudgedStanding, Keeper } from "./judges.ts";

/** Targets that left the inventory, and keep their places in a room. */
interface Absent {
  /** Their keys. */
  readonly targets: readonly string[];
  /** When each gives up its place, the first first. */
  readonly ends: readonly number[];
}

/** `left` are free, fewer than one; of those on the way some may have left the inventory. */
interface Full {
  readonly scope: CapFull["scope"];
  readonly name: string;
  readonly cap: number;
  readonly left: number;
  /** How many of this rollout are on the way, with those that are absent. */
  readonly own: number;
  readonly absent: Absent;
}

/**
 * Reports end it where something of the inventory is on the way, and time where something has left it: its place is free again at
 * its deadline.
 */
export function fullCap({ scope, name, cap, left, own, absent }: Full, others: readonly Releaser[] = []): Keeper {
  const { targets, ends } = absent;
  const until = ends[-left];
  const isReported = own > targets.length || (targets.length === 0 && others.length === 0);
  const who: readonly Releaser[] = [
    ...(isReported ? [{ by: "report" } as const] : []),
    ...(targets.length > 0 ? [{ by: "time" } as const] : []),
    ...others,
  ];
  return () => ({
    kind: "Cap",
    scope,
    name,
    cap,
    ...(targets.length > 0 && { gone: targets, next: ends[0] }),
    ...(until !== undefined && { until }),
    who,
  });
}

/** The same of a shared budget: others end it where nothing of this rollout is on the way. */
export function fullBudget({ name, cap, others }: SharedRoom, left: number, absent: Absent): Keeper {
  const theirs: readonly Releaser[] = others > 0 ? [{ by: "rollout" }] : [];
  return fullCap({ scope: "budget", name, cap, left, own: cap - others - left, absent }, theirs);
}

/** The targets that left the inventory, and keep a place: of one wave, or of all. */
export function absentOf({ gone, plan }: JudgedStanding, wave?: string): Absent {
  const kept = gone.filter((one) => takesPlace(one) && (wave === undefined || (one.wave ?? wave) === wave));
  if (kept.length === 0) return NOBODY;
  const ends = kept.flatMap((one) => placeEndsAt(one, plan) ?? []).sort((a, b) => a - b);
  return { targets: kept.map(({ target }) => target), ends };
}

const NOBODY: Absent = { targets: [], ends: [] };
