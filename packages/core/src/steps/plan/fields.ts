import { type Problem, type ProblemCode, parseDuration } from "../../object/index.ts";

/** A duration above zero in milliseconds; `otherwise` where none is given, or where it is a problem `InvalidDuration`. */
export function readDuration(text: string | undefined, field: string, otherwise: number, problems: Problem[]): number {
  if (text === undefined) return otherwise;
  const duration = parseDuration(text);
  if (duration !== undefined && duration > 0) return duration;
  const message = `${field} must be a duration like 30m, not ${JSON.stringify(text.slice(0, 63))}`;
  problems.push({ code: "InvalidDuration", severity: "error", field, message });
  return otherwise;
}

/** A problem of a plan. */
export function invalidPlan(code: ProblemCode, field: string, message: string, hint?: string): Problem {
  return { code, severity: "error", field, message, ...(hint !== undefined && { hint }) };
}
