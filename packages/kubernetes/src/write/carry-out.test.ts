import { KubeConfig } from "@kubernetes/client-node";
import { type KubeObject, readPath, refOf } from "@landfall/core/object";
import {
  CATALOGUE,
  HAZARDS_TO_ALLOW,
  type HoldVerb,
  type LiveDecision,
  liveLedgerRef,
  resume,
  suspend,
} from "@landfall/core/suspend";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, createClient } from "../client/client.ts";
import { connectionFrom } from "../connection/from-kube-config.ts";
import { carryOut } from "./carry-out.ts";
import { prepare } from "./prepare.ts";
import type { CarriedOut, LiveTarget } from "./report.ts";

const CRON_JOB = { group: "batch", kind: "CronJob", namespace: "default" };

function cronJob(name: string, spec: object = {}) {
  const container = { name: "main", image: "shop/job:1" };
  const template = { spec: { template: { spec: { containers: [container], restartPolicy: "Never" } } } };
  return {
    apiVersion: "batch/v1",
    kind: "CronJob",
    metadata: { name, namespace: "default" },
    spec: { schedule: "0 3 * * *", jobTemplate: template, ...spec },
  };
}

const PROFILE = {
  apiVersion: "config.projectsveltos.io/v1beta1",
  kind: "Profile",
  metadata: { name: "web", namespace: "default" },
  spec: { keep: true },
};

/** A definition whose kind has only these fields in its spec, so that the server prunes all others. */
function definition(group: string, version: string, kind: string, plural: string, properties: object) {
  const schema = { type: "object", properties: { spec: { type: "object", properties } } };
  return {
    apiVersion: "apiextensions.k8s.io/v1",
    kind: "CustomResourceDefinition",
    metadata: { name: `${plural}.${group}` },
    spec: {
      group,
      scope: "Namespaced",
      names: { kind, plural, singular: kind.toLowerCase() },
      versions: [{ name: version, served: true, storage: true, schema: { openAPIV3Schema: schema } }],
    },
  };
}

function holding(mechanismId: string, holder: string): LiveDecision {
  const mechanism = CATALOGUE.byId.get(mechanismId);
  if (mechanism === undefined) throw new Error(mechanismId);
  return (object) =>
    suspend(object, { hold: { holder, effect: mechanism.effect }, mechanism, allow: HAZARDS_TO_ALLOW, now: 0 });
}

const lettingGo =
  (holder: string): LiveDecision =>
  (object) =>
    resume(object, { holder, catalogue: CATALOGUE });

let environment: TestEnvironment;
let client: Client;

async function run(target: LiveTarget, holder: string, verb: HoldVerb): Promise<CarriedOut> {
  const options = { catalogue: CATALOGUE, holder, verb };
  const [carried] = await carryOut(client, await prepare(client, [target], options), options);
  if (carried === undefined) throw new Error("nothing came of it");
  return carried;
}

const hold = (ref: LiveTarget["ref"], holder: string, mechanism = "cronjob-suspend") =>
  run({ ref, decide: holding(mechanism, holder) }, holder, "suspend");
const letGo = (ref: LiveTarget["ref"], holder: string) => run({ ref, decide: lettingGo(holder) }, holder, "resume");

async function read(ref: LiveTarget["ref"]): Promise<KubeObject> {
  const object = await client.get(ref);
  if (object === undefined) throw new Error("it is gone");
  return object;
}

/** The object without the fields that change with every write. */
function lasting({ metadata, ...object }: KubeObject) {
  const { resourceVersion: _, generation: __, ...kept } = (metadata ?? {}) as Record<string, unknown>;
  return { ...object, metadata: kept };
}

describe.skipIf(noControlPlane())("holds on a real API server", () => {
  beforeAll(async () => {
    environment = await startEnvironment({
      crds: [
        "schemas/crds/suspension-ledger.crd.yaml",
        definition("config.projectsveltos.io", "v1beta1", "Profile", "profiles", { keep: { type: "boolean" } }),
        definition("source.toolkit.fluxcd.io", "v1", "GitRepository", "gitrepositories", { url: { type: "string" } }),
      ],
    });
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(environment.kubeconfig);
    client = createClient(connectionFrom(kubeConfig));
  });
  afterAll(async () => {
    client?.close();
    await environment?.stop();
  });

  test.each([
    ["a creator owns it by default", "kubectl-create", "create"],
    ["somebody applied it", "their-gitops", "apply"],
  ] as const)("%s: it is held, and everything is as it was afterwards, owners too", async (_, manager, how) => {
    const ref = { ...CRON_JOB, name: `owned-${how}` };
    const spec = how === "apply" ? { suspend: false } : {};
    await client[how](cronJob(ref.name, spec), { fieldManager: manager });
    const before = await read(ref);
    expect(before.spec).toMatchObject({ suspend: false });
    expect(await hold(ref, "freeze/1")).toMatchObject({ outcome: "done", sent: [{ deed: "hold" }] });
    expect((await read(ref)).spec).toMatchObject({ suspend: true });
    expect(await letGo(ref, "freeze/1")).toMatchObject({
      outcome: "done",
      sent: [{ deed: "restore" }, { deed: "give-back" }],
    });
    expect(lasting(await read(ref))).toEqual(lasting(before));
    expect(await letGo(ref, "freeze/1")).toMatchObject({ outcome: "unchanged" });
  });

  test("replicas that were set through scale go back to who scaled", async () => {
    const ref = { group: "apps", kind: "Deployment", namespace: "default", name: "scaled" };
    const labels = { app: "scaled" };
    const template = { metadata: { labels }, spec: { containers: [{ name: "main", image: "shop/web:1" }] } };
    const body = { apiVersion: "apps/v1", kind: "Deployment", metadata: { name: "scaled", namespace: "default" } };
    await client.create({ ...body, spec: { selector: { matchLabels: labels }, template } } as KubeObject);
    await client.scale(ref, 4, { fieldManager: "autoscaler" });
    const before = await read(ref);
    const mechanism = CATALOGUE.mechanisms.find(
      ({ group, kind, effect }) => group === "apps" && kind === "Deployment" && effect === "run",
    );
    expect(await hold(ref, "freeze/1", mechanism?.id)).toMatchObject({ outcome: "done" });
    expect((await read(ref)).spec).toMatchObject({ replicas: 0 });
    expect(await letGo(ref, "freeze/1")).toMatchObject({ outcome: "done" });
    expect(lasting(await read(ref))).toEqual(lasting(before));
  });

  test("a second holder conflicts with nobody, and the switch stays until both let go", async () => {
    const ref = { ...CRON_JOB, name: "two" };
    await client.create(cronJob("two"));
    const before = await read(ref);
    for (const holder of ["a", "b"]) expect(await hold(ref, holder)).toMatchObject({ outcome: "done" });
    expect(await letGo(ref, "a")).toMatchObject({ outcome: "done" });
    expect((await read(ref)).spec).toMatchObject({ suspend: true });
    expect(await letGo(ref, "b")).toMatchObject({ outcome: "done" });
    expect(lasting(await read(ref))).toEqual(lasting(before));
  });

  test("a ledger has a legal name, is there before the hold, and goes after it", async () => {
    await client.create(PROFILE);
    const ref = refOf(PROFILE);
    const before = await read(ref);
    expect(await hold(ref, "freeze/1", "sveltos-profile-paused")).toMatchObject({
      outcome: "done",
      sent: [
        { deed: "hold", ref: { kind: "SuspensionLedger" } },
        { deed: "switch", ref: { kind: "Profile" } },
      ],
    });
    expect(await client.get(liveLedgerRef(ref))).toBeDefined();
    expect(await hold(ref, "freeze/2", "sveltos-profile-paused")).toMatchObject({ outcome: "done" });
    expect(await letGo(ref, "freeze/1")).toMatchObject({ outcome: "done" });
    expect(await letGo(ref, "freeze/2")).toMatchObject({ outcome: "done" });
    expect(await client.get(liveLedgerRef(ref))).toBeUndefined();
    expect(lasting(await read(ref))).toEqual(lasting(before));
  });

  test("what the definition of the kind prunes is refused before anything is written", async () => {
    const body = { apiVersion: "source.toolkit.fluxcd.io/v1", kind: "GitRepository" };
    await client.create({ ...body, metadata: { name: "old", namespace: "default" }, spec: { url: "x" } } as KubeObject);
    const ref = { group: "source.toolkit.fluxcd.io", kind: "GitRepository", namespace: "default", name: "old" };
    const before = await read(ref);
    const mechanism = CATALOGUE.mechanisms.find(({ kind }) => kind === "GitRepository");
    const carried = await hold(ref, "freeze/1", mechanism?.id);
    expect(carried).toMatchObject({ outcome: "refused", sent: [], problems: [{ code: "ServerRefused" }] });
    expect(carried.problems[0]?.message).toContain("suspend");
    expect(await read(ref)).toEqual(before);
  });

  test("one that was made anew under the name is left alone", async () => {
    const ref = { ...CRON_JOB, name: "anew" };
    await client.create(cronJob("anew"));
    const options = { catalogue: CATALOGUE, holder: "a", verb: "suspend" } as const;
    const prepared = await prepare(client, [{ ref, decide: holding("cronjob-suspend", "a") }], options);
    await client.delete(ref);
    await client.create(cronJob("anew"));
    const before = await read(ref);
    expect(await carryOut(client, prepared, options)).toMatchObject([
      { outcome: "refused", sent: [], problems: [{ code: "ObjectReplaced" }] },
    ]);
    expect(await read(ref)).toEqual(before);
  });

  test("a holder that comes while the last one lets go is not left without the switch", async () => {
    const ref = { ...CRON_JOB, name: "race" };
    await client.create(cronJob("race"));
    await hold(ref, "a");
    const options = { catalogue: CATALOGUE, holder: "a", verb: "resume" } as const;
    const prepared = await prepare(client, [{ ref, decide: lettingGo("a") }], options);
    await hold(ref, "b");
    expect(await carryOut(client, prepared, options)).toMatchObject([{ outcome: "done" }]);
    const after = await read(ref);
    expect(after.spec).toMatchObject({ suspend: true });
    expect(Object.keys(readPath(after, ["metadata", "annotations"]) as object).sort()).toEqual([
      "hold.landfall.dev/b",
      "saved.hold.landfall.dev/cronjob-suspend",
    ]);
  });
});
