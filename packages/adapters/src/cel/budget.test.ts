import { expression } from "@landfall/core/status/rules";
import { describe, expect, test } from "vitest";
import { celEngine } from "./engine.ts";

const NAMES = Array.from({ length: 1000 }, (_, at) => `n${at}`);
const OBJECT = {
  spec: { names: NAMES, text: "x".repeat(10_000), map: Object.fromEntries(NAMES.map((name) => [name, 1])) },
  status: { conditions: NAMES.map((type) => ({ type, status: "True" })) },
};
const OVERSPENT = "the expression costs more than its budget";

function evaluate(text: string, budget: number): unknown {
  const compiled = celEngine.compile(text, {});
  if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
  const value = compiled.value(expression.scopeOf(OBJECT, false, budget));
  return value instanceof expression.Fault ? value.message : value;
}

describe("an expression pays", () => {
  test.each([
    ["for each element that is looked for in a list", "spec.names.all(x, x in spec.names)"],
    [
      "for each element that is looked for in a list it made",
      "cel.bind(l, spec.names.map(x, x + '!'), l.all(x, x in l))",
    ],
    ["for two lists as sets", "sets.contains(spec.names, spec.names)"],
    ["for a list that is joined", "spec.names.all(x, spec.names.join(',') != '')"],
    ["for conditions that are searched", "conditions.all(c, conditions.isTrue(c.type))"],
    [
      "for conditions that were filtered",
      "cel.bind(l, conditions.filter(c, true), conditions.all(c, l.isTrue(c.type)))",
    ],
    ["for a map that is counted", "spec.names.all(x, size(spec.map) > 1)"],
    ["for a text that is counted", "spec.names.all(x, size(spec.text) > 1)"],
    ["for a text that is searched", "spec.names.all(x, !spec.text.contains(x))"],
    ["for a text that is turned", "spec.names.all(x, spec.text.reverse() != '')"],
    ["for a text that is joined", "spec.names.all(x, spec.text + x != '')"],
  ])("%s: %s", (_what, text) => {
    expect(evaluate(text, 100_000)).toBe(OVERSPENT);
    expect(evaluate(text, 10_000_000)).toBe(true);
  });

  test("nothing to speak of for one look at a long text", () => {
    expect(evaluate("spec.text.contains('y') || size(spec.text) == 10000", 10_000)).toBe(true);
  });
});
