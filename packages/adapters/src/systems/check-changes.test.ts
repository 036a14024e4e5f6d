import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { checkChanges } from "./index.ts";

const version = (name: string, plans: readonly string[] = ["deploy", "upgrade"]): KubeObject => ({
  apiVersion: "kudo.dev/v1beta1",
  kind: "OperatorVersion",
  metadata: { name, namespace: "default" },
  spec: {
    plans: Object.fromEntries(plans.map((plan) => [plan, {}])),
    parameters: [{ name: "size", trigger: "deploy" }],
  },
});
const instance = (spec: object, name = "shop"): KubeObject => ({
  apiVersion: "kudo.dev/v1beta1",
  kind: "Instance",
  metadata: { name, namespace: "default" },
  spec: { operatorVersion: { name: "v1" }, ...spec },
});
const stack = (spec: object): KubeObject => ({
  apiVersion: "clusterstack.x-k8s.io/v1alpha1",
  kind: "ClusterStack",
  metadata: { name: "docker-shop", namespace: "fleet" },
  spec: { provider: "docker", name: "shop", kubernetesVersion: "1.33", channel: "stable", ...spec },
});
const cluster = (className: string, kubernetes: string): KubeObject => ({
  apiVersion: "cluster.x-k8s.io/v1beta1",
  kind: "Cluster",
  metadata: { name: "c1", namespace: "fleet" },
  spec: { topology: { class: className, version: kubernetes } },
});
const release = (name: string): KubeObject => ({
  apiVersion: "clusterstack.x-k8s.io/v1alpha1",
  kind: "ClusterStackRelease",
  metadata: { name, namespace: "fleet" },
  status: { kubernetesVersion: "v1.33.1" },
});
const BOOK = [version("v1"), version("v2")];
const C33 = cluster("docker-shop-1-33-v1", "v1.33.1");
const R33 = release("docker-shop-1-33-v1");

describe("AC-K3, AC-S1: what a commit changes is judged by the rules of its system, in one look at both versions", () => {
  test.each<[what: string, before: readonly KubeObject[], after: readonly KubeObject[], says: readonly string[]]>([
    ["an Instance that is made begins its deployment", BOOK, [...BOOK, instance({})], ["Instance made PlanSet deploy"]],
    [
      "an upgrade begins a plan",
      [...BOOK, instance({})],
      [...BOOK, instance({ operatorVersion: { name: "v2" } })],
      ["Instance changed Upgrade upgrade"],
    ],
    [
      "a parameter that is not declared is refused",
      [...BOOK, instance({})],
      [...BOOK, instance({ parameters: { sizes: "3" } })],
      ["Instance changed denied ParameterUndefined"],
    ],
    [
      "an upgrade while a plan is scheduled is refused",
      [...BOOK, instance({ planExecution: { planName: "deploy", uid: "u" } })],
      [...BOOK, instance({ planExecution: { planName: "deploy", uid: "u" }, operatorVersion: { name: "v2" } })],
      ["Instance changed denied UpgradeWhileRunning"],
    ],
    ["an Instance without its version is not judged", [], [instance({})], ["Instance made NotJudged"]],
    ["an Instance that goes is nobody's affair", [instance({})], [], ["Instance taken away"]],
    [
      "a stack keeps its provider",
      [stack({})],
      [stack({ provider: "aws" })],
      ["ClusterStack changed denied Immutable"],
    ],
    ["what a Cluster uses is not taken away", [R33, C33], [C33], ["ClusterStackRelease taken away denied InUse"]],
    [
      "a Cluster has the Kubernetes of its release",
      [R33],
      [R33, cluster("docker-shop-1-33-v1", "v1.32.0")],
      ["Cluster made denied KubernetesVersion"],
    ],
    ["a Cluster of no stack is free", [], [cluster("own-class", "v1.32.0")], ["Cluster made"]],
    ["what is the same is not looked at", [R33, C33], [C33, R33], []],
    [
      "what no system has rules for is left out",
      [],
      [{ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "a" } }],
      [],
    ],
  ])("%s", (_, before, after, says) => {
    const told = checkChanges(before, after).map(({ ref, change, allowed, rule, begins, problems }) =>
      [ref.kind, change, allowed ? rule : "denied", begins, ...problems.map(({ code }) => code)]
        .filter((word) => word !== undefined)
        .join(" "),
    );
    expect(told).toEqual(says);
  });

  test("a user changes no field of the provider, and who owns it is named", () => {
    const [refused] = checkChanges([stack({})], [stack({ versions: ["v2"] })], { role: "user" });
    expect(refused).toMatchObject({
      allowed: false,
      problems: [{ code: "OwnedByProvider", hint: "ask the provider", ref: { kind: "ClusterStack" } }],
    });
    expect(
      checkChanges([stack({})], [stack({ versions: ["v2"] })], { role: "provider" })[0]?.problems,
    ).not.toContainEqual(expect.objectContaining({ code: "OwnedByProvider" }));
  });

  test("AC-K1: the first and the last version give the same, whatever was between them", () => {
    const [first, last] = [
      [...BOOK, instance({})],
      [...BOOK, instance({ operatorVersion: { name: "v2" } })],
    ];
    expect(checkChanges(first, last)).toEqual(checkChanges(first.toReversed(), last.toReversed()));
  });
});

describe("AC-F13: a change outside of the caller's scope is refused by name, whether or not a system has rules", () => {
  const sync = (namespace: string, target: string, revision = "v1"): KubeObject => ({
    apiVersion: "configsync.gke.io/v1beta1",
    kind: "RootSync",
    metadata: { name: "shop", namespace, annotations: { "landfall.dev/target": target } },
    spec: { git: { revision } },
  });
  const scope = { targets: ["eu-*"], namespaces: ["team-a", "fleet"] };
  const local = {
    kind: "Kptfile",
    metadata: { name: "p", annotations: { "config.kubernetes.io/local-config": "true" } },
  };
  test.each<[what: string, before: readonly KubeObject[], after: readonly KubeObject[], refused: readonly string[]]>([
    ["inside, in two namespaces", [], [sync("team-a", "eu-1"), sync("fleet", "eu-2")], []],
    [
      "another namespace",
      [],
      [sync("team-b", "eu-1")],
      [
        "RootSync.configsync.gke.io team-b/shop is outside of what the caller may change: namespace team-b is not among fleet, team-a",
      ],
    ],
    [
      "another target",
      [sync("fleet", "eu-1")],
      [sync("fleet", "us-1")],
      ["RootSync.configsync.gke.io fleet/shop is outside of what the caller may change: target us-1 is not among eu-*"],
    ],
    [
      "a target that is taken over",
      [sync("fleet", "us-1")],
      [sync("fleet", "eu-1")],
      ["RootSync.configsync.gke.io fleet/shop is outside of what the caller may change: target us-1 is not among eu-*"],
    ],
    [
      "what goes",
      [sync("team-b", "eu-1")],
      [],
      [
        "RootSync.configsync.gke.io team-b/shop is outside of what the caller may change: namespace team-b is not among fleet, team-a",
      ],
    ],
    ["what stays as it is", [sync("team-b", "us-1")], [sync("team-b", "us-1")], []],
    ["what is never in a cluster", [], [local], []],
    ["one that a system would refuse as well", [stack({})], [stack({ provider: "aws" })], []],
  ])("%s", (_, before, after, refused) => {
    const said = checkChanges(before, after, { scope }).flatMap(({ problems }) => problems);
    expect(said.filter(({ code }) => code === "OutOfScope").map(({ message }) => message)).toEqual(refused);
  });
});
