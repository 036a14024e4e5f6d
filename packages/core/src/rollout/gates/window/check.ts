import type { Asked, Window, Windows } from "../../model/asked.ts";
import type { Report } from "../../model/invariants.ts";
import type { GateStep } from "../gate.ts";

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Checks invariant 24: no target is released while the windows are closed. */
export function checkWindows({ windows }: Asked, { changes, now }: GateStep, report: Report): void {
  const starts = changes.some(({ kind }) => kind === "released" || kind === "retried");
  if (windows !== undefined && starts && !isWithin(windows, now))
    report(24, "something started while the windows were closed");
}

/** Returns whether a time is in one of the `allow` windows (if there are any) and in no `deny` window. */
export function isWithin({ allow, deny }: Windows, time: number): boolean {
  const covers = (window: Window): boolean => isIn(window, time);
  return (allow.length === 0 || allow.some(covers)) && !deny.some(covers);
}

/** Returns whether the window began on one of its days, at most a week ago, and has not ended. */
function isIn({ days, from, to, timeZone }: Window, time: number): boolean {
  const here = minuteOfWeek(timeZone, time);
  const length = (to - from + DAY) % DAY || DAY;
  return DAYS.some(
    (_, day) => (days.length === 0 || days.includes(day)) && (here - day * DAY - from + 2 * WEEK) % WEEK < length,
  );
}

function minuteOfWeek(timeZone: string, time: number): number {
  const clock = { timeZone, hourCycle: "h23", weekday: "short", hour: "2-digit", minute: "2-digit" } as const;
  const [, day = "", hour, minute] =
    /^(\w+),? (\d+):(\d+)$/.exec(new Intl.DateTimeFormat("en-GB", clock).format(time)) ?? [];
  return DAYS.indexOf(day) * DAY + Number(hour) * 60 + Number(minute);
}
