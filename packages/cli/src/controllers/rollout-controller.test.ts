import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KubeConfig } from "@kubernetes/client-node";
import type { KubeObject } from "@landfall/core/object";
import { checkDecisionLog, readPlan, type StoredPlan } from "@landfall/core/rollout";
import { stepRollout } from "@landfall/krm-functions/compute-wave";
import {
  type Client,
  connectionFrom,
  createClient,
  RolloutController,
  type RolloutControllerOptions,
} from "@landfall/kubernetes";
import {
  type AuditEvent,
  looseDefinition,
  noControlPlane,
  type Rule,
  startEnvironment,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runIn } from "../cluster/testing/run-in.ts";
import { APPLICATION, APPLICATION_KIND, type App, canary, makeApps, makeRollout } from "./testing/applications.ts";
import { secretsIn } from "./testing/secrets-in.ts";

let cwd: string;
let environment: TestEnvironment;
/** The client of the admin. */
let client: Client;
let own: Client;
/** The role that `landfall rbac` prints. */
let rules: readonly Rule[] = [];
const controllers: RolloutController[] = [];

const CLUSTERS = ["eu-1", "eu-2", "eu-3", "us-1", "us-2", "us-3"];
const USER = "rollout-controller";
const BUILT = join(import.meta.dirname, "../../dist/main.js");

const makeFleet = (rollout: string): Promise<void> => makeApps(client, rollout, CLUSTERS);

const apps = async (rollout: string): Promise<readonly App[]> =>
  (await client.list(APPLICATION, { labelSelector: `rollout=${rollout}` })).items as unknown as readonly App[];

const wanted = async (rollout: string): Promise<readonly string[]> =>
  (await apps(rollout)).map(({ spec }) => spec.source.targetRevision);

/** Plays Argo CD: carries out what each Application asks for, of so many at most, and reports it. Returns how many it moved. */
async function follow(rollout: string, health = "Healthy", most = Number.POSITIVE_INFINITY): Promise<number> {
  let moved = 0;
  for (const app of await apps(rollout)) {
    if (moved >= most) return moved;
    const revision = app.spec.source.targetRevision;
    if (app.status?.sync?.revision === revision) continue;
    const status = { sync: { status: "Synced", revision }, health: { status: health } };
    await client.patch({ ...APPLICATION, name: app.metadata?.name ?? "" }, { type: "merge", patch: { status } });
    moved++;
  }
  return moved;
}

interface Status {
  readonly phase?: string;
  readonly conditions?: readonly { readonly type: string; readonly status: string; readonly reason?: string }[];
  readonly plan?: { readonly name: string };
}

async function statusOf(name: string): Promise<Status> {
  const rollout = await client.get({ group: "landfall.dev", kind: "Rollout", namespace: "fleet", name });
  return ((rollout as { readonly status?: Status } | undefined)?.status ?? {}) as Status;
}

async function plansOf(name: string): Promise<readonly KubeObject[]> {
  const { items } = await client.list({ group: "landfall.dev", kind: "RolloutPlan" }, { namespace: "fleet" });
  return items.filter(({ spec }) => (spec as { readonly rollout?: string }).rollout === name);
}

/** The plan that the Rollout's status refers to. */
async function planOf(name: string): Promise<StoredPlan | undefined> {
  const base = (await statusOf(name)).plan?.name;
  if (base === undefined) return undefined;
  const pages = (await plansOf(name)).filter(({ metadata }) => metadata?.name === base);
  const read = readPlan(pages);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function clientOf(kubeconfig: string): Client {
  const kubeConfig = new KubeConfig();
  kubeConfig.loadFromString(kubeconfig);
  return createClient(connectionFrom(kubeConfig));
}

function start(more: Pick<RolloutControllerOptions, "lease"> = {}): RolloutController {
  const controller = new RolloutController({ client: own, step: stepRollout, ...more });
  controllers.push(controller);
  void controller.start();
  return controller;
}

const asked = (): readonly AuditEvent[] => environment.audit().filter(({ user }) => user === USER);
const written = (): readonly AuditEvent[] =>
  asked().filter(({ verb, code = 0 }) => !["get", "list", "watch"].includes(verb) && code < 300);

describe.skipIf(noControlPlane())("RolloutController on a real API server", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-rollout-"));
    environment = await startEnvironment({ name: "hub", crds: ["schemas/crds"] });
    await environment.installCrds(looseDefinition(APPLICATION_KIND));
    writeFileSync(join(cwd, "admin"), environment.kubeconfig);
    client = clientOf(environment.kubeconfig);
    for (const name of ["argocd", "fleet"])
      await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name } } });
    await client.create(canary({ maxConcurrent: 2 }));
    const outcome = await runIn(cwd, "rbac --context hub controller rollout", {}, "admin");
    const role = outcome.later === undefined ? outcome : await outcome.later();
    ({ rules } = parse(role.stdout) as { readonly rules: readonly Rule[] });
    const user = await environment.addUser(USER, { rules });
    writeFileSync(join(cwd, "controller"), user.kubeconfig);
    own = clientOf(user.kubeconfig);
  });
  afterEach(async () => {
    await Promise.all(controllers.splice(0).map((controller) => controller.stop()));
  });
  afterAll(async () => {
    own?.close();
    client?.close();
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  test("wave after wave, never more at a time than the strategy allows, then nothing more is written", async () => {
    await makeFleet("shop");
    await makeRollout(client, "shop");
    start();
    await expect.poll(() => wanted("shop")).toEqual(["v2", "v1", "v1", "v1", "v1", "v1"]);
    const end = Date.now() + 240_000;
    while ((await statusOf("shop")).phase !== "Completed" && Date.now() < end) {
      const onTheWay = (await apps("shop")).filter(
        ({ spec, status }) => spec.source.targetRevision !== status?.sync?.revision,
      );
      expect(onTheWay.length).toBeLessThanOrEqual(2);
      await follow("shop");
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(await statusOf("shop")).toMatchObject({ phase: "Completed" });
    expect(new Set(await wanted("shop"))).toEqual(new Set(["v2"]));
    expect((await plansOf("shop")).map(({ metadata }) => metadata?.name)).toEqual([
      (await statusOf("shop")).plan?.name,
    ]);
    const isQuiet = async (): Promise<boolean> => {
      const before = written().length;
      await new Promise((resolve) => setTimeout(resolve, 6000));
      return written().length === before;
    };
    await expect.poll(isQuiet).toBe(true);
    expect(await isQuiet()).toBe(true);
  });

  test("killed 20 times at random points of a rollout it goes on, loses nothing, and logs no credential", async () => {
    await makeFleet("killed");
    await makeRollout(client, "killed");
    const over = new AbortController();
    let most = 0;
    let [kills, landed] = [0, 0];
    const following = (async () => {
      while (!over.signal.aborted) {
        const all = await apps("killed");
        const away = all.filter(({ spec, status }) => spec.source.targetRevision !== status?.sync?.revision);
        most = Math.max(most, away.length);
        // The sixth and last one lands after 20 kills.
        landed += await follow("killed", "Healthy", 1 + Math.floor(kills / 4) - landed);
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    })();
    const env = { ...process.env, KUBECONFIG: join(cwd, "controller"), NODE_OPTIONS: "" };
    const args = [BUILT, "controller", "rollout", "--context", "hub", "--verbose"];
    let said = "";
    const phase = async (): Promise<string | undefined> => (await statusOf("killed")).phase;
    for (; kills < 90 && (await phase()) !== "Completed"; kills++) {
      const child: ChildProcess = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding("utf8").on("data", (text: string) => {
          said += text;
        });
      const ended = new Promise((resolve) => child.once("close", resolve));
      await new Promise((resolve) => setTimeout(resolve, 1000 + Math.random() * (2000 + 250 * kills)));
      child.kill("SIGKILL");
      await ended;
      const plan = await planOf("killed");
      if (plan?.log !== undefined) expect(checkDecisionLog(plan.log, plan)).toEqual([]);
    }
    over.abort();
    await following;
    expect(await phase()).toBe("Completed");
    expect(kills).toBeGreaterThanOrEqual(20);
    expect(most).toBeLessThanOrEqual(2);
    expect(new Set(await wanted("killed"))).toEqual(new Set(["v2"]));
    expect(said).toContain('"message":"started"');
    expect(secretsIn(join(cwd, "controller")).filter((secret) => said.includes(secret))).toEqual([]);
  });

  test("a wave that fails stops it, and nothing more is written", async () => {
    await makeFleet("bad");
    await makeRollout(client, "bad");
    start();
    await expect.poll(() => wanted("bad")).toContain("v2");
    await follow("bad", "Degraded");
    await expect.poll(async () => (await statusOf("bad")).phase).toBe("Stopped");
    expect(await wanted("bad")).toEqual(["v2", "v1", "v1", "v1", "v1", "v1"]);
    // The controller records the event after the status, so that it may be a moment later.
    const notes = async (): Promise<readonly string[]> =>
      (await client.list({ group: "events.k8s.io", kind: "Event" }, { namespace: "fleet" })).items.map(
        (event) => (event as unknown as { readonly note: string }).note,
      );
    await expect
      .poll(async () => (await notes()).some((note) => note.includes("eu-1/bad") && note.includes("has failed")))
      .toBe(true);
  });

  test("a pause stops it and taking it back lets it go on; a shadow changes nothing", async () => {
    await makeFleet("paused");
    await makeFleet("shadow");
    await makeRollout(client, "paused", { pause: { by: "ana", reason: "INC-1" } });
    await makeRollout(client, "shadow", { mode: "shadow" });
    start();
    await expect.poll(async () => (await statusOf("paused")).phase).toBe("Paused");
    await expect.poll(async () => (await statusOf("shadow")).phase).toBe("Running");
    expect(new Set([...(await wanted("paused")), ...(await wanted("shadow"))])).toEqual(new Set(["v1"]));
    const ref = { group: "landfall.dev", kind: "Rollout", namespace: "fleet", name: "paused" };
    await client.patch(ref, { type: "merge", patch: { spec: { pause: null } } });
    await expect.poll(() => wanted("paused")).toContain("v2");
    expect(new Set(await wanted("shadow"))).toEqual(new Set(["v1"]));
    const plan = (await statusOf("paused")).plan?.name;
    await client.patch(ref, { type: "merge", patch: { spec: { revision: "v3" } } });
    await expect.poll(() => wanted("paused")).toContain("v3");
    await expect.poll(async () => (await plansOf("paused")).map(({ metadata }) => metadata?.name)).not.toContain(plan);
  });

  test("what cannot be decided is said in its status, and goes on when it can be", async () => {
    await makeFleet("odd");
    await makeRollout(client, "odd", { strategyRef: "nowhere" });
    start({ lease: { namespace: "fleet", name: "rollout", identity: "a" } });
    const stalled = async () => (await statusOf("odd")).conditions?.find(({ type }) => type === "Stalled");
    await expect.poll(stalled).toMatchObject({ status: "True" });
    const ref = { group: "landfall.dev", kind: "Rollout", namespace: "fleet", name: "odd" };
    await client.patch(ref, { type: "merge", patch: { spec: { strategyRef: "canary" } } });
    await expect.poll(() => wanted("odd")).toContain("v2");
    await expect.poll(stalled).toMatchObject({ status: "False" });
  });

  test("its role is enough, and every rule of it is used", async () => {
    expect(asked().filter(({ code }) => code === 403)).toEqual([]);
    const used = new Set(asked().map(({ verb, resource = "" }) => `${verb} ${resource}`));
    const unused = rules.flatMap(({ apiGroups = [], resources = [], verbs }) =>
      apiGroups
        .flatMap((group) => resources.map((resource) => (group === "" ? resource : `${group}/${resource}`)))
        .flatMap((resource) =>
          verbs
            // `list` may stay unused, because a server with WatchList needs no list.
            .filter((verb) => !used.has(`${verb} ${resource}`) && !(verb === "list" && used.has(`watch ${resource}`)))
            .map((verb) => `${verb} ${resource}`),
        ),
    );
    expect(unused).toEqual([]);
    expect(rules.flatMap(({ resources = [] }) => resources)).not.toContain("secrets");
  });
});
