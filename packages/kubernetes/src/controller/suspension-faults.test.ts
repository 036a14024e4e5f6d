import { KubeConfig } from "@kubernetes/client-node";
import { type KubeObject, type ObjectRef, readPath, refOf, sameJson } from "@landfall/core/object";
import {
  CATALOGUE,
  HAZARDS_TO_ALLOW,
  type HoldVerb,
  type LiveDecision,
  readLedger,
  resume,
  suspend,
  viewOf,
} from "@landfall/core/suspend";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient } from "../client/client.ts";
import { connectionFrom } from "../connection/from-kube-config.ts";
import { fastClock } from "../testing/fast-clock.ts";
import { mortalClient } from "../testing/mortal.ts";
import { carryOut } from "../write/carry-out.ts";
import { prepare } from "../write/prepare.ts";
import { readLive } from "../write/read-live.ts";
import { SuspensionController } from "./suspension-controller.ts";

const CONTAINER = { name: "main", image: "shop/job:1" };
const LEDGERS = { group: "landfall.dev", kind: "SuspensionLedger" };
/** The factor by which time passes faster for the controllers. */
const FASTER = 20;

/** An object that is held in a certain way; each way leads to a different sequence of requests. */
interface Subject {
  readonly what: string;
  readonly mechanism: string;
  readonly make: (name: string) => Promise<ObjectRef>;
  /** Whether another holder holds it too, and keeps its hold. */
  readonly also?: true;
}

let environment: TestEnvironment;
let client: Client;
let fast: Client;

const metadataOf = (name: string) => ({ name, namespace: "default" });

function cronJob(name: string, spec: object = {}): KubeObject {
  const template = { spec: { template: { spec: { containers: [CONTAINER], restartPolicy: "Never" } } } };
  const own = { schedule: "0 3 * * *", jobTemplate: template, ...spec };
  return { apiVersion: "batch/v1", kind: "CronJob", metadata: metadataOf(name), spec: own } as KubeObject;
}

async function makeCronJob(name: string): Promise<ObjectRef> {
  await client.create(cronJob(name), { fieldManager: "kubectl-create" });
  return refOf(cronJob(name));
}

async function applyCronJob(name: string): Promise<ObjectRef> {
  await client.apply(cronJob(name, { suspend: false }), { fieldManager: "their-gitops" });
  return refOf(cronJob(name));
}

async function makeDeployment(name: string): Promise<ObjectRef> {
  const labels = { app: name };
  const template = { metadata: { labels }, spec: { containers: [CONTAINER] } };
  const spec = { selector: { matchLabels: labels }, template };
  const object = { apiVersion: "apps/v1", kind: "Deployment", metadata: metadataOf(name), spec } as KubeObject;
  await client.create(object, { fieldManager: "helm" });
  await client.scale(refOf(object), 4, { fieldManager: "autoscaler" });
  return refOf(object);
}

async function makeProfile(name: string): Promise<ObjectRef> {
  const apiVersion = "config.projectsveltos.io/v1beta1";
  const object = { apiVersion, kind: "Profile", metadata: metadataOf(name), spec: { keep: true } } as KubeObject;
  await client.create(object);
  return refOf(object);
}

const CRON = "cronjob-suspend";
const PROFILE = "sveltos-profile-paused";

const SUBJECTS: readonly Subject[] = [
  { what: "applied", mechanism: CRON, make: applyCronJob },
  { what: "made", mechanism: CRON, make: makeCronJob },
  { what: "scaled", mechanism: "deployment-replicas", make: makeDeployment },
  { what: "two", mechanism: CRON, make: makeCronJob, also: true },
  { what: "ledger", mechanism: PROFILE, make: makeProfile },
  { what: "ledger-two", mechanism: PROFILE, make: makeProfile, also: true },
];

/** One subject for each kind of place of a ledger, because a controller is started twice for each request. */
const FEW = SUBJECTS.filter(({ what }) => what === "applied" || what === "ledger");

/** The time limit for an enumeration on a busy machine, in milliseconds. */
const PATIENCE_MS = 1_800_000;

/** A subject on the server, with its state before it was held. */
interface Held {
  readonly mechanism: string;
  readonly ref: ObjectRef;
  readonly before: unknown;
  /** The value of the switch when the object is not held. */
  readonly off: unknown;
}

async function makeAll(turn: string, subjects = SUBJECTS): Promise<readonly Held[]> {
  return Promise.all(
    subjects.map(async ({ what, mechanism, make, also }) => {
      const ref = await make(`${what}-${turn}`);
      const off = switchOf(mechanism, await client.get(ref));
      if (also) await carry(client, [{ mechanism, ref }], "suspend", "stays");
      return { mechanism, ref, before: await lasting(ref), off };
    }),
  );
}

function switchOf(mechanism: string, object: KubeObject | undefined): unknown {
  const site = CATALOGUE.byId.get(mechanism)?.site;
  return object === undefined || site === undefined || !("path" in site) ? undefined : readPath(object, site.path);
}

/** The live object with its ledger, without the fields that change with every write. */
async function lasting(ref: ObjectRef): Promise<unknown> {
  const live = await readLive(client, ref, CATALOGUE);
  const strip = ({ metadata, ...object }: KubeObject): unknown => {
    const { resourceVersion: _, generation: __, ...kept } = (metadata ?? {}) as Record<string, unknown>;
    return { ...object, metadata: kept };
  };
  return live && { object: strip(live.object), ledger: live.ledger?.spec };
}

function decisionOf(mechanismId: string, verb: HoldVerb, holder: string): LiveDecision {
  const mechanism = CATALOGUE.byId.get(mechanismId);
  if (mechanism === undefined) throw new Error(mechanismId);
  if (verb === "resume") return (object) => resume(object, { holder, catalogue: CATALOGUE });
  // The hold was written a while ago, so that its end has passed by now.
  const until = holder === "stays" ? {} : { until: new Date(Date.now() - 60_000).toISOString() };
  const hold = { holder, effect: mechanism.effect, ...until };
  return (object) => suspend(object, { hold, mechanism, allow: HAZARDS_TO_ALLOW, now: Date.now() - 3_600_000 });
}

async function carry(
  by: Client,
  all: readonly Pick<Held, "mechanism" | "ref">[],
  verb: HoldVerb,
  holder = "ends",
): Promise<void> {
  const options = { catalogue: CATALOGUE, holder, verb, tries: 1 };
  const targets = all.map(({ mechanism, ref }) => ({ ref, decide: decisionOf(mechanism, verb, holder) }));
  await carryOut(by, await prepare(by, targets, options), options);
}

/** Holds or releases objects with a client that dies after `lives` requests. Returns whether it died. */
async function dieIn(all: readonly Held[], verb: HoldVerb, lives: number): Promise<boolean> {
  const mortal = mortalClient(client, lives);
  await carry(mortal.client, all, verb).catch(() => undefined);
  return mortal.isDead();
}

/** The objects that are neither held with a ledger nor untouched. */
async function lostOf(all: readonly Held[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { mechanism, ref, off } of all) {
    const live = await readLive(client, ref, CATALOGUE);
    const view = live === undefined ? undefined : viewOf(live, CATALOGUE);
    const ledger = view?.ok ? readLedger(view.value) : undefined;
    const isWritten = ledger?.ok === true && ledger.value.holds.length > 0 && ledger.value.saved.has(mechanism);
    const isOff = live !== undefined && sameJson(switchOf(mechanism, live.object), off);
    if (ledger?.ok !== true || (!isOff && !isWritten)) lost.push(`${ref.kind} ${ref.name}`);
  }
  return lost;
}

/** Runs a controller until a condition holds. */
async function work(by: Client, isOver: () => Promise<boolean> | boolean): Promise<void> {
  const controller = new SuspensionController({ client: by });
  void controller.start();
  await expect.poll(isOver, { interval: 100 }).toBe(true);
  await controller.stop();
}

async function differing(all: readonly Held[]): Promise<readonly string[]> {
  const found = await Promise.all(
    all.map(async ({ ref, before }) => (sameJson(await lasting(ref), before) ? [] : [ref.name])),
  );
  return found.flat();
}

/** Removes the objects and all ledgers, so that a later controller does not process them first. */
async function remove(all: readonly Held[]): Promise<void> {
  const { items } = await client.list(LEDGERS);
  for (const ref of [...all.map((held) => held.ref), ...items.map(refOf)]) await client.delete(ref);
}

/** Whether all objects are as they were before they were held. */
const isBack = async (all: readonly Held[]): Promise<boolean> => (await differing(all)).length === 0;

function definition() {
  const schema = { openAPIV3Schema: { type: "object", "x-kubernetes-preserve-unknown-fields": true } };
  return {
    apiVersion: "apiextensions.k8s.io/v1",
    kind: "CustomResourceDefinition",
    metadata: { name: "profiles.config.projectsveltos.io" },
    spec: {
      group: "config.projectsveltos.io",
      scope: "Namespaced",
      names: { kind: "Profile", plural: "profiles", singular: "profile" },
      versions: [{ name: "v1beta1", served: true, storage: true, schema }],
    },
  };
}

describe.skipIf(noControlPlane())(
  "a program dies between any two of its requests, and another controller starts",
  () => {
    beforeAll(async () => {
      environment = await startEnvironment({
        crds: ["schemas/crds/suspension-ledger.crd.yaml", definition()],
        audit: "None",
      });
      const kubeConfig = new KubeConfig();
      kubeConfig.loadFromString(environment.kubeconfig);
      const connection = connectionFrom(kubeConfig);
      client = createClient(connection);
      fast = createClient(connection, { clock: fastClock(FASTER) });
      await client.discovery.all();
      await fast.discovery.all();
    });
    afterAll(async () => {
      fast?.close();
      client?.close();
      await environment?.stop();
    });

    test.each(["suspend", "resume"] as const)("while it writes: %s", { timeout: PATIENCE_MS }, async (verb) => {
      const every: Held[] = [];
      let died = true;
      for (let lives = 0; died; lives++) {
        const all = await makeAll(`${verb}-${lives}`);
        if (verb === "resume") await carry(client, all, "suspend");
        died = await dieIn(all, verb, lives);
        expect([lives, await lostOf(all)]).toEqual([lives, []]);
        every.push(...all);
      }
      expect(every.length).toBeGreaterThan(SUBJECTS.length * 12);
      await work(fast, () => isBack(every));
      await remove(every);
    });

    test("while a controller lets go what is past its end", { timeout: PATIENCE_MS }, async () => {
      let died = true;
      for (let lives = 0; died; lives++) {
        const all = await makeAll(`end-${lives}`, FEW);
        await carry(client, all, "suspend");
        const mortal = mortalClient(fast, lives);
        await work(mortal.client, async () => mortal.isDead() || (await isBack(all)));
        died = mortal.isDead();
        expect([lives, await lostOf(all)]).toEqual([lives, []]);
        if (died) await work(fast, () => isBack(all));
      }
      const { items } = await client.list(LEDGERS);
      expect(items.map(({ metadata }) => metadata?.name ?? "").filter((name) => !name.includes("two"))).toEqual([]);
    });
  },
);
