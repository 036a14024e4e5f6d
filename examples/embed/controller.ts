// A controller of your own: watches the Deployments of a cluster, and writes a ConfigMap of their health per namespace.
import { KubeConfig } from "@kubernetes/client-node";
import { createStatusIndex, makeObservation, type Observation, type VerdictEvent } from "@landfall/core/aggregate";
import { formatTarget, formatTime, type KubeObject, refOf } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { ApiError, connectionFrom, createClient, startCache } from "@landfall/kubernetes";

const SECOND = 1000;
const kubeConfig = new KubeConfig();
kubeConfig.loadFromDefault();
const client = createClient(connectionFrom(kubeConfig), { log: console });
const deployments = startCache(client, { group: "apps", kind: "Deployment" });
const index = createStatusIndex({ staleAfter: () => 60 * SECOND });
const untold = new Map<string, VerdictEvent>(); // by namespace, not written yet

const targetOf = (object: KubeObject) => ({ cluster: client.connection.name, package: refOf(object).namespace ?? "" });

function observe(object: KubeObject): Observation {
  const observedAt = formatTime(Date.now() + client.skew()); // the server's clock counts
  const { status, suspended, reason, message } = computeStatus(object, { now: observedAt });
  const axes = { health: status, actuation: "Succeeded", suspended: suspended ? "yes" : "no" } as const;
  const said = { reason, message, observedAt, source: "watch" };
  return makeObservation({ target: targetOf(object), ref: refOf(object), revision: {}, axes, ...said });
}

/** Applies one object for each namespace under our field manager, so that fields of others are kept. */
async function tell({ target, after, message }: VerdictEvent): Promise<void> {
  const metadata = { name: "deployments", namespace: target.package };
  const data = { health: after?.health ?? "NotFound", freshness: after?.freshness ?? "never-seen", message };
  const object = { apiVersion: "v1", kind: "ConfigMap", metadata, data };
  const outcome = await client.apply(object, { fieldManager: "embed" });
  if (outcome.written) return console.log(`${formatTarget(target)}: ${data.health}: ${message}`);
  for (const { field, owner, hint } of outcome.conflicts)
    console.error(`${formatTarget(target)}: ${field ?? "it"} is ${owner ?? "another"}'s: ${hint}`);
}

let working = Promise.resolve();
async function work(): Promise<void> {
  index.expire(Date.now() + client.skew());
  for (const event of index.events()) untold.set(event.target.package ?? "", event);
  const now = new Map(untold);
  untold.clear();
  for (const [namespace, event] of now) {
    await tell(event).catch((error: unknown) => {
      console.error(error instanceof ApiError ? error.message : error);
      if (error instanceof ApiError && error.isTransient && !untold.has(namespace)) untold.set(namespace, event);
    });
  }
}
const wake = () => void (working = working.then(work)); // one write at a time, the latest event of each namespace

deployments.onChange(({ type, object }) => {
  if (type === "deleted") index.remove(targetOf(object), refOf(object));
  else index.upsert(observe(object));
  setImmediate(wake); // a list arrives as many changes and is written at once
});
setInterval(() => {
  if (deployments.state().live) for (const object of deployments.values()) index.upsert(observe(object)); // still fresh
  wake(); // missing updates may change a verdict, too
}, 10 * SECOND);
