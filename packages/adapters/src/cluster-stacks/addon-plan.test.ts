import { type KubeObject, type ObjectRef, refKey } from "@landfall/core/object";
import { type AdvanceInputs, advance, type Run, type RunPlan, readStepPlan } from "@landfall/core/steps";
import { describe, expect, test } from "vitest";
import { celEngine } from "../cel/index.ts";
import { addonStepPlan } from "./index.ts";

const ref = (kind: string, name: string): ObjectRef => ({ group: "apps", kind, namespace: "kube-system", name });
const CHARTS: Readonly<Record<string, readonly ObjectRef[]>> = {
  cni: [ref("DaemonSet", "cni")],
  "metrics-server": [ref("Deployment", "metrics-server")],
};
const objectsOf = (chart: string) => (Object.hasOwn(CHARTS, chart) ? CHARTS[chart] : undefined);
const post = {
  objects: [{ key: "ms", apiVersion: "apps/v1", kind: "Deployment", name: "metrics-server", namespace: "kube-system" }],
  conditions: "ms.status.readyReplicas == ms.spec.replicas",
};
const config = (stages: readonly object[]): unknown => ({ addonStages: { BeforeClusterUpgrade: stages } });
const STAGES = [
  { name: "cni", action: "apply" },
  { name: "metrics-server", action: "apply", waitForPostCondition: post },
];

function planOf(stages: readonly object[]): RunPlan {
  const spec = addonStepPlan(config(stages), "BeforeClusterUpgrade", { objectsOf, deadline: "10m" });
  if (!spec.ok) throw new Error(JSON.stringify(spec.problems));
  const plan = readStepPlan("addon", spec.value, { engine: celEngine });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}

const START = Date.parse("2026-11-22T10:00:00Z");
const server = (readyReplicas: number): KubeObject => ({
  kind: "Deployment",
  spec: { replicas: 2 },
  status: { readyReplicas },
});

function look(
  plan: RunPlan,
  run: Run | undefined,
  second: number,
  seen: readonly (readonly [ObjectRef, KubeObject?])[],
) {
  const now = START + second * 1000;
  const observations: AdvanceInputs["observations"] = new Map(
    seen.map(([one, object]) => [
      refKey(one),
      {
        observedAt: now,
        status: "Current" as const,
        upToDate: "yes" as const,
        ...(object !== undefined && { object }),
      },
    ]),
  );
  return advance(plan, run, { now, observations, trigger: { plan: "addon", subject: "c1", revision: "v3" } });
}

const stepsOf = (run: Run | undefined) => run?.phases[0]?.steps.map(({ state }) => state);

describe("stages of an addon as a step plan", () => {
  test("row 64: strictly in order, and the post-condition is waited for", () => {
    const plan = planOf(STAGES);
    const [cni, ms] = [ref("DaemonSet", "cni"), ref("Deployment", "metrics-server")];
    const first = look(plan, undefined, 0, []);
    expect(stepsOf(first.run)).toEqual(["Running", "Pending"]);
    const second = look(plan, first.run, 5, [[cni]]);
    expect(stepsOf(second.run)).toEqual(["Complete", "Running"]);
    const third = look(plan, second.run, 10, [[ms, server(1)]]);
    const waits = look(plan, third.run, 15, [[ms, server(1)]]);
    expect([...waits.blockers.values()].some(({ kind }) => kind === "PostCondition")).toBe(true);
    expect(stepsOf(look(plan, waits.run, 20, [[ms, server(2)]]).run)).toEqual(["Complete", "Complete"]);
  });

  test("AC-S12: a post-condition that never holds ends as DeadlineExceeded", () => {
    const plan = planOf(STAGES.slice(1));
    const ms = ref("Deployment", "metrics-server");
    const begun = look(plan, look(plan, undefined, 0, []).run, 5, [[ms, server(1)]]);
    expect(look(plan, begun.run, 700, [[ms, server(1)]]).run).toMatchObject({
      state: "Failed",
      reason: "DeadlineExceeded",
    });
  });

  test("AC-S9: a newer release supersedes a faulty one of the same Kubernetes version, on record", () => {
    const plan = planOf(STAGES);
    const { run } = look(plan, undefined, 0, []);
    const trigger = { plan: "addon", subject: "c1", revision: "v4" };
    const next = advance(plan, run, { now: START + 5000, observations: new Map(), trigger });
    expect(next.run).toMatchObject({
      attempt: 2,
      trigger,
      history: { runs: [{ outcome: "Superseded", revision: "v3" }] },
    });
  });

  test("a chart that is deleted and applied again has two steps", () => {
    const plan = planOf([
      { name: "cni", action: "delete" },
      { name: "cni", action: "apply" },
    ]);
    expect(plan.phases[0]?.steps.map(({ name }) => name)).toEqual(["cni", "cni-apply"]);
  });

  test.each<[what: string, stages: readonly object[], code: string, field: string]>([
    [
      "AC-S8: a chart that is not there is named before anything is done",
      [{ name: "gone", action: "apply" }],
      "ChartMissing",
      "[0].name",
    ],
    ["__proto__ is no chart", [{ name: "__proto__", action: "apply" }], "ChartMissing", "[0].name"],
    ["an action that is none", [{ name: "cni", action: "patch" }], "UnknownAction", "[0].action"],
    [
      "a condition without objects",
      [{ name: "cni", action: "apply", waitForPreCondition: { conditions: "true" } }],
      "ConditionUnreadable",
      "[0].waitForPreCondition",
    ],
    [
      "a condition without an expression",
      [{ name: "cni", action: "apply", waitForPreCondition: { objects: post.objects } }],
      "ConditionUnreadable",
      "[0].waitForPreCondition",
    ],
    ["a stage that is a text", ["cni" as unknown as object], "UnknownAction", "[0].action"],
  ])("%s", (_, stages, code, field) => {
    const result = addonStepPlan(config(stages), "BeforeClusterUpgrade", { objectsOf });
    expect(result.ok).toBe(false);
    expect(result.problems[0]).toMatchObject({ code, field: `addonStages.BeforeClusterUpgrade${field}` });
  });

  test.each([["AfterClusterUpgrade"], ["__proto__"], [""]])("hook %j has no stages", (hook) => {
    expect(addonStepPlan(config([]), hook, { objectsOf })).toMatchObject({
      ok: false,
      problems: [{ code: "UnknownHook" }],
    });
  });
});
