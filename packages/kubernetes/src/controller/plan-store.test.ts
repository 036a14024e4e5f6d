import { KubeConfig } from "@kubernetes/client-node";
import type { KubeObject } from "@landfall/core/object";
import {
  appendDecision,
  checkDecisionLog,
  type DecideInputs,
  decide,
  type Plan,
  type PlanContent,
  planRollout,
  type RolloutState,
  readPlan,
  readStrategy,
  writePlan,
  writeRolloutStatus,
} from "@landfall/core/rollout";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import { type Client, createClient } from "../client/client.ts";
import { connectionFrom } from "../connection/from-kube-config.ts";
import { readStoredRollout, removeLeftovers, storeStep } from "./plan-store.ts";

let environment: TestEnvironment;
let client: Client;

const REF = { namespace: "default", name: "shop" };
const START = Date.parse("2026-11-23T08:00:00Z");

/** Successive decisions about `targets` targets, one minute apart. */
function contents(targets: number, count: number): readonly PlanContent[] {
  const all = Array.from({ length: targets }, (_, at) => ({ target: { cluster: `c-${at}` }, labels: {} }));
  const strategy = readStrategy({ waves: [{ name: "all", select: { rest: true } }] });
  if (!strategy.ok) throw new Error(JSON.stringify(strategy.problems));
  const made = planRollout(strategy.value, all, { rollout: "shop", revision: "v2", previous: undefined });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const plan: Plan = made.value;
  let state: RolloutState | undefined;
  let log: PlanContent["log"];
  return Array.from({ length: count }, (_, at) => {
    const inputs = {
      revision: "v2",
      restart: 0,
      now: START + at * 60_000,
      evidence: new Map(),
    } as unknown as DecideInputs;
    const pauses = at % 2 === 0 ? {} : { paused: { by: "ana", reason: `INC-${at}` } };
    const decision = decide(plan, state, { ...inputs, ...pauses });
    log = appendDecision(log, { plan, before: state, inputs: { ...inputs, ...pauses }, decision });
    state = decision.state;
    return { rollout: "shop", plan, state, log };
  });
}

/** A client that fails before write number `at`, or with `lost` after the server carried it out. */
function dying(at: number, lost: boolean): Client {
  let writes = 0;
  const guard = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    const dies = writes++ >= at;
    if (dies && !lost) throw new ApiError("Unreachable", "killed before it");
    const answer = await write();
    if (dies) throw new ApiError("Unreachable", "killed after it");
    return answer;
  };
  return {
    ...client,
    update: (...given) => guard(() => client.update(...given)),
    create: (...given) => guard(() => client.create(...given)),
    delete: (...given) => guard(() => client.delete(...given)),
  };
}

async function store(by: Client, content: PlanContent): Promise<boolean> {
  const pages = writePlan(content);
  const stored = await readStoredRollout(client, REF, new AbortController().signal);
  if (stored === undefined) throw new Error("it is gone");
  return storeStep(by, stored, pages, writeRolloutStatus({ ...content, pages: pages.length }));
}

/** The time of the decision that is stored now; also checks its log. */
async function storedAt(): Promise<number | undefined> {
  const stored = await readStoredRollout(client, REF, new AbortController().signal);
  const plan = readPlan(stored?.pages ?? []);
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  if (plan.value?.log !== undefined) expect(checkDecisionLog(plan.value.log, plan.value)).toEqual([]);
  return plan.value?.state.at;
}

const pageCount = async (): Promise<number> =>
  (await client.list({ group: "landfall.dev", kind: "RolloutPlan" }, { namespace: "default" })).items.length;

describe.skipIf(noControlPlane())("a plan in a cluster", () => {
  beforeAll(async () => {
    environment = await startEnvironment({ audit: "None", crds: ["schemas/crds"] });
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(environment.kubeconfig);
    client = createClient(connectionFrom(kubeConfig));
  });
  afterAll(async () => {
    client?.close();
    await environment?.stop();
  });

  test.each([
    ["of one page", 5],
    ["of three pages", 600],
  ])("%s is stored as a whole or not at all, wherever its writer dies", async (_, targets) => {
    const spec = { revision: "v2", strategyRef: "all" };
    const object = { apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", metadata: REF, spec };
    await client.create(object as unknown as KubeObject);
    const [first, ...others] = contents(targets, 5);
    if (first === undefined) throw new Error("nothing is decided");
    expect(await storedAt()).toBeUndefined();
    expect(await store(client, first)).toBe(true);
    expect(await store(client, first)).toBe(false);
    let before = await storedAt();
    expect(before).toBe(first.state.at);
    for (const [round, content] of others.entries()) {
      for (let at = 0; at < 12; at++) {
        const result = await store(dying(at, round % 2 === 1), content).catch((error: unknown) => error);
        expect([before, content.state.at]).toContain(await storedAt());
        if (!(result instanceof Error)) break;
      }
      await store(client, content);
      before = await storedAt();
      expect(before).toBe(content.state.at);
    }
    expect(await store(client, others.at(-1) ?? first)).toBe(false);
    const stored = await readStoredRollout(client, REF, new AbortController().signal);
    if (stored !== undefined) await removeLeftovers(client, stored);
    expect(await pageCount()).toBe(Math.ceil(targets / 250));
    await client.delete({ group: "landfall.dev", kind: "Rollout", ...REF });
    const plans = await client.list({ group: "landfall.dev", kind: "RolloutPlan" }, { namespace: "default" });
    for (const { metadata } of plans.items)
      await client.delete({
        group: "landfall.dev",
        kind: "RolloutPlan",
        namespace: "default",
        name: metadata?.name ?? "",
      });
  });

  test("of two writers one is told that the other was quicker", async () => {
    const spec = { revision: "v2", strategyRef: "all" };
    const object = { apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", metadata: REF, spec };
    await client.create(object as unknown as KubeObject);
    const [first, second, third] = contents(5, 3);
    if (first === undefined || second === undefined || third === undefined) throw new Error("nothing is decided");
    await store(client, first);
    const stale = await readStoredRollout(client, REF, new AbortController().signal);
    await store(client, second);
    if (stale === undefined) throw new Error("it is gone");
    const status = writeRolloutStatus({ ...third, pages: 1 });
    await expect(storeStep(client, stale, writePlan(third), status)).rejects.toThrow(ApiError);
    expect(await storedAt()).toBe(second.state.at);
  });
});
