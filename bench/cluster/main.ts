// Measures a watch and a cache on a real API server, ours and client-node's in one run: `npm run bench:cluster`. With
// `--check` it exits 1 above 1.5 times a bar; `--rollout [TARGETS]` measures one RolloutController with its fleet
// instead.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { KubeConfig } from "@kubernetes/client-node";
import type { KubeObject } from "@landfall/core/object";
import { connectionFrom, createClient } from "@landfall/kubernetes";
import { startEnvironment } from "@landfall/testing/envtest";
import { builtAsset } from "../../tools/assets/place.ts";
import type { Measured, Task } from "./measure.ts";
import { measureRollout } from "./rollout.ts";
import { rolloutTable } from "./rollout-table.ts";

const WATCHES = 1000;
const OBJECTS = 10_000;
const EVENTS = 1000;
const WRITERS = 32;
const TARGETS = 1000;

/** The bars: each is the largest ratio of our figure to client-node's, or the longest time in milliseconds. */
const BARS = { watch: 1 / 8, object: 1 / 2, sync: 1 / 2, answer: 100 } as const;

const TOLERANCE = 1.5;

const MEASURE = join(import.meta.dirname, "measure.ts");

/** Measures in a process of its own, so that earlier measurements have no influence. */
function measure(task: Task, count: number, kubeconfig: string): Measured {
  const args = ["--expose-gc", "--conditions=landfall-source", MEASURE, task, String(count)];
  const env = { ...process.env, KUBECONFIG: kubeconfig };
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" })) as Measured;
}

async function makeObjects(kubeconfig: string): Promise<void> {
  const kubeConfig = new KubeConfig();
  kubeConfig.loadFromFile(kubeconfig);
  const client = createClient(connectionFrom(kubeConfig));
  let next = 0;
  const write = async (): Promise<void> => {
    for (let index = next++; index < OBJECTS; index = next++) {
      const labels = { app: `app-${index % 100}`, "app.kubernetes.io/part-of": `shop-${index % 10}` };
      const metadata = { name: `web-${index}`, namespace: "default", labels };
      const container = { name: "web", image: `registry.example.com/web:${index % 7}`, ports: [{ containerPort: 80 }] };
      const template = { metadata: { labels }, spec: { containers: [container] } };
      const spec = { replicas: 3, selector: { matchLabels: labels }, template };
      await client.create({ apiVersion: "apps/v1", kind: "Deployment", metadata, spec } as unknown as KubeObject);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  client.close();
}

function row(what: string, ours: number, theirs: number, unit: string, bar: number): void {
  const ratio = ours / theirs;
  const words = `${what.padEnd(34)} ${ours.toFixed(1).padStart(9)} ${theirs.toFixed(1).padStart(9)} ${unit.padEnd(4)}`;
  console.log(`${words} ${ratio.toFixed(3)} of it, bar ${bar.toFixed(3)} ${judge(ratio, bar)}`);
}

/** Compares a value with its bar; with `--check` the run fails above 1.5 times the bar. */
function judge(value: number, bar: number): string {
  if (value > bar * TOLERANCE && process.argv.includes("--check")) process.exitCode = 1;
  return value <= bar ? "ok" : "BEYOND";
}

async function rollout(assets: string, targets: number): Promise<void> {
  const environment = await startEnvironment({ assets });
  try {
    for (const line of rolloutTable(await measureRollout(environment, targets), judge)) console.log(line);
  } finally {
    await environment.stop();
  }
}

async function main(): Promise<void> {
  const assets = builtAsset("control-plane");
  if (assets === undefined) return console.log("SKIPPED: there is no control plane; run npm run assets");
  const at = process.argv.indexOf("--rollout");
  if (at >= 0) return rollout(assets, Number(process.argv[at + 1] ?? TARGETS) || TARGETS);
  const environment = await startEnvironment({ assets, audit: "None" });
  try {
    const { kubeconfigFile } = environment;
    console.log(`${"".padEnd(34)} ${"ours".padStart(9)} ${"client-node".padStart(9)}`);
    const [own, other] = (["our-watches", "their-watches"] as const).map((task) =>
      measure(task, WATCHES, kubeconfigFile),
    );
    row(
      `a watch, of ${WATCHES}`,
      (own?.bytes ?? 0) / WATCHES / 1024,
      (other?.bytes ?? 0) / WATCHES / 1024,
      "KiB",
      BARS.watch,
    );
    await makeObjects(kubeconfigFile);
    const [cache, informer] = (["our-cache", "their-cache"] as const).map((task) =>
      measure(task, OBJECTS, kubeconfigFile),
    );
    row(`an object, of ${OBJECTS}`, (cache?.bytes ?? 0) / OBJECTS, (informer?.bytes ?? 0) / OBJECTS, "B", BARS.object);
    row(`${OBJECTS} objects until synced`, cache?.milliseconds ?? 0, informer?.milliseconds ?? 0, "ms", BARS.sync);
    const answer = measure("answers", EVENTS, kubeconfigFile);
    const ok = judge(answer.milliseconds, BARS.answer);
    console.log(
      `an event until its answer, p99 of ${EVENTS}: ${answer.milliseconds.toFixed(1)} ms, bar ${BARS.answer} ms ${ok}`,
    );
  } finally {
    await environment.stop();
  }
}

await main();
