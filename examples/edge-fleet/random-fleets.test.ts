import { FUNCTIONS, readObjectsFromText, toYaml } from "@landfall/cli";
import type { Json } from "@landfall/core/object";
import type { RolloutPlan } from "@landfall/core/schemas";
import { type PackageFile, type PackageFiles, renderPackage } from "@landfall/krm-functions/runner";
import {
  createRandom,
  type DesiredObject,
  desiredOn,
  type Fleet,
  generateFaults,
  generateFleet,
  inventoryOf,
  prefetchJob,
} from "@landfall/testing/fleet";
import { describe, expect, test } from "vitest";
import { runLoop, type Step, type StepOutcome } from "./loop.ts";
import { startPackage } from "./steps.ts";

const STEPS: readonly Step[] = [0, 20, 40, 60, 80].map((minutes, at) => ({
  number: at + 1,
  at: new Date(Date.parse("2026-11-23T09:00:00Z") + minutes * 60_000).toISOString().replace(".000Z", "Z"),
}));
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

const yaml = (object: DesiredObject): string => toYaml(object as unknown as { readonly [key: string]: Json });

/** A fleet package like this one, with clusters, systems and waves chosen by the seed. */
function packageOf(fleet: Fleet, seed: number): PackageFiles {
  const random = createRandom(seed);
  const kept = startPackage().files.filter(({ path }) => path === "Kptfile" || path.startsWith("functions/"));
  const [few, half] = [random.int(1, 2), random.int(40, 70)];
  const strategy = `apiVersion: landfall.dev/v1alpha1
kind: RolloutStrategy
metadata:
  name: canary-early-late
  annotations:
    config.kubernetes.io/local-config: "true"
spec:
  waves:
  - name: first
    select:
      count: ${few}
  - name: second
    select:
      cumulative: ${half}%
    maxConcurrent: ${random.int(1, 3)}
  - name: third
    select:
      rest: true
`;
  const delivery = fleet.clusters.map((cluster): PackageFile => {
    const objects = [...desiredOn(fleet, cluster, "v2"), prefetchJob(cluster, "edge-base", "v2")];
    return { path: `delivery/${cluster.name}.yaml`, text: objects.map(yaml).join("---\n") };
  });
  const inventory = { path: "clusters.yaml", text: inventoryOf(fleet).map(yaml).join("---\n") };
  const files = [...kept, { path: "strategy.yaml", text: strategy }, inventory, ...delivery];
  return { root: "/fleet", files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

function planOf({ files }: StepOutcome): RolloutPlan {
  const text = files.find(({ path }) => path === "rollouts/edge-base.yaml")?.text ?? "";
  const objects = readObjectsFromText(text, "rollouts/edge-base.yaml");
  if (!objects.ok) throw new Error(objects.problems[0]?.message);
  return objects.value[0] as unknown as RolloutPlan;
}

/** The image of the web Deployment on a cluster. */
function imageOn({ live }: StepOutcome, cluster: string): string {
  const web = live
    .get(cluster)
    ?.find(({ kind, metadata }) => kind === "Deployment" && metadata.name === "edge-base-web");
  return /example\.com\/edge-base-web:v\d/.exec(JSON.stringify(web?.spec))?.[0] ?? "none";
}

const delivery = (files: readonly PackageFile[]): readonly PackageFile[] =>
  files.filter(({ path }) => path.startsWith("delivery/"));

describe.each(SEEDS)("the loop on random fleet %i", (seed) => {
  const fleet = generateFleet({ seed, clusters: 4 + (seed % 6) });
  const start = packageOf(fleet, seed);

  test("without faults every wave opens once, in order, v2 lands everywhere, and what was held is as it was", () => {
    const outcomes = runLoop(start, { steps: STEPS, faults: new Map() });
    const plans = outcomes.map(planOf);
    expect(plans.map(({ spec }) => spec.waves)).toEqual(plans.map(() => plans[0]?.spec.waves));
    const opened = plans.map(({ status }) => (status?.waves ?? []).map(({ openedAt }) => openedAt));
    for (const [at, times] of opened.entries()) {
      for (const [wave, time] of times.entries()) {
        if (time !== undefined)
          expect(opened.slice(at).map((later) => later[wave])).toEqual(opened.slice(at).map(() => time));
        if (time !== undefined && wave > 0) expect(plans[at]?.status?.waves?.[wave - 1]?.state).toBe("Landed");
      }
    }
    const enough = runLoop(start, { steps: longer(16), faults: new Map() }).at(-1);
    if (enough === undefined) throw new Error("there are steps");
    expect(planOf(enough).status?.phase).toBe("Completed");
    const ours = /^ {4}landfall\.dev\/wave: "\d+"\n/gm;
    expect(delivery(enough.files).map(({ path, text }) => ({ path, text: text.replace(ours, "") }))).toEqual(
      delivery(start.files),
    );
  });

  test("with faults no cluster gets v2 before it is released, nothing opens behind a failure, and a second render is idle", () => {
    const outcomes = runLoop(start, { steps: STEPS, faults: generateFaults(fleet, seed + 100, 0.4) });
    for (const [at, outcome] of outcomes.entries()) {
      const { status, spec } = planOf(outcome);
      const again = renderPackage({ root: start.root, files: outcome.files }, FUNCTIONS);
      expect(again, `step ${at + 1}`).toMatchObject({ ok: true, value: { changes: [] } });
      const next = outcomes[at + 1];
      for (const { target, state } of status?.targets ?? []) {
        const cluster = target.split("/")[0] ?? "";
        if (state === "Waiting" && next !== undefined)
          expect(imageOn(next, cluster)).toBe("example.com/edge-base-web:v1");
      }
      const failed = new Set(
        (status?.targets ?? []).filter(({ state }) => state === "Failed").map(({ target }) => target),
      );
      const stoppedAt = spec.waves.findIndex(({ targets }) => targets.some((target) => failed.has(target)));
      if (stoppedAt >= 0) {
        expect(status?.phase).toBe("Stopped");
        expect((status?.waves ?? []).slice(stoppedAt + 1).map(({ state }) => state)).toEqual(
          spec.waves.slice(stoppedAt + 1).map(() => "Waiting"),
        );
      }
    }
  });
});

function longer(count: number): readonly Step[] {
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    at: new Date(Date.parse("2026-11-23T09:00:00Z") + at * 15 * 60_000).toISOString().replace(".000Z", "Z"),
  }));
}
