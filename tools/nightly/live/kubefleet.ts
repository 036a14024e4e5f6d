import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { KINDS } from "@landfall/adapters/systems";
import type { Observation } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { formatKubeconfig, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { MEMBERS, startMember } from "../../../examples/real-clusters/machinery.ts";
import { builtAsset } from "../../assets/place.ts";
import { joinMember, startHubAgent } from "../../kubefleet/start-kubefleet.ts";
import { type Claim, comesTo, get, type Loose, must, runningIn, send, type, watchClaims } from "../kit.ts";

const SHOP = join(import.meta.dirname, "../../../examples/real-clusters/shop/shop.yaml");
const FLEET = "/apis/placement.kubernetes-fleet.io/v1beta1";
const PLACEMENT = `${FLEET}/clusterresourceplacements/shop`;
const UPDATE_RUN = `${FLEET}/clusterstagedupdateruns/shop`;
const WEB = "/apis/apps/v1/namespaces/shop/deployments/web";

let cwd: string;
let hub: TestEnvironment;
let members: readonly TestEnvironment[] = [];

const runs = (): Promise<readonly unknown[]> => Promise.all(members.map((member) => runningIn(member)));
const judge = (object: Loose): string =>
  computeStatus(object as unknown as KubeObject, { now: Date.now(), library: statusRuleLibrary }).status;
const status = async (): Promise<string> => judge((await get(hub, PLACEMENT)) as Loose);
const becomes = (wanted: string): Promise<void> =>
  expect.poll(status, { interval: 200, timeout: 180_000 }).toBe(wanted);
/** Waits until every member runs a version, and KubeFleet has heard of it. */
async function landed(version: string): Promise<void> {
  await expect.poll(runs, { interval: 200, timeout: 180_000 }).toEqual(MEMBERS.map(() => version));
  await becomes("Current");
}

function placement(): object {
  return {
    apiVersion: "placement.kubernetes-fleet.io/v1beta1",
    kind: "ClusterResourcePlacement",
    metadata: { name: "shop" },
    spec: {
      resourceSelectors: [{ group: "", version: "v1", kind: "Namespace", name: "shop" }],
      policy: { placementType: "PickAll" },
      strategy: { type: "RollingUpdate", rollingUpdate: { maxUnavailable: 1, unavailablePeriodSeconds: 1 } },
    },
  };
}

/** Creates what is placed: the objects of the shop, which the hub itself does not run. */
async function createShop(): Promise<void> {
  const plurals: Readonly<Record<string, string>> = { Deployment: "deployments", Service: "services" };
  for (const document of parseAllDocuments(readFileSync(SHOP, "utf8"))) {
    const body = document.toJS() as { readonly apiVersion: string; readonly kind: string };
    const root = body.apiVersion === "v1" ? "/api/v1" : `/apis/${body.apiVersion}`;
    const plural = plurals[body.kind];
    await send(hub, "POST", plural === undefined ? `${root}/namespaces` : `${root}/namespaces/shop/${plural}`, body);
  }
}

const release = (version: string): Promise<unknown> =>
  send(hub, "PATCH", WEB, {
    spec: { template: { spec: { containers: [{ name: "web", image: `registry.example.com/shop:${version}` }] } } },
  });

/** The version that a snapshot of the resources has, by its index. */
async function versionAt(index: string): Promise<string | undefined> {
  const selector = `kubernetes-fleet.io/parent-CRP=shop,kubernetes-fleet.io/resource-index=${index}`;
  const path = `${FLEET}/clusterresourcesnapshots?labelSelector=${encodeURIComponent(selector)}`;
  const { items } = (await get(hub, path)) as unknown as { readonly items: readonly Loose[] };
  const resources = items.flatMap(({ spec }) => spec.selectedResources as readonly Loose[]);
  const image: unknown = resources.find((one) => one.metadata.name === "web" && one.spec?.template)?.spec.template.spec
    .containers[0].image;
  return typeof image === "string" ? image.split(":").at(-1) : undefined;
}

/** Reads the placement as Landfall does, an observation for each cluster. */
function observe(object: Loose): readonly Observation[] {
  const use = KINDS.get("placement.kubernetes-fleet.io/ClusterResourcePlacement");
  if (use?.role !== "spread" || use.read === undefined) throw new Error("the placement is spread over no clusters");
  const context = { package: "shop", observedAt: new Date().toISOString() };
  return use.read(object as unknown as KubeObject, context as never);
}

/** Watches what Landfall says of each cluster of the placement, and of the placement as a whole, with all reasons met. */
function watchStatus(): { stop(): Promise<readonly string[]>; readonly reasons: Set<string> } {
  const reasons = new Set<string>();
  const claimOf = async ({ name }: TestEnvironment): Promise<Claim | undefined> => {
    const object = (await get(hub, PLACEMENT)) as Loose;
    const seen = observe(object).find(({ target }) => target.cluster === name);
    if (seen === undefined) return undefined;
    const { health, actuation, upToDate } = seen.axes;
    reasons.add(`${seen.reason}`);
    const hasLanded = health === "Current" && actuation === "Succeeded" && upToDate !== "no";
    const said = judge(object);
    if (!hasLanded && said !== "Current") return undefined;
    const index = String(object.status.observedResourceIndex);
    const mark = String(object.metadata["resourceVersion"]);
    return { versions: [await versionAt(index)], said: `${said}, ${seen.reason} at ${index}`, mark };
  };
  return { ...watchClaims(members, claimOf), reasons };
}

describe("KubeFleet's own hub agent and member agents", () => {
  beforeAll(async () => {
    const [controlPlane, kubefleet] = [builtAsset("control-plane"), builtAsset("kubefleet")];
    if (controlPlane === undefined || kubefleet === undefined)
      throw new Error("run npm run assets -- control-plane kubefleet");
    cwd = mkdtempSync(join(tmpdir(), "landfall-kubefleet-"));
    hub = await startEnvironment({ name: "hub", assets: controlPlane, crds: ["schemas/crds"] });
    members = await Promise.all(MEMBERS.map((name) => startMember(name, controlPlane, hub)));
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([hub, ...members].map(({ context }) => context)));
    await startHubAgent(hub, kubefleet);
    for (const member of members) await joinMember(hub, member, kubefleet, cwd);
    await createShop();
    await send(hub, "POST", `${FLEET}/clusterresourceplacements`, placement());
    await send(hub, "POST", `${FLEET}/clusterstagedupdateruns`, {
      apiVersion: "placement.kubernetes-fleet.io/v1beta1",
      kind: "ClusterStagedUpdateRun",
      metadata: { name: "shop" },
      spec: { placementName: "shop", resourceSnapshotIndex: "0", stagedRolloutStrategyName: "shop" },
    });
    await comesTo(runs, ["v1", "v1"]);
  });
  afterAll(async () => {
    await Promise.all(members.map((member) => member.stop()));
    await hub?.stop();
    if (cwd !== undefined) rmSync(cwd, { recursive: true, force: true });
  });

  test("the status of each cluster is right at every moment of a rollout that fails in one, and of the way back", async () => {
    await landed("v1");
    const watching = watchStatus();
    await release("v2");
    const imageIn = async (at: number): Promise<unknown> =>
      (await get(members[at] as TestEnvironment, WEB))?.spec.template.spec.containers[0].image;
    await expect.poll(() => imageIn(1), { timeout: 120_000 }).toBe("registry.example.com/shop:v2");
    await sleep(8000);
    expect(await status()).not.toBe("Current");
    const [us] = observe((await get(hub, PLACEMENT)) as Loose).filter(({ target }) => target.cluster === "us-1");
    expect(us?.axes.health).not.toBe("Current");
    await release("v1");
    await landed("v1");
    expect(await watching.stop()).toEqual([]);
    expect([...watching.reasons]).toEqual(expect.arrayContaining(["AllWorkAreAvailable", "NotAllWorkAreAvailable"]));
  });

  test.each([
    ["placement", "clusterresourceplacement/shop", PLACEMENT],
    ["run of an update, which has no state in this release,", "clusterstagedupdaterun/shop", UPDATE_RUN],
  ])("a %s cannot be held: the word is refused, and nothing is written", async (_, object, path) => {
    const before = await get(hub, path);
    expect(before).toBeDefined();
    const said = await type(cwd, `landfall suspend --context hub ${object} --holder oncall/ana --reason x --yes`);
    expect(said.exitCode).toBe(1);
    expect(said.stderr).toContain(before?.metadata.name);
    expect((await get(hub, path))?.metadata).toEqual(before?.metadata);
  });

  test("a workload that is held in a member stays as it is there, and only there", async () => {
    const hold = "--context us-1 -n shop deployment/web --holder oncall/ana --effect rollout";
    await must(cwd, `landfall suspend ${hold} --reason "not here" --yes`);
    const watching = watchStatus();
    await release("v3");
    await expect.poll(() => runningIn(members[0] as TestEnvironment), { timeout: 120_000 }).toBe("v3");
    await sleep(8000);
    expect(await runs()).toEqual(["v3", undefined]);
    expect(await status()).not.toBe("Current");
    await must(cwd, `landfall resume ${hold} --yes`);
    await landed("v3");
    expect(await watching.stop()).toEqual([]);
  });

  test("a held template is placed and rolls nothing out anywhere, until it is let go", async () => {
    const hold = "--context hub -n shop deployment/web --holder oncall/ana --effect rollout";
    const before = ((await get(hub, WEB)) as Loose).metadata["annotations"];
    await must(cwd, `landfall suspend ${hold} --reason "not today" --yes`);
    const paused = (): Promise<readonly unknown[]> =>
      Promise.all(members.map(async (member) => (await get(member, WEB))?.spec.paused));
    await expect.poll(paused).toEqual([true, true]);
    const watching = watchStatus();
    await release("v1");
    const images = (): Promise<readonly unknown[]> =>
      Promise.all(members.map(async (member) => (await get(member, WEB))?.spec.template.spec.containers[0].image));
    // The hold is in the template, so KubeFleet goes on with the members, whose own controllers honour it.
    await expect.poll(async () => (await images()).includes("registry.example.com/shop:v1")).toBe(true);
    await sleep(8000);
    expect(await runs()).not.toContain("v1");
    expect(await status()).not.toBe("Current");
    expect(await must(cwd, "landfall suspended --context hub -n shop")).toContain("oncall/ana");
    await must(cwd, `landfall resume ${hold} --yes`);
    await landed("v1");
    expect(await watching.stop()).toEqual([]);
    expect(((await get(hub, WEB)) as Loose).metadata["annotations"]).toEqual(before);
    expect(await paused()).toEqual([undefined, undefined]);
  });
});
