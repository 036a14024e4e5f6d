import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { admitCluster, admitStack, admitStackDeletion, type ClusterChange, type StackRule } from "./index.ts";

const cluster = (name: string | undefined, version = "v1.27.3", metadata: object = {}): KubeObject => ({
  kind: "Cluster",
  metadata: { name: "c1", namespace: "clusters", ...metadata },
  spec: { topology: { class: name, version } },
});
const stack = (name: string): string => `docker-ferrol-1-27-${name}`;
const RELEASES = new Map([
  [stack("v1"), "v1.27.3"],
  [stack("v2"), "v1.27.9"],
  [stack("v3"), ""],
  [stack("v0-sha-abc"), "v1.27.3"],
  ["docker-ferrol-1-28-v1", "v1.28.1"],
  ["docker-ferrol-2-27-v1", "v2.27.1"],
  ["docker-elm-1-27-v1", "v1.27.3"],
]);

describe("admitCluster", () => {
  const from = (name: string): KubeObject => cluster(stack(name));
  test.each<
    [
      what: string,
      change: Omit<ClusterChange, "releases">,
      rules: readonly StackRule[],
      upstream: readonly StackRule[],
      warned: boolean,
    ]
  >([
    ["no topology", { new: { kind: "Cluster", spec: {} } }, ["TopologyMissing"], ["TopologyMissing"], false],
    ["no class", { new: cluster("") }, ["ClassMissing"], ["ClassMissing"], false],
    [
      "a class as a reference",
      { new: { kind: "Cluster", spec: { topology: { classRef: { name: stack("v1") }, version: "v1.27.3" } } } },
      [],
      [],
      false,
    ],
    ["the version of its release", { new: from("v1") }, [], [], false],
    ["another version", { new: cluster(stack("v1"), "v1.27.4") }, ["KubernetesVersion"], ["KubernetesVersion"], false],
    ["a class has a dot", { new: from("v0-sha.abc") }, [], [], false],
    ["made with a release that is not there", { new: from("v9") }, [], [], true],
    ["made with a release that says nothing yet", { new: from("v3") }, [], [], true],
    ["to the next minor", { old: from("v1"), new: cluster("docker-ferrol-1-28-v1", "v1.28.1") }, [], [], false],
    [
      "back by a minor",
      { old: cluster("docker-ferrol-1-28-v1"), new: from("v1") },
      ["KubernetesSkipped"],
      ["KubernetesSkipped"],
      false,
    ],
    [
      "to another stack",
      { old: from("v1"), new: cluster("docker-elm-1-27-v1") },
      ["StackChanged"],
      ["StackChanged"],
      false,
    ],
    [
      "to another major version of Kubernetes",
      { old: from("v1"), new: cluster("docker-ferrol-2-27-v1", "v2.27.1") },
      ["KubernetesSkipped"],
      [],
      false,
    ],
    [
      "AC-S7: to another provider, with a release that is not there",
      { old: from("v1"), new: cluster("other-ferrol-1-27-v9") },
      ["ProviderChanged"],
      [],
      true,
    ],
    [
      "AC-S7: to another stack, with a release that is not there",
      { old: from("v1"), new: cluster("docker-elm-1-27-v9") },
      ["StackChanged"],
      [],
      true,
    ],
    [
      "AC-S7: a skip, with a release that is not there",
      { old: from("v1"), new: cluster("docker-ferrol-1-29-v9", "v1.29.0") },
      ["KubernetesSkipped"],
      [],
      true,
    ],
    [
      "AC-S7: a downgrade, with a release that is not there",
      { old: from("v1"), new: cluster("docker-ferrol-1-26-v9", "v1.26.0") },
      ["KubernetesSkipped"],
      [],
      true,
    ],
    [
      "AC-S7: a skip in the version, with a release that says nothing yet",
      { old: from("v1"), new: cluster(stack("v3"), "v1.29.0") },
      ["KubernetesUnproven"],
      [],
      true,
    ],
    [
      "AC-S7: the same class, and a skip in the version, with a release that says nothing",
      { old: from("v3"), new: cluster(stack("v3"), "v1.30.0") },
      ["KubernetesUnproven"],
      [],
      true,
    ],
    [
      "AC-S7: to a class that is no release",
      { old: from("v1"), new: cluster("not-a-stack") },
      ["ClassUnreadable"],
      [],
      true,
    ],
    [
      "from a class that is no release",
      { old: cluster("not-a-stack"), new: from("v1") },
      ["ClassUnreadable"],
      ["ClassUnreadable"],
      false,
    ],
    ["a Cluster without a stack stays free", { old: cluster("mine"), new: cluster("other") }, [], [], true],
    [
      "a label, on a release that is not there any more",
      { old: from("v9"), new: cluster(stack("v9"), "v1.27.3", { labels: { a: "b" } }) },
      [],
      [],
      true,
    ],
  ])("%s", (_, change, rules, upstream, warned) => {
    const required = admitCluster({ ...change, releases: RELEASES });
    expect(required.denials.map(({ rule }) => rule)).toEqual(rules);
    expect(required.warnings.length > 0).toBe(warned);
    expect(required.allowed).toBe(rules.length === 0);
    const original = admitCluster({ ...change, releases: RELEASES }, { upstream: true });
    expect(original.denials.map(({ rule }) => rule)).toEqual(upstream);
  });

  test("AC-S1: a user picks one of the versions that the provider offers, and keeps what there is", () => {
    const offered = new Set([stack("v2")]);
    const ask = (change: Partial<ClusterChange>) =>
      admitCluster({ new: from("v1"), releases: RELEASES, role: "user", offered, ...change }).denials;
    expect(ask({})).toMatchObject([{ rule: "VersionNotOffered", field: "spec.topology.class", owner: "provider" }]);
    expect(ask({ new: cluster(stack("v2"), "v1.27.9") })).toEqual([]);
    expect(ask({ old: from("v1") })).toEqual([]);
    expect(ask({ role: "provider" })).toEqual([]);
  });
});

describe("admitStack", () => {
  const spec = (more: object = {}): object => ({
    provider: "docker",
    name: "ferrol",
    kubernetesVersion: "1.27",
    channel: "stable",
    noProvider: true,
    ...more,
  });
  const bad = spec({ versions: ["nope"] });
  test.each<
    [
      what: string,
      oldSpec: object | undefined,
      newSpec: object,
      localMode: boolean,
      rules: readonly StackRule[],
      upstream: readonly StackRule[],
    ]
  >([
    ["good", undefined, spec({ versions: ["v1"] }), false, [], []],
    ["made with a bad version", undefined, bad, false, ["VersionUnreadable"], ["VersionUnreadable"]],
    ["given a bad version", spec(), bad, false, ["VersionUnreadable"], []],
    [
      "a bad version from before blocks no other change",
      bad,
      spec({ versions: ["nope"], autoSubscribe: false }),
      false,
      [],
      [],
    ],
    [
      "a version of another channel",
      undefined,
      spec({ versions: ["v1-alpha.1"] }),
      false,
      ["VersionOfOtherChannel"],
      [],
    ],
    [
      "channel custom holds every named channel",
      undefined,
      spec({ channel: "custom", versions: ["v0-sha.abc"] }),
      false,
      [],
      [],
    ],
    [
      "channel custom holds no stable version",
      undefined,
      spec({ channel: "custom", versions: ["v1"] }),
      false,
      ["VersionOfOtherChannel"],
      [],
    ],
    [
      "made without its provider",
      undefined,
      spec({ noProvider: false }),
      false,
      ["ProviderRefMissing"],
      ["ProviderRefMissing"],
    ],
    ["its provider is taken away", spec(), spec({ noProvider: false }), false, ["ProviderRefMissing"], []],
    ["its provider is named", undefined, spec({ noProvider: false, providerRef: { name: "p" } }), false, [], []],
    ["subscribes in local mode", undefined, spec({ autoSubscribe: true }), true, ["SubscribesLocally"], []],
    ["an empty field is one that is not there", spec({ channel: "" }), spec({ channel: undefined }), false, [], []],
    ["another provider", spec(), spec({ provider: "x" }), false, ["Immutable"], ["Immutable"]],
    ["another name", spec(), spec({ name: "x" }), false, ["Immutable"], ["Immutable"]],
    ["another channel", spec(), spec({ channel: "custom" }), false, ["Immutable"], ["Immutable"]],
    ["another Kubernetes version", spec(), spec({ kubernetesVersion: "1.28" }), false, ["Immutable"], ["Immutable"]],
  ])("%s", (_, oldSpec, newSpec, localMode, rules, upstream) => {
    expect(admitStack({ oldSpec, newSpec, localMode }).denials.map(({ rule }) => rule)).toEqual(rules);
    const original = admitStack({ oldSpec, newSpec, localMode }, { upstream: true });
    expect(original.denials.map(({ rule }) => rule)).toEqual(upstream);
  });

  test("AC-S1: a field of the provider is refused for a user, with its owner", () => {
    const { denials } = admitStack({
      oldSpec: spec(),
      newSpec: spec({ versions: ["v1"], autoSubscribe: false }),
      role: "user",
    });
    expect(denials).toMatchObject([
      { rule: "OwnedByProvider", field: "spec.autoSubscribe", owner: "provider" },
      { rule: "OwnedByProvider", field: "spec.versions", owner: "provider" },
    ]);
    expect(admitStack({ oldSpec: spec(), newSpec: spec(), role: "user" }).allowed).toBe(true);
  });
});

describe("admitStackDeletion", () => {
  const object = (kind: string, name: string, spec: object = {}): KubeObject => ({
    kind,
    metadata: { name, namespace: "clusters" },
    spec,
  });
  const owner = { provider: "docker", name: "ferrol", kubernetesVersion: "1.27", channel: "stable" };
  test.each<[what: string, object: KubeObject, clusters: readonly KubeObject[], allowed: boolean]>([
    ["a release in use", object("ClusterStackRelease", stack("v1")), [cluster(stack("v1"))], false],
    [
      "a release of a class with a dot",
      object("ClusterStackRelease", stack("v0-sha-a")),
      [cluster(stack("v0-sha.a"))],
      false,
    ],
    [
      "a release that another one is used beside",
      object("ClusterStackRelease", stack("v1")),
      [cluster(stack("v2"))],
      true,
    ],
    ["a stack in use", object("ClusterStack", "s", owner), [cluster(stack("v7"))], false],
    [
      "a stack of channel custom in use",
      object("ClusterStack", "s", { ...owner, channel: "custom" }),
      [cluster(stack("v0-sha.a"))],
      false,
    ],
    ["a stack of another channel", object("ClusterStack", "s", owner), [cluster(stack("v0-sha.a"))], true],
    [
      "in use in another namespace",
      object("ClusterStack", "s", owner),
      [cluster(stack("v7"), "", { namespace: "other" })],
      true,
    ],
    ["a Cluster without a class", object("ClusterStack", "s", owner), [cluster("")], true],
  ])("%s", (_, given, clusters, allowed) => {
    expect(admitStackDeletion(given, clusters).allowed).toBe(allowed);
  });
});
