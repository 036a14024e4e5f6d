import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  formatKubeconfig,
  looseDefinition,
  noControlPlane,
  startEnvironment,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runIn } from "../cluster/testing/run-in.ts";
import type { Io, Outcome } from "../io.ts";

let cwd: string;
let servers: readonly TestEnvironment[] = [];

/** Runs a command line. */
function run(line: string, more: Partial<Io> = {}): Promise<Outcome> {
  return runIn(cwd, line.split(" ").slice(1), more);
}

const PROFILES = "/apis/multicluster.x-k8s.io/v1alpha1/namespaces/fleet/clusterprofiles";
const KUSTOMIZATIONS = "/apis/kustomize.toolkit.fluxcd.io/v1/namespaces/fleet/kustomizations";
const CRON_JOBS = "/apis/batch/v1/namespaces/shop/cronjobs";

function profile(name: string, region: string): object {
  const metadata = { name, namespace: "fleet", labels: { region } };
  return {
    apiVersion: "multicluster.x-k8s.io/v1alpha1",
    kind: "ClusterProfile",
    metadata,
    spec: { displayName: name },
  };
}

function kustomization(cluster: string): object {
  const annotations = { "landfall.dev/target": cluster };
  const metadata = { name: `apps-${cluster}`, namespace: "fleet", annotations };
  return { apiVersion: "kustomize.toolkit.fluxcd.io/v1", kind: "Kustomization", metadata, spec: { interval: "10m" } };
}

function cronJob(name: string): object {
  const container = { name: "main", image: "shop/job:1" };
  const template = { spec: { template: { spec: { containers: [container], restartPolicy: "Never" } } } };
  const spec = { schedule: "0 3 * * *", jobTemplate: template };
  return { apiVersion: "batch/v1", kind: "CronJob", metadata: { name, namespace: "shop" }, spec };
}

/** The groups of objects that API servers write all by themselves. */
const RESTLESS = ["apiregistration.k8s.io", "coordination.k8s.io", "events.k8s.io", "flowcontrol.apiserver.k8s.io"];

/** The kinds of `v1` that are no objects, or that servers write. */
const UNSTORED = ["componentstatuses", "events"];

/** All objects of all servers, whatever their kind, without the fields that change with every write. */
async function everything(): Promise<unknown> {
  return Promise.all(
    servers.map(async (server) => {
      const { groups } = await read<{ readonly groups: readonly Group[] }>(server, "/apis");
      const calm = groups.filter(({ name }) => !RESTLESS.includes(name));
      const roots = ["/api/v1", ...calm.map(({ preferredVersion }) => `/apis/${preferredVersion.groupVersion}`)];
      return Object.assign({}, ...(await Promise.all(roots.map((root) => objectsUnder(server, root)))));
    }),
  );
}

interface Group {
  readonly name: string;
  readonly preferredVersion: { readonly groupVersion: string };
}

/** The objects of each kind that a server has under a path, by the path of the kind. */
async function objectsUnder(server: TestEnvironment, root: string): Promise<object> {
  type Resource = { readonly name: string; readonly verbs: readonly string[] };
  const { resources } = await read<{ readonly resources: readonly Resource[] }>(server, root);
  const listed = resources.filter(({ name, verbs }) => verbs.includes("list") && !UNSTORED.includes(name));
  const lists = listed.map(async ({ name }) => {
    type List = { readonly items: readonly { readonly metadata: object }[] };
    const { items } = await read<List>(server, `${root}/${name}`);
    return [`${root}/${name}`, items.map(withoutCounters)] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

async function read<T>(server: TestEnvironment, path: string): Promise<T> {
  return (await server.request("GET", path)).body as T;
}

function withoutCounters(object: { readonly metadata: object }): unknown {
  const { resourceVersion: _, generation: __, ...metadata } = object.metadata as Record<string, unknown>;
  return { ...object, metadata };
}

async function suspendOf(server: number, path: string): Promise<unknown> {
  const { body } = await (servers[server] as TestEnvironment).request("GET", path);
  return (body as { readonly spec: { readonly suspend?: unknown } }).spec.suspend;
}

/** The command lines for clusters in a section of docs/on-call.md. */
function linesOf(heading: string): readonly string[] {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/on-call.md"), "utf8");
  const [, section = ""] = page.split(`## ${heading}\n`);
  const [, block = ""] = /```console\n([^`]*)```/.exec(section) ?? [];
  return block.split("\n").filter((line) => line !== "");
}

describe.skipIf(noControlPlane())("a region of three API servers, as docs/on-call.md has it", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-region-"));
    const hub = await startEnvironment({ name: "hub" });
    servers = [hub, ...(await Promise.all(["eu-1", "eu-2"].map((name) => startEnvironment({ name, beside: hub }))))];
    writeFileSync(join(cwd, "kubeconfig"), formatKubeconfig(servers.map(({ context }) => context)));
    await hub.installCrds(
      looseDefinition({ group: "multicluster.x-k8s.io", version: "v1alpha1", kind: "ClusterProfile" }),
      looseDefinition({ group: "kustomize.toolkit.fluxcd.io", version: "v1", kind: "Kustomization" }),
    );
    await hub.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "fleet" } } });
    for (const [name, region] of Object.entries({ "eu-1": "eu", "eu-2": "eu", "us-1": "us" })) {
      await hub.request("POST", PROFILES, { body: profile(name, region) });
      await hub.request("POST", KUSTOMIZATIONS, { body: kustomization(name) });
    }
    for (const member of servers.slice(1)) {
      await member.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
      for (const name of ["nightly", "hourly"]) await member.request("POST", CRON_JOBS, { body: cronJob(name) });
    }
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  test("is held, shown and given back", async () => {
    const before = await everything();
    const [hold = "", look = "", back = ""] = linesOf("Hold a region");
    let asked = "";
    const refused = await run(hold);
    expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
    expect(refused.stderr).toContain("nothing is written; to do this, say --yes");
    expect(await everything()).toEqual(before);

    const now = new Date();
    const held = await run(hold, { now: () => now, confirm: (question) => ((asked = question), true) });
    expect(asked).toContain("hold this? [y/N] ");
    expect(asked).toContain("clusters: eu-1, eu-2");
    expect(held).toMatchObject({ exitCode: 0 });
    expect(held.stdout.trim().split("\n")).toEqual([
      "hub: Kustomization.kustomize.toolkit.fluxcd.io fleet/apps-eu-1",
      "hub: Kustomization.kustomize.toolkit.fluxcd.io fleet/apps-eu-2",
      "eu-1: CronJob.batch shop/hourly",
      "eu-1: CronJob.batch shop/nightly",
      "eu-2: CronJob.batch shop/hourly",
      "eu-2: CronJob.batch shop/nightly",
    ]);
    for (const server of [1, 2]) expect(await suspendOf(server, `${CRON_JOBS}/nightly`)).toBe(true);
    expect(await suspendOf(0, `${KUSTOMIZATIONS}/apps-eu-1`)).toBe(true);
    expect(await suspendOf(0, `${KUSTOMIZATIONS}/apps-us-1`)).toBeUndefined();

    const shown = await run(look);
    expect(shown.stdout).toContain("oncall/ana");
    expect(shown.stdout).toContain("INC-1, by admin");

    expect(shown.stdout).toMatch(/landfall resume --holder oncall\/ana --contexts hub,eu-1,eu-2 -A +6 holds/);

    const again = await run(hold, { now: () => now, confirm: () => true });
    expect(again).toMatchObject({ exitCode: 0, stdout: "" });
    const given = await run(back, { confirm: () => true });
    expect(given).toMatchObject({ exitCode: 0 });
    expect(await everything()).toEqual(before);
    expect(await run(back, { confirm: () => true })).toMatchObject({ exitCode: 1, stdout: "" });
  });
});
