import { readVector } from "@landfall/core/aggregate";
import { failure, type Result, success } from "@landfall/core/object";
import type { StatusSnapshot } from "@landfall/core/schemas";

/** Samples in the form of a snapshot. */
export type Samples = NonNullable<StatusSnapshot["spec"]["samples"]>;

const ANSWER = /^\s*(?:\{[^]{0,300}?"(?:resultType|errorType)"\s*:|\[\s*\{\s*"metric"\s*:)/;

/** Whether a text is an answer of Prometheus to a query, or the vector alone. Tests only its beginning. */
export function isPrometheusAnswer(text: string): boolean {
  return ANSWER.test(text);
}

/** Reads the samples of an instant query. Problems: `BadJson`, and those of `readVector`. */
export function readPrometheusAnswer(text: string): Result<Samples> {
  const answer = parse(text);
  if (!answer.ok) return answer;
  const vector = readVector(answer.value);
  if (!vector.ok) return vector;
  const samples = vector.value.map(({ value, at, ...series }) => ({ ...series, value: String(value), at: at / 1000 }));
  return success(samples, vector.problems);
}

function parse(text: string): Result<unknown> {
  try {
    return success(JSON.parse(text) as unknown);
  } catch (error) {
    const message = `no JSON: ${error instanceof Error ? error.message : String(error)}`;
    return failure({ code: "BadJson", severity: "error", message });
  }
}
