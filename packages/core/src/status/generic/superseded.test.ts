import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { computeStatus } from "../compute-status.ts";
import { statusRuleLibrary as library } from "../rules/generated/index.ts";
import { supersededIn } from "./superseded.ts";

const at = (hour: number): string => `2026-05-01T${String(hour).padStart(2, "0")}:00:00Z`;

describe("conditions that a later one of their type replaced", () => {
  test("are found by their times, wherever they stand", () => {
    const old = { type: "Ready", status: "False", lastTransitionTime: at(8) };
    const late = { type: "Ready", status: "True", lastTransitionTime: at(9) };
    expect([...(supersededIn([old, late]) ?? [])]).toEqual([0]);
    expect([...(supersededIn([late, { type: "Synced" }, old]) ?? [])]).toEqual([2]);
  });

  test("are none without times, of the same time, or of a newer generation", () => {
    const one = { type: "Ready", status: "False", lastTransitionTime: at(8), observedGeneration: 3 };
    const other = { type: "Ready", status: "True", lastTransitionTime: at(9), observedGeneration: 2 };
    expect(supersededIn([{ type: "Ready" }, { type: "Ready" }])?.size).toBe(0);
    expect(supersededIn([one, { ...one, status: "True" }])?.size).toBe(0);
    expect(supersededIn([one, other])?.size).toBe(0);
    expect(supersededIn([one, { type: "Synced" }])).toBeUndefined();
  });

  test("are all but the latest, for any number and order of them", () => {
    const hours = fc.uniqueArray(fc.nat(23), { minLength: 2, maxLength: 24 });
    fc.assert(
      fc.property(hours, (drawn) => {
        const conditions = drawn.map((hour) => ({ type: "Ready", status: "True", lastTransitionTime: at(hour) }));
        const latest = drawn.indexOf(Math.max(...drawn));
        expect([...(supersededIn(conditions) ?? [])].sort((a, b) => a - b)).toEqual(
          drawn.map((_, index) => index).filter((index) => index !== latest),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test("neither fail an object nor keep the contract from Current", () => {
    const conditions = [
      { type: "Degraded", status: "True", reason: "Crashed", lastTransitionTime: at(8) },
      { type: "Degraded", status: "False", reason: "Recovered", lastTransitionTime: at(9) },
      { type: "Ready", status: "True", lastTransitionTime: at(9) },
    ];
    const object = { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "w" }, status: { conditions } };
    expect(computeStatus(object).status).toBe("Current");
    const cluster = { ...object, apiVersion: "apps.kubeblocks.io/v1", kind: "Cluster", spec: {} };
    expect(computeStatus({ ...cluster, status: { phase: "Running", conditions } }, { library }).status).toBe("Current");
  });
});
