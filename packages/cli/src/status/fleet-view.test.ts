import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { FoundObject } from "../input/read-package-objects.ts";
import { styleFor } from "../render/style.ts";
import { renderTree } from "../render/tree.ts";
import { fleetStatus, readSources } from "./fleet-status.ts";
import { fleetTree } from "./fleet-view.ts";
import { revisionCounts } from "./mixture.ts";

const NOON = "2026-11-21T12:00:00Z";

function kustomization(revision: string, spec: object = {}): KubeObject {
  return {
    apiVersion: "kustomize.toolkit.fluxcd.io/v1",
    kind: "Kustomization",
    metadata: { name: "shop", namespace: "flux-system", generation: 1 },
    spec: { wait: true, ...spec },
    status: {
      observedGeneration: 1,
      lastAppliedRevision: revision,
      lastAttemptedRevision: revision,
      conditions: [{ type: "Ready", status: "True", reason: "Applied", message: "Applied" }],
    },
  };
}

const owner = (apiVersion: string, kind: string, name: string): object => ({ apiVersion, kind, name, uid: name });

const REVISION = { "deployment.kubernetes.io/revision": "1" };

/** A Deployment whose pods crash, with its ReplicaSet and pods. */
const CRASHING: readonly KubeObject[] = [
  {
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: { name: "web", namespace: "shop", uid: "web", generation: 1, annotations: REVISION },
    spec: { replicas: 2, selector: { matchLabels: { app: "web" } } },
    status: { observedGeneration: 1, replicas: 2, updatedReplicas: 2, unavailableReplicas: 2 },
  },
  {
    apiVersion: "apps/v1",
    kind: "ReplicaSet",
    metadata: {
      name: "web-1",
      namespace: "shop",
      uid: "web-1",
      annotations: REVISION,
      ownerReferences: [owner("apps/v1", "Deployment", "web")],
    },
    spec: { replicas: 2 },
    status: { replicas: 2 },
  },
  ...["a", "b"].map((letter) => ({
    apiVersion: "v1",
    kind: "Pod",
    metadata: { name: letter, namespace: "shop", ownerReferences: [owner("apps/v1", "ReplicaSet", "web-1")] },
    status: {
      phase: "Running",
      containerStatuses: [{ name: "app", state: { waiting: { reason: "CrashLoopBackOff" } } }],
    },
  })),
] as unknown as readonly KubeObject[];

function snapshot(cluster: string, items: readonly KubeObject[], observedAt: string = NOON): FoundObject {
  const object = { apiVersion: "landfall.dev/v1alpha1", kind: "StatusSnapshot", metadata: { name: cluster } };
  const file = { path: `snapshots/${cluster}.yaml`, index: 0 };
  return { object: { ...object, spec: { cluster, observedAt, items } } as KubeObject, file, subPackage: "" };
}

/** The output of `landfall status` for snapshots, line by line. */
function lines(found: readonly FoundObject[], all = false): readonly string[] {
  const fleet = fleetStatus(found, { now: undefined, staleAfter: undefined });
  if (!fleet.ok) throw new Error(fleet.problems[0]?.message);
  const view = { all, why: false, sourcesOf: readSources(found) };
  return renderTree(fleetTree(fleet.value, view), styleFor({ terminal: false, env: {} }), undefined)
    .split("\n")
    .slice(0, -1);
}

describe("the first screen of a fleet", () => {
  test("the worst first, and what has landed as a number", () => {
    const found = [
      snapshot("a", [kustomization("v2")]),
      snapshot("b", [kustomization("v2", { suspend: true })]),
      snapshot("c", [kustomization("v2")], "2026-11-21T09:00:00Z"),
      snapshot("d", [kustomization("v2"), ...CRASHING]),
    ];
    expect(lines(found)).toEqual([
      "fleet Failed 2/4 landed: 1 failed, 1 stale, 1 suspended as of 2026-11-21T12:00:00Z",
      "├─ d/shop Failed v2 CrashLoopBackOff",
      "│  └─ Deployment.apps shop/web Failed CrashLoopBackOff: Pod a: Container app: CrashLoopBackOff",
      "├─ c/shop Current v2 stale since 2026-11-21T09:00:00Z not heard of in time; was Current",
      "├─ b/shop landed v2 suspended",
      "│  └─ Kustomization.kustomize.toolkit.fluxcd.io flux-system/shop Current suspended",
      "└─ 1 landed (shown by --all)",
    ]);
    const names = lines(found, true).filter((line) => /^[├└]/.test(line));
    expect(names.map((line) => line.split(" ")[1])).toEqual(["a/shop", "b/shop", "c/shop", "d/shop"]);
  });

  test("fifty clusters at most, whatever their number", () => {
    const found = Array.from({ length: 70 }, (_, at) => snapshot(`c${at}`, [kustomization("v2"), ...CRASHING]));
    expect(lines([...found, snapshot("z", [kustomization("v2")])]).at(-1)).toBe(
      "└─ 20 more that have not landed, 1 landed (shown by --all)",
    );
  });

  test("which revisions are where, if they are several", () => {
    const found = ["v2", "v2@sha1:2222222", "v1"].map((revision, at) => snapshot(`c${at}`, [kustomization(revision)]));
    expect(lines(found)[1]).toBe("├─ shop: 2 at v2, 1 at v1");
    expect(lines(found.slice(0, 2))).toEqual([
      "fleet Current 2/2 landed as of 2026-11-21T12:00:00Z",
      "└─ 2 landed (shown by --all)",
    ]);
  });
});

test("revisions are counted package by package", () => {
  const at = (cluster: string, name: string, observed: string) => ({
    target: { cluster, package: name },
    revision: { observed },
  });
  expect(
    revisionCounts([at("a", "web", "v1"), at("b", "web", "v2"), at("c", "web", "v2"), at("a", "db", "v1")]),
  ).toEqual([
    { package: "web", revision: "v2", targets: 2 },
    { package: "web", revision: "v1", targets: 1 },
    { package: "db", revision: "v1", targets: 1 },
  ]);
});
