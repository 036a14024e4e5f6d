import { parseTime } from "../../object/index.ts";
import { EFFECTS, type Effect } from "../model/effect.ts";
import type { Resolution } from "../model/resolution.ts";

/** The number of suspensions of one effect. */
export interface SuspensionFigures {
  readonly effect: Effect;
  /** The number of objects of which the effect is stopped. */
  readonly objects: number;
  /** How many of the stopped objects no hold explains. */
  readonly unattributed: number;
  /** The number of expired holds that nobody has removed. */
  readonly expiredHolds: number;
  /** When the oldest live hold began, in seconds since the epoch; absent if no hold has a time. */
  readonly oldestSince?: number;
}

/** A metric of suspensions, as OpenMetrics describes it. All are gauges with the label `effect`. */
interface SuspensionMetric {
  readonly name: string;
  readonly help: string;
  readonly figure: Exclude<keyof SuspensionFigures, "effect">;
}

const METRICS: readonly SuspensionMetric[] = [
  { name: "landfall_suspension_objects", help: "Objects of which the effect is stopped.", figure: "objects" },
  {
    name: "landfall_suspension_unattributed_objects",
    help: "Of these, those that nobody claims.",
    figure: "unattributed",
  },
  {
    name: "landfall_suspension_expired_holds",
    help: "Holds past their end that nobody removed.",
    figure: "expiredHolds",
  },
  {
    name: "landfall_suspension_oldest_timestamp_seconds",
    help: "When the oldest live hold began.",
    figure: "oldestSince",
  },
];

/**
 * Sums up resolutions, with one entry for each effect that is stopped anywhere: at most eleven, for any fleet. The
 * order of the resolutions does not matter. Resolve with `now`, or no hold counts as expired.
 */
export function suspensionFigures(resolutions: Iterable<Resolution>): readonly SuspensionFigures[] {
  const byEffect = new Map<Effect, SuspensionFigures>();
  for (const { effects } of resolutions) {
    for (const { effect, state, causes } of effects) {
      if (state === "active") continue;
      const sofar = byEffect.get(effect) ?? { effect, objects: 0, unattributed: 0, expiredHolds: 0 };
      const since = causes.flatMap(({ hold, expired }) => (expired ? [] : (parseTime(hold?.since) ?? [])));
      const oldest = [...since.map((time) => Math.floor(time / 1000)), sofar.oldestSince ?? Infinity];
      const oldestSince = Math.min(...oldest);
      byEffect.set(effect, {
        effect,
        objects: sofar.objects + (state === "stale-hold" ? 0 : 1),
        unattributed: sofar.unattributed + (state === "unattributed" ? 1 : 0),
        expiredHolds: sofar.expiredHolds + causes.filter(({ hold, expired }) => expired && hold !== undefined).length,
        ...(Number.isFinite(oldestSince) && { oldestSince }),
      });
    }
  }
  return [...byEffect.values()].sort((a, b) => (a.effect < b.effect ? -1 : 1));
}

/** Writes the figures as OpenMetrics text, without the line that ends it: at most four series for each effect. */
export function writeSuspensionMetrics(figures: readonly SuspensionFigures[]): string {
  const known = figures.filter(({ effect }) => Object.hasOwn(EFFECTS, effect));
  return METRICS.map(({ name, help, figure }) => {
    const unit = name.endsWith("_seconds") ? `# UNIT ${name} seconds\n` : "";
    const samples = known.flatMap((one) => {
      const value = one[figure];
      return value === undefined ? [] : [`${name}{effect="${one.effect}"} ${value}\n`];
    });
    return `# TYPE ${name} gauge\n${unit}# HELP ${name} ${help}\n${samples.join("")}`;
  }).join("");
}
