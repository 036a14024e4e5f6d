import type { Json } from "@landfall/core/object";
import { expect, test } from "vitest";
import type { Delivery } from "../actuate/actuation.ts";
import { carryOut } from "../actuate/testing/carry-out.ts";
import { held } from "../actuate/testing/hold.ts";
import { actuatePorch } from "./actuate.ts";

function variant(upstream: Json): Delivery {
  const object = {
    apiVersion: "config.porch.kpt.dev/v1alpha1",
    kind: "PackageVariant",
    metadata: { name: "shop-a", namespace: "fleet" },
    spec: { upstream, downstream: { repo: "a", package: "shop" } },
  };
  return { object, target: "a/shop" };
}

const REVISION = "PackageVariant shop-a spec.upstream.revision";

test.each<[string, Json, string, readonly string[]]>([
  ["older Porch spells it v3", { revision: "v2" }, "v3", [`${REVISION}=v3`]],
  ["a number is spelt as its neighbour was", { revision: "v2" }, "3", [`${REVISION}=v3`]],
  ["newer Porch counts", { revision: 2 }, "v3", [`${REVISION}=3`]],
  ["what is there stays", { revision: 3 }, "v3", []],
  ["a branch gives way to a revision", { revision: "main" }, "v3", [`${REVISION}=v3`]],
  [
    "a workspace gives way to a workspace",
    { workspaceName: "w2" },
    "w3",
    ["PackageVariant shop-a spec.upstream.workspaceName=w3"],
  ],
])("%s", (_, upstream, revision, wrote) => {
  expect(carryOut(actuatePorch, [variant(upstream)], { "a/shop": revision })).toMatchObject({ wrote, said: [] });
});

test.each<[string, Json, string, string]>([
  [
    "a name where Porch counts",
    { revision: 2 },
    "main",
    "InvalidRevision: target a/shop is not moved to main: Porch counts the revisions of its upstream",
  ],
  [
    "no revision to be set",
    { repo: "blueprints" },
    "v3",
    "NoSource: target a/shop is not moved to v3: spec.upstream names no revision",
  ],
])("%s is a problem", (_, upstream, revision, said) => {
  expect(carryOut(actuatePorch, [variant(upstream)], { "a/shop": revision })).toMatchObject({
    edits: [],
    said: [said],
  });
});

test("a variant of a set is the set's to write", () => {
  const { object } = variant({ revision: "v2" });
  const owner = {
    apiVersion: "config.porch.kpt.dev/v1alpha2",
    kind: "PackageVariantSet",
    name: "shop",
    uid: "1",
    controller: true,
  };
  const derived = { object: { ...object, metadata: { name: "shop-a", ownerReferences: [owner] } }, target: "a/shop" };
  expect(carryOut(actuatePorch, [derived], { "a/shop": "v3" }).said[0]).toMatch(
    /^Derived: .*PackageVariantSet\.config\.porch\.kpt\.dev \S*shop/,
  );
});

test("a variant that is held is not moved, and one that waits neither", () => {
  const { object } = variant({ revision: "v3" });
  const kept = { object: held(object, "incident/INC-1", "delivery", { revision: "v2" }), target: "a/shop" };
  expect(carryOut(actuatePorch, [kept], { "a/shop": "v3" }).said[0]).toMatch(/^Held: /);
  expect(carryOut(actuatePorch, [variant({ revision: "v2" })], { "b/shop": "v3" })).toMatchObject({
    edits: [],
    said: [],
  });
});
