import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import { RolloutController, rolloutRules } from "@landfall/kubernetes";
import { formatKubeconfig, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { builtAsset } from "../../assets/place.ts";
import { joinMember, startKarmada } from "../../karmada/start-karmada.ts";
import { clientOf, comesTo, get, type Loose, lasting, must, send, type } from "../kit.ts";

let cwd: string;
let hub: TestEnvironment;
let blue: TestEnvironment;
let green: TestEnvironment;

const WEB = "/apis/apps/v1/namespaces/shop/deployments/web";
const POLICY = "/apis/policy.karmada.io/v1alpha1/namespaces/shop/propagationpolicies/shop";
const BINDING = "/apis/work.karmada.io/v1alpha2/namespaces/shop/resourcebindings/web-deployment";
const CLUSTERS = "/apis/cluster.karmada.io/v1alpha1/clusters";

function deployment(name: string): object {
  const labels = { app: name };
  const containers = [{ name: "main", image: `registry.example.com/${name}:v1` }];
  const template = { metadata: { labels }, spec: { containers } };
  const spec = { replicas: 2, selector: { matchLabels: labels }, template };
  return { apiVersion: "apps/v1", kind: "Deployment", metadata: { name, namespace: "shop" }, spec };
}

function policy(...clusterNames: readonly string[]): object {
  return {
    apiVersion: "policy.karmada.io/v1alpha1",
    kind: "PropagationPolicy",
    metadata: { name: "shop", namespace: "shop" },
    spec: {
      resourceSelectors: [{ apiVersion: "apps/v1", kind: "Deployment" }],
      placement: { clusterAffinity: { clusterNames } },
    },
  };
}

const imageIn = async (server: TestEnvironment): Promise<string> =>
  String((await get(server, WEB))?.spec.template.spec.containers[0].image.split(":").at(-1));
const release = (version: string): Promise<unknown> =>
  send(hub, "PATCH", WEB, {
    spec: { template: { spec: { containers: [{ name: "main", image: `registry.example.com/web:${version}` }] } } },
  });
const landed = (server: TestEnvironment, version: string): Promise<void> =>
  expect.poll(() => imageIn(server), { interval: 200 }).toBe(version);
const suspended = async (): Promise<readonly string[]> =>
  (await get(hub, POLICY))?.spec.suspension?.dispatchingOnClusters?.clusterNames ?? [];
const bound = async (): Promise<readonly string[]> =>
  ((await get(hub, BINDING))?.spec.clusters ?? []).map(({ name }: { readonly name: string }) => name).toSorted();

/** Waits until Karmada says of the Work of `web` for a cluster whether it is dispatched. */
async function dispatching(cluster: string, status: "True" | "False"): Promise<void> {
  const path = `/apis/work.karmada.io/v1alpha1/namespaces/karmada-es-${cluster}/works`;
  const word = async (): Promise<unknown> => {
    const { items } = (await get(hub, path)) as unknown as { readonly items: readonly Loose[] };
    const work = items.find(({ spec }) => spec.workload.manifests[0]?.metadata?.name === "web");
    const conditions: readonly { readonly type: string; readonly status: string }[] = work?.status?.conditions ?? [];
    return conditions.find(({ type: name }) => name === "Dispatching")?.status ?? "True";
  };
  await expect.poll(word, { interval: 200 }).toBe(status);
}

/** Looks until v5 is in blue; returns whether all of green ran it at the first look that saw it there. */
async function greenWasFirst(): Promise<boolean> {
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(20)) {
    if ((await imageIn(blue)) !== "v5") continue;
    const { metadata, spec, status } = (await get(green, WEB)) as Loose;
    const isWhole = status?.observedGeneration === metadata.generation && status?.updatedReplicas === spec.replicas;
    return isWhole && (await imageIn(green)) === "v5";
  }
  return false;
}

const strategy = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "RolloutStrategy",
  metadata: { name: "canary", namespace: "shop" },
  spec: {
    waves: [
      { name: "canary", select: { targets: ["green/shop/web-deployment"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
};

/** The rollout of the template of `web`, whose revision is its generation. */
function rolloutTo(generation: number): object {
  const spec = {
    package: "shop/web-deployment",
    revision: String(generation),
    strategyRef: "canary",
    inventory: [{ group: "cluster.karmada.io", kind: "Cluster" }],
    actuate: [{ system: "karmada", name: "shop" }],
  };
  return { apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", metadata: { name: "web", namespace: "shop" }, spec };
}

/** Waits long enough for Karmada to have written what it would write. */
const quiet = (): Promise<void> => sleep(5000);

describe("holds and Karmada's own controllers", () => {
  beforeAll(async () => {
    const [controlPlane, karmada] = [builtAsset("control-plane"), builtAsset("karmada")];
    if (controlPlane === undefined || karmada === undefined)
      throw new Error("run npm run assets -- control-plane karmada");
    cwd = mkdtempSync(join(tmpdir(), "landfall-karmada-"));
    hub = await startEnvironment({ name: "karmada", assets: controlPlane, crds: ["schemas/crds"] });
    const member = (name: string): Promise<TestEnvironment> =>
      startEnvironment({ name, assets: controlPlane, beside: hub, controllers: true, nodes: 2 });
    [blue, green] = await Promise.all([member("blue"), member("green")]);
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([hub, blue, green].map(({ context }) => context)));
    await startKarmada(hub, { controlPlane, karmada }, join(cwd, "webhook"));
    for (const one of [blue, green]) await joinMember(hub, one);
    for (const { name } of [blue, green]) await comesTo(() => isReady(name), true);
    await send(hub, "POST", "/api/v1/namespaces", { metadata: { name: "shop" } });
    for (const name of ["web", "api"]) await send(hub, "POST", WEB.replace(/\/web$/, ""), deployment(name));
    await send(hub, "POST", POLICY.replace(/\/shop$/, ""), policy("blue", "green"));
    for (const one of [blue, green]) await comesTo(() => imageIn(one), "v1");
  });
  afterAll(async () => {
    await Promise.all([blue?.stop(), green?.stop()]);
    await hub?.stop();
    if (cwd !== undefined) rmSync(cwd, { recursive: true, force: true });
  });

  const isReady = async (name: string): Promise<boolean> => {
    const conditions: readonly { readonly type: string; readonly status: string }[] =
      (await get(hub, `${CLUSTERS}/${name}`))?.status?.conditions ?? [];
    return conditions.some((one) => one.type === "Ready" && one.status === "True");
  };
  let before: unknown;
  beforeEach(async () => {
    before = lasting(await get(hub, POLICY));
  });

  test("story 1: two controllers fight over a workload in one cluster, all night", async () => {
    let fights = true;
    const fighter = (async () => {
      for (; fights; await sleep(300))
        if ((await get(blue, WEB))?.spec.replicas !== 5)
          await send(blue, "PATCH", `${WEB}?fieldManager=night-scaler`, { spec: { replicas: 5 } });
    })();
    try {
      const told = await must(cwd, "landfall fights --context blue -n shop --for 6s deployment/web");
      expect(told).toContain("spec.replicas");
      expect(told).toContain("night-scaler");
      const hold = `landfall suspend --context karmada -n shop deployment/web --cluster blue --holder INC-1 --reason "two controllers fight" --for 8h`;
      const refused = await type(cwd, `${hold} --yes`);
      expect(refused.exitCode).toBe(1);
      expect(refused.stderr).toContain("api");
      expect(await suspended()).toEqual([]);
      await must(cwd, `${hold} --accept-collateral --yes`);
      expect(await suspended()).toEqual(["blue"]);
      await dispatching("blue", "False");
      await expect.poll(async () => (await get(blue, WEB))?.spec.replicas).toBe(5);
      const { generation } = (await get(blue, WEB))?.metadata ?? {};
      await release("v2");
      await landed(green, "v2");
      await quiet();
      expect((await get(blue, WEB))?.metadata.generation).toBe(generation);
      expect(await imageIn(blue)).toBe("v1");
      const status = await type(cwd, "landfall suspended --context karmada -n shop");
      expect(status.stdout).toContain("INC-1");
      expect(status.stdout).toContain("two controllers fight");
    } finally {
      fights = false;
      await fighter;
    }
    await must(cwd, "landfall resume --context karmada -n shop deployment/web --cluster blue --holder INC-1 --yes");
    expect(lasting(await get(hub, POLICY))).toEqual(before);
    await landed(blue, "v2");
    await expect.poll(async () => (await get(blue, WEB))?.spec.replicas).toBe(2);
  });

  test("story 2: green does not change before the cut-over, and blue not after it", async () => {
    await must(
      cwd,
      `landfall suspend --context karmada -n shop --cluster green --holder migration/green --reason "not before the cut-over" --yes`,
    );
    await dispatching("green", "False");
    await release("v3");
    await landed(blue, "v3");
    await quiet();
    expect(await imageIn(green)).toBe("v2");
    await must(
      cwd,
      `landfall suspend --context karmada -n shop --cluster blue --holder migration/blue --reason "the cut-over has begun" --yes`,
    );
    await dispatching("blue", "False");
    await must(cwd, "landfall resume --context karmada -n shop --holder migration/green --yes");
    await landed(green, "v3");
    await release("v4");
    await landed(green, "v4");
    await quiet();
    expect(await imageIn(blue)).toBe("v3");
    await must(cwd, "landfall resume --context karmada -n shop --holder migration/blue --yes");
    await landed(blue, "v4");
    expect(lasting(await get(hub, POLICY))).toEqual(before);
  });

  test("scheduling that is held computes no other placement until it is let go", async () => {
    const hold = "--context karmada -n shop resourcebinding/web-deployment --holder freeze/1";
    expect(await bound()).toEqual(["blue", "green"]);
    await must(cwd, `landfall suspend ${hold} --effect scheduling --yes`);
    await send(hub, "PATCH", POLICY, { spec: { placement: { clusterAffinity: { clusterNames: ["blue"] } } } });
    await quiet();
    expect(await bound()).toEqual(["blue", "green"]);
    expect(await get(green, WEB)).toBeDefined();
    await must(cwd, `landfall resume ${hold} --yes`);
    await expect.poll(bound).toEqual(["blue"]);
    await expect.poll(() => get(green, WEB)).toBeUndefined();
    await send(hub, "PATCH", POLICY, { spec: { placement: { clusterAffinity: { clusterNames: ["blue", "green"] } } } });
    await expect.poll(bound).toEqual(["blue", "green"]);
    await landed(green, "v4");
  });

  test("a removal that is planned of a held cluster is not applied (karmada#6763)", async () => {
    const hold = "--context karmada -n shop propagationpolicy/shop --cluster green --holder migration/green";
    await must(cwd, `landfall suspend ${hold} --yes`);
    mkdirSync(join(cwd, "removal"), { recursive: true });
    writeFileSync(join(cwd, "removal/policy.yaml"), JSON.stringify(policy("blue")));
    const refused = await type(cwd, "landfall apply --context karmada removal --force-conflicts --yes");
    expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
    expect(refused.stderr).toContain("green is held, and the placement takes it away");
    expect(await bound()).toEqual(["blue", "green"]);
    expect(await get(green, WEB)).toBeDefined();
    // Whoever writes past it is told of it, and Karmada removes what it was to hold.
    await send(hub, "PATCH", POLICY, { spec: { placement: { clusterAffinity: { clusterNames: ["blue"] } } } });
    const told = await type(cwd, "landfall suspended --context karmada -n shop");
    expect(told.stderr).toContain("green is held, and the placement takes it away");
    await expect.poll(() => get(green, WEB)).toBeUndefined();
    await send(hub, "PATCH", POLICY, { spec: { placement: { clusterAffinity: { clusterNames: ["blue", "green"] } } } });
    await must(cwd, `landfall resume ${hold.replace(" --cluster green", "")} --yes`);
    await landed(green, "v4");
  });

  test("a RolloutController sends a new template to one cluster first, and to the other when it has landed there", async () => {
    const fleet = "/apis/landfall.dev/v1alpha1/namespaces/shop";
    const rollout = `${fleet}/rollouts/web`;
    const phase = async (): Promise<unknown> => (await get(hub, rollout))?.status?.phase;
    const generation = Number((await get(hub, WEB))?.metadata.generation);
    const admin = clientOf(hub.kubeconfig);
    const user = await hub.addUser("rollout-controller", { rules: rolloutRules(await admin.discovery.all()) });
    admin.close();
    const client = clientOf(user.kubeconfig);
    const controller = new RolloutController({ client, step: stepRollout });
    void controller.start();
    try {
      await send(hub, "POST", `${fleet}/rolloutstrategies`, strategy);
      await send(hub, "POST", `${fleet}/rollouts`, rolloutTo(generation));
      await expect.poll(phase).toBe("Completed");
      await send(hub, "PATCH", rollout, { spec: { revision: String(generation + 1) } });
      await expect.poll(suspended).toEqual(["blue"]);
      await dispatching("blue", "False");
      await release("v5");
      const [, isInOrder] = await Promise.all([landed(green, "v5"), greenWasFirst()]);
      expect(isInOrder).toBe(true);
      await expect.poll(phase).toBe("Completed");
      expect(lasting(await get(hub, POLICY))).toMatchObject({ spec: (before as Loose).spec });
      expect(await suspended()).toEqual([]);
      const asked = hub.audit().filter((event) => event.user === "rollout-controller");
      expect(asked.filter(({ code }) => code === 403)).toEqual([]);
    } finally {
      await controller.stop();
      client.close();
    }
  });
});
