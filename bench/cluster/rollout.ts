// Measures one RolloutController and a fleet on a real API server: requests, memory, and the time to a decision.
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { KubeConfig } from "@kubernetes/client-node";
import { type KubeObject, readString } from "@landfall/core/object";
import { type Client, connectionFrom, createClient, rolloutRules, startCache } from "@landfall/kubernetes";
import type { AuditEvent, TestEnvironment } from "@landfall/testing/envtest";
import type { Step } from "./rollout-process.ts";

const APPLICATION = { group: "argoproj.io", kind: "Application" };
const USER = "rollout-controller";
const WRITERS = 16;
const MINUTE_MS = 60_000;
const READS: ReadonlySet<string> = new Set(["get", "list", "watch"]);

/** The figures of a rollout, from its creation until a minute after its end. */
export interface RolloutNumbers {
  readonly targets: number;
  /** The number of reports from the targets. */
  readonly changes: number;
  readonly seconds: number;
  readonly steps: number;
  /** The milliseconds from sending a report until a decision that rests on it. */
  readonly eventToDecision: { readonly median: number; readonly p99: number };
  /** The duration of a decision, in milliseconds. */
  readonly decision: { readonly median: number; readonly p99: number };
  readonly mebibytes: number;
  /** The number of requests, by verb and resource. */
  readonly requests: ReadonlyMap<string, number>;
  readonly quiet: { readonly writes: number; readonly reads: number };
}

const DEFINITION = {
  apiVersion: "apiextensions.k8s.io/v1",
  kind: "CustomResourceDefinition",
  metadata: { name: "applications.argoproj.io" },
  spec: {
    group: "argoproj.io",
    scope: "Namespaced",
    names: { kind: "Application", plural: "applications", singular: "application" },
    versions: [
      {
        name: "v1alpha1",
        served: true,
        storage: true,
        schema: { openAPIV3Schema: { type: "object", "x-kubernetes-preserve-unknown-fields": true } },
      },
    ],
  },
};

const OURS = { apiVersion: "landfall.dev/v1alpha1" };
const MATCH = { group: "argoproj.io", kind: "Application", labelSelector: { matchLabels: { app: "shop" } } };
const STRATEGY = {
  ...OURS,
  kind: "RolloutStrategy",
  metadata: { name: "waves", namespace: "fleet" },
  spec: {
    order: "name",
    waves: [
      { name: "canary", select: { count: 10 } },
      { name: "third", select: { cumulative: "33%" }, maxConcurrent: 50 },
      { name: "rest", select: { rest: true }, maxConcurrent: 100 },
    ],
  },
};
const ROLLOUT = {
  ...OURS,
  kind: "Rollout",
  metadata: { name: "shop", namespace: "fleet" },
  spec: {
    package: "shop",
    revision: "v2",
    strategyRef: "waves",
    inventory: [MATCH],
    actuate: [{ system: "argo-cd", ...MATCH }],
  },
};

function application(cluster: string): object {
  const metadata = {
    name: `shop-${cluster}`,
    namespace: "argocd",
    labels: { app: "shop" },
    annotations: { "landfall.dev/target": `${cluster}/shop` },
  };
  const source = { repoURL: "https://git.example.com/shop", path: ".", targetRevision: "v1" };
  const status = { sync: { status: "Synced", revision: "v1" }, health: { status: "Healthy" } };
  return { apiVersion: "argoproj.io/v1alpha1", kind: "Application", metadata, spec: { source }, status };
}

async function atOnce<T>(things: readonly T[], work: (thing: T) => Promise<unknown>): Promise<void> {
  const rest = things.values();
  const lane = async (): Promise<void> => {
    for (const thing of rest) await work(thing);
  };
  await Promise.all(Array.from({ length: WRITERS }, lane));
}

/** The times at which versions of each Application were sent, by its name, in order of version. */
type Sent = Map<string, { readonly version: number; readonly at: number }[]>;

/** Plays Argo CD: carries out every Application and reports its status. */
function follow(client: Client): { readonly sent: Sent; stop(): void } {
  const sent: Sent = new Map();
  const cache = startCache(client, APPLICATION);
  cache.onChange(({ object, type }) => {
    const revision = readString(object, ["spec", "source", "targetRevision"]);
    if (type === "deleted" || revision === readString(object, ["status", "sync", "revision"])) return;
    const { name = "" } = object.metadata ?? {};
    const patch = { status: { sync: { status: "Synced", revision }, health: { status: "Healthy" } } };
    const at = Date.now();
    void client.patch({ ...APPLICATION, namespace: "argocd", name }, { type: "merge", patch }).then((written) => {
      if (!written.written) return;
      const version = Number(readString(written.object, ["metadata", "resourceVersion"]));
      sent.set(name, [...(sent.get(name) ?? []), { version, at }]);
    });
  });
  return { sent, stop: () => cache.stop() };
}

/** The times from a report until the first decision on it, or on a later version. */
function answersOf(sent: Sent, steps: readonly Step[]): readonly number[] {
  const times: number[] = [];
  for (const { at: decided, news } of steps)
    for (const [name, version] of news) {
      const open = sent.get(name) ?? [];
      times.push(...open.filter((one) => one.version <= Number(version)).map(({ at }) => decided - at));
      sent.set(
        name,
        open.filter((one) => one.version > Number(version)),
      );
    }
  return times;
}

function quantiles(values: readonly number[]): { readonly median: number; readonly p99: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

function startController(kubeconfig: string, steps: Step[]): ChildProcess {
  const args = ["--conditions=landfall-source", join(import.meta.dirname, "rollout-process.ts")];
  const env = { ...process.env, KUBECONFIG: kubeconfig };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  createInterface({ input: child.stdout }).on("line", (line) => steps.push(JSON.parse(line) as Step));
  return child;
}

/** Runs a rollout over this many targets to its end, and observes it for another minute. */
export async function measureRollout(environment: TestEnvironment, targets: number): Promise<RolloutNumbers> {
  await environment.installCrds("schemas/crds", DEFINITION);
  const kubeConfig = new KubeConfig();
  kubeConfig.loadFromString(environment.kubeconfig);
  const client = createClient(connectionFrom(kubeConfig));
  for (const name of ["argocd", "fleet"])
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name } } });
  const clusters = Array.from({ length: targets }, (_, at) => `c-${String(at).padStart(5, "0")}`);
  await atOnce(clusters, (cluster) => client.create(application(cluster) as KubeObject));
  await client.create(STRATEGY as unknown as KubeObject);
  const user = await environment.addUser(USER, { rules: rolloutRules(await client.discovery.all()) });
  const file = `${environment.kubeconfigFile}.${USER}`;
  writeFileSync(file, user.kubeconfig);
  const steps: Step[] = [];
  const child = startController(file, steps);
  const own = (): readonly AuditEvent[] => environment.audit().filter((event) => event.user === USER);
  const following = follow(client);
  try {
    const began = Date.now();
    await client.create(ROLLOUT as unknown as KubeObject);
    const phase = async (): Promise<unknown> =>
      readString(await client.get({ group: "landfall.dev", kind: "Rollout", namespace: "fleet", name: "shop" }), [
        "status",
        "phase",
      ]);
    while ((await phase()) !== "Completed") await sleep(500);
    const seconds = (Date.now() - began) / 1000;
    await sleep(10_000);
    const after = own();
    await sleep(MINUTE_MS);
    const quiet = own().slice(after.length);
    const requests = new Map<string, number>();
    for (const { verb, resource = "other" } of after)
      requests.set(`${verb} ${resource}`, (requests.get(`${verb} ${resource}`) ?? 0) + 1);
    const answers = answersOf(following.sent, steps);
    return {
      targets,
      changes: answers.length,
      seconds,
      steps: steps.length,
      eventToDecision: quantiles(answers),
      decision: quantiles(steps.map(({ took }) => took)),
      mebibytes: Math.max(...steps.map(({ memory }) => memory)),
      requests,
      quiet: {
        writes: quiet.filter(({ verb }) => !READS.has(verb)).length,
        reads: quiet.filter(({ verb }) => READS.has(verb)).length,
      },
    };
  } finally {
    following.stop();
    child.kill("SIGTERM");
    client.close();
    rmSync(file);
  }
}
