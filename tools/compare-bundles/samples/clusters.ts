import type { Fields } from "../print.ts";
import type { Random } from "../random.ts";
import { object } from "./seat.ts";

/** Objects of an inventory that declare a cluster. */
export function clusterObjects(cluster: string, index: number, random: Random): readonly Fields[] {
  const labels = { region: random.pick(["eu", "us", "ap"]), tier: index === 0 ? "canary" : "rest" };
  const meta = { name: cluster, namespace: "fleet", ...(random.oneIn(8) ? {} : { labels }) };
  const state = (type: string): Fields => ({ conditions: [{ type, status: random.pick(["True", "True", "False"]) }] });
  const secret = { ...meta, labels: { ...labels, "argocd.argoproj.io/secret-type": "cluster" } };
  const topology = { topology: { class: "docker-1.28-v2", version: "v1.34.1" } };
  const all: readonly [Fields, ...Fields[]] = [
    object("multicluster.x-k8s.io/v1alpha1", "ClusterProfile", meta, { status: state("ControlPlaneHealthy") }),
    object("cluster.x-k8s.io/v1beta1", "Cluster", meta, { spec: topology, status: state("Ready") }),
    object("cluster.karmada.io/v1alpha1", "Cluster", { ...meta, namespace: "" }, { status: state("Ready") }),
    object(
      "cluster.open-cluster-management.io/v1",
      "ManagedCluster",
      { name: cluster, labels },
      { spec: { hubAcceptsClient: !random.oneIn(5) }, status: state("ManagedClusterConditionAvailable") },
    ),
    object("fleet.cattle.io/v1alpha1", "Cluster", meta, { status: state("Ready") }),
    object("v1", "Secret", secret, { stringData: { name: cluster, server: "https://1.2.3.4" } }),
  ];
  return random.oneIn(6) ? random.some(all) : [random.pick(all)];
}

/** A scheduler's decision for clusters. */
export function decisionOf(clusters: readonly string[], random: Random): Fields {
  const name = { name: "chosen", namespace: "fleet" };
  return random.oneIn(2)
    ? object("multicluster.x-k8s.io/v1alpha1", "PlacementDecision", name, {
        decisions: clusters.map((cluster) => ({ clusterProfileRef: { name: cluster } })),
      })
    : object("cluster.open-cluster-management.io/v1beta1", "PlacementDecision", name, {
        status: { decisions: clusters.map((clusterName) => ({ clusterName })) },
      });
}
