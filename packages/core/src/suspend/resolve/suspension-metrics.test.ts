import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import type { Resolution } from "../model/resolution.ts";
import { suspend } from "../write/suspend.ts";
import { resolveSuspension } from "./resolve.ts";
import { suspensionFigures, writeSuspensionMetrics } from "./suspension-metrics.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const LATER = Date.parse("2026-12-02T00:00:00Z");

const cronJob = (name: string, spec: object = {}): KubeObject => ({
  apiVersion: "batch/v1",
  kind: "CronJob",
  metadata: { name },
  spec,
});

function held(target: KubeObject, until?: string): KubeObject {
  const mechanism = chooseMechanism(CATALOGUE, target, { effects: [] });
  if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message);
  const hold = { holder: "a", effect: mechanism.value.effect, ...(until !== undefined && { until }) };
  const edits = suspend(target, { hold, mechanism: mechanism.value, now: NOW });
  const after = applyEdits(target, edits.ok ? edits.value : []);
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

const fleet: readonly Resolution[] = [
  cronJob("free"),
  cronJob("by-hand", { suspend: true }),
  held(cronJob("held")),
  held(cronJob("past"), "2026-12-01T00:00:00Z"),
].map((object) => resolveSuspension(object, CATALOGUE, LATER));

describe("suspensions in numbers", () => {
  test("counts what is stopped, what nobody claims, and what is past its end; the order does not matter", () => {
    const figures = suspensionFigures(fleet);
    expect(figures).toEqual([
      { effect: "new-runs", objects: 3, unattributed: 1, expiredHolds: 1, oldestSince: NOW / 1000 },
    ]);
    expect(suspensionFigures([...fleet].reverse())).toEqual(figures);
  });

  test("as text for Prometheus, at most four series an effect", () => {
    const text = writeSuspensionMetrics(suspensionFigures(fleet));
    expect(text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([
      'landfall_suspension_objects{effect="new-runs"} 3',
      'landfall_suspension_unattributed_objects{effect="new-runs"} 1',
      'landfall_suspension_expired_holds{effect="new-runs"} 1',
      `landfall_suspension_oldest_timestamp_seconds{effect="new-runs"} ${NOW / 1000}`,
    ]);
  });

  test("nothing suspended, no samples", () => {
    expect(suspensionFigures(fleet.slice(0, 1))).toEqual([]);
  });
});
