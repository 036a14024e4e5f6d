import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { computeStatus } from "../compute-status.ts";

interface Row {
  readonly name: string;
  readonly expected: string;
  readonly object: KubeObject;
}

const folder = fileURLToPath(new URL("fixtures/", import.meta.url));
const rowsOf = (file: string): Row[] =>
  readFileSync(folder + file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

/**
 * Returns the word that people use: suspended counts as a status, and an object that is being deleted as in progress.
 */
function wordOf(object: KubeObject): string {
  const { status, suspended } = computeStatus(object);
  if (status === "Failed") return status;
  if (suspended) return "Suspended";
  return status === "Terminating" ? "InProgress" : status;
}

/** Objects of the corpus that no convention can judge: their kinds need a rule. */
const NEEDS_A_RULE: ReadonlySet<string> = new Set([
  "Dragonfly: resources created",
  "PrometheusServiceLevel: not generated",
  "ScheduledSparkApplication: scheduled",
  "SubnamespaceAnchor: missing",
  "CiliumLoadBalancerIPPool: fine",
  "flink session job running",
  "opni working",
  "cluster secret synced",
  "Rollout: healthy",
  "Rollout: healthy after a rollout",
  "olm v1 installed",
  "olm v1 catalog serving",
  "DeploymentConfig: rolled out",
  "finished at a time, and no word",
]);

/** Judged with the rules, in independent.test.ts. */
const WITH_RULES: ReadonlySet<string> = new Set(["independent.jsonl", "thirteenth.jsonl"]);

describe.each(readdirSync(folder).filter((file) => file.endsWith(".jsonl") && !WITH_RULES.has(file)))(
  "objects as operators write them, no rule for their kind: %s",
  (file) => {
    test.each(rowsOf(file).map((row) => [row.expected, row.name, row] as const))("%s: %s", (expected, name, row) => {
      if (NEEDS_A_RULE.has(name)) expect(wordOf(row.object)).not.toBe(expected);
      else expect(wordOf(row.object)).toBe(expected);
    });
  },
);
