import { type ProblemCode, parseDuration } from "@landfall/core/object";
import type { OcmIntOrPercent } from "./upstream-types.ts";

/** Thrown for a field of a strategy that cannot be read. */
export class StrategyError extends Error {
  readonly code: ProblemCode;
  readonly field: string;
  constructor(code: ProblemCode, field: string, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** The time limits of a strategy in milliseconds; an infinite deadline never passes. */
export interface Timing {
  readonly minSuccessTime: number;
  readonly deadline: number;
}

const PERCENT = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)%$/;

/**
 * Returns the size that a number or a percentage of `total` gives. Percentages round up; a size outside of 1..total
 * gives the fallback.
 */
export function sizeOf(
  value: OcmIntOrPercent | null | undefined,
  total: number,
  fallback: number,
  field: string,
): number {
  if (value === undefined || value === null) return fallback;
  let size: number;
  if (typeof value === "number") size = value;
  else {
    const percent = PERCENT.exec(value)?.[1];
    if (percent === undefined) {
      throw new StrategyError(
        "InvalidIntOrPercent",
        field,
        `${JSON.stringify(value)} is neither a number nor a percentage`,
      );
    }
    size = Math.ceil((Number(percent) / 100) * total);
  }
  return size <= 0 || size > total ? fallback : size;
}

export function timingOf(
  strategy: { readonly minSuccessTime?: number; readonly progressDeadline?: string } | null | undefined,
  at: string,
): Timing {
  const text = strategy?.progressDeadline ?? "";
  const minSuccessTime = (strategy?.minSuccessTime ?? 0) * 1000;
  if (text === "" || text === "None") return { minSuccessTime, deadline: Number.POSITIVE_INFINITY };
  const deadline = /^[0-9]+[hms|]/.test(text) ? parseDuration(text) : undefined;
  if (deadline === undefined) {
    throw new StrategyError(
      "InvalidDuration",
      `${at}.progressDeadline`,
      `${JSON.stringify(text)} is no duration as 30s, 5m or 1h`,
    );
  }
  return { minSuccessTime, deadline };
}
