import type { Json, KubeObject } from "@landfall/core/object";
import { expect, test } from "vitest";
import type { Delivery } from "../actuate/actuation.ts";
import { carryOut } from "../actuate/testing/carry-out.ts";
import { held } from "../actuate/testing/hold.ts";
import { actuateArgoCd } from "./actuate.ts";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const DIGEST = "0123456789abcdef".repeat(4);

function application(spec: Json, metadata: KubeObject["metadata"] = {}): Delivery {
  const object: KubeObject = {
    apiVersion: "argoproj.io/v1alpha1",
    kind: "Application",
    metadata: { name: "shop-a", namespace: "argocd", ...metadata },
    spec,
  };
  return { object, target: "a/shop" };
}

const GIT = { repoURL: "https://example.com/shop", path: "deploy", targetRevision: "v6" };
const ARTIFACT = { repoURL: "oci://registry.example.com/shop", path: ".", targetRevision: "v6" };
const VALUES = { repoURL: "https://example.com/values", ref: "values", targetRevision: "main" };
const CHART = { repoURL: "https://example.com/charts", chart: "shop", targetRevision: "1.2.3" };
const ONE = "Application shop-a spec.source.targetRevision";

test.each<[string, Json, string, readonly string[]]>([
  ["a single source goes to a tag", { source: GIT }, "v7", [`${ONE}=v7`]],
  ["one that followed HEAD is pinned", { source: { repoURL: "r", path: "p" } }, "v7", [`${ONE}=v7`]],
  ["one that is there stays", { source: GIT }, "v6", []],
  ["a commit in another spelling is the commit", { source: GIT }, `main@sha1:${COMMIT}`, [`${ONE}=${COMMIT}`]],
  ["an artifact goes to a tag", { source: ARTIFACT }, "v7", [`${ONE}=v7`]],
  ["an artifact goes to a digest as Argo CD spells it", { source: ARTIFACT }, DIGEST, [`${ONE}=sha256:${DIGEST}`]],
  ["an artifact goes to the digest of a tag", { source: ARTIFACT }, `v7@sha256:${DIGEST}`, [`${ONE}=sha256:${DIGEST}`]],
  ["an artifact may be tagged with a commit", { source: ARTIFACT }, COMMIT, [`${ONE}=${COMMIT}`]],
  ["a chart in a registry goes to a digest", { source: CHART }, `sha256:${DIGEST}`, [`${ONE}=sha256:${DIGEST}`]],
  ["a chart goes to a version", { source: CHART }, "1.3.0", [`${ONE}=1.3.0`]],
  [
    "values from elsewhere stay",
    { sources: [CHART, VALUES] },
    "1.3.0",
    ["Application shop-a spec.sources[0].targetRevision=1.3.0"],
  ],
  [
    "values of the same repository go along",
    { sources: [{ ...VALUES, repoURL: GIT.repoURL, targetRevision: "v6" }, GIT] },
    "v7",
    ["Application shop-a spec.sources[0].targetRevision=v7", "Application shop-a spec.sources[1].targetRevision=v7"],
  ],
  [
    "a list takes the place of the single source",
    { source: CHART, sources: [GIT] },
    "v7",
    ["Application shop-a spec.sources[0].targetRevision=v7"],
  ],
  [
    "a source hydrator has a dry source",
    { sourceHydrator: { drySource: GIT, syncSource: { targetBranch: "env/a", path: "a" } } },
    "v7",
    ["Application shop-a spec.sourceHydrator.drySource.targetRevision=v7"],
  ],
])("%s", (_, spec, revision, wrote) => {
  expect(carryOut(actuateArgoCd, [application(spec)], { "a/shop": revision })).toMatchObject({ wrote, said: [] });
});

const OWNER = { apiVersion: "argoproj.io/v1alpha1", kind: "ApplicationSet", name: "shops", uid: "1", controller: true };

test.each<[string, Delivery, string]>([
  [
    "without a source",
    application({}),
    "NoSource: target a/shop is not moved to v7: it has neither spec.source nor spec.sources",
  ],
  [
    "from two repositories",
    application({ sources: [GIT, CHART] }),
    "SeveralSources: target a/shop is not moved to v7: its manifests come from 2 repositories, and the revision is of one",
  ],
  [
    "of an ApplicationSet",
    application({ source: GIT }, { ownerReferences: [OWNER] }),
    "Derived: target a/shop is not moved to v7: Application.argoproj.io argocd/shop-a is written by ApplicationSet.argoproj.io shops, which would take the change back",
  ],
  [
    "that somebody holds",
    { ...application({}), object: held(application({ source: GIT }).object, "incident/INC-1", "reconcile") },
    "Held: target a/shop is not moved to v7: Application.argoproj.io argocd/shop-a is held by incident/INC-1 (the database moves)",
  ],
])("an Application %s is not moved", (_, delivery, said) => {
  expect(carryOut(actuateArgoCd, [delivery], { "a/shop": "v7" })).toMatchObject({ edits: [], said: [said] });
});

test("an Application of an ApplicationSet that is there already is no problem", () => {
  const derived = application({ source: GIT }, { ownerReferences: [OWNER] });
  expect(carryOut(actuateArgoCd, [derived], { "a/shop": "v6" })).toMatchObject({ edits: [], said: [] });
});

test.each([
  ["a text", "x"],
  ["a map", {}],
  ["nothing in it", [null]],
])("owner references that are %s are none", (_, owners) => {
  const odd = application({ source: GIT }, { ownerReferences: owners as never });
  expect(carryOut(actuateArgoCd, [odd], { "a/shop": "v7" }).wrote).toEqual([`${ONE}=v7`]);
});

test("a chart goes to no commit", () => {
  expect(carryOut(actuateArgoCd, [application({ source: CHART })], { "a/shop": COMMIT })).toMatchObject({
    edits: [],
    said: [`InvalidRevision: target a/shop is not moved to ${COMMIT}: a chart has a version, no commit`],
  });
});

test("an Application without an order is left alone", () => {
  expect(carryOut(actuateArgoCd, [application({ source: GIT })], { "b/shop": "v7" })).toMatchObject({
    edits: [],
    said: [],
  });
});
