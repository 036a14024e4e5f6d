import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { makeObservation, targetFigures, writeOpenMetrics } from "@landfall/core/aggregate";
import { writeSuspensionMetrics } from "@landfall/core/suspend";
import { describe, expect, test } from "vitest";
import { findTool } from "../kpt-matrix/find-tool.ts";

const promtool = findTool("promtool", "PROMTOOL");
const rules = join(import.meta.dirname, "../../docs/prometheus");

/** The output of promtool, and its exit code. */
function run(args: readonly string[], input = ""): { readonly says: string; readonly code: number | null } {
  const { stdout, stderr, status } = spawnSync(promtool ?? "", args, { encoding: "utf8", input });
  return { says: stdout + stderr, code: status };
}

describe.skipIf(promtool === undefined)("Prometheus' own tool", () => {
  test.each(readdirSync(rules))("takes every rule of %s", (name) => {
    expect(run(["check", "rules", "--lint-fatal", join(rules, name)])).toMatchObject({ code: 0 });
  });

  test.each(readdirSync(import.meta.dirname).filter((name) => name.endsWith(".tests.yaml")))(
    "records and alerts as %s says",
    (name) => {
      expect(run(["test", "rules", join(import.meta.dirname, name)])).toMatchObject({ code: 0 });
    },
    30_000,
  );

  test("AC-P3: has no complaint about the metrics that are written, whatever a target is called", () => {
    const figures = ["a", 'quote " and \\ and \n line', "漢字"].map((cluster) => {
      const observation = makeObservation({
        target: { cluster, package: "shop" },
        revision: { wanted: "v2", observed: "v1" },
        axes: { health: "Failed", actuation: "Succeeded", upToDate: "no", suspended: "yes" },
        reason: "Test",
        message: "",
        observedAt: "2026-11-21T07:00:00Z",
        source: "test",
      });
      return targetFigures(observation, [observation]);
    });
    expect(run(["check", "metrics"], writeOpenMetrics(figures))).toEqual({ says: "", code: 0 });
  });

  test("has no complaint about the metrics of suspensions", () => {
    const figures = [
      { effect: "delivery", objects: 3, unattributed: 1, expiredHolds: 2, oldestSince: 1_795_000_000 },
    ] as const;
    expect(run(["check", "metrics"], writeSuspensionMetrics(figures))).toEqual({ says: "", code: 0 });
  });
});
