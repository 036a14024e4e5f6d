import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import { type Client, RolloutController, rolloutRules } from "@landfall/kubernetes";
import { formatKubeconfig, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { MEMBERS, releaseShop, startMember } from "../../../examples/real-clusters/machinery.ts";
import { builtAsset } from "../../assets/place.ts";
import { type GitServer, startGitServer } from "../../flux/git-server.ts";
import { startFlux } from "../../flux/start-flux.ts";
import {
  type Claim,
  clientOf,
  comesTo,
  get,
  must,
  readDelivery,
  releaseThird,
  send,
  versionOf,
  versionsIn,
  watchClaims,
} from "../kit.ts";

const DELIVERY = join(import.meta.dirname, "../../../examples/real-clusters/package/delivery");
const USER = "rollout-controller";
const ROLLOUT = "/apis/landfall.dev/v1alpha1/namespaces/fleet/rollouts/shop";
const WEB = "/apis/apps/v1/namespaces/shop/deployments/web";

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

const KUSTOMIZATION = { group: "kustomize.toolkit.fluxcd.io", kind: "Kustomization" };

function rolloutTo(revision: string): object {
  const spec = {
    package: "shop",
    revision,
    strategyRef: "canary",
    inventory: [KUSTOMIZATION],
    actuate: [{ system: "flux" }],
  };
  return { apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", metadata: { name: "shop", namespace: "fleet" }, spec };
}

const phase = async (): Promise<unknown> => (await get(hub, ROLLOUT))?.status?.phase;
const versionIn = async (at: number): Promise<string> => {
  const web = await get(members[at] as TestEnvironment, WEB);
  return String(web?.spec.template.spec.containers[0].image.split(":").at(-1));
};
const versions = (): Promise<readonly string[]> => Promise.all(MEMBERS.map((_, at) => versionIn(at)));
/** Waits for a phase; the time is Flux's. */
const until = (wanted: string): Promise<void> => expect.poll(phase, { interval: 500, timeout: 180_000 }).toBe(wanted);

async function deliver(): Promise<void> {
  for (const file of globSync("*.yaml", { cwd: DELIVERY })) {
    const text = readFileSync(join(DELIVERY, file), "utf8").replaceAll("https://git.example.com", server.url);
    for (const document of parseAllDocuments(text)) {
      const body = document.toJS() as { readonly apiVersion: string; readonly kind: string };
      const plural = body.kind === "GitRepository" ? "gitrepositories" : "kustomizations";
      await send(hub, "POST", `/apis/${body.apiVersion}/namespaces/fleet/${plural}`, body);
    }
  }
}

/** Watches what Landfall says of each Kustomization, with all the reasons that were met. */
function watchStatus(): { stop(): Promise<readonly string[]>; readonly reasons: Set<string> } {
  const reasons = new Set<string>();
  const claimOf = async ({ name: cluster }: TestEnvironment): Promise<Claim | undefined> => {
    const at = (plural: string): string => `/apis/${plural}/shop-${cluster}`;
    const [source, kustomization] = (await Promise.all([
      get(hub, at("source.toolkit.fluxcd.io/v1/namespaces/fleet/gitrepositories")),
      get(hub, at("kustomize.toolkit.fluxcd.io/v1/namespaces/fleet/kustomizations")),
    ])) as unknown as readonly [KubeObject, KubeObject];
    const seen = readDelivery(kustomization, cluster, [source]);
    const { status } = computeStatus(kustomization, { now: Date.now(), library: statusRuleLibrary });
    const { health, actuation, upToDate } = seen.axes;
    reasons.add(`${seen.reason}`);
    const hasLanded = health === "Current" && actuation === "Succeeded" && upToDate === "yes";
    if (!hasLanded && status !== "Current") return undefined;
    const { wanted, observed } = seen.revision;
    // Flux writes its conditions first, and in a request of its own the revision of which they speak.
    const versions = (hasLanded ? [wanted] : [wanted, observed]).map((revision) => versionOf(known, revision));
    const mark = [source, kustomization].map(({ metadata }) => String(metadata?.["resourceVersion"])).join();
    return { versions, said: `${status}, ${seen.reason} at ${versions.join(" or ")}`, mark };
  };
  return { ...watchClaims(members, claimOf), reasons };
}

describe("a RolloutController and Flux's own controllers", () => {
  beforeAll(async () => {
    const [controlPlane, flux] = [builtAsset("control-plane"), builtAsset("flux")];
    if (controlPlane === undefined || flux === undefined) throw new Error("run npm run assets");
    cwd = mkdtempSync(join(tmpdir(), "landfall-flux-"));
    hub = await startEnvironment({ name: "hub", assets: controlPlane, crds: ["schemas/crds"] });
    server = await startGitServer(cwd);
    members = await Promise.all(MEMBERS.map((name) => startMember(name, controlPlane, hub)));
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig([hub, ...members].map(({ context }) => context)));
    await startFlux(hub, flux, join(cwd, "artifacts"));
    await releaseShop(server, join(cwd, "shop"));
    await releaseThird(join(cwd, "shop"));
    known = await versionsIn(join(cwd, "shop"));
    for (const name of ["flux-system", "fleet"]) await send(hub, "POST", "/api/v1/namespaces", { metadata: { name } });
    for (const { name, kubeconfig } of members) {
      const secret = { metadata: { name: `${name}-kubeconfig` }, stringData: { value: kubeconfig } };
      await send(hub, "POST", "/api/v1/namespaces/fleet/secrets", secret);
    }
    await deliver();
    await comesTo(versions, ["v1", "v1"]);
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
    await send(hub, "POST", ROLLOUT.replace("/rollouts/shop", "/rolloutstrategies"), STRATEGY);
    await send(hub, "POST", ROLLOUT.replace("/shop", ""), rolloutTo("v1"));
    await until("Completed");
    await send(hub, "PATCH", ROLLOUT, { spec: { revision: "v2" } });
    await expect.poll(() => versionIn(0)).toBe("v2");
    expect(await versionIn(1)).toBe("v1");
    await until("Stopped");
    expect(await versions()).toEqual(["v2", "v2"]);
    const told = await must(cwd, "landfall explain --context hub -n fleet shop");
    expect(told).toContain("us-1");
    await must(cwd, `landfall rollout rollback --context hub -n fleet shop --reason "v2 crashes in us-1" --yes`);
    await until("RolledBack");
    await expect.poll(versions).toEqual(["v1", "v1"]);
    expect(await watching.stop()).toEqual([]);
    expect([...watching.reasons]).toEqual(expect.arrayContaining(["ReconciliationSucceeded", "HealthCheckFailed"]));
  });

  test("what somebody holds is left alone until it is let go", async () => {
    const watching = watchStatus();
    const hold = "--context hub -n fleet kustomization/shop-us-1 --holder oncall/ana --yes";
    await must(cwd, `landfall suspend ${hold}`);
    await send(hub, "PATCH", ROLLOUT, { spec: { revision: "v3", rollback: null } });
    await expect.poll(() => versionIn(0)).toBe("v3");
    const told = (): Promise<string> => must(cwd, "landfall explain --context hub -n fleet shop us-1");
    await expect.poll(told, { interval: 1000 }).toContain("is released to v3, and is held by oncall/ana");
    const held = await must(cwd, "landfall suspended --context hub -n fleet");
    expect(held).toContain("shop-us-1");
    expect(held).toContain("oncall/ana");
    expect(await versionIn(1)).toBe("v1");
    expect(await phase()).not.toBe("Completed");
    await must(cwd, `landfall resume ${hold}`);
    await until("Completed");
    expect(await versions()).toEqual(["v3", "v3"]);
    expect(await watching.stop()).toEqual([]);
  });

  test("nothing that it asked for was forbidden, and no Secret was read", () => {
    const asked = hub.audit().filter(({ user }) => user === USER);
    expect(asked.filter(({ code }) => code === 403)).toEqual([]);
    expect(asked.filter(({ resource }) => resource === "secrets")).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
  });
});
