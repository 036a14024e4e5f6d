import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { KINDS } from "@landfall/adapters/systems";
import type { Observation } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { CATALOGUE, lookAfterHolds } from "@landfall/core/suspend";
import { formatKubeconfig, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { MEMBERS, startMember } from "../../../examples/real-clusters/machinery.ts";
import { builtAsset } from "../../assets/place.ts";
import { joinMember, startHub } from "../../ocm/start-ocm.ts";
import { type Claim, comesTo, get, type Loose, must, runningIn, send, type, watchClaims } from "../kit.ts";

const SHOP = join(import.meta.dirname, "../../../examples/real-clusters/shop/shop.yaml");
const WORKS = "/apis/work.open-cluster-management.io";
const SET = `${WORKS}/v1alpha1/namespaces/fleet/manifestworkreplicasets/shop`;
const PLACEMENTS = "/apis/cluster.open-cluster-management.io/v1beta1/namespaces/fleet/placements";
const WEB = "/apis/apps/v1/namespaces/shop/deployments/web";
const HOLDER = "--holder oncall/ana --effect rollout";
/** How long a claim must stand: the agent looks once more when a change has been applied. */
const STANDS_MS = 700;

let cwd: string;
let hub: TestEnvironment;
let members: readonly TestEnvironment[] = [];

/** The work that the hub gives the members. */
interface Work {
  readonly version: string;
  readonly strategy?: "Update" | "ServerSideApply";
  /** Whether the Deployment has another selector, which no API server takes. */
  readonly isRefused?: boolean;
  /** Whether the agents are asked for their counts alone, and have no rules. */
  readonly isCountedOnly?: boolean;
}

const workPath = (cluster: string): string => `${WORKS}/v1/namespaces/${cluster}/manifestworks/shop`;
const workOf = async (cluster: string): Promise<Loose | undefined> => get(hub, workPath(cluster));
const runs = (): Promise<readonly unknown[]> => Promise.all(members.map((member) => runningIn(member)));
const judge = (object: Loose): string =>
  computeStatus(object as unknown as KubeObject, { now: Date.now(), library: statusRuleLibrary }).status;

/** Reads a work as Landfall does: its delivery, and the Deployment in it. */
function observe(object: Loose, cluster: string): { readonly delivery: Observation; readonly web?: Observation } {
  const use = KINDS.get("work.open-cluster-management.io/ManifestWork");
  if (use?.role !== "delivery" || use.read === undefined) throw new Error("a ManifestWork delivers nothing");
  const context = {
    target: { cluster, package: "shop" },
    observedAt: new Date().toISOString(),
    cluster,
    isAlone: false,
  };
  const seen = use.read(object as unknown as KubeObject, { ...context, find: () => undefined, all: () => [] });
  const [delivery] = seen;
  if (delivery === undefined) throw new Error("nothing is said of the work");
  const web = seen.find(({ ref }) => ref?.kind === "Deployment");
  return { delivery, ...(web !== undefined && { web }) };
}

/** The health of the Deployment in each member, with its reason, as Landfall reads it from the hub. */
async function healths(): Promise<readonly string[]> {
  const said = members.map(async ({ name }) => {
    const work = await workOf(name);
    const web = work && observe(work, name).web;
    return `${web?.axes.health} ${web?.reason}`;
  });
  return Promise.all(said);
}

const comeTo = (wanted: readonly unknown[]): Promise<void> =>
  expect.poll(healths, { interval: 200, timeout: 180_000 }).toEqual(wanted);

/** Waits until every member runs a version, and the hub has heard of it. */
async function landed(version: string): Promise<void> {
  await expect.poll(runs, { interval: 200, timeout: 180_000 }).toEqual(MEMBERS.map(() => version));
  await comeTo(MEMBERS.map(() => "Current ConditionRuleEvaluated"));
}

/** The conditions that a work has of its Deployment: they look at nothing but its newest generation. */
const RULES = [
  {
    condition: "Progressing",
    type: "CEL",
    celExpressions: [
      "!(has(object.status.observedGeneration) && object.status.observedGeneration == object.metadata.generation" +
        " && has(object.status.replicas) && object.status.replicas == object.spec.replicas" +
        " && has(object.status.updatedReplicas) && object.status.updatedReplicas == object.spec.replicas" +
        " && has(object.status.availableReplicas) && object.status.availableReplicas == object.spec.replicas)",
    ],
  },
  {
    condition: "Degraded",
    type: "CEL",
    celExpressions: [
      "has(object.status.observedGeneration) && object.status.observedGeneration == object.metadata.generation",
      "object.status.conditions.exists(c, c.type == 'Progressing' && c.status == 'False')",
    ],
  },
];

/** The set of works that the hub gives the members, one after the other. */
function replicaSet({ version, strategy = "Update", isRefused = false, isCountedOnly = false }: Work): object {
  const manifests = parseAllDocuments(readFileSync(SHOP, "utf8").replace("shop:v1", `shop:${version}`)).map((one) =>
    one.toJS(),
  ) as Loose[];
  const [, web] = manifests;
  if (web === undefined) throw new Error("the shop has no Deployment");
  web.spec.progressDeadlineSeconds = 6;
  if (isRefused) {
    web.spec.selector.matchLabels.app = "another";
    web.spec.template.metadata.labels.app = "another";
  }
  const updateStrategy =
    strategy === "Update" ? { type: strategy } : { type: strategy, serverSideApply: { force: true } };
  const config = {
    resourceIdentifier: { group: "apps", resource: "deployments", namespace: "shop", name: "web" },
    feedbackRules: [{ type: "WellKnownStatus" }],
    updateStrategy,
    ...(!isCountedOnly && { conditionRules: RULES }),
  };
  return {
    apiVersion: "work.open-cluster-management.io/v1alpha1",
    kind: "ManifestWorkReplicaSet",
    metadata: { name: "shop", namespace: "fleet" },
    spec: {
      placementRefs: [{ name: "all", rolloutStrategy: { type: "Progressive", progressive: { maxConcurrency: 1 } } }],
      manifestWorkTemplate: { workload: { manifests }, manifestConfigs: [config] },
    },
  };
}

const release = (work: Work): Promise<unknown> => send(hub, "PATCH", SET, replicaSet(work));

function hasRules({ spec }: Loose): boolean {
  return spec.manifestConfigs.every(
    ({ conditionRules = [] }: { readonly conditionRules?: readonly unknown[] }) => conditionRules.length > 0,
  );
}

/** Watches what Landfall says of each member, by its Deployment, and by the status of the work where that has rules. */
function watchStatus(): { stop(): Promise<readonly string[]> } {
  const claimOnce = async ({ name }: TestEnvironment): Promise<Claim | undefined> => {
    const work = await workOf(name);
    if (work === undefined) return undefined;
    const { delivery, web } = observe(work, name);
    const said = judge(work);
    const isCurrent =
      web?.axes.health === "Current" || delivery.axes.health === "Current" || (hasRules(work) && said === "Current");
    if (!isCurrent) return undefined;
    const image: string = work.spec.workload.manifests[1].spec.template.spec.containers[0].image;
    const mark = String(work.metadata["resourceVersion"]);
    return { versions: [image.split(":").at(-1)], said: `${said}, ${web?.reason} at ${image}`, mark };
  };
  return watchClaims(members, async (member) => {
    const claim = await claimOnce(member);
    if (claim === undefined) return undefined;
    await sleep(STANDS_MS);
    return (await claimOnce(member))?.mark === claim.mark ? claim : undefined;
  });
}

const pausedIn = async (at: number): Promise<unknown> => (await get(members[at] as TestEnvironment, WEB))?.spec.paused;

describe("OCM's own placement controller, work manager and work agents", () => {
  beforeAll(async () => {
    const [controlPlane, ocm] = [builtAsset("control-plane"), builtAsset("ocm")];
    if (controlPlane === undefined || ocm === undefined) throw new Error("run npm run assets -- control-plane ocm");
    cwd = mkdtempSync(join(tmpdir(), "landfall-ocm-"));
    hub = await startEnvironment({ name: "hub", assets: controlPlane, crds: ["schemas/crds"] });
    members = await Promise.all(MEMBERS.map((name) => startMember(name, controlPlane, hub)));
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([hub, ...members].map(({ context }) => context)));
    await startHub(hub, ocm, cwd);
    for (const member of members) await joinMember(hub, member, ocm, cwd);
    await send(hub, "POST", PLACEMENTS, {
      apiVersion: "cluster.open-cluster-management.io/v1beta1",
      kind: "Placement",
      metadata: { name: "all", namespace: "fleet" },
      spec: { clusterSets: ["fleet"] },
    });
    await send(hub, "POST", SET.replace(/\/shop$/, ""), replicaSet({ version: "v1" }));
    await comesTo(runs, ["v1", "v1"]);
  });
  afterAll(async () => {
    await Promise.all(members.map((member) => member.stop()));
    await hub?.stop();
    if (cwd !== undefined) rmSync(cwd, { recursive: true, force: true });
  });

  test("the status of each cluster is right through a rollout that fails in one, and on the way back", async () => {
    await landed("v1");
    const watching = watchStatus();
    await release({ version: "v2" });
    await comeTo(["Current ConditionRuleEvaluated", "Failed ConditionRuleEvaluated"]);
    expect(await runs()).toEqual(["v2", undefined]);
    expect(judge((await workOf("us-1")) as Loose)).toBe("Failed");
    await release({ version: "v1" });
    await landed("v1");
    expect(await watching.stop()).toEqual([]);
  });

  test("a wave that the members refuse has failed there, and what ran before runs", async () => {
    const watching = watchStatus();
    await release({ version: "v3", isRefused: true });
    await expect.poll(async () => (await healths())[0], { timeout: 60_000 }).toBe("Failed AppliedManifestFailed");
    const work = (await workOf("eu-1")) as Loose;
    expect(judge(work)).toBe("Failed");
    expect(observe(work, "eu-1").delivery.axes).toMatchObject({ actuation: "Failed", health: "Failed" });
    expect(await runs()).toEqual(["v1", "v1"]);
    await release({ version: "v1" });
    await landed("v1");
    expect(await watching.stop()).toEqual([]);
  });

  test("without rules of the work, its counts show what does not run, and nothing is said to run", async () => {
    const watching = watchStatus();
    await release({ version: "v2", isCountedOnly: true });
    await comeTo(["Unknown AppliedManifestComplete", "InProgress NotReady"]);
    await release({ version: "v1" });
    await landed("v1");
    expect(await watching.stop()).toEqual([]);
  });

  test.each([
    ["work", "-n eu-1 manifestwork/shop", workPath("eu-1"), "hold its objects in their cluster"],
    ["set of works", "-n fleet manifestworkreplicaset/shop", SET, "ManifestWorkReplicaSet."],
    ["placement", "-n fleet placement/all", `${PLACEMENTS}/all`, "Placement."],
  ])("a %s cannot be held: the word is refused, and nothing is written", async (_, object, path, why) => {
    const before = await get(hub, path);
    expect(before).toBeDefined();
    const said = await type(cwd, `landfall suspend --context hub ${object} --holder oncall/ana --reason x --yes`);
    expect(said.exitCode).toBe(1);
    expect(said.stderr).toContain(why);
    expect((await get(hub, path))?.metadata["annotations"]).toEqual(before?.metadata["annotations"]);
  });

  test("a hold in a member that OCM updates is taken back, which is said", async () => {
    await must(cwd, `landfall suspend --context us-1 -n shop deployment/web ${HOLDER} --reason "not here" --yes`);
    await release({ version: "v3" });
    await landed("v3");
    expect(await pausedIn(1)).toBeUndefined();
    const held = (await get(members[1] as TestEnvironment, WEB)) as unknown as KubeObject;
    const { notices } = lookAfterHolds(held, { catalogue: CATALOGUE, now: Date.now() });
    expect(notices).toMatchObject([{ reason: "HoldTakenBack", message: expect.stringContaining("oncall/ana") }]);
    expect(await must(cwd, "landfall suspended --context us-1 -n shop")).toMatch(/ rollout +stale-hold +oncall\/ana /);
    await must(cwd, `landfall resume --context us-1 -n shop deployment/web ${HOLDER} --yes`);
    const { metadata } = (await get(members[1] as TestEnvironment, WEB)) as Loose;
    expect(JSON.stringify(metadata["annotations"])).not.toContain("landfall");
  });

  test("a hold in a member that OCM applies server-side is honoured there, and only there, until it is let go", async () => {
    await release({ version: "v3", strategy: "ServerSideApply" });
    await landed("v3");
    await must(cwd, `landfall suspend --context us-1 -n shop deployment/web ${HOLDER} --reason "not here" --yes`);
    const watching = watchStatus();
    await release({ version: "v1", strategy: "ServerSideApply" });
    await comeTo(["Current ConditionRuleEvaluated", "InProgress ConditionRuleEvaluated"]);
    await sleep(8000);
    expect(await runs()).toEqual(["v1", undefined]);
    expect(await pausedIn(1)).toBe(true);
    expect((await healths())[1]).toBe("InProgress ConditionRuleEvaluated");
    expect(await must(cwd, "landfall suspended --context us-1 -n shop")).toContain("oncall/ana");
    await must(cwd, `landfall resume --context us-1 -n shop deployment/web ${HOLDER} --yes`);
    await landed("v1");
    expect(await pausedIn(1)).toBeUndefined();
    expect(await watching.stop()).toEqual([]);
  });
});
