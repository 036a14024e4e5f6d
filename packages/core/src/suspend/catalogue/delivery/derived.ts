import type { Derivation } from "../../model/mechanism.ts";
import { CHAOS_DERIVED } from "../workloads/operators.ts";

/** Kinds of several systems that a controller writes from another object. Source: the controllers of each project. */
export const DERIVED: readonly Derivation[] = [
  {
    group: "batch",
    kind: "Job",
    effect: "run",
    path: ["spec", "suspend"],
    authorities: [
      { group: "jobset.x-k8s.io", kind: "JobSet", name: "owner" },
      { group: "kubeflow.org", kind: "MPIJob", name: "owner" },
    ],
    onlyIfNamed: true,
    message: "JobSet and MPIJob copy suspend to their Jobs, so an edit here is lost",
  },
  {
    group: "numaflow.numaproj.io",
    kind: "Pipeline",
    effect: "run",
    path: ["spec", "lifecycle", "desiredPhase"],
    authorities: [{ group: "numaplane.numaproj.io", kind: "PipelineRollout", name: "owner" }],
    onlyIfNamed: true,
    message: "numaplane writes the Pipeline from its PipelineRollout, so an edit here is lost",
  },
  {
    group: "numaflow.numaproj.io",
    kind: "MonoVertex",
    effect: "run",
    path: ["spec", "lifecycle", "desiredPhase"],
    authorities: [{ group: "numaplane.numaproj.io", kind: "MonoVertexRollout", name: "owner" }],
    onlyIfNamed: true,
    message: "numaplane writes the MonoVertex from its MonoVertexRollout, so an edit here is lost",
  },
  {
    group: "hypershift.openshift.io",
    kind: "HostedControlPlane",
    effect: "reconcile",
    path: ["spec", "pausedUntil"],
    authorities: [
      {
        group: "hypershift.openshift.io",
        kind: "HostedCluster",
        name: [["metadata", "annotations", "hypershift.openshift.io/cluster"]],
        joined: true,
      },
    ],
    message: "HyperShift copies pausedUntil from the HostedCluster, so an edit here is lost",
  },
  {
    group: "cassandra.datastax.com",
    kind: "CassandraDatacenter",
    effect: "run",
    path: ["spec", "stopped"],
    authorities: [
      {
        group: "k8ssandra.io",
        kind: "K8ssandraCluster",
        name: [["metadata", "labels", "k8ssandra.io/cluster-name"]],
        namespace: [["metadata", "labels", "k8ssandra.io/cluster-namespace"]],
      },
    ],
    onlyIfNamed: true,
    message: "the K8ssandraCluster writes stopped of its datacenters, so an edit here is lost",
  },
  {
    group: "apps.kubeblocks.io",
    kind: "Component",
    effect: "run",
    path: ["spec", "stop"],
    authorities: [{ group: "apps.kubeblocks.io", kind: "Cluster", name: "owner" }],
    onlyIfNamed: true,
    message: "the Cluster of KubeBlocks writes stop of its Components, so an edit here is lost",
  },
  {
    group: "planetscale.com",
    kind: "VitessBackupSchedule",
    effect: "new-runs",
    path: ["spec", "suspend"],
    authorities: [{ group: "planetscale.com", kind: "VitessCluster", name: "owner" }],
    onlyIfNamed: true,
    message: "the VitessCluster writes the spec of its backup schedules, so an edit here is lost",
  },
  {
    group: "external-secrets.io",
    kind: "ExternalSecret",
    effect: "reconcile",
    path: ["spec", "refreshPolicy"],
    authorities: [{ group: "external-secrets.io", kind: "ClusterExternalSecret", name: "owner" }],
    onlyIfNamed: true,
    message: "the ClusterExternalSecret writes the spec of its ExternalSecrets, so an edit here is lost",
  },
  ...CHAOS_DERIVED,
];
