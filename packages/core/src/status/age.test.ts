import { describe, expect, test } from "vitest";
import type { KubeObject } from "../object/index.ts";
import { computeStatus } from "./compute-status.ts";

const metadata = { name: "x", uid: "1", creationTimestamp: "2026-11-21T06:00:00Z" };
const later = "2026-11-21T08:00:00Z";
const ready = { type: "Ready", status: "False", lastTransitionTime: "2026-11-21T06:00:00Z" };
const widget = { apiVersion: "example.com/v1", kind: "Widget", metadata };
const notReady: KubeObject = { ...widget, status: { conditions: [ready] } };
const unschedulable: KubeObject = {
  apiVersion: "v1",
  kind: "Pod",
  metadata,
  status: { phase: "Pending", conditions: [{ type: "PodScheduled", status: "False", reason: "Unschedulable" }] },
};

describe("what is judged by its age", () => {
  test.each<[string, KubeObject, string, string]>([
    ["an object without a status", widget, "Unknown", "metadata.creationTimestamp"],
    [
      "a condition that names neither progress nor a cause",
      notReady,
      "Failed",
      "status.conditions.0.lastTransitionTime",
    ],
    ["a Pod that no node takes", unschedulable, "Failed", "metadata.creationTimestamp"],
  ])("%s: with a clock it is, and the time is evidence; without one that is said", (_title, object, status, time) => {
    const timed = computeStatus(object, { now: later });
    expect(timed).toMatchObject({ status, warnings: [] });
    expect(timed.evidence.fields.map(({ path }) => path.join("."))).toContain(time);
    const untimed = computeStatus(object);
    expect(untimed).toMatchObject({ status: "InProgress", warnings: [{ code: "NoClock", severity: "info" }] });
  });

  test("a clock that could change nothing is not missed", () => {
    const progressing = { ...ready, reason: "Creating" };
    const undated = { type: "Ready", status: "False" };
    for (const conditions of [[progressing], [undated], [ready, { type: "Stalled", status: "True" }]])
      expect(computeStatus({ ...widget, status: { conditions } }).warnings).toEqual([]);
  });

  test("what failed for its age alone says so", () => {
    const options = { now: later, stuckAfterSeconds: 3600 };
    expect(computeStatus(notReady, options).message).toBe("Ready is False, for more than 60 min");
    const told = { ...widget, status: { conditions: [{ ...ready, message: "the rack is silent" }] } };
    expect(computeStatus(told, { now: later }).message).toBe("the rack is silent (for more than 30 min)");
  });
});
