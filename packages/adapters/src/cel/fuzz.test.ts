import { computeStatus } from "@landfall/core/status";
import { expression, loadStatusRules } from "@landfall/core/status/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { celEngine } from "./engine.ts";

const OBJECT = {
  apiVersion: "example.com/v1",
  kind: "Shop",
  metadata: { name: "a", generation: 1, labels: { a: "b" } },
  spec: { replicas: 3, ratio: 0.5, list: [1, "x", null, { a: [] }], at: "2026-11-21T10:00:00Z" },
  status: { phase: "Open", conditions: [{ type: "Ready", status: "True" }] },
};

/**
 * Returns the status of an object under a rule whose only expression is this text; a problem's code if it does not
 * load.
 */
function judge(text: string, word: "current" | "failed", budget = 100_000): string {
  const rules = [{ group: "example.com", kind: "Shop", rows: [{ [word]: text, message: `{{ ${text} }}` }] }];
  const document = {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusRules",
    metadata: { name: "mine" },
    spec: { rules },
  };
  const loaded = loadStatusRules([document], celEngine, { budget });
  if (!loaded.ok) return loaded.problems[0]?.code ?? "no problem";
  return computeStatus(OBJECT, { rules: loaded.value, now: "2026-11-21T10:00:00Z" }).status;
}

const WORDS = ["Current", "Failed", "InProgress", "Unknown"];
const TOKENS =
  "status spec metadata now conditions phase list x v 1 2.5 1.0 'a' null . .? [ [? ] ( ) { } , : ? + - * / % ! == < in && " +
  "has exists map filter optMap orValue timestamp duration matches split size cel '(a+)+$' \" ' // \\ r' 😀 \u0000 \n";
const token = fc.constantFrom(...TOKENS.split(" "));

describe("arbitrary text as an expression", () => {
  test("loads or is refused, and then gives one of the words", () => {
    const text = fc.oneof(
      fc.string(),
      fc.array(token, { maxLength: 24 }).map((tokens) => tokens.join("")),
    );
    fc.assert(
      fc.property(text, fc.constantFrom("current" as const, "failed" as const), (source, word) => {
        const outcome = judge(source, word);
        if (!WORDS.includes(outcome)) expect(outcome).toMatch(/^[A-Z][A-Za-z]+$/);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["brackets without end", "(".repeat(2000)],
    ["deep brackets", `${"(".repeat(300)}1${")".repeat(300)}`],
    ["deep lists", `${"[".repeat(300)}${"]".repeat(300)} == []`],
    ["a chain of negations", `${"!".repeat(5000)}true`],
    ["a long sum", Array.from({ length: 3000 }, () => "1").join("+")],
    ["a long path", `status${".a".repeat(4000)}`],
    ["an expression beyond the limit", `'${"x".repeat(20_000)}' == ''`],
    ["a text that doubles", `optional.of('xxxxxxxx')${".optMap(v, v + v)".repeat(60)}.hasValue()`],
    ["a list that doubles", `optional.of([1])${".optMap(v, v + v)".repeat(60)}.hasValue()`],
    ["equal trees that share their branches", `${shared(40)} == ${shared(40)}`],
    ["loops in loops", `${"spec.list.all(v, ".repeat(10)}spec.list.size() == 4${")".repeat(10)}`],
    ["a pattern that explodes elsewhere", `('${"a".repeat(5000)}' + 'b').matches('(a|a)*(a*)*$')`],
    ["a sum as deep as may be read", Array.from({ length: 8000 }, () => "1").join("+")],
    ["quotes without end", `${"'''".repeat(501)} ?. a.?b`],
  ])("that is hostile ends in a result: %s", (_name, text) => {
    expect(judge(text, "current")).not.toBe("Current");
    expect(judge(text, "failed")).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});

test("objects of any depth are compared, or it is said why not", () => {
  const tree = JSON.parse(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`) as object;
  const compiled = celEngine.compile("spec.a == status.a", {});
  if (!compiled.ok) throw new Error("does not load");
  const value = compiled.value(expression.scopeOf({ spec: { a: tree }, status: { a: 1 } }, false));
  expect(value).toBe(false);
  const equal = compiled.value(expression.scopeOf({ spec: { a: tree }, status: { a: { ...tree } } }, false));
  expect(equal).toBe(true);
});

/** Returns an expression tree of 2ⁿ leaves that is written in n steps. */
function shared(depth: number): string {
  return `optional.of([1])${".optMap(v, [v, v])".repeat(depth)}`;
}
