import { type Problem, type ProblemCode, parseDuration } from "../../object/index.ts";

/**
 * Reads a duration above zero in milliseconds; returns `otherwise` if there is none, or if it is a problem
 * `InvalidDuration`.
 */
export function readDuration(text: string | undefined, field: string, otherwise: number, problems: Problem[]): number {
  if (text === undefined) return otherwise;
  const duration = parseDuration(text);
  if (duration !== undefined && duration > 0) return duration;
  const message = `${field} must be a duration like 30m, not ${JSON.stringify(text.slice(0, 63))}`;
  problems.push({ code: "InvalidDuration", severity: "error", field, message });
  return otherwise;
}

/** Creates a problem of a plan. */
export function invalidPlan(code: ProblemCode, field: string, message: string, hint?: string): Problem {
  return { code, severity: "error", field, message, ...(hint !== undefined && { hint }) };
}
