import { describe, expect, test } from "vitest";
import { type AggregateOptions, aggregateConditions, type ConditionSource } from "./aggregate-conditions.ts";

function source(kind: string, name: string, status: string | undefined, message = "", first = false): ConditionSource {
  return { kind, name, first, conditions: status === undefined ? [] : [{ type: "A", status, reason: "R", message }] };
}

const machine = (name: string, status?: string, message = "", first = false): ConditionSource =>
  source("Machine", name, status, message, first);

function aggregate(sources: readonly ConditionSource[], options?: AggregateOptions): unknown {
  const result = aggregateConditions(sources, "A", options);
  if (!result.ok) return result.problems.map(({ code }) => code);
  const { type, status, reason, message } = result.value;
  return [type, status, reason, ...(message ?? "").split("\n")];
}

describe("aggregateConditions", () => {
  test.each<[string, readonly ConditionSource[], AggregateOptions | undefined, unknown]>([
    [
      "all well, nothing to say",
      [machine("a", "True"), machine("b", "True")],
      undefined,
      ["A", "True", "InfoReported", ""],
    ],
    [
      "all well, with a word",
      [machine("a", "True"), machine("b", "True", "fine")],
      undefined,
      ["A", "True", "InfoReported", "* Machine b: fine"],
    ],
    [
      "an issue decides; the same message is told once",
      [machine("b", "False", "bad"), machine("a", "False", "bad"), machine("c", "True", "fine")],
      { target: "T" },
      ["T", "False", "IssuesReported", "* Machines a, b: bad"],
    ],
    [
      "a missing condition is unknown",
      [machine("a"), machine("b", "True")],
      undefined,
      ["A", "Unknown", "UnknownReported", "* Machine a: Condition A not yet reported"],
    ],
    [
      "three names at most",
      ["d", "c", "b", "a", "e"].map((name) => machine(name, "False", "bad")),
      undefined,
      ["A", "False", "IssuesReported", "* Machines a, b, c, ... (2 more): bad"],
    ],
    [
      "three messages at most: what goes first, then issues, then the most frequent",
      [
        machine("a", "Unknown", "1"),
        machine("b", "False", "2"),
        machine("c", "False", "3"),
        machine("d", "False", "3"),
        machine("e", "False", "4", true),
        machine("f", "Unknown", "5"),
        machine("g", "False", "6"),
      ],
      undefined,
      [
        "A",
        "False",
        "IssuesReported",
        "* Machine e: 4",
        "* Machines c, d: 3",
        "* Machine b: 2",
        "And 1 Machine with other issues",
        "And 2 Machines with status unknown",
      ],
    ],
    [
      "control plane names first",
      [machine("a", "False", "bad"), machine("z", "False", "bad", true)],
      undefined,
      ["A", "False", "IssuesReported", "* Machines z, a: bad"],
    ],
    [
      "kinds in order, three messages across them",
      [
        source("Proxy", "p", "False", "x"),
        source("Proxy", "q", "False", "y"),
        machine("a", "False", "x"),
        machine("b", "False", "z"),
      ],
      undefined,
      [
        "A",
        "False",
        "IssuesReported",
        "* Machine a: x",
        "* Machine b: z",
        "* Proxy p: x",
        "And 1 Proxy with other issues",
      ],
    ],
    [
      "a negative type turns around",
      [machine("a", "False"), machine("b", "True", "scaling")],
      { negative: true },
      ["A", "True", "IssuesReported", "* Machine b: scaling"],
    ],
    ["a negative type, all well", [machine("a", "False")], { negative: true }, ["A", "False", "InfoReported", ""]],
    ["nothing", [], undefined, ["NothingToAggregate"]],
  ])("%s", (_, sources, options, expected) => {
    expect(aggregate(sources, options)).toEqual(expected);
  });
});
