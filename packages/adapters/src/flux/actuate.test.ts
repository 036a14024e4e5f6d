import type { Json, KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { Delivery } from "../actuate/actuation.ts";
import { carryOut } from "../actuate/testing/carry-out.ts";
import { held } from "../actuate/testing/hold.ts";
import { actuateFlux } from "./actuate.ts";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const DIGEST = "0123456789abcdef".repeat(4);

function object(group: string, kind: string, name: string, spec: Json): KubeObject {
  return { apiVersion: `${group}.toolkit.fluxcd.io/v1`, kind, metadata: { name, namespace: "fleet" }, spec };
}

/** Returns a Kustomization that delivers to target `<name>/shop`. */
function kustomization(name: string, source: string, kind = "GitRepository"): Delivery {
  const spec = { path: "shop", sourceRef: { kind, name: source } };
  return { object: object("kustomize", "Kustomization", name, spec), target: `${name}/shop` };
}

function release(name: string, spec: Json): Delivery {
  return { object: object("helm", "HelmRelease", name, spec), target: `${name}/shop` };
}

function source(kind: string, name: string, spec: Json): Delivery {
  return { object: object("source", kind, name, spec) };
}

const git = (name: string, ref: Json): Delivery => source("GitRepository", name, { url: "https://example.com/r", ref });
const CHART = (version: string): Json => ({
  chart: { spec: { chart: "shop", version, sourceRef: { kind: "HelmRepository", name: "charts" } } },
});

test.each<[string, readonly Delivery[], string, readonly string[]]>([
  [
    "a tag takes the place of a tag",
    [kustomization("a", "s"), git("s", { tag: "v6" })],
    "v7",
    ["GitRepository s spec.ref.tag=v7"],
  ],
  ["what is there stays", [kustomization("a", "s"), git("s", { tag: "v7" })], "v7", []],
  [
    "a range would win over the tag, so it goes",
    [kustomization("a", "s"), git("s", { semver: ">=1.0.0" })],
    "v7",
    ["GitRepository s spec.ref.tag=v7", "GitRepository s spec.ref.semver"],
  ],
  [
    "a commit is fetched from its branch",
    [kustomization("a", "s"), git("s", { branch: "main" })],
    COMMIT,
    [`GitRepository s spec.ref.commit=${COMMIT}`],
  ],
  [
    "what Flux calls the last revision is its commit",
    [kustomization("a", "s"), git("s", { tag: "v7" })],
    `v6@sha1:${COMMIT}`,
    [`GitRepository s spec.ref.commit=${COMMIT}`, "GitRepository s spec.ref.tag"],
  ],
  [
    "a whole name of a reference is one",
    [kustomization("a", "s"), git("s", {})],
    "refs/tags/v7",
    ["GitRepository s spec.ref.name=refs/tags/v7"],
  ],
  [
    "an artifact goes to a tag",
    [kustomization("a", "s", "OCIRepository"), source("OCIRepository", "s", { ref: { semver: "1.x" } })],
    "v7",
    ["OCIRepository s spec.ref.tag=v7", "OCIRepository s spec.ref.semver"],
  ],
  [
    "an artifact goes to a digest",
    [kustomization("a", "s", "OCIRepository"), source("OCIRepository", "s", { ref: { tag: "v6" } })],
    `v7@sha256:${DIGEST}`,
    [`OCIRepository s spec.ref.digest=sha256:${DIGEST}`, "OCIRepository s spec.ref.tag"],
  ],
  [
    "a release has its chart's version",
    [release("a", CHART("1.2.3"))],
    "1.3.0",
    ["HelmRelease a spec.chart.spec.version=1.3.0"],
  ],
  [
    "a chart from a repository of artifacts is one",
    [
      release("a", { chartRef: { kind: "OCIRepository", name: "s" } }),
      source("OCIRepository", "s", { ref: { tag: "1.2.3" } }),
    ],
    "1.3.0",
    ["OCIRepository s spec.ref.tag=1.3.0"],
  ],
  [
    "a chart of its own has a version",
    [
      release("a", { chartRef: { kind: "HelmChart", name: "s" } }),
      source("HelmChart", "s", { version: "1.2.3", sourceRef: { kind: "HelmRepository", name: "charts" } }),
    ],
    "1.3.0",
    ["HelmChart s spec.version=1.3.0"],
  ],
  [
    "a chart from Git has the revision of the repository",
    [
      release("a", { chart: { spec: { chart: "./shop", sourceRef: { kind: "GitRepository", name: "s" } } } }),
      git("s", { tag: "v6" }),
    ],
    "v7",
    ["GitRepository s spec.ref.tag=v7"],
  ],
])("%s", (_, objects, revision, wrote) => {
  expect(carryOut(actuateFlux, objects, { "a/shop": revision })).toMatchObject({ wrote, said: [] });
});

describe("a source that several use", () => {
  const FLEET = [kustomization("a", "s"), kustomization("b", "s"), git("s", { tag: "v6" })];

  test("does not move while one of them is not released", () => {
    expect(carryOut(actuateFlux, FLEET, { "a/shop": "v7" })).toMatchObject({
      edits: [],
      said: [
        "SharedSource: target a/shop is not moved to v7: GitRepository.source.toolkit.fluxcd.io fleet/s is also the source of Kustomization.kustomize.toolkit.fluxcd.io fleet/b (b/shop), not to be moved there",
      ],
    });
  });

  test("moves once when all of them are", () => {
    const outcome = carryOut(actuateFlux, FLEET, { "a/shop": "v7", "b/shop": "v7" });
    expect(outcome).toMatchObject({ wrote: ["GitRepository s spec.ref.tag=v7"], said: [] });
  });

  test("does not move to two revisions at once", () => {
    const { edits, said } = carryOut(actuateFlux, FLEET, { "a/shop": "v7", "b/shop": "v6" });
    expect([edits, said.map((line) => line.split(":")[0])]).toEqual([[], ["SharedSource"]]);
  });

  test("does not move under what is no target of the rollout", () => {
    const other: Delivery = {
      object: object("infra.contrib", "Terraform", "net", { sourceRef: { kind: "GitRepository", name: "s" } }),
    };
    expect(carryOut(actuateFlux, [kustomization("a", "s"), other, git("s", {})], { "a/shop": "v7" }).said[0]).toMatch(
      /^SharedSource: .*Terraform/,
    );
  });

  test("is looked at once, however many share it", () => {
    const names = Array.from({ length: 20_000 }, (_, at) => `c${at}`);
    const users = names.map((name) => kustomization(name, "s"));
    const orders = Object.fromEntries(names.slice(1).map((name) => [`${name}/shop`, "v7"]));
    const { edits, said } = carryOut(actuateFlux, [...users, git("s", { tag: "v6" })], orders);
    expect([edits.length, said.length]).toEqual([0, 19_999]);
    expect(said[0]).toMatch(/is also the source of Kustomization\S+ fleet\/c0 \(c0\/shop\), not to be moved there$/);
  });

  test("is the same source only in the same namespace", () => {
    const elsewhere = object("kustomize", "Kustomization", "b", {
      sourceRef: { kind: "GitRepository", name: "s", namespace: "other" },
    });
    const objects = [kustomization("a", "s"), { object: elsewhere, target: "b/shop" }, git("s", { tag: "v6" })];
    expect(carryOut(actuateFlux, objects, { "a/shop": "v7" }).wrote).toEqual(["GitRepository s spec.ref.tag=v7"]);
  });
});

test.each<[string, readonly Delivery[], string, RegExp]>([
  [
    "its source is not in the package",
    [kustomization("a", "s")],
    "v7",
    /^NoSource: .*GitRepository.source.toolkit.fluxcd.io fleet\/s is not in the package/,
  ],
  [
    "a Bucket has no revision",
    [kustomization("a", "s", "Bucket"), source("Bucket", "s", {})],
    "v7",
    /^UnsupportedSource: .*a Bucket/,
  ],
  ["a chart has no commit", [release("a", CHART("1.2.3"))], COMMIT, /^InvalidRevision: /],
  [
    "somebody holds the source",
    [kustomization("a", "s"), { object: held(git("s", { tag: "v6" }).object, "incident/INC-1", "reconcile") }],
    "v7",
    /^Held: .*GitRepository.source.toolkit.fluxcd.io fleet\/s is held by incident\/INC-1/,
  ],
  [
    "somebody holds the Kustomization",
    [
      { ...kustomization("a", "s"), object: held(kustomization("a", "s").object, "incident/INC-1", "reconcile") },
      git("s", { tag: "v6" }),
    ],
    "v7",
    /^Held: .*Kustomization/,
  ],
])("not moved: %s", (_, objects, revision, said) => {
  const outcome = carryOut(actuateFlux, objects, { "a/shop": revision });
  expect(outcome.edits).toEqual([]);
  expect(outcome.said).toEqual([expect.stringMatching(said)]);
});
