// A controller of your own: watches the Deployments of a cluster, keeps a StatusIndex, prints what changes.
import { AppsV1Api, KubeConfig, makeInformer, type V1Deployment } from "@kubernetes/client-node";
import { createStatusIndex, makeObservation, type Observation, summaryConditions } from "@landfall/core/aggregate";
import { formatTarget, formatTime, type KubeObject, refOf, type Target } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";

const MINUTE = 60_000;
const kubeconfig = new KubeConfig();
kubeconfig.loadFromDefault();
const api = kubeconfig.makeApiClient(AppsV1Api);
const index = createStatusIndex({ staleAfter: () => 10 * MINUTE });

const asObject = (deployment: V1Deployment): KubeObject =>
  Object.assign({}, deployment, { apiVersion: "apps/v1", kind: "Deployment" }); // lists leave these out

function targetOf({ metadata }: V1Deployment): Target {
  const name = metadata?.labels?.["app.kubernetes.io/part-of"] ?? metadata?.namespace ?? "";
  return { cluster: kubeconfig.getCurrentContext(), package: name };
}

function observe(deployment: V1Deployment): Observation {
  const observedAt = formatTime(Date.now());
  const { status, suspended, reason, message } = computeStatus(asObject(deployment), { now: observedAt });
  const [generation, seen] = [deployment.metadata?.generation, deployment.status?.observedGeneration];
  const upToDate = generation === seen ? "yes" : "no"; // the revision of an object is its generation
  return makeObservation({
    target: targetOf(deployment),
    ref: refOf(asObject(deployment)),
    revision: { wanted: String(generation), observed: String(seen) },
    axes: { health: status, actuation: "Succeeded", suspended: suspended ? "yes" : "no", upToDate },
    reason,
    message,
    observedAt,
    source: "watch",
  });
}

function tell(): void {
  index.expire(Date.now());
  for (const { target, before, after, message } of index.events())
    console.log(`${formatTarget(target)}: ${before?.health ?? "new"} -> ${after?.health ?? "gone"}: ${message}`);
  for (const { path, rollup } of index.changes())
    if (path[0] === "fleet")
      console.log(`fleet: ${rollup.word}`, ...summaryConditions(rollup).map(({ type, status }) => `${type}=${status}`));
}

const informer = makeInformer(kubeconfig, "/apis/apps/v1/deployments", () => api.listDeploymentForAllNamespaces());
informer.on("add", (deployment) => index.upsert(observe(deployment)));
informer.on("update", (deployment) => index.upsert(observe(deployment)));
informer.on("delete", (deployment) => index.remove(targetOf(deployment), refOf(asObject(deployment))));
informer.on("change", () => setImmediate(tell)); // a list comes as many events, and is told as one
informer.on("connect", () => informer.list().forEach((deployment) => index.upsert(observe(deployment)))); // heard of again
informer.on("error", (error: unknown) => {
  console.error("the watch broke, trying again:", error);
  setTimeout(() => void informer.start(), 5_000);
});
setInterval(tell, MINUTE); // silence is a change too
await informer.start();
