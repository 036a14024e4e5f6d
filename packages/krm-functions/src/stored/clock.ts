import {
  failure,
  formatTime,
  type KubeObject,
  type ObjectRef,
  type Problem,
  parseTime,
  type Result,
  success,
} from "@landfall/core/object";
import { type Clock, validateClock } from "@landfall/core/schemas";
import type { ResourceList } from "../sdk/index.ts";

/** The kind of the object that holds the time. */
export const CLOCK = { group: "landfall.dev", kind: "Clock" } as const;

/** A Clock of a package, and its name. */
export interface PlacedClock {
  readonly object: KubeObject;
  readonly ref: ObjectRef;
}

/** The current time for a function: see `packageTime`, for the Clocks of a list. */
export function readClock(list: ResourceList, now: string | undefined): Result<number | undefined> {
  return packageTime(
    list.select(CLOCK).map((item) => ({ object: item.toObject(), ref: item.ref })),
    now,
  );
}

/**
 * The current time for judging a package, in milliseconds since the epoch: `now` of the step's config, else that of the
 * package's Clock; `undefined` if neither exists. Reports are not used as a clock, because any cluster could push the
 * time with one. Problems: `InvalidConfig` for an invalid `now`, and a warning `ClocksDiffer` if it differs from the
 * Clock; without a `now`, those of the Clock's schema, and an error `ClocksDiffer` for several with different times.
 */
export function packageTime(clocks: readonly PlacedClock[], now: string | undefined): Result<number | undefined> {
  if (now !== undefined) {
    const time = parseTime(now);
    return time === undefined ? failure(noTime(now)) : success(time, overruled(clocks, time));
  }
  const problems = clocks.flatMap((clock) => faultsOf(clock));
  if (problems.length > 0) return failure(...problems);
  const times = timesOf(clocks);
  if (times.length > 1) return failure(differ(clocks, times));
  return success(times[0]);
}

function timesOf(clocks: readonly PlacedClock[]): readonly number[] {
  const times = clocks.flatMap(({ object }) => parseTime((object as Partial<Clock>).spec?.now) ?? []);
  return [...new Set(times)].sort((a, b) => a - b);
}

function faultsOf({ object, ref }: PlacedClock): readonly Problem[] {
  const invalid = validateClock(object).filter(({ severity }) => severity === "error");
  return invalid.map((problem) => ({ ...problem, ref }));
}

function noTime(now: string): Problem {
  const message = `${JSON.stringify(now)} is no RFC 3339 time`;
  return { code: "InvalidConfig", severity: "error", message, field: "now", hint: "write it as 2026-11-21T07:00:00Z" };
}

/** Warns that `now` overrides a Clock: who renews the Clock would otherwise wonder why time stands still. */
function overruled(clocks: readonly PlacedClock[], time: number): readonly Problem[] {
  const [clock] = clocks;
  const others = timesOf(clocks).filter((other) => other !== time);
  if (clock === undefined || others.length === 0) return [];
  const named = others.map((other) => formatTime(other)).join(" and ");
  const message = `now of the config is ${formatTime(time)}, and the Clock of the package says ${named}: now counts`;
  const hint = "take one of the two away";
  return [{ code: "ClocksDiffer", severity: "warning", message, field: "now", hint, ref: clock.ref }];
}

function differ([, second]: readonly PlacedClock[], times: readonly number[]): Problem {
  const message = `the Clocks of the package say ${times.map((time) => formatTime(time)).join(" and ")}`;
  const hint = "keep one Clock, or give now in the config";
  const ref = second === undefined ? {} : { ref: second.ref };
  return { code: "ClocksDiffer", severity: "error", message, field: "spec.now", hint, ...ref };
}
