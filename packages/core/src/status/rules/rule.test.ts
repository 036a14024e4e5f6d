import { describe, expect, test } from "vitest";
import { computeStatus } from "../compute-status.ts";
import type { StatusRuleSet } from "../types.ts";
import { conditionIs, conditions, equals, field, literal, select } from "./expression/index.ts";
import { createRule, type RuleDefinition } from "./rule.ts";
import { byVersion } from "./versions.ts";

const widget = {
  apiVersion: "example.com/v1",
  kind: "Widget",
  metadata: { name: "w", generation: 2 },
  spec: { mode: "Idle" },
  status: { observedGeneration: 2, conditions: [{ type: "Ready", status: "True" }] },
};
const idle = {
  text: "spec.mode == 'Idle'",
  test: equals(select(field("spec"), "mode"), literal("Idle")),
};
const broken = {
  status: "Failed",
  text: "broken",
  test: conditionIs(conditions(), literal("Broken"), "True"),
} as const;
const MODE = { path: ["spec", "mode"], value: "Idle" };

function rules(definition: Partial<RuleDefinition>): StatusRuleSet {
  return new Map([["example.com/Widget", createRule({ id: "own/Widget", rows: [broken], ...definition })]]);
}

describe("what a rule says of what holds an object still", () => {
  test.each([
    ["where the rule leaves the state to the generic layer", widget, "Current"],
    ["of an object without a status", { ...widget, status: undefined }, "InProgress"],
    ["under a status of another generation", { ...widget, metadata: { name: "w", generation: 3 } }, "InProgress"],
  ])("counts %s", (_title, object, status) => {
    const result = computeStatus(object, { rules: rules({ otherwise: "Generic", suspended: idle }) });
    expect(result).toMatchObject({ status, suspended: true });
    expect(result.evidence.fields).toContainEqual(MODE);
  });

  test("counts where the next rule answers, and says no too", () => {
    const declining = rules({ otherwise: "Generic", suspended: idle });
    const library = rules({ id: "library/Widget", otherwise: "Unknown" });
    expect(computeStatus(widget, { rules: declining, library })).toMatchObject({ status: "Unknown", suspended: true });
    const active = { ...widget, spec: { mode: "Active", suspend: true } };
    expect(computeStatus(active, { rules: declining })).toMatchObject({ status: "Current", suspended: false });
  });

  test("counts for the version that the rule is for", () => {
    const rule = createRule({ id: "own/Widget", rows: [broken], otherwise: "Generic", suspended: idle });
    const versioned = new Map([["example.com/Widget", byVersion([{ rule, versions: ["v1"] }])]]);
    expect(computeStatus(widget, { rules: versioned }).suspended).toBe(true);
    expect(computeStatus({ ...widget, apiVersion: "example.com/v2" }, { rules: versioned }).suspended).toBe(false);
  });

  test("that cannot be evaluated is a warning, and the object's own switches count", () => {
    const faulty = { text: "spec.absent == 'Idle'", test: equals(select(field("spec"), "absent"), literal("Idle")) };
    const result = computeStatus(
      { ...widget, spec: { suspend: true } },
      { rules: rules({ otherwise: "Generic", suspended: faulty }) },
    );
    expect(result).toMatchObject({ status: "Current", suspended: true, warnings: [{ code: "RuleFailed" }] });
  });

  test("that throws is a warning too", () => {
    const throwing = {
      id: "own/Widget",
      evaluate: () => undefined,
      suspension: () => {
        throw new Error("a mistake");
      },
    };
    const result = computeStatus(widget, { rules: new Map([["example.com/Widget", throwing]]) });
    expect(result).toMatchObject({ status: "Current", warnings: [{ message: "a mistake (rule own/Widget)" }] });
  });
});
