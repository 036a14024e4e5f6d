// Takes one measurement in a process of its own, and prints it as JSON.
import { AppsV1Api, KubeConfig, makeInformer, Watch } from "@kubernetes/client-node";
import { computeStatus } from "@landfall/core/status";
import { connectionFrom, createClient, startCache } from "@landfall/kubernetes";

/** The names of the measurements. */
export type Task = "our-watches" | "their-watches" | "our-cache" | "their-cache" | "answers";

/** The used memory and a time; 0 for what a task does not measure. */
export interface Measured {
  readonly bytes: number;
  readonly milliseconds: number;
}

const PATH = "/apis/apps/v1/deployments";
const KIND = { group: "apps", kind: "Deployment" };
const SETTLE_MS = 3000;

const kubeConfig = new KubeConfig();
kubeConfig.loadFromDefault();
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The memory of the process after garbage collection. */
function memory(): number {
  for (let times = 0; times < 4; times++) globalThis.gc?.();
  return process.memoryUsage().rss;
}

function heap(): number {
  for (let times = 0; times < 4; times++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function ourWatches(count: number): Promise<Measured> {
  const client = createClient(connectionFrom(kubeConfig));
  await client.list(KIND, { namespace: "default", limit: 1 });
  const before = memory();
  const caches = Array.from({ length: count }, (_, at) =>
    startCache(client, KIND, { namespace: "default", fieldSelector: `metadata.name=none-${at}` }),
  );
  await Promise.all(caches.map((cache) => cache.synced({ within: 120_000 })));
  await sleep(SETTLE_MS);
  return { bytes: memory() - before, milliseconds: 0 };
}

async function theirWatches(count: number): Promise<Measured> {
  await kubeConfig.makeApiClient(AppsV1Api).listNamespacedDeployment({ namespace: "default", limit: 1 });
  const watch = new Watch(kubeConfig);
  const before = memory();
  const ignore = (): void => undefined;
  for (let at = 0; at < count; at++) {
    const query = { fieldSelector: `metadata.name=none-${at}`, allowWatchBookmarks: true };
    await watch.watch("/apis/apps/v1/namespaces/default/deployments", query, ignore, ignore);
  }
  await sleep(SETTLE_MS);
  return { bytes: memory() - before, milliseconds: 0 };
}

async function ourCache(): Promise<Measured> {
  const client = createClient(connectionFrom(kubeConfig));
  await client.list(KIND, { namespace: "none" });
  const [before, began] = [heap(), performance.now()];
  const cache = startCache(client, KIND);
  await cache.synced();
  const milliseconds = performance.now() - began;
  if (cache.size === 0) throw new Error("the cache is empty");
  return { bytes: heap() - before, milliseconds };
}

async function theirCache(count: number): Promise<Measured> {
  const api = kubeConfig.makeApiClient(AppsV1Api);
  await api.listNamespacedDeployment({ namespace: "none" });
  const [before, began] = [heap(), performance.now()];
  const informer = makeInformer(kubeConfig, PATH, () => api.listDeploymentForAllNamespaces());
  await informer.start();
  while (informer.list().length < count) await sleep(5);
  const milliseconds = performance.now() - began;
  return { bytes: heap() - before, milliseconds };
}

/** Measures the time from sending a change until the status of the returned object is known. */
async function answers(count: number): Promise<Measured> {
  const client = createClient(connectionFrom(kubeConfig));
  const cache = startCache(client, KIND);
  await cache.synced();
  const times: number[] = [];
  let seen: ((at: number) => void) | undefined;
  let wanted = "";
  cache.onChange(({ object }) => {
    if (object.metadata?.annotations?.["example.com/turn"] !== wanted) return;
    computeStatus(object, { now: new Date().toISOString() });
    seen?.(performance.now());
  });
  for (let at = 0; at < count; at++) {
    wanted = String(at);
    const patch = { metadata: { annotations: { "example.com/turn": wanted } } };
    const answered = new Promise<number>((resolve) => (seen = resolve));
    const began = performance.now();
    await client.patch({ ...KIND, namespace: "default", name: `web-${at}` }, { type: "merge", patch });
    times.push((await answered) - began);
  }
  return { bytes: 0, milliseconds: times.toSorted((a, b) => a - b)[Math.floor(count * 0.99)] ?? 0 };
}

const TASKS: Readonly<Record<Task, (count: number) => Promise<Measured>>> = {
  "our-watches": ourWatches,
  "their-watches": theirWatches,
  "our-cache": ourCache,
  "their-cache": theirCache,
  answers,
};

const [task = "", count = "0"] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await TASKS[task as Task](Number(count))));
process.exit(0);
