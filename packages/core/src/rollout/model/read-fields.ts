import { type IntOrPercent, type Problem, parseDuration, parseIntOrPercent } from "../../object/index.ts";

/** Reads a count of at least `least`, or a percentage; returns `otherwise` if the value is absent or invalid. */
export function readLimit<T extends IntOrPercent | undefined>(
  value: unknown,
  field: string,
  otherwise: T,
  least: number,
  problems: Problem[],
): IntOrPercent | T {
  if (value === undefined) return otherwise;
  const limit = parseIntOrPercent(value, field);
  if (!limit.ok) {
    problems.push(...limit.problems);
    return otherwise;
  }
  if ("int" in limit.value ? limit.value.int < least : limit.value.percent < least) {
    problems.push(invalid(field, `must be at least ${least}`, "to release nothing, pause the rollout"));
  }
  return limit.value;
}

/** Reads a whole number from `least` to `most`. */
export function readWhole(
  value: number | undefined,
  field: string,
  otherwise: number,
  [least, most]: readonly [least: number, most: number],
  problems: Problem[],
): number {
  if (value === undefined) return otherwise;
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  problems.push(invalid(field, `must be a whole number from ${least} to ${most}, not ${String(value).slice(0, 63)}`));
  return otherwise;
}

/** Reads a string that must be one of the given words. */
export function readWord<T extends string>(
  value: string | undefined,
  field: string,
  [otherwise, ...others]: readonly [T, ...T[]],
  problems: Problem[],
): T {
  const found = [otherwise, ...others].find((word) => word === (value ?? otherwise));
  if (found !== undefined) return found;
  const words = [otherwise, ...others].join(", ");
  problems.push(invalid(field, `must be one of ${words}, not ${JSON.stringify(String(value).slice(0, 63))}`));
  return otherwise;
}

/** Reads a duration above zero; returns milliseconds. */
export function readDuration(text: string, field: string, problems: Problem[]): number {
  const duration = parseDuration(text);
  if (duration !== undefined && duration > 0) return duration;
  const message = `${field} must be a duration like 30m, not ${JSON.stringify(text.slice(0, 63))}`;
  problems.push({ code: "InvalidDuration", severity: "error", field, message });
  return 0;
}

export function invalid(field: string, what: string, hint?: string): Problem {
  const message = `${field} ${what}`;
  return { code: "InvalidStrategy", severity: "error", field, message, ...(hint !== undefined && { hint }) };
}
