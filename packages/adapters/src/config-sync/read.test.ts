import { isLanded, summarizeTarget } from "@landfall/core/aggregate";
import { describe, expect, test } from "vitest";
import { declaredSyncRevision, readSync } from "./index.ts";

const COMMIT = "1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const NEXT = "2222222bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";
const target = { cluster: "edge-1", package: "shop" };
const observedAt = "2026-11-21T07:00:00Z";

const done = [
  { type: "Reconciling", status: "False" },
  { type: "Stalled", status: "False" },
  { type: "Syncing", status: "False", lastTransitionTime: "2026-11-21T06:00:00Z" },
];
const status = {
  observedGeneration: 3,
  lastSyncedCommit: COMMIT,
  source: { commit: COMMIT },
  sync: { commit: COMMIT, gitStatus: { revision: "v1" } },
  conditions: done,
};
const sync = (spec: object, live: object | undefined = status, metadata: object = {}) => ({
  apiVersion: "configsync.gke.io/v1beta1",
  kind: "RootSync",
  metadata: { name: "shop", namespace: "config-management-system", generation: 3, ...metadata },
  spec,
  status: live,
});
const pinned = { sourceType: "git", git: { repo: "r", revision: "v1" } };
const branch = { sourceType: "git", git: { repo: "r", branch: "main" } };
const entry = {
  group: "apps",
  kind: "Deployment",
  namespace: "shop",
  name: "web",
  actuation: "Succeeded",
  reconcile: "Succeeded",
};
const group = (...entries: readonly object[]) => ({
  apiVersion: "kpt.dev/v1alpha1",
  kind: "ResourceGroup",
  metadata: { labels: { "app.kubernetes.io/managed-by": "configmanagement.gke.io" } },
  status: { resourceStatuses: entries.map((more) => ({ ...entry, sourceHash: COMMIT.slice(0, 7), ...more })) },
});

describe("the delivery", () => {
  const first = (object: object, wanted?: string) => readSync(object, { target, observedAt, wanted })[0];

  test.each([
    ["synced at the pinned tag", sync(pinned), { actuation: "Succeeded", upToDate: "yes" }, "Synced"],
    ["synced at the newest commit of its branch", sync(branch), { actuation: "Succeeded", upToDate: "yes" }, "Synced"],
    ["a newer commit was fetched", sync(branch, { ...status, source: { commit: NEXT } }), { upToDate: "no" }, "Synced"],
    [
      "a newer commit is being synced",
      sync(branch, {
        ...status,
        source: { commit: NEXT },
        sync: { commit: NEXT },
        conditions: [...done.slice(0, 2), { type: "Syncing", status: "True" }],
      }),
      { actuation: "Pending", upToDate: "no", health: "Unknown" },
      "Syncing",
    ],
    [
      "the next tag is being synced: the last commit is what is there",
      sync(
        { git: { revision: "v2" } },
        {
          ...status,
          sync: { commit: NEXT, gitStatus: { revision: "v2" } },
          conditions: [{ type: "Syncing", status: "True" }],
        },
      ),
      { actuation: "Pending", upToDate: "no" },
      "Syncing",
    ],
    [
      "status of an older generation",
      sync(pinned, { ...status, observedGeneration: 2 }),
      { actuation: "Pending" },
      "StaleGeneration",
    ],
    [
      "AC-X4: no observed generation at all",
      sync(pinned, { ...status, observedGeneration: undefined }),
      { actuation: "Pending" },
      "StaleGeneration",
    ],
    [
      "stalled",
      sync(pinned, {
        ...status,
        conditions: [{ type: "Stalled", status: "True", reason: "Validation", message: "bad spec" }],
      }),
      { actuation: "Failed", health: "Failed" },
      "Validation",
    ],
    [
      "failed with an error of the source",
      sync(pinned, {
        ...status,
        sync: {
          ...status.sync,
          errors: [{ code: "1021", errorMessage: "unknown kind" }],
          errorSummary: { totalCount: 7 },
        },
      }),
      { actuation: "Failed", health: "Failed" },
      "KNV1021",
    ],
    [
      "no status",
      { ...sync(pinned), status: undefined },
      { actuation: "Pending", health: "Unknown", upToDate: "unknown" },
      "NoStatus",
    ],
    ["conditions without Syncing", sync(pinned, { ...status, conditions: [] }), { actuation: "Pending" }, "NotSyncing"],
    [
      "nothing synced yet",
      sync(pinned, { ...status, lastSyncedCommit: undefined }),
      { actuation: "Pending", upToDate: "unknown" },
      "NotSynced",
    ],
    [
      "suspended: Config Sync has no switch, so it has no word for it",
      sync(pinned, status, { annotations: { "hold.landfall.dev/ops": "ops" } }),
      { suspended: "unknown", upToDate: "yes" },
      "Synced",
    ],
    ["being deleted", sync(pinned, status, { deletionTimestamp: observedAt }), { health: "Terminating" }, "Deleting"],
    [
      "a status of the wrong type",
      { ...sync(pinned), status: "ok" },
      { actuation: "Pending", upToDate: "unknown" },
      "StaleGeneration",
    ],
  ])("%s", (_, object, axes, reason) => {
    const delivery = first(object);
    expect(delivery?.axes).toMatchObject(axes);
    expect(delivery?.reason).toBe(reason);
  });

  test("the errors are counted and the first is quoted", () => {
    const errors = { errors: [{ code: "1021", errorMessage: "unknown kind" }], errorSummary: { totalCount: 7 } };
    expect(first(sync(pinned, { ...status, rendering: errors }))?.message).toBe(
      "rendering: unknown kind (1 of 7 errors)",
    );
  });

  test("AC-F3: synced at v1 where v2 is wanted is not up to date", () => {
    expect(first(sync(pinned), "v2")).toMatchObject({
      revision: { wanted: "v2", observed: "v1" },
      axes: { upToDate: "no" },
    });
  });
});

describe("synced is not reconciled", () => {
  const whole = (resourceGroup?: object) =>
    summarizeTarget(target, readSync(sync(pinned), { target, observedAt, resourceGroup }));

  test.each([
    ["every entry Current at the commit", group({ status: "Current" }), "Current", "yes", undefined],
    ["no ResourceGroup", undefined, "Unknown", "yes", undefined],
    [
      "an entry still InProgress",
      group({ status: "Current" }, { name: "api", status: "InProgress" }),
      "InProgress",
      "yes",
      undefined,
    ],
    ["an entry of another commit", group({ status: "Current", sourceHash: "fffffff" }), "Current", "no", undefined],
    [
      "an entry failed",
      group({
        status: "Failed",
        conditions: [{ type: "Stalled", status: "True", reason: "Quota", message: "exceeded" }],
      }),
      "Failed",
      "yes",
      "Quota",
    ],
  ])("%s", (_, resourceGroup, health, upToDate, reason) => {
    const observation = whole(resourceGroup);
    expect(observation.axes).toMatchObject({ health, upToDate });
    if (reason !== undefined) expect(observation.reason).toBe(reason);
    expect(isLanded(observation)).toBe(health === "Current" && upToDate === "yes");
  });
});

describe("declaredRevision", () => {
  test.each([
    [{ sourceType: "git", git: { revision: "v1" } }, "v1"],
    [{ git: { revision: COMMIT } }, COMMIT],
    [{ git: { revision: "HEAD" } }, undefined],
    [{ git: { branch: "main" } }, undefined],
    [{ sourceType: "oci", oci: { image: "registry.example/shop:v1" } }, "registry.example/shop:v1"],
    [{ sourceType: "oci", oci: { image: "registry.example:5000/shop" } }, undefined],
    [{ sourceType: "helm", helm: { version: "1.2.3" } }, "1.2.3"],
    [{ sourceType: "helm", helm: { version: "latest" } }, undefined],
    [{ sourceType: "helm", helm: { version: "1.2.x" } }, undefined],
    [{ sourceType: "helm", helm: { version: ">=1.2.0 <2.0.0" } }, undefined],
    [{ sourceType: "helm", helm: { version: "1.2" } }, undefined],
    [{ sourceType: "helm", helm: { version: "v1.2.3-rc.1+build" } }, "v1.2.3-rc.1+build"],
    [{ sourceType: "__proto__" }, undefined],
  ])("%j declares %s", (spec, revision) => {
    expect(declaredSyncRevision(sync(spec))).toBe(revision);
  });
});
