import type { Json, KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { Delivery } from "../actuate/actuation.ts";
import { carryOut } from "../actuate/testing/carry-out.ts";
import { held } from "../actuate/testing/hold.ts";
import { actuateConfigSync } from "./actuate.ts";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const DIGEST = "0123456789abcdef".repeat(4);

function sync(spec: Json, metadata: KubeObject["metadata"] = {}): Delivery {
  const object: KubeObject = {
    apiVersion: "configsync.gke.io/v1beta1",
    kind: "RootSync",
    metadata: { name: "a", namespace: "config-management-system", ...metadata },
    spec,
  };
  return { object, target: "a/shop" };
}

const GIT = (revision?: string): Json => ({ git: { repo: "https://example.com/r", ...(revision && { revision }) } });
const OCI = (image: string): Json => ({ sourceType: "oci", oci: { image } });
const HELM = (version: Json): Json => ({ sourceType: "helm", helm: { chart: "shop", version } });

test.each<[string, Json, string, readonly string[]]>([
  ["a git sync goes to a tag", GIT("v6"), "v7", ["RootSync a spec.git.revision=v7"]],
  ["one that follows a branch is pinned", GIT(), "v7", ["RootSync a spec.git.revision=v7"]],
  ["one that is there stays", GIT("v7"), "v7", []],
  [
    "a commit as Flux spells it is the commit",
    GIT("v6"),
    `main@sha1:${COMMIT}`,
    [`RootSync a spec.git.revision=${COMMIT}`],
  ],
  ["an image goes to a tag", OCI("example.com/shop:v6"), "v7", ["RootSync a spec.oci.image=example.com/shop:v7"]],
  [
    "an image goes to a digest",
    OCI("example.com/shop:v6"),
    DIGEST,
    [`RootSync a spec.oci.image=example.com/shop@sha256:${DIGEST}`],
  ],
  [
    "a whole image is taken as it is",
    OCI("example.com/shop:v7"),
    "example.com/shop:v6",
    ["RootSync a spec.oci.image=example.com/shop:v6"],
  ],
  ["a chart goes to a version", HELM("1.2.3"), "1.3.0", ["RootSync a spec.helm.version=1.3.0"]],
  ["a version that YAML took for a number becomes a text", HELM(1.2), "1.2", ["RootSync a spec.helm.version=1.2"]],
])("%s", (_, spec, revision, wrote) => {
  const outcome = carryOut(actuateConfigSync, [sync(spec)], { "a/shop": revision });
  expect(outcome.said).toEqual([]);
  expect(outcome.wrote).toEqual(wrote);
});

test("an edit says what it expects to find", () => {
  const { edits } = carryOut(
    actuateConfigSync,
    [sync(GIT("v6")), { ...sync(GIT(), { name: "b" }), target: "b/shop" }],
    {
      "a/shop": "v7",
      "b/shop": "v7",
    },
  );
  expect(edits.map(({ expected }) => expected)).toEqual([{ value: "v6" }, { absent: true }]);
});

const HELD = held(sync(GIT("v7")).object, "incident/INC-1", "delivery", {
  revision: "v6",
  until: "2026-12-01T00:00:00Z",
});
const AFTER = Date.parse("2026-12-01T00:00:00Z");

describe("what is not moved", () => {
  test.each<[string, Delivery, string, string]>([
    [
      "a source type that is not there",
      sync({ sourceType: "oci", git: {} }),
      "v7",
      "NoSource: target a/shop is not moved to v7: it has no source spec.oci",
    ],
    [
      "a source type nobody knows",
      sync({ sourceType: "tar" }),
      "v7",
      "NoSource: target a/shop is not moved to v7: it has no source spec.tar",
    ],
    [
      "an image without a name",
      sync({ sourceType: "oci", oci: {} }),
      "v7",
      "NoSource: target a/shop is not moved to v7: it names no spec.oci.image",
    ],
    [
      "a chart by a commit",
      sync(HELM("1.2.3")),
      COMMIT,
      `InvalidRevision: target a/shop is not moved to ${COMMIT}: a chart has a version, no commit`,
    ],
    [
      "a revision with a line break",
      sync(GIT("v6")),
      "v7\nx: y",
      "InvalidRevision: target a/shop is not moved to v7\nx: y: it is no name of a revision",
    ],
    [
      "what somebody holds",
      { object: HELD, target: "a/shop" },
      "v7",
      "Held: target a/shop is not moved to v7: RootSync.configsync.gke.io config-management-system/a is held by incident/INC-1 (the database moves)",
    ],
    [
      "what another controller writes",
      sync(GIT("v6"), {
        ownerReferences: [{ apiVersion: "x/v1", kind: "RemoteSync", name: "r", uid: "1", controller: true }],
      }),
      "v7",
      "Derived: target a/shop is not moved to v7: RootSync.configsync.gke.io config-management-system/a is written by RemoteSync.x r, which would take the change back",
    ],
  ])("%s", (_, delivery, revision, said) => {
    expect(carryOut(actuateConfigSync, [delivery], { "a/shop": revision })).toMatchObject({ edits: [], said: [said] });
  });

  test("a target without an order, and kinds of others", () => {
    const kustomization = {
      object: { apiVersion: "kustomize.toolkit.fluxcd.io/v1", kind: "Kustomization" },
      target: "b",
    };
    expect(carryOut(actuateConfigSync, [sync(GIT("v6")), kustomization], { b: "v7" })).toMatchObject({
      edits: [],
      said: [],
    });
  });
});

test("a hold that has ended, or one that follows the same rollout, keeps nothing", () => {
  const delivery: Delivery = { object: HELD, target: "a/shop" };
  const wrote = ["RootSync a spec.git.revision=v7"];
  expect(carryOut(actuateConfigSync, [delivery], { "a/shop": "v7" }, { now: AFTER }).wrote).toEqual(wrote);
  expect(carryOut(actuateConfigSync, [delivery], { "a/shop": "v7" }, { holder: "incident/INC-1" }).wrote).toEqual(
    wrote,
  );
});

test("a ledger that cannot be read keeps the object where it is", () => {
  const delivery = sync(GIT("v6"), { annotations: { "hold.landfall.dev/x": "{" } });
  expect(carryOut(actuateConfigSync, [delivery], { "a/shop": "v7" }).said[0]).toMatch(/^Held: .*cannot be read/);
});
