import { computeStatus, type StatusOptions } from "@landfall/core/status";
import { statusRuleLibrary as library } from "@landfall/core/status/library";
import { describe, expect, test } from "vitest";
import { type GradedRow, gradedRows, type Part } from "./rows.ts";

/** Objects on which graders and rules disagree, or that no convention can judge, with the library's answer. */
const DISAGREED: ReadonlyMap<string, string> = new Map([
  ["KeptnApp: completed", "Unknown"],
  ["CephCluster: health warn works", "InProgress"],
  ["EgressGateway: node not ready", "InProgress"],
  ["LocalVolume: not ready", "InProgress"],
  ["HarborCluster: unknown yet", "Failed"],
  ["ClusterStaticEntry: set", "Unknown"],
  ["ClusterStaticEntry: not rendered", "Unknown"],
  ["Installation: runs", "Current"],
  ["MachineDeletionRemediation: skipped", "InProgress"],
  ["LVMVolumeGroupNodeStatus: nothing to tell", "InProgress"],
  ["ServiceDiscovery: deployed", "Unknown"],
]);

/** The status in the graders' words: suspended is one of them, and an object being deleted is in progress. */
function wordOf({ object }: GradedRow, options: StatusOptions): string {
  const { status, suspended } = computeStatus(object, options);
  if (status === "Failed") return status;
  if (suspended) return "Suspended";
  return status === "Terminating" ? "InProgress" : status;
}

interface Score {
  readonly agreement: number;
  readonly falseCurrent: number;
  readonly found: number;
}

function scoreOf(rows: readonly GradedRow[], options: StatusOptions): Score {
  const said = rows.map((row) => ({ expected: row.expected, word: wordOf(row, options) }));
  const failed = said.filter(({ expected }) => expected === "Failed");
  return {
    agreement: said.filter(({ expected, word }) => word === expected).length / said.length,
    falseCurrent: said.filter(({ expected, word }) => word === "Current" && word !== expected).length / said.length,
    found: failed.filter(({ word }) => word === "Failed").length / failed.length,
  };
}

describe("objects of kinds that GitOps users deploy, graded before they were judged", () => {
  test.each(gradedRows("open").map((row) => [row.expected, row.name, row] as const))(
    "%s: %s",
    (expected, name, row) => {
      expect(wordOf(row, { library })).toBe(DISAGREED.get(name) ?? expected);
    },
  );

  test.each<[Part, number]>([
    ["open", 1396],
    ["held", 831],
  ])("of the %s part, %i rows, the library is right, and never worse than the generic layer alone", (part, count) => {
    const rows = gradedRows(part);
    expect(rows).toHaveLength(count);
    const [ruled, generic] = [scoreOf(rows, { library }), scoreOf(rows, {})];
    expect(ruled.agreement).toBeGreaterThanOrEqual(Math.max(0.95, generic.agreement));
    expect(ruled.falseCurrent).toBeLessThanOrEqual(Math.min(0.01, generic.falseCurrent));
    expect(ruled.found).toBeGreaterThanOrEqual(0.95);
  });
});
