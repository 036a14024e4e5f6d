import { KubeConfig } from "@kubernetes/client-node";
import { type KubeObject, readPath, refOf } from "@landfall/core/object";
import { CATALOGUE, HAZARDS_TO_ALLOW, type LiveDecision, suspend } from "@landfall/core/suspend";
import {
  type AuditEvent,
  looseDefinition,
  noControlPlane,
  startEnvironment,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient } from "../client/client.ts";
import type { Resource } from "../client/resource.ts";
import { connectionFrom } from "../connection/from-kube-config.ts";
import { carryOut } from "../write/carry-out.ts";
import { prepare } from "../write/prepare.ts";
import { SuspensionController, type SuspensionControllerOptions } from "./suspension-controller.ts";
import { type PolicyRule, suspensionRules } from "./suspension-rules.ts";

const CRON_JOB = { group: "batch", kind: "CronJob", namespace: "default" };

function cronJob(name: string): KubeObject {
  const container = { name: "main", image: "shop/job:1" };
  const template = { spec: { template: { spec: { containers: [container], restartPolicy: "Never" } } } };
  return {
    apiVersion: "batch/v1",
    kind: "CronJob",
    metadata: { name, namespace: "default" },
    spec: { schedule: "0 3 * * *", jobTemplate: template },
  } as KubeObject;
}

const PROFILE = {
  apiVersion: "config.projectsveltos.io/v1beta1",
  kind: "Profile",
  metadata: { name: "web", namespace: "default" },
  spec: { keep: true },
} as KubeObject;

/** A kind that is installed only after the role was made. */
const LATER: Resource = {
  group: "kustomize.toolkit.fluxcd.io",
  version: "v1",
  kind: "Kustomization",
  plural: "kustomizations",
  singular: "kustomization",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["list", "watch"],
  subresources: [],
};

let environment: TestEnvironment;
/** The client of the admin. */
let client: Client;
/** The controller's client, with its own role. */
let own: Client;
const controllers: SuspensionController[] = [];

const USER = "suspension-controller";

function start(more: Partial<SuspensionControllerOptions> = {}): SuspensionController {
  const controller = new SuspensionController({ client: own, ...more });
  controllers.push(controller);
  void controller.start();
  return controller;
}

function clientOf(kubeconfig: string): Client {
  const kubeConfig = new KubeConfig();
  kubeConfig.loadFromString(kubeconfig);
  return createClient(connectionFrom(kubeConfig));
}

/** Holds an object for the given number of seconds; without a number, for ever. */
async function hold(ref: ReturnType<typeof refOf>, seconds?: number, holder = "freeze/1"): Promise<void> {
  const mechanism = CATALOGUE.mechanisms.find(({ group, kind }) => group === ref.group && kind === ref.kind);
  if (mechanism === undefined) throw new Error(ref.kind);
  const until = seconds === undefined ? {} : { until: new Date(Date.now() + seconds * 1000).toISOString() };
  const decide: LiveDecision = (object) =>
    suspend(object, {
      hold: { holder, effect: mechanism.effect, ...until },
      mechanism,
      allow: HAZARDS_TO_ALLOW,
      now: Date.now(),
    });
  await write(ref, decide, "suspend", holder);
}

async function write(ref: ReturnType<typeof refOf>, decide: LiveDecision, verb: "suspend" | "resume", holder: string) {
  const options = { catalogue: CATALOGUE, holder, verb };
  const carried = await carryOut(client, await prepare(client, [{ ref, decide }], options), options);
  expect(carried).toMatchObject([{ outcome: "done" }]);
}

const read = (name: string): Promise<KubeObject | undefined> => client.get({ ...CRON_JOB, name });

async function isSuspended(name: string): Promise<unknown> {
  return readPath(await read(name), ["spec", "suspend"]);
}

async function isLetGo(name: string): Promise<boolean> {
  const object = await read(name);
  return readPath(object, ["spec", "suspend"]) === false && object?.metadata?.annotations === undefined;
}

interface Told {
  readonly reason: string;
  readonly note: string;
  readonly regarding: { readonly name: string };
}

async function eventsOf(name: string): Promise<readonly Told[]> {
  const { items } = await client.list({ group: "events.k8s.io", kind: "Event" }, { namespace: "default" });
  return (items as unknown as readonly Told[]).filter(({ regarding }) => regarding.name === name);
}

const WRITES: ReadonlySet<string> = new Set(["create", "update", "patch", "delete"]);

/** The requests of the controller so far, without those for its lease. */
function asked(): readonly AuditEvent[] {
  return environment.audit().filter(({ user, uri }) => user === USER && !uri.includes("/leases"));
}

/** The writes of the controller that the server kept. */
function written(): readonly AuditEvent[] {
  return asked().filter(({ verb, uri, code = 0 }) => WRITES.has(verb) && code < 300 && !uri.includes("dryRun=All"));
}

describe.skipIf(noControlPlane())("SuspensionController on a real API server", () => {
  beforeAll(async () => {
    environment = await startEnvironment({ crds: ["schemas/crds/suspension-ledger.crd.yaml"] });
    client = clientOf(environment.kubeconfig);
    await environment.installCrds(
      looseDefinition({ group: "config.projectsveltos.io", version: "v1beta1", kind: "Profile" }),
    );
    const rules = suspensionRules([...(await client.discovery.all()), LATER]);
    const leases = { apiGroups: ["coordination.k8s.io"], resources: ["leases"], verbs: ["create", "get", "update"] };
    const user = await environment.addUser(USER, { rules: [...rules, leases] });
    own = clientOf(user.kubeconfig);
  });
  afterEach(async () => {
    await Promise.all(controllers.splice(0).map((controller) => controller.stop()));
  });
  afterAll(async () => {
    own?.close();
    client?.close();
    await environment?.stop();
  });

  test("lets go what is past its end, on whatever kind, and leaves what is not", async () => {
    for (const name of ["ends", "stays"]) await client.create(cronJob(name));
    await client.create(PROFILE);
    await hold({ ...CRON_JOB, name: "ends" }, 1);
    await hold({ ...CRON_JOB, name: "stays" });
    await hold(refOf(PROFILE), 1);
    await hold(refOf(PROFILE), 4, "freeze/2");
    start();
    await expect.poll(() => isLetGo("ends")).toBe(true);
    const annotations = async (): Promise<unknown> => (await client.get(refOf(PROFILE)))?.metadata?.annotations;
    await expect.poll(annotations).toBeUndefined();
    expect(await isSuspended("stays")).toBe(true);
    await expect.poll(() => eventsOf("ends")).toMatchObject([{ reason: "HoldEnded" }]);
    // The ledger is removed after the object is as it was.
    const ledgers = async (): Promise<readonly unknown[]> =>
      (await client.list({ group: "landfall.dev", kind: "SuspensionLedger" })).items;
    await expect.poll(ledgers).toEqual([]);
  });

  test("a hold that ends is let go at its time, and one that is prolonged is not", async () => {
    start();
    for (const name of ["soon", "later"]) {
      await client.create(cronJob(name));
      await hold({ ...CRON_JOB, name }, 3);
    }
    await hold({ ...CRON_JOB, name: "later" }, 3600);
    await expect.poll(() => isLetGo("soon")).toBe(true);
    expect(await isSuspended("later")).toBe(true);
  });

  test("with another holder it stays suspended, and a hold of its own end goes alone", async () => {
    await client.create(cronJob("two"));
    await hold({ ...CRON_JOB, name: "two" }, 1, "ends");
    await hold({ ...CRON_JOB, name: "two" }, undefined, "stays");
    start();
    const holds = async (): Promise<readonly string[]> => Object.keys((await read("two"))?.metadata?.annotations ?? {});
    await expect.poll(holds).not.toContain("hold.landfall.dev/ends");
    expect(await holds()).toContain("hold.landfall.dev/stays");
    expect(await isSuspended("two")).toBe(true);
  });

  test("tells once who took a hold back, and who fights, and changes nothing", async () => {
    await client.create(cronJob("fought"));
    await hold({ ...CRON_JOB, name: "fought" });
    start();
    const ref = { ...CRON_JOB, name: "fought" };
    const set = (suspended: boolean, fieldManager: string) =>
      client.patch(ref, { type: "merge", patch: { spec: { suspend: suspended } } }, { fieldManager });
    await expect
      .poll(async () => (await own.list({ group: "batch", kind: "CronJob" })).items.length)
      .toBeGreaterThan(0);
    await set(false, "their-gitops");
    const reasons = async (): Promise<readonly string[]> =>
      (await eventsOf("fought")).map(({ reason }) => reason).sort();
    await expect.poll(reasons).toEqual(["HoldTakenBack"]);
    const [event] = await eventsOf("fought");
    expect(event?.note).toBe("new-runs is held by freeze/1, and their-gitops took it back: it goes on");
    for (const on of [true, false, true, false]) await set(on, on ? "somebody" : "their-gitops");
    await expect.poll(reasons).toContain("Fighting");
    expect((await eventsOf("fought")).find(({ reason }) => reason === "Fighting")?.note).toContain("their-gitops");
    expect(await isSuspended("fought")).toBe(false);
  });

  test("nothing is written while nothing changes, also by the next process", async () => {
    await client.create(cronJob("quiet"));
    await hold({ ...CRON_JOB, name: "quiet" });
    for (let round = 0; round < 2; round++) {
      const before = written().length;
      const controller = start();
      await new Promise((resolve) => setTimeout(resolve, 6000));
      expect(written().slice(before)).toEqual([]);
      await controller.stop();
    }
  });

  test("what was installed after it started is looked after, too", async () => {
    start();
    await environment.installCrds(
      looseDefinition({ group: "kustomize.toolkit.fluxcd.io", version: "v1", kind: "Kustomization" }),
    );
    const metadata = { name: "apps", namespace: "default" };
    const body = { apiVersion: "kustomize.toolkit.fluxcd.io/v1", kind: "Kustomization", metadata, spec: { path: "a" } };
    await client.create(body as KubeObject);
    await hold(refOf(body), 1);
    const spec = async (): Promise<unknown> => (await client.get(refOf(body)))?.spec;
    await expect.poll(spec).toEqual({ path: "a" });
  });

  test("of two only one works, and the other takes over when it stops", async () => {
    await client.create(cronJob("led"));
    const lease = { namespace: "default", name: "suspension", seconds: 10 };
    const first = start({ lease: { ...lease, identity: "a" } });
    const holder = async (): Promise<unknown> =>
      readPath(await client.get({ group: "coordination.k8s.io", kind: "Lease", ...lease }), ["spec", "holderIdentity"]);
    await expect.poll(holder).toBe("a");
    start({ lease: { ...lease, identity: "b" } });
    await hold({ ...CRON_JOB, name: "led" }, 1);
    await expect.poll(() => isLetGo("led")).toBe(true);
    expect(await holder()).toBe("a");
    await first.stop();
    await expect.poll(holder).toBe("b");
    await hold({ ...CRON_JOB, name: "led" }, 1);
    await expect.poll(() => isLetGo("led")).toBe(true);
  });

  test("its role is enough, and every rule of it is used", async () => {
    const forbidden = asked().filter(({ code }) => code === 403);
    expect(forbidden).toEqual([]);
    const used = new Set(asked().map(({ verb, resource }) => `${verb} ${resource ?? ""}`));
    const isUsed = (verb: string, group: string, resource: string): boolean =>
      used.has(`${verb} ${group === "" ? resource : `${group}/${resource}`}`);
    // `list` may stay unused: only servers without WatchList need it. Kinds that are not held in this test need no
    // single reads and writes.
    const spare = new Set(["list"]);
    const rules = suspensionRules(await client.discovery.all());
    const [kinds, others] = [rules.slice(0, -3), rules.slice(-3)];
    const verbsUnused = ({ apiGroups: [group = ""], resources, verbs }: PolicyRule): readonly string[] =>
      verbs.filter((verb) => !spare.has(verb) && !resources.some((resource) => isUsed(verb, group, resource)));
    expect(others.flatMap(verbsUnused)).toEqual([]);
    const unused = kinds.map(verbsUnused);
    expect(unused.flat()).not.toContain("watch");
    for (const verb of ["get", "patch"]) expect(unused.every((verbs) => verbs.includes(verb))).toBe(false);
  });
});
