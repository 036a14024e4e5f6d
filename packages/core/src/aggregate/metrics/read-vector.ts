import { failure, type Problem, type Result, readPath, success } from "../../object/index.ts";

/** One sample of an instant query. */
export interface Sample {
  readonly metric: string;
  readonly labels: { readonly [label: string]: string };
  /** The value of the sample; NaN if it is not a number. */
  readonly value: number;
  /** The time of the sample, in milliseconds. */
  readonly at: number;
}

const MAX_PROBLEMS = 20;

/**
 * Reads the samples of an instant query to Prometheus' HTTP API (`/api/v1/query`): from the whole answer, its `data`,
 * or the vector alone. Anything else is a problem `NotAVector`; an entry that is no sample is left out with a warning
 * `InvalidSample`, at most 20 of them. Labels that are not strings are left out.
 */
export function readVector(answer: unknown): Result<readonly Sample[]> {
  const data = readPath(answer, ["data"]) ?? answer;
  const type = readPath(data, ["resultType"]);
  const vector = readPath(data, ["result"]) ?? data;
  if (!Array.isArray(vector) || (type !== undefined && type !== "vector"))
    return failure({
      code: "NotAVector",
      severity: "error",
      message: `the answer is ${typeof type === "string" ? `a ${type.slice(0, 20)}` : "no list of samples"}`,
      hint: "ask with an instant query: /api/v1/query",
    });
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  for (const [index, entry] of vector.entries()) {
    const sample = readSample(entry);
    if (sample !== undefined) samples.push(sample);
    else if (problems.length < MAX_PROBLEMS)
      problems.push({ code: "InvalidSample", severity: "warning", message: `entry ${index} is no sample` });
  }
  return success(samples, problems);
}

function readSample(entry: unknown): Sample | undefined {
  const labels = readPath(entry, ["metric"]);
  const pair = readPath(entry, ["value"]);
  if (labels === null || typeof labels !== "object" || !Array.isArray(pair) || pair.length !== 2) return undefined;
  const [time, text] = pair as readonly unknown[];
  if (typeof time !== "number" || !Number.isFinite(time) || typeof text !== "string") return undefined;
  const texts = Object.entries(labels).filter((label): label is [string, string] => typeof label[1] === "string");
  const { __name__: metric = "", ...others } = Object.fromEntries(texts);
  return { metric, labels: others, value: readValue(text), at: time * 1000 };
}

/**
 * Reads a number as Prometheus writes it: digits with a fraction and an exponent. `Number` alone would accept `""` as
 * 0, and `0x10`.
 */
function readValue(text: string): number {
  return /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
