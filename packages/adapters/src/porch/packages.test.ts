import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { porchPackages } from "./packages.ts";

const variant = (repo: string, upstream: object): object => ({
  apiVersion: "config.porch.kpt.dev/v1alpha1",
  kind: "PackageVariant",
  metadata: { name: `shop-${repo}`, namespace: "fleet" },
  spec: { upstream: { repo: "blueprints", package: "shop", ...upstream }, downstream: { repo, package: "shop" } },
});

const revision = (
  repository: string,
  name: string,
  spec: object,
  made?: string,
  conditions: readonly object[] = [],
) => ({
  apiVersion: "porch.kpt.dev/v1alpha1",
  kind: "PackageRevision",
  metadata: { name: `${repository}.shop.${name}`, namespace: "fleet" },
  spec: { repository, packageName: "shop", workspaceName: name, ...spec },
  status: {
    conditions,
    ...(made !== undefined && { upstreamLock: { type: "git", git: { ref: `shop/${made}`, directory: "shop" } } }),
  },
});

const published = (repository: string, number: number, made?: string): object =>
  revision(repository, `w${number}`, { revision: number, lifecycle: "Published" }, made);

const gated = { lifecycle: "Proposed", revision: 0, readinessGates: [{ conditionType: "landfall.dev/Landed" }] };
const landed = (status: string): object => ({
  type: "landfall.dev/Landed",
  status,
  reason: "InProgress",
  message: "1/2 targets landed",
});

const OBJECTS = [
  variant("eu-1", { revision: 7 }),
  variant("eu-2", { workspaceName: "w6" }),
  published("blueprints", 7),
  published("blueprints", 6),
  published("eu-1", 1, "v5"),
  published("eu-1", 2, "v6"),
  revision("eu-1", "next", gated, "v7", [landed("False")]),
  revision("eu-1", "main", { revision: -1, lifecycle: "Published" }),
  { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "PackageRevision" } },
  { apiVersion: "other.example/v1", kind: "PackageVariant", metadata: { name: "a" } },
];

describe("porchPackages", () => {
  test("what is wanted, published and on its way, by package", () => {
    expect(porchPackages(OBJECTS)).toEqual([
      {
        repository: "blueprints",
        package: "shop",
        published: { name: "blueprints.shop.w7", revision: "v7", lifecycle: "Published" },
        pending: [],
        downstream: [
          { revision: "v6", wantedBy: [], publishedIn: ["eu-1/shop"], pendingIn: [] },
          { revision: "v7", wantedBy: ["eu-1/shop"], publishedIn: [], pendingIn: ["eu-1/shop"] },
          { revision: "w6", wantedBy: ["eu-2/shop"], publishedIn: [], pendingIn: [] },
        ],
      },
      {
        repository: "eu-1",
        package: "shop",
        wish: { by: "PackageVariant shop-eu-1", of: "blueprints/shop", revision: "v7" },
        published: { name: "eu-1.shop.w2", revision: "v2", lifecycle: "Published", upstream: "v6" },
        pending: [
          {
            name: "eu-1.shop.next",
            revision: "next",
            lifecycle: "Proposed",
            upstream: "v7",
            waitsFor: "InProgress: 1/2 targets landed",
          },
        ],
        downstream: [],
      },
      {
        repository: "eu-2",
        package: "shop",
        wish: { by: "PackageVariant shop-eu-2", of: "blueprints/shop", revision: "w6" },
        pending: [],
        downstream: [],
      },
    ]);
  });

  test.each<[string, object, readonly object[], string]>([
    ["a draft waits for somebody", { lifecycle: "Draft" }, [], "somebody has to propose it"],
    ["what is proposed waits for somebody else", { lifecycle: "Proposed" }, [], "somebody has to approve it"],
    ["a gate that holds is none", gated, [landed("True")], "somebody has to approve it"],
    [
      "a gate that nobody reports",
      gated,
      [],
      "GateNotReported: the readiness gate landfall.dev/Landed is not reported",
    ],
    [
      "a render that failed",
      { lifecycle: "Draft" },
      [{ type: "Rendered", status: "False", reason: "RenderFailed", message: "no such function" }],
      "RenderFailed: no such function",
    ],
  ])("%s", (_, spec, conditions, waitsFor) => {
    expect(porchPackages([revision("a", "w", spec, undefined, conditions)])[0]?.pending[0]).toMatchObject({ waitsFor });
  });

  test("the order of the objects does not matter", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(OBJECTS, { minLength: OBJECTS.length }), (shuffled) => {
        expect(porchPackages(shuffled)).toEqual(porchPackages(OBJECTS));
      }),
    );
  });

  test("objects of other kinds tell of no package, and broken ones break nothing", () => {
    expect(porchPackages([])).toEqual([]);
    const broken = { apiVersion: "porch.kpt.dev/v1alpha1", kind: "PackageRevision", spec: 3, status: "x" };
    expect(porchPackages([broken])).toMatchObject([{ repository: "", package: "" }]);
  });
});
