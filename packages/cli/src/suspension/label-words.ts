import { failure, type Json, type Problem, parseLabelSelector, type Result, success } from "@landfall/core/object";

const KEY = "[A-Za-z0-9][A-Za-z0-9_./-]*";
const VALUE = "[A-Za-z0-9_.-]*";
const EQUALS = new RegExp(`^(${KEY})\\s*(!=|==|=)\\s*(${VALUE})$`);
const SET = new RegExp(`^(${KEY})\\s+(in|notin)\\s*\\(([^()]*)\\)$`);
const EXISTS = new RegExp(`^(!?)\\s*(${KEY})$`);

/**
 * Parses a label selector as in `kubectl -l` to one of the API: `region=eu`, `tier in (a, b)`, `!legacy`. Problem
 * `InvalidSelector`.
 */
export function readLabelWords(text: string): Result<{ readonly [key: string]: Json }> {
  const expressions: Json[] = [];
  for (const part of text.split(/,(?![^(]*\))/).map((word) => word.trim())) {
    const expression = readPart(part);
    if (expression === undefined) return failure(invalid(part));
    expressions.push(expression);
  }
  return success({ matchExpressions: expressions });
}

/** Says why a text is no label selector, to be printed behind the name of a flag; `undefined` if it is one. */
export function wrongLabelWords(text: string): string | undefined {
  const words = readLabelWords(text);
  const selects = words.ok ? parseLabelSelector(words.value) : words;
  const [problem] = selects.ok ? [] : selects.problems;
  if (problem === undefined) return undefined;
  return `is wrong: ${problem.message}${problem.hint === undefined ? "" : `; ${problem.hint}`}`;
}

function readPart(part: string): Json | undefined {
  const [, key = "", operator, value = ""] = EQUALS.exec(part) ?? [];
  if (operator !== undefined) return { key, operator: operator === "!=" ? "NotIn" : "In", values: [value] };
  const [, name = "", set, list = ""] = SET.exec(part) ?? [];
  if (set !== undefined) {
    const values = list.split(",").map((word) => word.trim());
    const isGood = values.every((word) => new RegExp(`^${VALUE}$`).test(word));
    return isGood ? { key: name, operator: set === "in" ? "In" : "NotIn", values } : undefined;
  }
  const [, not, label] = EXISTS.exec(part) ?? [];
  return label === undefined ? undefined : { key: label, operator: not === "!" ? "DoesNotExist" : "Exists" };
}

function invalid(part: string): Problem {
  const message = `${JSON.stringify(part.slice(0, 80))} is no label selector`;
  const hint = "write it as kubectl -l takes it: region=eu, tier!=test, zone in (a,b), !legacy";
  return { code: "InvalidSelector", severity: "error", message, hint };
}
