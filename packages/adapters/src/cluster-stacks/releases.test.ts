import type { KubeObject } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planReleases, type ReleaseSources, selectReleases, summarizeRelease, summarizeStack } from "./index.ts";

const V = (number: number): string => `docker-ferrol-1-27-v${number}`;
const SHA = (patch: string, mark = "-"): string => `docker-ferrol-1-27-v0-sha${mark}${patch}`;
const sources = (more: Partial<ReleaseSources>): ReleaseSources => ({ existing: [], inSpec: [], inUse: [], ...more });

describe("selectReleases", () => {
  test.each<[what: string, sources: Partial<ReleaseSources>, kept: readonly string[], gone: readonly string[]]>([
    ["what nobody wants goes", { existing: [V(1)] }, [], [V(1)]],
    ["a release in use that is missing is not made", { inUse: [V(3)] }, [], []],
    ["the newest of the source is made", { latestRemote: V(3) }, [V(3)], []],
    ["what the spec names is made", { inSpec: [V(2)] }, [V(2)], []],
    [
      "the last ready one stays until a newer is",
      { existing: [V(1), V(2)], latestRemote: V(2), latestReady: V(1) },
      [V(1), V(2)],
      [],
    ],
    ["null is no release", { existing: [V(1)], latestRemote: null, latestReady: null }, [], [V(1)]],
    [
      "AC-S6: a class in use, with its dot, keeps its release",
      { existing: [SHA("a")], inUse: [SHA("a", ".")] },
      [SHA("a")],
      [],
    ],
    [
      "AC-S6: the ready one is kept in either notation",
      { existing: [SHA("a")], latestReady: SHA("a", ".") },
      [SHA("a")],
      [],
    ],
    ["a missing release is made once", { inSpec: [V(2), V(2)], latestRemote: V(2) }, [V(2)], []],
  ])("%s", (_, more, keepOrCreate, gone) => {
    expect(selectReleases(sources(more))).toEqual({ keepOrCreate, delete: gone });
  });

  test.each<[what: string, sources: Partial<ReleaseSources>, kept: readonly string[], gone: readonly string[]]>([
    ["a class in use keeps nothing", { existing: [SHA("a")], inUse: [SHA("a", ".")] }, [], [SHA("a")]],
    ["a missing release is listed by each source", { inSpec: [V(2), V(2)], latestRemote: V(2) }, [V(2), V(2)], []],
  ])("upstream: %s", (_, more, keepOrCreate, gone) => {
    expect(selectReleases(sources(more), { upstream: true })).toEqual({ keepOrCreate, delete: gone });
  });

  test.each<[what: string, sources: object, fields: readonly string[], kept: readonly string[]]>([
    ["a number in the spec", { existing: [V(1)], inSpec: [7] }, ["inSpec[0]"], [V(1)]],
    ["a map in use", { existing: [V(1)], inUse: [{ name: V(1) }] }, ["inUse[0]"], [V(1)]],
    ["a truth value as the newest", { existing: [V(1)], latestRemote: true }, ["latestRemote"], [V(1)]],
    ["a list as the ready one", { existing: [V(1)], latestReady: [V(1)] }, ["latestReady"], [V(1)]],
    ["a number that is there", { existing: [V(1), 2], inSpec: [V(3)] }, ["existing[1]"], [V(1), V(3)]],
    ["a text for a list", { existing: [V(1)], inSpec: V(2) }, ["inSpec"], [V(1)]],
    ["nothing for a list, and null for a name", { existing: undefined, inSpec: [null, V(2)] }, [], [V(2)]],
  ])("%s is named, and nothing is deleted", (_, given, fields, keepOrCreate) => {
    for (const upstream of [false, true]) {
      const selection = selectReleases(given as ReleaseSources, { upstream });
      expect([selection.keepOrCreate, selection.delete]).toEqual([keepOrCreate, []]);
      expect((selection.problems ?? []).map(({ code, field }) => [code, field])).toEqual(
        fields.map((field) => ["UnreadableName", field]),
      );
    }
  });

  test("row 81: nothing that a source names is deleted, and the order of the input does not count", () => {
    const name = fc
      .integer({ min: 0, max: 6 })
      .chain((number) => fc.constantFrom(V(number), SHA(`${number}`), SHA(`${number}`, ".")));
    const names = fc.uniqueArray(name, { maxLength: 6 });
    const existing = fc.uniqueArray(
      fc.integer({ min: 0, max: 6 }).chain((number) => fc.constantFrom(V(number), SHA(`${number}`))),
      { maxLength: 6 },
    );
    const arbitrary = fc.record({
      existing,
      inSpec: names,
      inUse: names,
      latestRemote: fc.option(name),
      latestReady: fc.option(name),
    });
    fc.assert(
      fc.property(arbitrary, (given) => {
        const selection = selectReleases(given);
        const wanted = [...given.inSpec, ...given.inUse, given.latestRemote, given.latestReady].map((one) =>
          one?.replaceAll(".", "-"),
        );
        expect(selection.delete.filter((one) => wanted.includes(one))).toEqual([]);
        expect([...selection.delete, ...selection.keepOrCreate]).toEqual(expect.arrayContaining([...given.existing]));
        expect(new Set(selection.keepOrCreate).size).toBe(selection.keepOrCreate.length);
        const turned = {
          ...given,
          existing: given.existing.toReversed(),
          inSpec: given.inSpec.toReversed(),
          inUse: given.inUse.toReversed(),
        };
        expect(selectReleases(turned)).toEqual(selection);
      }),
    );
  });
});

describe("planReleases", () => {
  const stackOf = (spec: object = {}): KubeObject => ({
    apiVersion: "clusterstack.x-k8s.io/v1alpha1",
    kind: "ClusterStack",
    metadata: { name: "docker-127", namespace: "clusters" },
    spec: { provider: "docker", name: "ferrol", kubernetesVersion: "1.27", channel: "stable", ...spec },
  });
  const release = (name: string, ready = true): KubeObject => ({
    apiVersion: "clusterstack.x-k8s.io/v1alpha1",
    kind: "ClusterStackRelease",
    metadata: {
      name,
      namespace: "clusters",
      ownerReferences: [{ apiVersion: "v1", kind: "ClusterStack", name: "docker-127", uid: "u" }],
    },
    status: { ready, kubernetesVersion: "v1.27.7" },
  });
  const cluster = (name: string, namespace = "clusters"): KubeObject => ({
    kind: "Cluster",
    metadata: { name: "c1", namespace },
    spec: { topology: { class: name } },
  });
  const custom = { channel: "custom", autoSubscribe: false, versions: ["v0-sha.b"] };

  test.each<[what: string, plan: ReturnType<typeof planReleases>, expected: object, problems: readonly string[]]>([
    [
      "the newest by value, and the last ready one until it is ready",
      planReleases(stackOf(), [release(V(9)), release(V(8))], [], {
        tags: [V(9), V(10), "docker-ferrol-1-28-v11", V(2)],
      }),
      {
        keepOrCreate: [V(10), V(9)],
        delete: [V(8)],
        latestRelease: `${V(9)} | v1.27.7`,
        usableVersions: ["v8", "v9"],
        stale: false,
      },
      [],
    ],
    [
      "row 82: usable versions are sorted by value",
      planReleases(
        stackOf({ autoSubscribe: false, versions: ["v2", "v10"] }),
        [release(V(10)), release(V(2)), release(V(3), false)],
        [],
        {},
      ),
      { usableVersions: ["v2", "v10"], delete: [V(3)], stale: false },
      [],
    ],
    [
      "AC-S6: a release of channel custom that is in use stays",
      planReleases(stackOf(custom), [release(SHA("a")), release(SHA("b"))], [cluster(SHA("a", "."))], {}),
      { keepOrCreate: [SHA("a"), SHA("b")], delete: [] },
      ["NoOrder"],
    ],
    [
      "a Cluster of another namespace uses nothing here",
      planReleases(
        stackOf({ autoSubscribe: false, versions: ["v1"] }),
        [release(V(1)), release(V(0), false)],
        [cluster(V(0), "other")],
        {},
      ),
      { delete: [V(0)] },
      [],
    ],
    [
      "AC-S11: a source that cannot be reached deletes nothing that it may have named, and says so",
      planReleases(stackOf(), [release(V(1)), release(V(2)), release(V(3), false)], [], { error: "timeout" }),
      { keepOrCreate: [V(2), V(3)], delete: [V(1)], stale: true },
      ["SourceUnreachable"],
    ],
    [
      "a source that has nothing is not one that cannot be reached",
      planReleases(stackOf(), [release(V(1)), release(V(3), false)], [], { tags: [] }),
      { delete: [V(3)], stale: false },
      [],
    ],
    [
      "a version that cannot be read is named, and nothing is deleted",
      planReleases(stackOf({ autoSubscribe: false, versions: ["nope"] }), [release(V(1), false)], [], {}),
      { keepOrCreate: [V(1)], delete: [] },
      ["UnreadableVersion"],
    ],
    [
      "a text for the list of versions is named, and nothing is deleted",
      planReleases(stackOf({ autoSubscribe: false, versions: "v2" }), [release(V(1), false)], [], {}),
      { keepOrCreate: [V(1)], delete: [] },
      ["UnreadableVersion"],
    ],
    [
      "versions beyond 2^53 are sorted by value",
      planReleases(
        stackOf({ autoSubscribe: false, versions: ["v9007199254740993"] }),
        ["9007199254740993", "9007199254740992", "2"].map((number) => release(`docker-ferrol-1-27-v${number}`, true)),
        [],
        {},
      ),
      {
        usableVersions: ["v2", "v9007199254740992", "v9007199254740993"],
        latestRelease: expect.stringContaining("v9007199254740993 |"),
      },
      [],
    ],
    [
      "a tag that cannot be read is named and passed over",
      planReleases(stackOf(), [], [], { tags: ["latest", V(1)] }),
      { keepOrCreate: [V(1)] },
      ["UnreadableTag"],
    ],
    [
      "a release of another stack is not touched",
      planReleases(
        stackOf({ autoSubscribe: false }),
        [{ ...release(V(1)), metadata: { name: V(1), namespace: "clusters" } }],
        [],
        {},
      ),
      { keepOrCreate: [], delete: [] },
      [],
    ],
  ])("%s", (_, plan, expected, problems) => {
    expect(plan).toMatchObject(expected);
    expect(plan.problems.map(({ code }) => code)).toEqual(problems);
  });
});

test.each<
  [what: string, ready: string, provider: string, downloaded: string, phase: string, message: string | undefined]
>([
  ["ready wins", "True", "False", "False", "done", undefined],
  ["nothing is known", "", "", "", "", undefined],
  ["the provider is ready", "False", "True", "False", "applying objects", "R"],
  ["downloaded", "False", "False", "True", "provider-specific work", "R"],
  ["not downloaded", "Unknown", "Unknown", "False", "downloading release assets", undefined],
  ["Unknown says nothing", "Unknown", "Unknown", "Unknown", "", undefined],
])("summarizeRelease: %s", (_, ready, provider, downloaded, phase, message) => {
  const conditions = [
    { type: "Ready", status: ready, reason: "R" },
    { type: "ProviderClusterStackReleaseReady", status: provider, reason: "P" },
    { type: "ClusterStackReleaseDownloaded", status: downloaded, reason: "D" },
  ].filter(({ status }) => status !== "");
  const summary = summarizeRelease({ metadata: { name: V(2) }, status: { conditions } });
  expect(summary).toEqual({ name: "v2", ready: phase === "done", phase, ...(message !== undefined && { message }) });
});

describe("AC-S2: a stack in one object, with the next action", () => {
  const stack: KubeObject = {
    kind: "ClusterStack",
    metadata: { name: "docker-127", namespace: "clusters" },
    spec: { provider: "docker", name: "ferrol", kubernetesVersion: "1.27", autoSubscribe: false, versions: ["v1"] },
  };
  const release = (name: string, ready: boolean, conditions: readonly object[] = []): KubeObject => ({
    kind: "ClusterStackRelease",
    metadata: {
      name,
      namespace: "clusters",
      ownerReferences: [{ apiVersion: "v1", kind: "ClusterStack", name: "docker-127", uid: "u" }],
    },
    status: { ready, conditions: ready ? [{ type: "Ready", status: "True" }] : conditions },
  });
  const assets = {
    type: "ClusterStackReleaseDownloaded",
    status: "False",
    reason: "IssueWithReleaseAssets",
    message: "no metadata.yaml",
  };
  const loading = { type: "ClusterStackReleaseDownloaded", status: "True" };
  test.each<[what: string, stack: KubeObject, releases: readonly KubeObject[], summary: object]>([
    ["ready", stack, [release(V(1), true)], { phase: "Ready", message: "ready: v1", nextAction: { who: "nobody" } }],
    [
      "a release is not there",
      stack,
      [],
      { phase: "Progressing", nextAction: { who: "operator", action: `make release ${V(1)}` } },
    ],
    [
      "a release is on its way",
      stack,
      [release(V(1), false, [loading])],
      { phase: "Progressing", message: "release v1: provider-specific work" },
    ],
    [
      "a release is broken",
      stack,
      [release(V(1), false, [assets])],
      { phase: "Blocked", message: `release ${V(1)}: no metadata.yaml`, nextAction: { who: "provider" } },
    ],
    [
      "a broken one that is to go does not count",
      stack,
      [release(V(1), true), release(V(0), false, [assets])],
      { phase: "Ready" },
    ],
    [
      "a version cannot be read",
      { ...stack, spec: { ...(stack.spec as object), versions: ["nope"] } },
      [],
      { phase: "Blocked", nextAction: { action: "write spec.versions as v1 or v1-alpha.1" } },
    ],
    [
      "the source cannot be reached",
      { ...stack, spec: { ...(stack.spec as object), autoSubscribe: true } },
      [release(V(1), true)],
      { phase: "Blocked", stale: true, usableVersions: ["v1"] },
    ],
    ["no release at all", { ...stack, spec: { ...(stack.spec as object), versions: [] } }, [], { phase: "Blocked" }],
  ])("%s", (_, given, releases, summary) => {
    expect(summarizeStack(given, releases, planReleases(given, releases, [], {}))).toMatchObject(summary);
  });
});

test("summarizeRelease: a name that is no release has no summary", () => {
  expect(summarizeRelease({ metadata: { name: "docker" } })).toBeUndefined();
});
