import { compareRefs, refOf } from "@landfall/core/object";
import { twoDeployments } from "../content.ts";
import type { DesiredObject, SimulatedObject } from "../live.ts";
import { type Delivery, resourceGroup, rootSyncDelivery, simulateRootSync, syncedRevision } from "./config-sync.ts";
import { simulateDeployment } from "./deployment.ts";
import { kustomizationDelivery, simulateGitRepository, simulateKustomization } from "./flux.ts";
import { simulateCronJob, simulateOther, simulatePackageVariant } from "./others.ts";
import type { Step, StepOptions } from "./step.ts";

/**
 * Advances a cluster by one step: returns its objects after its agents have seen the desired sync objects. A source
 * fetches the revision in its spec, a delivery applies it, a Deployment progresses as far as the time allows, and
 * suspended objects stay as they are. All state is in the objects, so steps can be stored and continued. The same input
 * gives the same objects, ordered by ref; if there is nothing left to do, a later step gives the same objects.
 */
export function simulateCluster(
  previous: readonly SimulatedObject[],
  desired: readonly DesiredObject[],
  options: StepOptions,
): readonly SimulatedObject[] {
  const step: Step = { ...options, faults: options.faults ?? [], content: options.content ?? twoDeployments };
  if (step.faults.some(({ kind }) => kind === "offline")) return previous;
  const sources = desired
    .filter(({ kind }) => kind === "GitRepository")
    .map((one) => simulateGitRepository(previous, one, step));
  const objects = desired.flatMap((one): readonly SimulatedObject[] => {
    switch (one.kind) {
      case "GitRepository":
        return [];
      case "RootSync":
        return deliverByConfigSync(previous, one, step);
      case "Kustomization":
        return deliverByFlux(previous, one, sources, step);
      case "PackageVariant":
        return [simulatePackageVariant(previous, one, step)];
      case "CronJob":
        return [simulateCronJob(previous, one, step)];
      default:
        return [simulateOther(previous, one, step)];
    }
  });
  return [...sources, ...objects].sort((a, b) => compareRefs(refOf(a), refOf(b)));
}

function deliverByConfigSync(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  step: Step,
): readonly SimulatedObject[] {
  const sync = simulateRootSync(previous, desired, step);
  const revision = syncedRevision(sync);
  if (revision === "") return [sync];
  const { packageName } = rootSyncDelivery(desired);
  const deployed = deploy(previous, { packageName, revision }, step);
  const deployments = deployed.filter(({ kind }) => kind === "Deployment");
  return [sync, resourceGroup(previous, sync, step.content(packageName, revision), deployments, step), ...deployed];
}

function deliverByFlux(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  sources: readonly SimulatedObject[],
  step: Step,
): readonly SimulatedObject[] {
  const delivery = kustomizationDelivery(previous, desired, sources);
  const { name, namespace = "" } = desired.metadata;
  const labels = { "kustomize.toolkit.fluxcd.io/name": name, "kustomize.toolkit.fluxcd.io/namespace": namespace };
  const deployed = delivery === undefined ? [] : deploy(previous, delivery, step, labels);
  const deployments = deployed.filter(({ kind }) => kind === "Deployment");
  return [simulateKustomization(previous, desired, sources, deployments, step), ...deployed];
}

function deploy(
  previous: readonly SimulatedObject[],
  { packageName, revision }: Delivery,
  step: Step,
  labels: { readonly [key: string]: string } = {},
): readonly SimulatedObject[] {
  return step
    .content(packageName, revision)
    .flatMap((workload) => simulateDeployment(previous, workload, revision, step, labels));
}

/** The objects that a snapshot of a cluster would keep: no ReplicaSets, and only pods that are not ready. */
export function worthKeeping(objects: readonly SimulatedObject[]): readonly SimulatedObject[] {
  return objects.filter((object) => {
    if (object.kind === "ReplicaSet")
      return objects.some((pod) => pod.kind === "Pod" && !isReadyPod(pod) && isOwnedBy(pod, object));
    return object.kind !== "Pod" || !isReadyPod(object);
  });
}

function isOwnedBy(object: SimulatedObject, owner: SimulatedObject): boolean {
  return object.metadata.ownerReferences?.some(({ uid }) => uid === owner.metadata.uid) ?? false;
}

function isReadyPod(pod: SimulatedObject): boolean {
  const statuses = pod.status?.["containerStatuses"];
  return (
    Array.isArray(statuses) &&
    statuses.every(
      (status) => Object.hasOwn(status as object, "ready") && (status as { ready: unknown }).ready === true,
    )
  );
}
