import type { KubeObject } from "@landfall/core/object";
import { computeStatus, type StatusResult, type StatusRuleSet } from "@landfall/core/status";
import { hintReader, loadStatusRules } from "@landfall/core/status/rules";
import { describe, expect, test } from "vitest";
import { celEngine } from "./index.ts";

type Row = { readonly [field: string]: unknown };

const documentOf = (rows: readonly Row[], more: Row = {}): unknown => ({
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusRules",
  metadata: { name: "mine" },
  spec: { rules: [{ group: "example.com", kind: "Shop", rows, ...more }] },
});

function rulesOf(rows: readonly Row[], more: Row = {}, budget?: number): StatusRuleSet {
  const loaded = loadStatusRules([documentOf(rows, more)], celEngine, budget === undefined ? {} : { budget });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

const shop = (status: unknown, more: Row = {}): KubeObject =>
  ({
    apiVersion: "example.com/v1",
    kind: "Shop",
    metadata: { name: "a", generation: 2 },
    status,
    ...more,
  }) as KubeObject;

const judge = (object: KubeObject, rules: StatusRuleSet): StatusResult => computeStatus(object, { rules });

const READY = { type: "Ready", status: "True", reason: "Open", message: "The shop is open", observedGeneration: 2 };

describe("a rule of a user", () => {
  const rules = rulesOf([
    {
      failed: "has(status.phase) && status.phase == 'Broken'",
      reason: "{{ status.cause }}",
      message: "{{ size(status.errors) }} errors: {{ status.errors }}{{ status.nope }}",
      terminal: true,
    },
    { inProgress: "has(status.phase) && status.phase == 'Opening'" },
    { current: "conditions.isTrue('Ready')" },
    { current: "has(status.phase) && status.phase == 'Open'" },
  ]);

  test.each([
    [
      "takes reason and message of the condition that decided",
      { conditions: [READY] },
      "Current",
      "Open",
      "The shop is open",
    ],
    [
      "takes the field where no condition decided",
      { phase: "Opening" },
      "InProgress",
      "InProgress",
      'status.phase is "Opening"',
    ],
    [
      "fills templates, and leaves out what cannot be evaluated",
      { phase: "Broken", cause: "NoStaff", errors: ["a", "b", "c", "d"] },
      "Failed",
      "NoStaff",
      "4 errors: a, b, c and 1 more",
    ],
    ["is InProgress if no row is true", { other: 1 }, "InProgress", "NoRowApplies", undefined],
    ["asks no rule without a status", undefined, "InProgress", "NoStatusYet", undefined],
    [
      "does not believe a condition of an older generation",
      { conditions: [{ ...READY, observedGeneration: 1 }] },
      "InProgress",
      "LatestGenerationNotObserved",
      "Ready was observed at generation 1, the object is at 2",
    ],
  ])("%s", (_name, status, word, reason, message) => {
    const result = judge(shop(status), rules);
    expect(result).toMatchObject({ status: word, reason, ...(message === undefined ? {} : { message }) });
  });

  test("names all that would say Current as evidence, so that Current goes away with it", () => {
    const { evidence } = judge(shop({ conditions: [READY], phase: "Open" }), rules);
    expect(evidence.rule).toBe("mine/Shop#3");
    expect(evidence.fields.map(({ path }) => path.join("."))).toEqual(["status.conditions.0.status", "status.phase"]);
  });

  test("tells suspended apart from the word", () => {
    const held = rulesOf([{ current: "status.open" }], { suspended: "has(spec.closed) && spec.closed" });
    expect(judge(shop({ open: true }, { spec: { closed: true } }), held)).toMatchObject({
      status: "Current",
      suspended: true,
    });
    expect(judge(shop({ open: true }, { spec: { suspend: true } }), held)).toMatchObject({
      status: "Current",
      suspended: false,
    });
  });

  test.each([
    ["status.phase == 'Open'", "there is no status.phase, in status.phase == 'Open'"],
    ["status.list[7].x", "there is no status.list[7], in status.list[7].x"],
    ["status.list.size()", "it is neither true nor false, in status.list.size()"],
    ["status.list.all(x, x > 'a')", "> is not defined for int and string, in status.list.all(x, x > 'a')"],
    ["nothing.here", "there is no nothing, in nothing.here"],
  ])("that cannot be evaluated is Unknown with expression and cause: %s", (text, message) => {
    const result = judge(shop({ list: [1] }), rulesOf([{ current: text }, { current: "true" }]));
    expect(result).toMatchObject({ status: "Unknown", reason: "RuleFailed", message });
  });

  test.each([
    ["true", "a row that reads nothing"],
    ["!has(status.error)", "a row that only misses something"],
    ["status.list.all(x, x > 0)", "all() over nothing"],
  ])("is never Current without evidence: %s, %s", (text) => {
    expect(judge(shop({ list: [], ok: 1 }), rulesOf([{ current: text }])).status).not.toBe("Current");
  });

  test.each([
    ["{{ {'a': {'b': status.phase}}['a']['b'] }}!", "Broken!"],
    ["{{ '}}' + status.phase + \"{{\" }}", "}}Broken{{"],
    ["{{ status.phase }}{{ status.nope }}{{ size(status.phase) }}", "Broken6"],
    ["{{ now - timestamp('2026-11-21T09:00:00Z') }} since", "3600s since"],
    ["no expression }}", "no expression }}"],
  ])("fills the template %s", (message, expected) => {
    const rules = rulesOf([{ failed: "status.phase == 'Broken'", message }]);
    const result = computeStatus(shop({ phase: "Broken" }), { rules, now: "2026-11-21T10:00:00Z" });
    expect(result.message).toBe(expected);
  });

  test("costs no more than its budget: nodes × length", () => {
    const list = Array.from({ length: 1000 }, (_, index) => index);
    const rules = rulesOf([{ current: "status.list.exists(x, status.list.exists(y, x == y + 1000))" }], {}, 100_000);
    const result = judge(shop({ list }), rules);
    expect(result).toMatchObject({ status: "Unknown", reason: "RuleFailed" });
    expect(result.message).toMatch(/^the expression costs more than its budget, in status\.list/);
  });

  test("is for all kinds of a group, or all groups of a domain, unless there is one for the kind", () => {
    const rules = new Map([
      ...rulesOf([{ failed: "true" }], { group: "*.example.com", kind: "*" }),
      ...rulesOf([{ inProgress: "true" }], { group: "a.example.com", kind: "*" }),
      ...rulesOf([{ current: "status.open" }], { group: "a.example.com" }),
    ]);
    const word = (apiVersion: string, kind: string): string =>
      judge({ ...shop({ open: true }), apiVersion, kind }, rules).status;
    expect(word("a.example.com/v1", "Shop")).toBe("Current");
    expect(word("a.example.com/v1", "Other")).toBe("InProgress");
    expect(word("b.example.com/v1", "Shop")).toBe("Failed");
    expect(word("c.b.example.com/v1", "Shop")).toBe("Failed");
    expect(word("example.org/v1", "Shop")).not.toBe("Failed");
  });

  test("is of the version that it names, or of all the others", () => {
    const document = {
      ...(documentOf([]) as object),
      spec: {
        rules: [
          { group: "example.com", kind: "Shop", versions: ["v1beta1"], rows: [{ failed: "true" }] },
          { group: "example.com", kind: "Shop", rows: [{ current: "status.open" }] },
        ],
      },
    };
    const loaded = loadStatusRules([document], celEngine);
    if (!loaded.ok) throw new Error("does not load");
    expect(judge({ ...shop({ open: true }), apiVersion: "example.com/v1beta1" }, loaded.value).status).toBe("Failed");
    expect(judge(shop({ open: true }), loaded.value).status).toBe("Current");
  });
});

describe("a rule that does not load says which, where and why", () => {
  test.each([
    [
      [{ current: "status.phase ==" }],
      {},
      "InvalidExpression",
      "spec.rules[0].rows[0].current",
      /rule mine\/Shop: at .*, in status\.phase ==/,
    ],
    [
      [{ current: "status.phase.findAll('x').size() == 1" }],
      {},
      "UnsupportedFunction",
      "spec.rules[0].rows[0].current",
      /the function findAll is not supported in rules: test with matches\(\)/,
    ],
    [
      [{ current: "true", message: "{{ status.a.format([1]) }}" }],
      {},
      "UnsupportedFunction",
      "spec.rules[0].rows[0].message",
      /the function format is not supported/,
    ],
    [
      [{ current: "status.phase.startsWith('x', 'y')" }],
      {},
      "UnsupportedFunction",
      "spec.rules[0].rows[0].current",
      /startsWith is not supported in rules with 3 arguments/,
    ],
    [
      [{ current: "status.phase.matches('(?=a)b')" }],
      {},
      "UnsupportedFunction",
      "spec.rules[0].rows[0].current",
      /the pattern "\(\?=a\)b" is refused: .*invalid or unsupported Perl syntax/,
    ],
    [
      [{ current: "google.type.Date{year: 1} == status.map" }],
      {},
      "UnsupportedFunction",
      "spec.rules[0].rows[0].current",
      /messages such as google\.type\.Date are not supported in rules: write a map/,
    ],
    [
      [{ current: "status.count > 1u" }],
      {},
      "UnsupportedFunction",
      "spec.rules[0].rows[0].current",
      /a literal of type uint is not supported in rules: use int\(\)/,
    ],
    [
      [{ current: "true" }],
      { suspended: "[?spec.closed]" },
      "UnsupportedFunction",
      "spec.rules[0].suspended",
      /rule mine\/Shop: optional elements of lists/,
    ],
    [
      [{ current: "true" }],
      { mode: "flux", suspended: "conditions.isTrue('X')" },
      "UnsupportedFunction",
      "spec.rules[0].suspended",
      /isTrue/,
    ],
    [[{ current: "true", colour: "red" }], {}, "UnknownField", "spec.rules[0].rows[0].colour", /colour/],
    [[{ current: "true" }], { group: "*.example.com" }, "InvalidRule", "spec.rules[0]", /for all their kinds/],
  ])("%j %j", (rows, more, code, field, message) => {
    const loaded = loadStatusRules([documentOf(rows, more)], celEngine);
    expect(loaded.ok).toBe(false);
    expect(loaded.problems[0]).toMatchObject({ code, field, severity: "error" });
    expect(loaded.problems[0]?.message).toMatch(message);
  });

  test("two rules for one kind", () => {
    const loaded = loadStatusRules([documentOf([{ current: "true" }]), documentOf([{ failed: "true" }])], celEngine);
    expect(loaded.problems).toMatchObject([{ code: "DuplicateRule", field: "spec.rules[0]" }]);
  });
});

describe("the hint of an object", () => {
  const hinted = (hint: string, status: unknown): KubeObject => ({
    ...shop(status),
    metadata: { name: "a", annotations: { "landfall.dev/status-rule": hint } },
  });
  const rows = "failed: status.phase == 'Bad'\ncurrent: status.phase == 'Good'\n";

  test("counts only if the caller opts in", () => {
    expect(computeStatus(hinted(rows, { phase: "Bad" }), { hint: hintReader(celEngine) }).evidence.rule).toMatch(
      /^hint/,
    );
    expect(computeStatus(hinted(rows, { phase: "Bad" })).evidence.rule).not.toMatch(/^hint/);
  });

  test.each([
    [rows, "Current", undefined],
    ["failed: status.phase == 'Good'", "Failed", undefined],
    ["ready: true", "Unknown", /must be failed:, inProgress:/],
    ["current: status.phase ==", "Unknown", /at 1:/],
    ["current: status.nope", "Unknown", /there is no status\.nope/],
  ])("%j", (hint, status, message) => {
    const result = computeStatus(hinted(hint, { phase: "Good" }), { hint: hintReader(celEngine) });
    expect(result.status).toBe(status);
    if (message !== undefined) expect(result.message).toMatch(message);
  });
});
