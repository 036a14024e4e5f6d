import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KubeObject, refOf } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { type HoldVerb, inOrder } from "./order.ts";

function object(apiVersion: string, kind: string, name: string, spec: object = {}, metadata: object = {}): KubeObject {
  return { apiVersion, kind, metadata: { name, namespace: "shop", ...metadata }, spec };
}

const CLUSTER = { labels: { "cluster.x-k8s.io/cluster-name": "prod" } };
const OF_APPS = {
  labels: { "kustomize.toolkit.fluxcd.io/name": "apps", "kustomize.toolkit.fluxcd.io/namespace": "shop" },
};
const TARGET = { scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" } };

/** Stories, each with objects in the order in which they must be suspended. */
const STORIES: readonly (readonly [string, readonly KubeObject[]])[] = [
  [
    "the Cluster before its Machines",
    [
      object("cluster.x-k8s.io/v1beta2", "Cluster", "prod"),
      object("cluster.x-k8s.io/v1beta2", "Machine", "a", {}, CLUSTER),
    ],
  ],
  [
    "an autoscaler before what it scales",
    [
      object("autoscaling/v2", "HorizontalPodAutoscaler", "z", TARGET),
      object("apps/v1", "Deployment", "web", { replicas: 2 }),
    ],
  ],
  [
    "KEDA too, whose target is a Deployment unless it says",
    [
      object("keda.sh/v1alpha1", "ScaledObject", "z", { scaleTargetRef: { name: "web" } }),
      object("apps/v1", "Deployment", "web"),
    ],
  ],
  [
    "the queue of queues, the queue, its job",
    [
      { ...object("kueue.x-k8s.io/v1beta1", "ClusterQueue", "z"), metadata: { name: "z" } },
      object("kueue.x-k8s.io/v1beta1", "LocalQueue", "y", { clusterQueue: "z" }),
      object("batch/v1", "Job", "x", {}, { labels: { "kueue.x-k8s.io/queue-name": "y" } }),
    ],
  ],
  [
    "what applies a source before the source, and before what it applied",
    [
      object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", "apps", {
        sourceRef: { kind: "GitRepository", name: "fleet" },
      }),
      object("helm.toolkit.fluxcd.io/v2", "HelmRelease", "web", {}, OF_APPS),
      object("source.toolkit.fluxcd.io/v1", "GitRepository", "fleet"),
    ],
  ],
];

describe("parents first when suspending, children first when resuming", () => {
  test.each(STORIES)("%s, in any order of the input", (_, story) => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...story], { minLength: story.length }),
        fc.constantFrom<HoldVerb>("suspend", "resume"),
        (given, verb) => {
          const ordered = inOrder(given, verb, CATALOGUE);
          const expected = verb === "suspend" ? story : [...story].reverse();
          expect(ordered.ok && ordered.value.map((one) => refOf(one).kind)).toEqual(
            expected.map((one) => refOf(one).kind),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test("edge 38: no order is an error that names who stands in the way", () => {
    const loop = object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", "apps", {}, OF_APPS);
    expect(inOrder([loop], "suspend", CATALOGUE).problems).toMatchObject([{ code: "AuthorityCycle" }]);
  });
});
