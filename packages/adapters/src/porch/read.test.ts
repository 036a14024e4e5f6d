import { describe, expect, test } from "vitest";
import { packageRevisions, readPackageRevision, variantRevision } from "./index.ts";

const target = { cluster: "edge-1", package: "shop" };
const observedAt = "2026-11-21T07:00:00Z";
const revision = (lifecycle: string, more: object = {}, status: object | null = {}, metadata: object = {}) => ({
  apiVersion: "porch.kpt.dev/v1alpha1",
  kind: "PackageRevision",
  metadata: { name: "edge-1.shop.v3", namespace: "fleet", ...metadata },
  spec: { packageName: "shop", repository: "edge-1", workspaceName: "v3", revision: 3, lifecycle, ...more },
  ...(status !== null && { status }),
});
const gated = { readinessGates: [{ conditionType: "landfall.dev/Landed" }] };
const condition = (type: string, status: string, reason = type) => ({
  conditions: [{ type, status, reason, message: reason }],
});

const later = (status: object): object => ({
  ...revision("Published", gated, status, { generation: 2 }),
  apiVersion: "porch.kpt.dev/v1alpha2",
});

describe("readPackageRevision", () => {
  test.each<[what: string, object: object, axes: object, reason: string]>([
    [
      "published says nothing of health",
      revision("Published"),
      { health: "Unknown", actuation: "Succeeded", upToDate: "yes" },
      "Published",
    ],
    [
      "wanted is not seen while it is a draft",
      revision("Draft"),
      { actuation: "Pending", upToDate: "unknown" },
      "Draft",
    ],
    ["proposed", revision("Proposed"), { actuation: "Pending" }, "Proposed"],
    [
      "proposed for deletion is still published",
      revision("DeletionProposed"),
      { actuation: "Succeeded", upToDate: "yes" },
      "DeletionProposed",
    ],
    [
      "a gate that holds",
      revision("Published", gated, condition("landfall.dev/Landed", "True")),
      { actuation: "Succeeded" },
      "Published",
    ],
    [
      "a gate that does not, with its reason",
      revision("Published", gated, condition("landfall.dev/Landed", "False", "InProgress")),
      { actuation: "Pending" },
      "InProgress",
    ],
    ["AC-X4: a gate nobody reports", revision("Published", gated), { actuation: "Pending" }, "GateNotReported"],
    [
      "failed with the reason",
      revision("Draft", {}, condition("Rendered", "False", "RenderFailed")),
      { health: "Failed", actuation: "Failed" },
      "RenderFailed",
    ],
    ["no status", revision("Published", {}, null), { actuation: "Pending" }, "NoStatus"],
    [
      "suspended: Porch has no switch, so never",
      revision("Published", { suspend: true }),
      { suspended: "no", actuation: "Succeeded" },
      "Published",
    ],
    [
      "deleting",
      revision("Published", {}, {}, { deletionTimestamp: observedAt }),
      { health: "Terminating" },
      "Deleting",
    ],
    [
      "AC-X4: rendered at an older generation, in v1alpha2",
      later({ conditions: [{ type: "Rendered", status: "True", observedGeneration: 1 }] }),
      { actuation: "Pending" },
      "StaleGeneration",
    ],
    [
      "a gate of v1alpha2 is about the package's own conditions",
      later({ packageConditions: [{ type: "landfall.dev/Landed", status: "True" }] }),
      { actuation: "Succeeded" },
      "Published",
    ],
    [
      "and not about the controller's",
      later({ conditions: [{ type: "landfall.dev/Landed", status: "True" }] }),
      { actuation: "Pending" },
      "GateNotReported",
    ],
  ])("%s", (_, object, axes, reason) => {
    expect(readPackageRevision(object, { target, observedAt })).toMatchObject({
      target,
      axes,
      reason,
      source: "porch",
    });
  });

  test.each([
    ["a number", revision("Published"), { wanted: "v3", observed: "v3" }],
    ["a text, of older Porch", revision("Published", { revision: "v3" }), { wanted: "v3", observed: "v3" }],
    ["none yet: the workspace", revision("Draft", { revision: 0 }), { wanted: "v3" }],
  ])("the revision is %s", (_, object, revisions) => {
    expect(packageRevisions(object)).toEqual(revisions);
  });

  test.each([
    ["a number", { revision: 7 }, "v7"],
    ["a text, of older Porch", { revision: "v7" }, "v7"],
    ["a workspace", { workspaceName: "next" }, undefined],
  ])("a PackageVariant asks for %s", (_, upstream, asked) => {
    expect(variantRevision({ kind: "PackageVariant", spec: { upstream } })).toBe(asked);
  });

  test("another revision wanted than this one", () => {
    const observation = readPackageRevision(revision("Published"), { target, observedAt, wanted: "v4" });
    expect(observation.axes.upToDate).toBe("no");
  });
});

describe("a revision wanted of upstream", () => {
  const locked = { upstreamLock: { git: { ref: "site/shop/v7" } } };

  test.each<[what: string, object: object, upstream: string, revisions: object, upToDate: string]>([
    ["is published", revision("Published", {}, locked), "v7", { wanted: "v7", observed: "v7" }, "yes"],
    ["is not the one published", revision("Published", {}, locked), "v8", { wanted: "v8", observed: "v7" }, "no"],
    ["is a draft yet", revision("Draft", {}, locked), "v7", { wanted: "v7" }, "unknown"],
    ["is not known: no lock", revision("Published"), "v7", { wanted: "v7" }, "unknown"],
  ])("%s", (_, object, upstream, revisions, upToDate) => {
    const observation = readPackageRevision(object, { target, observedAt, upstream });
    expect(observation).toMatchObject({ revision: revisions, axes: { upToDate } });
  });
});
