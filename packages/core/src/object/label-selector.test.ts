import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLabelSelector } from "./label-selector.ts";

const selects = (selector: unknown, labels?: Record<string, string>): boolean => {
  const result = parseLabelSelector(selector);
  if (!result.ok) throw new Error(result.problems.map((problem) => problem.message).join());
  return result.value(labels);
};
const expression = (operator: string, values?: string[]): unknown => ({
  matchExpressions: [{ key: "ring", operator, ...(values && { values }) }],
});

describe("row 86: a selector", () => {
  test.each<[string, unknown, Record<string, string> | undefined, boolean]>([
    ["that is absent selects nothing", undefined, { a: "b" }, false],
    ["that is null selects nothing", null, undefined, false],
    ["that is empty selects everything", {}, undefined, true],
    ["with null parts selects everything", { matchLabels: null, matchExpressions: null }, { a: "b" }, true],
    ["selects an equal label", { matchLabels: { ring: "early" } }, { ring: "early", x: "y" }, true],
    ["passes over another value", { matchLabels: { ring: "early" } }, { ring: "late" }, false],
    ["passes over no labels", { matchLabels: { ring: "early" } }, undefined, false],
    ["needs all of its labels", { matchLabels: { a: "1", b: "2" } }, { a: "1" }, false],
    ["In selects one of the values", expression("In", ["a", "b"]), { ring: "b" }, true],
    ["In passes over another value", expression("In", ["a"]), { ring: "b" }, false],
    ["In passes over a missing label", expression("In", ["a"]), {}, false],
    ["NotIn selects another value", expression("NotIn", ["a"]), { ring: "b" }, true],
    ["NotIn selects a missing label", expression("NotIn", ["a"]), {}, true],
    ["NotIn passes over one of the values", expression("NotIn", ["a"]), { ring: "a" }, false],
    ["Exists selects any value", expression("Exists"), { ring: "" }, true],
    ["Exists with an empty list of values is well", expression("Exists", []), { ring: "" }, true],
    ["Exists passes over a missing label", expression("Exists"), {}, false],
    ["DoesNotExist selects a missing label", expression("DoesNotExist"), undefined, true],
    ["DoesNotExist passes over the label", expression("DoesNotExist"), { ring: "a" }, false],
    [
      "does not find labels in prototypes",
      { matchExpressions: [{ key: "constructor", operator: "Exists" }] },
      {},
      false,
    ],
  ])("%s", (_, selector, labels, expected) => {
    expect(selects(selector, labels)).toBe(expected);
  });

  test.each<[string, unknown, string]>([
    ["a list", [], "where"],
    ["a text", "a=b", "where"],
    ["a misspelt field", { matchLabel: { a: "b" } }, "where.matchLabel"],
    ["labels in a list", { matchLabels: [] }, "where.matchLabels"],
    ["a label that is a boolean", { matchLabels: { "a.b/c": true } }, 'where.matchLabels["a.b/c"]'],
    ["an empty key", { matchLabels: { "": "x" } }, "where.matchLabels"],
    ["expressions in a map", { matchExpressions: {} }, "where.matchExpressions"],
    ["an expression that is no object", { matchExpressions: [null] }, "where.matchExpressions[0].key"],
    ["no key", { matchExpressions: [{ operator: "Exists" }] }, "where.matchExpressions[0].key"],
    ["an unknown operator", expression("in", ["a"]), "where.matchExpressions[0].operator"],
    ["a prototype's name as operator", expression("constructor"), "where.matchExpressions[0].operator"],
    ["In without values", expression("In", []), "where.matchExpressions[0].values"],
    ["NotIn without values", expression("NotIn"), "where.matchExpressions[0].values"],
    ["Exists with values", expression("Exists", ["a"]), "where.matchExpressions[0].values"],
    [
      "values that are numbers",
      { matchExpressions: [{ key: "a", operator: "In", values: [1] }] },
      "where.matchExpressions[0].values",
    ],
  ])("refuses %s and names the field", (_, selector, field) => {
    const result = parseLabelSelector(selector, ["where"]);
    expect(result.ok).toBe(false);
    expect(result.problems[0]).toMatchObject({ code: "InvalidSelector", severity: "error", field });
  });

  test("property: never throws, In and NotIn exclude each other", () => {
    const labels = fc.dictionary(fc.constantFrom("ring", "x"), fc.constantFrom("a", "b", "c"));
    const values = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1 });
    fc.assert(
      fc.property(fc.anything(), labels, values, (any, have, list) => {
        parseLabelSelector(any);
        expect(selects(expression("In", list), have)).toBe(!selects(expression("NotIn", list), have));
      }),
    );
  });
});
