import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { formatKubeconfig, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtAsset } from "../../assets/place.ts";
import { startClusterApi } from "../../cluster-api/start-cluster-api.ts";
import {
  declareCluster,
  listAt,
  machinery,
  poolOf,
  startProvider,
  versionOfNodes,
} from "../../cluster-api/stub-provider.ts";
import { type Claim, get, type Loose, lasting, must, send, watchClaims } from "../kit.ts";

const [FIRST, SECOND, BROKEN, THIRD] = ["v1.35.1", "v1.36.0", "v1.36.1", "v1.36.2"] as const;
const POOL = machinery("machinedeployments", "pool");
const CLUSTER = machinery("clusters", "edge-1");

let cwd: string;
let hub: TestEnvironment;
let member: TestEnvironment;
let provider: { stop(): Promise<void> };

const versions = (): Promise<string> => versionOfNodes(member);
const machines = async (): Promise<readonly string[]> =>
  (await listAt(hub, machinery("machines"))).map(({ metadata }) => metadata.name).toSorted();
const paused = (object: Loose | undefined): unknown =>
  (object?.status?.conditions as { type: string; status: string }[] | undefined)?.find(({ type }) => type === "Paused")
    ?.status;
const judge = (object: Loose): string =>
  computeStatus(object as unknown as KubeObject, { now: Date.now(), library: statusRuleLibrary }).status;
const status = async (path: string): Promise<string> => judge((await get(hub, path)) as Loose);
const becomes = (path: string, wanted: string): Promise<void> =>
  expect.poll(() => status(path), { interval: 200, timeout: 120_000 }).toBe(wanted);

/** Applies the pool with a version and a number of machines, as from a package. */
async function release(version: string, replicas = 2): Promise<void> {
  writeFileSync(join(cwd, "fleet/pool.yaml"), JSON.stringify(poolOf("edge-1", version, replicas)));
  await must(cwd, "landfall apply --context hub fleet --yes");
}

/** Waits long enough for Cluster API to have done what it would do. */
const quiet = (): Promise<void> => sleep(8000);

/** Watches what Landfall says of the pool, with all the words that were met. */
function watchPool(): { stop(): Promise<readonly string[]>; readonly words: Set<string> } {
  const words = new Set<string>();
  const claimOf = async (): Promise<Claim | undefined> => {
    const pool = (await get(hub, POOL)) as Loose;
    const said = judge(pool);
    words.add(said);
    if (said !== "Current") return undefined;
    const wanted: string = pool.spec.template.spec.version;
    return {
      versions: [`${pool.spec.replicas} of ${wanted}`],
      said: `${said} at ${wanted}`,
      mark: String(pool.metadata["resourceVersion"]),
    };
  };
  const running = async (): Promise<string> =>
    `${(await listAt(member, "/api/v1/nodes")).length} of ${await versionOfNodes(member)}`;
  return { ...watchClaims([member], claimOf, running), words };
}

describe("holds and Cluster API's own core controllers", () => {
  beforeAll(async () => {
    const [controlPlane, clusterApi] = [builtAsset("control-plane"), builtAsset("cluster-api")];
    if (controlPlane === undefined || clusterApi === undefined)
      throw new Error("run npm run assets -- control-plane cluster-api");
    cwd = mkdtempSync(join(tmpdir(), "landfall-cluster-api-"));
    mkdirSync(join(cwd, "fleet"));
    hub = await startEnvironment({ name: "hub", assets: controlPlane, crds: ["schemas/crds"] });
    member = await startEnvironment({ name: "edge-1", assets: controlPlane, beside: hub });
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([hub, member].map(({ context }) => context)));
    await startClusterApi(hub, clusterApi, join(cwd, "webhook"));
    await declareCluster(hub, member, THIRD);
    provider = startProvider(hub, member, new Set([BROKEN]));
  });
  afterAll(async () => {
    await provider?.stop();
    await member?.stop();
    await hub?.stop();
    if (cwd !== undefined) rmSync(cwd, { recursive: true, force: true });
  });

  test("the status of machines is right at every moment of a rollout, and of one that does not come to its end", async () => {
    await release(FIRST);
    await becomes(POOL, "Current");
    await becomes(CLUSTER, "Current");
    expect(await versions()).toBe(FIRST);
    const watching = watchPool();
    await release(SECOND);
    await becomes(POOL, "Current");
    expect(await versions()).toBe(SECOND);
    await release(BROKEN);
    await quiet();
    expect(await status(POOL)).toBe("InProgress");
    // The new machine does not start, so an old one is not taken away.
    expect(await versions()).toBe(SECOND);
    expect(await listAt(member, "/api/v1/nodes")).toHaveLength(2);
    await release(SECOND);
    await becomes(POOL, "Current");
    expect(await watching.stop()).toEqual([]);
    expect([...watching.words].toSorted()).toEqual(["Current", "InProgress"]);
  });

  test("a Cluster that two people hold stands still until the second lets it go, and nothing is lost", async () => {
    const hold = "--context hub -n fleet cluster/edge-1 --effect reconcile";
    const [before, there] = [lasting(await get(hub, CLUSTER)) as Loose, await machines()];
    await must(
      cwd,
      `landfall suspend ${hold} --holder oncall/ana --reason "rack move" --allow blocks-deletion,stops-cert-rotation --yes`,
    );
    await must(
      cwd,
      `landfall suspend ${hold} --holder oncall/ben --reason "disk swap" --allow blocks-deletion,stops-cert-rotation --yes`,
    );
    for (const path of [CLUSTER, POOL]) await expect.poll(async () => paused(await get(hub, path))).toBe("True");
    const told = await must(cwd, "landfall suspended --context hub -n fleet");
    expect(told).toContain("oncall/ana");
    expect(told).toContain("oncall/ben");
    // Whoever writes, or deletes a machine, meanwhile: nothing happens to the cluster.
    const [victim = ""] = there;
    await release(THIRD, 3);
    await send(hub, "DELETE", machinery("machines", victim));
    await must(cwd, `landfall resume ${hold} --holder oncall/ana --yes`);
    await quiet();
    expect(await machines()).toEqual(there);
    expect(await versions()).toBe(SECOND);
    expect((await get(hub, machinery("machines", victim)))?.metadata["deletionTimestamp"]).toBeDefined();
    expect(await status(POOL)).not.toBe("Current");
    const watching = watchPool();
    await must(cwd, `landfall resume ${hold} --holder oncall/ben --yes`);
    await becomes(POOL, "Current");
    expect(await versions()).toBe(THIRD);
    expect(await machines()).toHaveLength(3);
    expect(await machines()).not.toContain(victim);
    expect(await watching.stop()).toEqual([]);
    const after = (await get(hub, CLUSTER)) as Loose;
    expect([after.spec, after.metadata["annotations"]]).toEqual([before.spec, before.metadata["annotations"]]);
  });

  test("a held rollout of machines goes on with their number alone", async () => {
    const hold = "--context hub -n fleet machinedeployment/pool --holder oncall/ana --effect rollout";
    await must(cwd, `landfall suspend ${hold} --reason "not before Monday" --yes`);
    await release(SECOND, 2);
    await expect.poll(machines).toHaveLength(2);
    await quiet();
    expect(await versions()).toBe(THIRD);
    expect(await status(POOL)).not.toBe("Current");
    await must(cwd, `landfall resume ${hold} --yes`);
    await becomes(POOL, "Current");
    expect(await versions()).toBe(SECOND);
    expect((await get(hub, POOL))?.spec.paused ?? false).toBe(false);
  });

  test("a pool that is held alone is not looked at, and its machines are replaced all the same", async () => {
    const hold = "--context hub -n fleet machinedeployment/pool --holder oncall/ana --effect reconcile";
    await must(cwd, `landfall suspend ${hold} --reason alone --allow blocks-deletion --yes`);
    await expect.poll(async () => paused(await get(hub, POOL))).toBe("True");
    const [victim = "", ...others] = await machines();
    await send(hub, "DELETE", machinery("machines", victim));
    await expect.poll(machines).toEqual(expect.not.arrayContaining([victim]));
    await expect.poll(machines).toEqual(expect.arrayContaining([...others]));
    await expect.poll(machines).toHaveLength(2);
    await release(THIRD, 3);
    await quiet();
    expect(await versions()).toBe(SECOND);
    expect(await machines()).toHaveLength(2);
    await must(cwd, `landfall resume ${hold} --yes`);
    await becomes(POOL, "Current");
    expect(await versions()).toBe(THIRD);
    const annotations = ((await get(hub, POOL))?.metadata["annotations"] ?? {}) as object;
    expect(Object.keys(annotations)).not.toContain("cluster.x-k8s.io/paused");
  });
});
