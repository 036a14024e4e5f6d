import { describe, expect, test } from "vitest";
import {
  ACTUATION,
  type Actuation,
  type Axes,
  FRESHNESS,
  HEALTH,
  type Health,
  RECONCILE,
  SUSPENDED,
  UP_TO_DATE,
} from "./axes.ts";
import { foldActuation, healthFromApply, projectAxes, reconcileOf } from "./projection.ts";

const combinations = function* (): Generator<Axes> {
  for (const health of HEALTH)
    for (const actuation of ACTUATION)
      for (const reconcile of RECONCILE)
        for (const upToDate of UP_TO_DATE)
          for (const suspended of SUSPENDED)
            for (const freshness of FRESHNESS) yield { health, actuation, reconcile, upToDate, suspended, freshness };
};

/** Returns the projection of facts/seeds §1, written in another form, to compare with the table. */
function expected(axes: Axes): readonly string[] {
  if (axes.freshness === "never-seen") return ["Unknown", "Pending", "Pending"];
  if (axes.freshness === "stale") return ["Unknown", axes.actuation, "Timeout"];
  const held = ["yes", "partial"].includes(axes.suspended) && axes.upToDate === "no";
  const actuation = held ? "Skipped" : axes.actuation;
  const gone = axes.health === "NotFound" || axes.health === "Terminating";
  const status = actuation === "Succeeded" || gone ? axes.health : "Unknown";
  if (actuation === "Pending") return [status, actuation, "Pending"];
  if (actuation !== "Succeeded") return [status, actuation, "Skipped"];
  const done = { Current: "Succeeded", InProgress: "Pending", Unknown: axes.reconcile }[axes.health as string];
  return [status, actuation, done ?? "Failed"];
}

describe("the projection onto ResourceGroup", () => {
  test("AC-X1: every combination of the axes has the words its rule says", () => {
    let count = 0;
    for (const axes of combinations()) {
      const { status, actuation, reconcile } = projectAxes(axes);
      expect([status, actuation, reconcile], JSON.stringify(axes)).toEqual(expected(axes));
      count += 1;
    }
    expect(count).toBe(6 * 4 * 5 * 3 * 5 * 3);
  });

  test("AC-X1: no combination is shown better than it is", () => {
    for (const axes of combinations()) {
      if (projectAxes(axes).status !== "Current") continue;
      expect(axes).toMatchObject({ health: "Current", actuation: "Succeeded", freshness: "fresh" });
    }
  });

  test("AC-X1: staleness, holds and versions never change the health word of an observation that is fresh and let go", () => {
    for (const axes of combinations()) {
      if (axes.freshness !== "fresh" || axes.suspended !== "no") continue;
      expect(projectAxes(axes)).toEqual(projectAxes({ ...axes, upToDate: "yes" }));
    }
  });
});

describe("the actuation fold", () => {
  test.each<[Health, Actuation | undefined, Health]>([
    ["Current", undefined, "Current"],
    ["Failed", "Succeeded", "Failed"],
    ["Current", "Failed", "Unknown"],
    ["Current", "Skipped", "Unknown"],
    ["InProgress", "Pending", "Unknown"],
    ["NotFound", "Failed", "NotFound"],
    ["Terminating", "Skipped", "Terminating"],
  ])("%s with actuation %s reads %s", (health, actuation, status) => {
    expect(foldActuation(health, actuation)).toBe(status);
  });
});

describe("reconcile", () => {
  test.each([
    ["Apply", "Succeeded", "Current", "Succeeded"],
    ["Apply", "Succeeded", "InProgress", "Pending"],
    ["Apply", "Succeeded", "Failed", "Failed"],
    ["Apply", "Succeeded", "Terminating", "Failed"],
    ["Apply", "Succeeded", "NotFound", "Failed"],
    ["Apply", "Succeeded", "Unknown", "Timeout"],
    ["Delete", "Succeeded", "NotFound", "Succeeded"],
    ["Delete", "Succeeded", "Terminating", "Pending"],
    ["Delete", "Succeeded", "Current", "Failed"],
    ["Delete", "Succeeded", "InProgress", "Failed"],
    ["Delete", "Succeeded", "Failed", "Failed"],
    ["Delete", "Succeeded", "Unknown", "Timeout"],
    ["Apply", "Pending", "Current", "Pending"],
    ["Apply", "Skipped", "Current", "Skipped"],
    ["Delete", "Failed", "Current", "Skipped"],
  ] as const)("%s, actuation %s, health %s: %s", (strategy, actuation, health, reconcile) => {
    expect(reconcileOf(strategy, actuation, health, "Timeout")).toBe(reconcile);
  });

  test.each([
    ["Apply", "Succeeded", "Succeeded", "Current"],
    ["Apply", "Succeeded", "Timeout", "InProgress"],
    ["Apply", "Succeeded", "Pending", "InProgress"],
    ["Apply", "Succeeded", "Failed", "Failed"],
    ["Apply", "Succeeded", undefined, "Unknown"],
    ["Apply", "Skipped", "Skipped", "Unknown"],
    ["Apply", "Failed", "Skipped", "Unknown"],
    ["Apply", undefined, "Succeeded", "Unknown"],
    ["Delete", "Succeeded", "Succeeded", "NotFound"],
    ["Delete", "Succeeded", "Pending", "Terminating"],
    ["Delete", "Succeeded", "Failed", "Unknown"],
  ] as const)("after %s, actuation %s, reconcile %s the health was %s", (strategy, actuation, reconcile, health) => {
    expect(healthFromApply(strategy, actuation, reconcile)).toBe(health);
  });
});
