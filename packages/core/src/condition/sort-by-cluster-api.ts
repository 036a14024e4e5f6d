import type { Condition } from "../object/index.ts";

/** The types that come first; those in neither list are sorted by name after them. */
const FIRST: readonly string[] = [
  "Available",
  "Ready",
  "UpToDate",
  "RemoteConnectionProbe",
  "BootstrapConfigReady",
  "InfrastructureReady",
  "ControlPlaneInitialized",
  "ControlPlaneAvailable",
  "WorkersAvailable",
  "CertificatesAvailable",
  "Initialized",
  "EtcdClusterHealthy",
  "ControlPlaneComponentsHealthy",
  "NodeHealthy",
  "NodeReady",
  "EtcdPodHealthy",
  "EtcdMemberHealthy",
  "APIServerPodHealthy",
  "ControllerManagerPodHealthy",
  "SchedulerPodHealthy",
  "HealthCheckSucceeded",
  "OwnerRemediated",
  "TopologyReconciled",
  "Updating",
  "RollingOut",
  "Remediating",
  "ScalingDown",
  "ScalingUp",
  "MachinesReady",
  "ControlPlaneMachinesReady",
  "WorkerMachinesReady",
  "MachinesUpToDate",
  "ControlPlaneMachinesUpToDate",
  "WorkerMachinesUpToDate",
];
const LAST: readonly string[] = ["Paused", "Deleting"];
const RANK: ReadonlyMap<string, number> = new Map([
  ...FIRST.map((type, index) => [type, index] as const),
  ...LAST.map((type, index) => [type, FIRST.length + 1 + index] as const),
]);

/**
 * Returns the conditions in the order of Cluster API's v1beta2 objects: Available and Ready first, Paused and Deleting
 * last.
 */
export function sortByClusterApi<C extends Condition>(conditions: readonly C[]): readonly C[] {
  const rank = ({ type }: C): number => RANK.get(type) ?? FIRST.length;
  return conditions.toSorted((a, b) => rank(a) - rank(b) || (a.type < b.type ? -1 : a.type > b.type ? 1 : 0));
}
