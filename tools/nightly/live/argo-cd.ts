import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import { type Client, RolloutController, rolloutRules } from "@landfall/kubernetes";
import { formatKubeconfig, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MEMBERS, releaseShop, startMember } from "../../../examples/real-clusters/machinery.ts";
import { ARGO_CD, declareMember, startArgoCd } from "../../argo-cd/start-argo-cd.ts";
import { builtAsset } from "../../assets/place.ts";
import { type GitServer, startGitServer } from "../../flux/git-server.ts";
import {
  type Claim,
  clientOf,
  comesTo,
  get,
  type Loose,
  must,
  readDelivery,
  releaseThird,
  runningIn,
  send,
  versionOf,
  versionsIn,
  watchClaims,
} from "../kit.ts";

const USER = "rollout-controller";
const APPLICATIONS = `/apis/argoproj.io/v1alpha1/namespaces/${ARGO_CD}/applications`;
const FLEET = "/apis/landfall.dev/v1alpha1/namespaces/fleet";
const ROLLOUT = `${FLEET}/rollouts/shop`;
const WEB = "/apis/apps/v1/namespaces/shop/deployments/web";
const APPLICATION = { group: "argoproj.io", kind: "Application" };

let cwd: string;
let hub: TestEnvironment;
let members: readonly TestEnvironment[] = [];
let server: GitServer;
let own: Client;
let controller: RolloutController;
/** The version of each commit: a rollback names the commit. */
let known: ReadonlyMap<string, string> = new Map();

const STRATEGY = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "RolloutStrategy",
  metadata: { name: "canary", namespace: "fleet" },
  spec: {
    waves: [
      { name: "canary", select: { targets: ["eu-1/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
};

function rolloutTo(revision: string): object {
  const spec = {
    package: "shop",
    revision,
    strategyRef: "canary",
    inventory: [APPLICATION],
    actuate: [{ system: "argo-cd" }],
  };
  return { apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", metadata: { name: "shop", namespace: "fleet" }, spec };
}

function application(cluster: string): object {
  return {
    apiVersion: "argoproj.io/v1alpha1",
    kind: "Application",
    metadata: { name: `shop-${cluster}`, annotations: { "landfall.dev/target": `${cluster}/shop` } },
    spec: {
      project: "default",
      source: { repoURL: `${server.url}/shop.git`, path: ".", targetRevision: "v1" },
      destination: { name: cluster, namespace: "shop" },
      syncPolicy: { automated: { prune: true, selfHeal: true } },
    },
  };
}

const phase = async (): Promise<unknown> => (await get(hub, ROLLOUT))?.status?.phase;
const versionIn = async (at: number): Promise<string> => {
  const web = await get(members[at] as TestEnvironment, WEB);
  return String(web?.spec.template.spec.containers[0].image.split(":").at(-1));
};
const versions = (): Promise<readonly string[]> => Promise.all(MEMBERS.map((_, at) => versionIn(at)));
const until = (wanted: string): Promise<void> => expect.poll(phase, { interval: 500, timeout: 180_000 }).toBe(wanted);
const applicationIn = (at: number): Promise<Loose | undefined> => get(hub, `${APPLICATIONS}/shop-${MEMBERS[at]}`);
const settings = async (at: number): Promise<unknown> => (await applicationIn(at))?.spec.syncPolicy;

/** The notes of the controller's events about holds with a reason. */
async function notes(reason: string): Promise<readonly string[]> {
  const { items } = (await get(hub, "/apis/events.k8s.io/v1/namespaces/fleet/events")) as unknown as {
    readonly items: readonly { readonly note?: string }[];
  };
  const all = items.flatMap(({ note = "" }) => (note.includes(`held by oncall/ana (${reason})`) ? [note] : []));
  return [...new Set(all)];
}

const runs = (at: number): Promise<string | undefined> => runningIn(members[at] as TestEnvironment);

/** Watches what Landfall says of each Application, with all the words that were met. */
function watchStatus(): { stop(): Promise<readonly string[]>; readonly words: Set<string> } {
  const words = new Set<string>();
  const claimOf = async ({ name: cluster }: TestEnvironment): Promise<Claim | undefined> => {
    const app = (await get(hub, `${APPLICATIONS}/shop-${cluster}`)) as unknown as KubeObject & Loose;
    const seen = readDelivery(app, cluster);
    const { status } = computeStatus(app, { now: Date.now(), library: statusRuleLibrary });
    const { health, actuation, upToDate } = seen.axes;
    words.add(`${seen.reason}`);
    const hasLanded = health === "Current" && actuation === "Succeeded" && upToDate === "yes";
    if (!hasLanded && status !== "Current") return undefined;
    const wanted: string = app.spec.source.targetRevision;
    const versions = [versionOf(known, wanted)];
    return { versions, said: `${status}, ${seen.reason} at ${wanted}`, mark: String(app.metadata["resourceVersion"]) };
  };
  return { ...watchClaims(members, claimOf), words };
}

describe("a RolloutController and Argo CD's own controllers", () => {
  beforeAll(async () => {
    const [controlPlane, argoCd] = [builtAsset("control-plane"), builtAsset("argo-cd")];
    if (controlPlane === undefined || argoCd === undefined)
      throw new Error("run npm run assets -- control-plane argo-cd");
    cwd = mkdtempSync(join(tmpdir(), "landfall-argo-cd-"));
    hub = await startEnvironment({ name: "hub", assets: controlPlane, crds: ["schemas/crds"] });
    server = await startGitServer(cwd);
    members = await Promise.all(MEMBERS.map((name) => startMember(name, controlPlane, hub)));
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([hub, ...members].map(({ context }) => context)));
    // Argo CD takes a Deployment for degraded when its progress deadline has passed.
    await releaseShop(server, join(cwd, "shop"), (text) =>
      text.replace("  replicas: 2\n", "  replicas: 2\n  progressDeadlineSeconds: 15\n"),
    );
    await releaseThird(join(cwd, "shop"));
    known = await versionsIn(join(cwd, "shop"));
    await startArgoCd(hub, argoCd, join(cwd, "clones"));
    for (const member of members) await declareMember(hub, member);
    await send(hub, "POST", "/api/v1/namespaces", { metadata: { name: "fleet" } });
    for (const name of MEMBERS) await send(hub, "POST", APPLICATIONS, application(name));
    await comesTo(() => Promise.all(MEMBERS.map((_, at) => runs(at))), ["v1", "v1"]);
    const admin = clientOf(hub.kubeconfig);
    const user = await hub.addUser(USER, { rules: rolloutRules(await admin.discovery.all()) });
    admin.close();
    own = clientOf(user.kubeconfig);
    controller = new RolloutController({ client: own, step: stepRollout });
    void controller.start();
  });
  afterAll(async () => {
    await controller?.stop();
    own?.close();
    await Promise.all([server?.stop(), ...members.map((member) => member.stop())]);
    await hub?.stop();
    if (cwd !== undefined) rmSync(cwd, { recursive: true, force: true });
  });

  test("a canary lands, the next wave fails and stops the rollout, and a word brings all of it back", async () => {
    const watching = watchStatus();
    await send(hub, "POST", `${FLEET}/rolloutstrategies`, STRATEGY);
    await send(hub, "POST", `${FLEET}/rollouts`, rolloutTo("v1"));
    await until("Completed");
    await send(hub, "PATCH", ROLLOUT, { spec: { revision: "v2" } });
    await expect.poll(() => versionIn(0)).toBe("v2");
    expect(await versionIn(1)).toBe("v1");
    await until("Stopped");
    expect(await versions()).toEqual(["v2", "v2"]);
    expect(await must(cwd, "landfall explain --context hub -n fleet shop")).toContain("us-1");
    await must(cwd, `landfall rollout rollback --context hub -n fleet shop --reason "v2 crashes in us-1" --yes`);
    await until("RolledBack");
    expect(await Promise.all(MEMBERS.map((_, at) => runs(at)))).toEqual(["v1", "v1"]);
    expect(await watching.stop()).toEqual([]);
    expect([...watching.words]).toEqual(expect.arrayContaining(["Healthy", "Degraded"]));
  });

  test.each([
    ["reconcile", "v3"],
    ["delivery", "v1"],
  ])("who holds its %s is left alone until it is let go, and gets the settings back", async (effect, revision) => {
    const hold = `--context hub -n ${ARGO_CD} application/shop-us-1 --holder oncall/ana --effect ${effect}`;
    const [before, there] = [await settings(1), await versionIn(1)];
    await must(cwd, `landfall suspend ${hold} --reason ${effect} --allow blocks-deletion --yes`);
    await send(hub, "PATCH", ROLLOUT, { spec: { revision, rollback: null } });
    const watching = watchStatus();
    await expect.poll(() => versionIn(0)).toBe(revision);
    await expect.poll(() => notes(effect)).toEqual([expect.stringContaining("is held by oncall/ana")]);
    const told = await must(cwd, `landfall suspended --context hub -n ${ARGO_CD}`);
    expect(told).toContain("oncall/ana");
    // Whoever writes past the hold: Argo CD does not carry it out, though it looks again every ten seconds.
    await send(hub, "PATCH", `${APPLICATIONS}/shop-us-1`, { spec: { source: { targetRevision: revision } } });
    await sleep(12_000);
    expect(await versionIn(1)).toBe(there);
    expect(await phase()).toBe("Running");
    await must(cwd, `landfall resume ${hold} --yes`);
    expect(await settings(1)).toEqual(before);
    await until("Completed");
    expect(await Promise.all(MEMBERS.map((_, at) => runs(at)))).toEqual([revision, revision]);
    expect(await watching.stop()).toEqual([]);
    const annotations = (await applicationIn(1))?.metadata["annotations"] as object;
    expect(Object.keys(annotations)).not.toContain("argocd.argoproj.io/skip-reconcile");
  });

  test("nothing that it asked for was forbidden, and no Secret was read", () => {
    const asked = hub.audit().filter(({ user }) => user === USER);
    expect(asked.filter(({ code }) => code === 403)).toEqual([]);
    expect(asked.filter(({ resource }) => resource === "secrets")).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});
