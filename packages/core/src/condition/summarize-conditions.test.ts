import { describe, expect, test } from "vitest";
import type { Condition } from "../object/index.ts";
import { type SummaryOptions, summarizeConditions } from "./summarize-conditions.ts";

function is(type: string, status: string, message = "", reason = `${type}Reason`): Condition {
  return { type, status, reason, message };
}

function summarize(conditions: readonly Condition[], options: Partial<SummaryOptions> = {}): unknown {
  const result = summarizeConditions(conditions, "Ready", { types: ["A", "B", "C"], ...options });
  if (!result.ok) return result.problems.map(({ code }) => code);
  const { status, reason, message } = result.value;
  return [status, reason, ...(message ?? "").split("\n")];
}

describe("summarizeConditions", () => {
  test.each<[string, readonly Condition[], Partial<SummaryOptions>, unknown]>([
    ["all well, nothing to say", [is("A", "True"), is("B", "True"), is("C", "True")], {}, ["True", "InfoReported", ""]],
    [
      "all well, with a word",
      [is("B", "True", "b"), is("A", "True"), is("C", "True", "c")],
      {},
      ["True", "InfoReported", "* B: b", "* C: c"],
    ],
    [
      "an issue decides, and what is well is not told",
      [is("A", "True", "a"), is("B", "Unknown", "b"), is("C", "False")],
      {},
      ["False", "IssuesReported", "* B: b", "* C: CReason"],
    ],
    [
      "a missing type is unknown",
      [is("A", "True"), is("B", "True")],
      {},
      ["Unknown", "UnknownReported", "* C: Condition not yet reported"],
    ],
    [
      "unless it may be missing",
      [is("A", "True"), is("B", "True")],
      { mayBeMissing: ["C"] },
      ["True", "InfoReported", ""],
    ],
    [
      "True is an issue for a negative type",
      [is("A", "True"), is("B", "False"), is("C", "True", "c")],
      { negative: ["B", "C"] },
      ["False", "IssuesReported", "* C: c"],
    ],
    [
      "another status is unknown",
      [is("A", "Maybe"), is("B", "True"), is("C", "True")],
      {},
      ["Unknown", "UnknownReported", "* A: AReason"],
    ],
    [
      "types that do not count do not count",
      [is("A", "True"), is("Z", "False")],
      { types: ["A"] },
      ["True", "InfoReported", ""],
    ],
    [
      "an override is taken instead",
      [is("A", "True")],
      { types: ["A"], override: [is("A", "False", "no")] },
      ["False", "IssuesReported", "* A: no"],
    ],
    [
      "lines go below, with bullets",
      [is("A", "False", "one\ntwo")],
      { types: ["A"] },
      ["False", "IssuesReported", "* A:", "  * one", "  * two"],
    ],
    [
      "bullets are indented",
      [is("A", "False", "* one\n* two")],
      { types: ["A"] },
      ["False", "IssuesReported", "* A:", "  * one", "  * two"],
    ],
    [
      "bullets below a line are indented further",
      [is("A", "False", "one\n* two")],
      { types: ["A"] },
      ["False", "IssuesReported", "* A:", "  * one", "    * two"],
    ],
    ["no types", [], { types: [] }, ["NoConditionTypes"]],
    ["a summary of itself", [], { types: ["Ready"] }, ["TargetAmongSources"]],
    ["an override twice", [is("A", "True")], { override: [is("A", "True"), is("A", "True")] }, ["DuplicateOverride"]],
    ["an override of nothing", [], { override: [is("A", "True")] }, ["OverrideWithoutCondition"]],
    ["nothing there and nothing expected", [], { mayBeMissing: ["A", "B", "C"] }, ["NothingToSummarize"]],
  ])("%s", (_, conditions, options, expected) => {
    expect(summarize(conditions, options)).toEqual(expected);
  });
});
