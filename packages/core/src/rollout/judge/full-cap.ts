import type { CapFull, Releaser } from "../model/blocker.ts";
import { placeEndsAt } from "../model/due.ts";
import { takesPlace } from "../model/state.ts";
import type { SharedRoom } from "./budgets.ts";
import type { JudgedStanding, Keeper } from "./judges.ts";

/** Targets that have left the inventory but keep their places under a cap. */
interface Absent {
  /** The keys of the targets that left. */
  readonly targets: readonly string[];
  /** When each target gives up its place, in milliseconds, the earliest first. */
  readonly ends: readonly number[];
}

/** A cap with fewer than one place free (`left`). Some of its targets in progress may have left the inventory. */
interface Full {
  readonly scope: CapFull["scope"];
  readonly name: string;
  readonly cap: number;
  readonly left: number;
  /** How many targets of this rollout are in progress, including those that left. */
  readonly own: number;
  readonly absent: Absent;
}

/**
 * Returns the blocker of a full cap. A report can end it if a target of the inventory is in progress; time can, if a
 * target that left gives up its place at its deadline.
 */
export function fullCap({ scope, name, cap, left, own, absent }: Full, others: readonly Releaser[] = []): Keeper {
  const { targets, ends } = absent;
  const until = ends[-left];
  const isReported = own > targets.length || (targets.length === 0 && others.length === 0);
  const who: readonly Releaser[] = [
    ...(isReported ? [{ by: "report" } as const] : []),
    ...(targets.length > 0 ? [{ by: "time", targets } as const] : []),
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

/** Returns the blocker of a full shared budget: other rollouts can end it if no target of this one is in progress. */
export function fullBudget({ name, cap, others }: SharedRoom, left: number, absent: Absent): Keeper {
  const theirs: readonly Releaser[] = others > 0 ? [{ by: "rollout" }] : [];
  return fullCap({ scope: "budget", name, cap, left, own: cap - others - left, absent }, theirs);
}

/** Returns the targets that left the inventory and keep a place: of one wave, or of all. */
export function absentOf({ gone, plan }: JudgedStanding, wave?: string): Absent {
  const kept = gone.filter((one) => takesPlace(one) && (wave === undefined || (one.wave ?? wave) === wave));
  if (kept.length === 0) return NOBODY;
  const ends = kept.flatMap((one) => placeEndsAt(one, plan) ?? []).sort((a, b) => a - b);
  return { targets: kept.map(({ target }) => target), ends };
}

const NOBODY: Absent = { targets: [], ends: [] };
