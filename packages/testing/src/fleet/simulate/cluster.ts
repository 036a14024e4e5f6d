import { compareRefs, refOf } from "@landfall/core/object";
import { twoDeployments } from "../content.ts";
import type { DesiredObject, SimulatedObject } from "../live.ts";
import { type Delivery, resourceGroup, rootSyncDelivery, simulateRootSync, syncedRevision } from "./config-sync.ts";
import { simulateDeployment } from "./deployment.ts";
import { kustomizationDelivery, simulateGitRepository, simulateKustomization } from "./flux.ts";
import { simulateCronJob, simulateOther, simulatePackageVariant } from "./others.ts";
import type { Step, StepOptions } from "./step.ts";

/**
 * One step of a cluster: what its objects are after its agents have seen the desired sync objects. A source fetches
 * the revision its spec names, a delivery applies it, a Deployment goes on as far as the time allows, and what is
 * suspended stands still. Only the objects carry state, so steps can be stored and gone on from. The same input
 * gives the same objects, in the order of their refs; with nothing new to do, a later step gives the same ones.
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

/**
 * The objects that a snapshot of a cluster's state would keep: no ReplicaSets, and only the pods that are not ready.
 */
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
