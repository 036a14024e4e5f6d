import { celEngine } from "@landfall/adapters/cel";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus, type StatusRuleSet } from "@landfall/core/status";
import { loadStatusRules } from "@landfall/core/status/rules";
import { KIND_COUNT, makeFleet } from "./fleet.ts";

/** The longest time for one object by a user's CEL rule, in nanoseconds. */
const BAR = 10_000;
const OBJECTS = 1_000;
const ROUNDS = 400;
const WARM_UP = 50;
const GROUP = "kustomize.toolkit.fluxcd.io";

/** A decision table in plain CEL, of a typical length. */
const ROWS = [
  { failed: "status.conditions.exists(c, c.type == 'Stalled' && c.status == 'True')" },
  {
    failed:
      "status.conditions.exists(c, c.type == 'Ready' && c.status == 'False' && c.reason in ['BuildFailed', 'HealthCheckFailed'])",
  },
  { inProgress: "status.conditions.filter(c, c.type == 'Reconciling').exists(c, c.status == 'True')" },
  {
    current:
      "has(status.observedGeneration) && status.observedGeneration == metadata.generation && status.conditions.filter(c, c.type == 'Ready').all(c, c.status == 'True')",
    message: "Applied by {{ metadata.name }}",
  },
];

/** Times a user's CEL rule, prints the median of all rounds, and returns whether it is within 1.5 times its bar. */
export function benchRules(now: number): boolean {
  const rules = load();
  const objects = makeFleet(OBJECTS * KIND_COUNT).filter(({ apiVersion }) => apiVersion?.startsWith(GROUP) === true);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(timeRound(objects, rules, now));
  const nanoseconds = times.slice(WARM_UP).toSorted((a, b) => a - b)[Math.floor((ROUNDS - WARM_UP) / 2)] ?? Number.NaN;
  console.log(`rules: ${objects.length} objects of one kind, ${ROWS.length} expressions in CEL`);
  console.log(`  user's CEL  ${nanoseconds.toFixed(0).padStart(6)} ns per object, bar ${BAR} ns`);
  return nanoseconds <= BAR * 1.5;
}

function timeRound(objects: readonly KubeObject[], rules: StatusRuleSet, now: number): number {
  const options = { now, rules };
  let judged = 0;
  const start = process.hrtime.bigint();
  for (const object of objects) if (computeStatus(object, options).evidence.rule.startsWith("bench/")) judged++;
  const time = Number(process.hrtime.bigint() - start) / objects.length;
  if (judged !== objects.length) throw new Error(`only ${judged} of ${objects.length} objects were judged by the rule`);
  return time;
}

function load(): StatusRuleSet {
  const document = {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusRules",
    metadata: { name: "bench" },
    spec: { rules: [{ group: GROUP, kind: "Kustomization", rows: ROWS }] },
  };
  const loaded = loadStatusRules([document], celEngine);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}
