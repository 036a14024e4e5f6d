import { failure, formatTime, type Problem, parseTime, type Result, success } from "@landfall/core/object";
import { type Clock, validateClock } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";

/** The kind of the object that says what time it is. */
export const CLOCK = { group: "landfall.dev", kind: "Clock" } as const;

/**
 * The time that a function goes by, in milliseconds: `now` of its config, else of the package's Clock; `undefined` if
 * nobody says. Reports are no clock: any cluster could push the time with one. Problems: what the schema says of a
 * Clock, `ClocksDiffer` for several with different times, `InvalidConfig` for a `now` that is no time.
 */
export function readClock(list: ResourceList, now: string | undefined): Result<number | undefined> {
  if (now !== undefined) {
    const time = parseTime(now);
    return time === undefined ? failure(noTime(now)) : success(time);
  }
  const clocks = list.select(CLOCK);
  const problems = clocks.flatMap((item) => faultsOf(item));
  if (problems.length > 0) return failure(...problems);
  const times = new Set(clocks.map((item) => parseTime((item.toObject() as unknown as Clock).spec.now)));
  if (times.size > 1) return failure(differ(clocks, [...times]));
  return success([...times][0]);
}

function faultsOf(item: Item): readonly Problem[] {
  const invalid = validateClock(item.toObject()).filter(({ severity }) => severity === "error");
  return invalid.map((problem) => ({ ...problem, ref: item.ref }));
}

function noTime(now: string): Problem {
  const message = `${JSON.stringify(now)} is no RFC 3339 time`;
  return { code: "InvalidConfig", severity: "error", message, field: "now", hint: "write it as 2026-11-21T07:00:00Z" };
}

function differ([, second]: readonly Item[], times: readonly (number | undefined)[]): Problem {
  const named = times.flatMap((time) => (time === undefined ? [] : [formatTime(time)])).sort();
  const message = `the Clocks of the package say ${named.join(" and ")}`;
  const hint = "keep one Clock, or give now in the config";
  const ref = second === undefined ? {} : { ref: second.ref };
  return { code: "ClocksDiffer", severity: "error", message, field: "spec.now", hint, ...ref };
}
