import { getConditions, type KubeObject, readPath, refOf } from "@landfall/core/object";
import { validateFleetReport, validatePackageReport } from "@landfall/core/schemas";
import { applyEdits, CATALOGUE, mechanismsFor, suspend } from "@landfall/core/suspend";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAllDocuments, stringify } from "yaml";
import { processList } from "../sdk/index.ts";
import { aggregateStatus } from "./index.ts";

type Fields = { readonly [key: string]: unknown };
type Obj = Fields & { readonly kind: string };

const COMMIT = "1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const OLD = "0000000bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";
const LOCAL = { "config.kubernetes.io/local-config": "true" };

const kptfile: Obj = {
  apiVersion: "kpt.dev/v1",
  kind: "Kptfile",
  metadata: { name: "edge-fleet" },
  status: { conditions: [{ type: "Rendered", status: "True", reason: "RenderSuccess" }] },
};
const rootSync = (cluster: string, revision: string, metadata: Fields = {}): Obj => ({
  apiVersion: "configsync.gke.io/v1beta1",
  kind: "RootSync",
  metadata: {
    name: `shop-${cluster}`,
    namespace: "config-management-system",
    annotations: { "landfall.dev/target": `${cluster}/shop` },
    ...metadata,
  },
  spec: { sourceType: "git", git: { repo: "https://git.example/shop", revision } },
});
const synced = (cluster: string, revision: string, commit = COMMIT): Obj => ({
  ...rootSync(cluster, revision, { generation: 1 }),
  metadata: { name: `shop-${cluster}`, namespace: "config-management-system", generation: 1 },
  status: {
    observedGeneration: 1,
    lastSyncedCommit: commit,
    sync: { commit, gitStatus: { revision } },
    conditions: [
      { type: "Reconciling", status: "False" },
      { type: "Stalled", status: "False" },
      { type: "Syncing", status: "False", lastTransitionTime: "2026-11-21T05:00:00Z" },
    ],
  },
});
const group = (cluster: string, status = "Current", commit = COMMIT): Obj => ({
  apiVersion: "kpt.dev/v1alpha1",
  kind: "ResourceGroup",
  metadata: {
    name: `shop-${cluster}`,
    namespace: "config-management-system",
    labels: { "app.kubernetes.io/managed-by": "configmanagement.gke.io" },
  },
  status: {
    resourceStatuses: [
      {
        group: "apps",
        kind: "Deployment",
        namespace: "shop",
        name: "web",
        status,
        sourceHash: commit.slice(0, 7),
        strategy: "Apply",
        actuation: "Succeeded",
        reconcile: "Succeeded",
      },
    ],
  },
});
const snapshot = (
  cluster: string,
  items: readonly Fields[],
  observedAt = "2026-11-21T07:00:00Z",
  labels: Fields = {},
): Obj => ({
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusSnapshot",
  metadata: { name: cluster, annotations: LOCAL, labels },
  spec: { cluster, observedAt, items },
});
const landed = (cluster: string, revision = "v1"): readonly Obj[] => [
  rootSync(cluster, revision),
  snapshot(cluster, [synced(cluster, revision), group(cluster)]),
];

function listOf(items: readonly Fields[], config?: Fields): string {
  const placed = items.map((item, index) => {
    const metadata = item["metadata"] as Fields;
    const annotations = {
      ...(metadata["annotations"] as Fields),
      "internal.config.kubernetes.io/path": `f${index}.yaml`,
      "internal.config.kubernetes.io/index": "0",
    };
    return { ...item, metadata: { ...metadata, annotations } };
  });
  const functionConfig = config && { apiVersion: "fn.landfall.dev/v1alpha1", kind: "AggregateStatus", ...config };
  return JSON.stringify({ apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", items: placed, functionConfig });
}

function render(text: string): string {
  const outcome = processList(aggregateStatus, text);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return outcome.output;
}

function itemsOf(text: string): readonly Obj[] {
  const [document] = parseAllDocuments(text);
  return readPath(document?.toJS(), ["items"]) as readonly Obj[];
}

const named = (text: string, kind: string, name: string): Obj | undefined =>
  itemsOf(text).find((item) => item.kind === kind && readPath(item, ["metadata", "name"]) === name);
const run = (items: readonly Fields[], config?: Fields): string => render(listOf(items, config));
const line = (text: string, cluster: string): unknown => {
  const clusters = readPath(named(text, "FleetReport", "fleet"), ["status", "clusters"]) as readonly Fields[];
  return readPath(
    clusters.find((entry) => entry["cluster"] === cluster),
    ["targets", 0],
  );
};
const condition = (text: string) =>
  getConditions(itemsOf(text).find((item) => item.kind === "Kptfile")).conditions.find(
    ({ type }) => type === "landfall.dev/Landed",
  );

describe("aggregate-status", () => {
  test("a fleet that landed: reports that validate, and the condition with its four keys", () => {
    const text = run([kptfile, ...landed("edge-1"), ...landed("edge-2")]);
    const report = named(text, "PackageReport", "shop");
    expect(validatePackageReport(report)).toEqual([]);
    expect(validateFleetReport(named(text, "FleetReport", "fleet"))).toEqual([]);
    expect(readPath(report, ["status", "rollup"])).toMatchObject({ word: "Current", total: 2, landed: 2 });
    expect(condition(text)).toEqual({
      type: "landfall.dev/Landed",
      status: "True",
      reason: "AllLanded",
      message: "2/2 targets landed",
    });
    expect(line(text, "edge-1")).toMatchObject({
      package: "shop",
      wanted: "v1",
      observed: "v1",
      landed: true,
      since: "2026-11-21T05:00:00Z",
    });
  });

  test("conditions of others stay, ours is changed in place", () => {
    const before = {
      ...kptfile,
      status: {
        conditions: [
          { type: "landfall.dev/Landed", status: "False" },
          { type: "Rendered", status: "True" },
        ],
      },
    };
    const [ours, theirs] = getConditions(
      itemsOf(run([before, ...landed("edge-1")])).find((item) => item.kind === "Kptfile"),
    ).conditions;
    expect(ours).toMatchObject({ type: "landfall.dev/Landed", status: "True" });
    expect(theirs).toEqual({ type: "Rendered", status: "True" });
  });

  test.each([
    [
      "AC-P4: the package declares v2, the cluster is at v1",
      [rootSync("edge-1", "v2"), snapshot("edge-1", [synced("edge-1", "v1"), group("edge-1")])],
      { observed: "v1", wanted: "v2", upToDate: "no", landed: false, reason: "OutOfDate" },
    ],
    [
      "synced is not reconciled",
      [rootSync("edge-1", "v1"), snapshot("edge-1", [synced("edge-1", "v1"), group("edge-1", "InProgress")])],
      { health: "InProgress", landed: false },
    ],
    [
      "synced without a ResourceGroup",
      [rootSync("edge-1", "v1"), snapshot("edge-1", [synced("edge-1", "v1")])],
      { health: "Unknown", landed: false },
    ],
    [
      "entries of the commit before",
      [rootSync("edge-1", "v1"), snapshot("edge-1", [synced("edge-1", "v1"), group("edge-1", "Current", OLD)])],
      { upToDate: "no", landed: false },
    ],
    [
      "AC-P5: declared and never seen",
      [rootSync("edge-1", "v1")],
      { health: "Unknown", freshness: "never-seen", landed: false },
    ],
    [
      "AC-P5: seen too long ago",
      [...landed("edge-1"), snapshot("edge-2", [], "2026-11-21T09:00:00Z")],
      { health: "Current", freshness: "stale", landed: false },
    ],
    [
      "AC-P6: the cluster is not ready",
      [
        ...landed("edge-1"),
        {
          apiVersion: "cluster.karmada.io/v1alpha1",
          kind: "Cluster",
          metadata: { name: "edge-1" },
          status: { conditions: [{ type: "Ready", status: "False", message: "no route" }] },
        },
      ],
      { blockedBy: "cluster/edge-1", reason: "ClusterNotReady", landed: false },
    ],
  ])("%s", (_, items, expected) => {
    expect(line(run([kptfile, ...items]), "edge-1")).toMatchObject(expected);
  });

  test("a failed workload in the snapshot fails the target and is the reason; a pod is evidence for its owner", () => {
    const job = {
      apiVersion: "batch/v1",
      kind: "Job",
      metadata: { name: "migrate", namespace: "shop" },
      spec: { completions: 1 },
      status: {
        conditions: [{ type: "Failed", status: "True", reason: "BackoffLimitExceeded", message: "too many failures" }],
      },
    };
    const text = run([
      kptfile,
      rootSync("edge-1", "v1"),
      snapshot("edge-1", [synced("edge-1", "v1"), group("edge-1"), job]),
    ]);
    expect(line(text, "edge-1")).toMatchObject({ health: "Failed", landed: false });
    expect(condition(text)).toMatchObject({ status: "False", reason: "TargetsFailed" });
    expect(condition(text)?.message).toContain("Job.batch shop/migrate");
  });

  test("groups by label, from the snapshot and the delivery", () => {
    const items = [
      rootSync("edge-1", "v1"),
      snapshot("edge-1", [synced("edge-1", "v1"), group("edge-1")], undefined, { region: "eu" }),
      ...landed("edge-2"),
    ];
    const text = run([kptfile, ...items], { groupBy: ["region"] });
    expect(readPath(named(text, "PackageReport", "shop.eu"), ["status", "rollup", "total"])).toBe(1);
    expect(readPath(named(text, "PackageReport", "shop.none"), ["spec"])).toEqual({
      package: "shop",
      group: { region: "none" },
    });
    expect(readPath(named(text, "PackageReport", "shop"), ["status", "rollup", "total"])).toBe(2);
  });

  test("config: wanted wins over what is declared, a gate is added once, now decides what is stale", () => {
    const config = { wanted: { shop: "v9" }, gate: true, now: "2026-11-21T07:10:00Z", staleAfter: "5m" };
    const text = render(render(listOf([kptfile, ...landed("edge-1")], config)));
    expect(line(text, "edge-1")).toMatchObject({ wanted: "v9", upToDate: "no", freshness: "stale" });
    expect(readPath(itemsOf(text)[0], ["info", "readinessGates"])).toEqual([{ conditionType: "landfall.dev/Landed" }]);
  });

  test("a gate holds on exactly the text True: it is quoted, and there is one only if it was asked for", () => {
    const yaml = stringify(JSON.parse(listOf([kptfile, ...landed("edge-1")], { gate: true })));
    expect(render(yaml)).toMatch(/- type: landfall\.dev\/Landed\n +status: ["']True["']\n/);
    expect(readPath(itemsOf(run([kptfile, ...landed("edge-1")]))[0], ["info"])).toBeUndefined();
    expect(condition(run([kptfile, ...landed("edge-1")], { condition: false }))).toBeUndefined();
  });

  test("what it adds are reports: a package may hold one ResourceGroup, and it makes none", () => {
    const before = [kptfile, ...landed("edge-1"), rootSync("edge-2", "v1")];
    const kinds = itemsOf(run(before, { groupBy: ["region"] })).map(({ kind }) => kind);
    const added = kinds.filter((kind) => !before.some((item) => item.kind === kind));
    expect(new Set(added)).toEqual(new Set(["PackageReport", "FleetReport"]));
  });

  test("AC-P7: a management cluster's package looks like a workload cluster's", () => {
    const reports = ["mgmt", "edge-1"].map((cluster) =>
      JSON.stringify(line(run([kptfile, ...landed(cluster)]), cluster)),
    );
    expect(reports[0]).toBe(reports[1]);
  });
});

describe("other systems", () => {
  test("Flux: the tag of the source in the package is what is wanted, health is what was waited for", () => {
    const source = (tag: string): Obj => ({
      apiVersion: "source.toolkit.fluxcd.io/v1",
      kind: "GitRepository",
      metadata: { name: "shop", namespace: "flux-system" },
      spec: { ref: { tag } },
    });
    const kustomization: Obj = {
      apiVersion: "kustomize.toolkit.fluxcd.io/v1",
      kind: "Kustomization",
      metadata: { name: "shop", namespace: "flux-system", annotations: { "landfall.dev/target": "edge-1/shop" } },
      spec: { wait: true, sourceRef: { kind: "GitRepository", name: "shop" } },
    };
    const status = {
      lastAppliedRevision: `v1@sha1:${COMMIT}`,
      conditions: [{ type: "Ready", status: "True", reason: "ReconciliationSucceeded" }],
    };
    const at = (tag: string): unknown =>
      line(run([kptfile, source(tag), kustomization, snapshot("edge-1", [{ ...kustomization, status }])]), "edge-1");
    expect(at("v1")).toMatchObject({ wanted: "v1", landed: true });
    expect(at("v2")).toMatchObject({ wanted: "v2", upToDate: "no", landed: false });
  });

  test("AC-M4: Karmada: a binding reports for each member; a suspended one with an older template has a change pending", () => {
    const member = (clusterName: string, resourceTemplateGeneration: number): Fields => ({
      clusterName,
      applied: true,
      health: "Healthy",
      status: { resourceTemplateGeneration },
    });
    const template: Obj = {
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: { name: "web", namespace: "shop", generation: 7 },
    };
    const binding: Obj = {
      apiVersion: "work.karmada.io/v1alpha2",
      kind: "ResourceBinding",
      metadata: { name: "web-deployment", namespace: "shop" },
      spec: {
        resource: { apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: "web" },
        clusters: [{ name: "m1" }, { name: "m2" }],
        suspension: { dispatchingOnClusters: { clusterNames: ["m2"] } },
      },
      status: { aggregatedStatus: [member("m1", 7), member("m2", 6)] },
    };
    const outcome = processList(aggregateStatus, listOf([kptfile, snapshot("karmada", [template, binding])]));
    const text = outcome.exitCode === 0 ? outcome.output : "";
    expect(line(text, "m1")).toMatchObject({ package: "shop/web-deployment", observed: "7", landed: true });
    expect(line(text, "m2")).toMatchObject({
      suspended: "yes",
      pendingChange: true,
      actuation: "Skipped",
      landed: false,
    });
    expect(outcome.results.some(({ tags }) => tags?.["code"] === "UnclaimedObjects")).toBe(false);
  });

  test("AC-M4, AC-M7: Karmada: what a template needs reports for each member that needs it, with who holds it", () => {
    const free: KubeObject = {
      apiVersion: "work.karmada.io/v1alpha2",
      kind: "ResourceBinding",
      metadata: { name: "settings-configmap", namespace: "shop", generation: 2 },
      spec: {
        resource: { apiVersion: "v1", kind: "ConfigMap", namespace: "shop", name: "settings" },
        requiredBy: [{ namespace: "shop", name: "web-deployment", clusters: [{ name: "m1" }, { name: "m2" }] }],
      },
      status: { aggregatedStatus: [{ clusterName: "m1", applied: true, health: "Unknown" }] },
    };
    const mechanism = mechanismsFor(CATALOGUE, refOf(free)).find(({ effect }) => effect === "delivery");
    if (mechanism === undefined) throw new Error("a binding has no mechanism");
    const hold = { holder: "INC-1", effect: "delivery", reason: "looping", targets: { clusters: ["m2"] } } as const;
    const edits = suspend(free, { hold, mechanism });
    const held = edits.ok ? applyEdits(free, edits.value) : edits;
    if (!held.ok) throw new Error(JSON.stringify(held.problems));
    const text = run([kptfile, snapshot("karmada", [held.value as Fields])]);
    expect(line(text, "m1")).toMatchObject({ suspended: "no" });
    expect(line(text, "m2")).toMatchObject({
      suspended: "yes",
      holds: ["INC-1"],
      heldBy: [{ holder: "INC-1", reason: "looping" }],
    });
    expect(line(text, "m1")).not.toHaveProperty("heldBy");
  });

  test.each([
    ["one of two members", { clusters: ["m2"] }, "no"],
    ["all", undefined, "yes"],
  ] as const)("AC-M4: Karmada: who holds %s through the policy", (_, targets, other) => {
    const policy: KubeObject = {
      apiVersion: "policy.karmada.io/v1alpha1",
      kind: "PropagationPolicy",
      metadata: { name: "shop", namespace: "shop" },
      spec: { placement: { clusterAffinity: { clusterNames: ["m1", "m2"] } } },
    };
    const [mechanism] = mechanismsFor(CATALOGUE, refOf(policy)).filter(({ effect }) => effect === "delivery");
    if (mechanism === undefined) throw new Error("a policy has no mechanism");
    const why = { reason: "two fight", since: "2026-11-21T06:00:00Z", until: "2026-11-22T06:00:00Z" };
    const hold = { holder: "oncall/ana", effect: "delivery", ...why, ...(targets && { targets }) } as const;
    const edits = suspend(policy, { hold, mechanism });
    const held = edits.ok ? applyEdits(policy, edits.value) : edits;
    if (!held.ok) throw new Error(JSON.stringify(held.problems));
    const binding = {
      apiVersion: "work.karmada.io/v1alpha2",
      kind: "ResourceBinding",
      metadata: {
        name: "web-deployment",
        namespace: "shop",
        annotations: {
          "propagationpolicy.karmada.io/name": "shop",
          "propagationpolicy.karmada.io/namespace": "shop",
        },
      },
      spec: {
        resource: { apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: "web" },
        clusters: [{ name: "m1" }, { name: "m2" }],
        suspension: ((held.value as Fields)["spec"] as Fields)["suspension"],
      },
    };
    const text = run([kptfile, snapshot("karmada", [held.value as Fields, binding])]);
    expect(line(text, "m2")).toMatchObject({
      suspended: "yes",
      holds: ["oncall/ana"],
      heldBy: [{ holder: "oncall/ana", ...why }],
    });
    expect(line(text, "m1")).toMatchObject({ suspended: other });
    if (other === "no") expect(line(text, "m1")).not.toHaveProperty("heldBy");
  });

  test.each(["the sync first", "the variant first"])(
    "a PackageVariant beside a RootSync does not decide what is wanted: %s",
    (order) => {
      const variant: Obj = {
        apiVersion: "config.porch.kpt.dev/v1alpha1",
        kind: "PackageVariant",
        metadata: { name: "site", annotations: { "landfall.dev/target": "edge-1/shop" } },
        spec: { upstream: { package: "site", revision: "v7" }, downstream: { repo: "edge-1", package: "site" } },
      };
      const items = order === "the sync first" ? [...landed("edge-1"), variant] : [variant, ...landed("edge-1")];
      expect(line(run([kptfile, ...items]), "edge-1")).toMatchObject({ wanted: "v1", landed: true });
    },
  );

  test("plain kpt: a ResourceGroup alone is a package, as of its last apply, of no known revision", () => {
    const plain = { ...group("x", "Unknown"), metadata: { name: "shop", namespace: "shop" } };
    expect(line(run([kptfile, snapshot("edge-1", [plain])]), "edge-1")).toMatchObject({
      package: "shop",
      health: "Current",
      upToDate: "unknown",
      landed: false,
    });
  });
});

describe("holds", () => {
  const held = (live: (pinned: KubeObject) => readonly Fields[]): string => {
    const free: KubeObject = rootSync("edge-1", "v2");
    const [mechanism] = mechanismsFor(CATALOGUE, refOf(free));
    if (mechanism === undefined) throw new Error("a RootSync has no pin");
    const edits = suspend(free, { hold: { holder: "rollout/shop", effect: "delivery", revision: "v1" }, mechanism });
    const pinned = edits.ok ? applyEdits(free, edits.value) : edits;
    if (!pinned.ok) throw new Error(JSON.stringify(pinned.problems));
    return run([kptfile, pinned.value as Fields, snapshot("edge-1", live(pinned.value))]);
  };
  const withAnnotationsOf = ({ metadata }: KubeObject, live: KubeObject): Fields =>
    ({ ...live, metadata: { ...live.metadata, annotations: metadata?.annotations } }) as Fields;

  test("AC-M4: a pinned delivery wants what it would have without the pin, and never counts as up to date", () => {
    const seen = (pinned: KubeObject): readonly Fields[] => [
      withAnnotationsOf(pinned, synced("edge-1", "v1")),
      group("edge-1"),
    ];
    expect(line(held(seen), "edge-1")).toMatchObject({
      wanted: "v2",
      observed: "v1",
      health: "Current",
      suspended: "yes",
      pendingChange: true,
      landed: false,
      holds: ["rollout/shop"],
      reason: "Suspended",
      message: "held by rollout/shop; at v1, v2 is wanted",
    });
  });

  test("AC-M4: a report names holder, reason, since and until", () => {
    const free: KubeObject = rootSync("edge-1", "v2");
    const [mechanism] = mechanismsFor(CATALOGUE, refOf(free));
    if (mechanism === undefined) throw new Error("a RootSync has no pin");
    const why = { reason: "INC-1", since: "2026-11-21T06:00:00Z", until: "2026-11-22T06:00:00Z" };
    const hold = { holder: "oncall/ana", effect: "delivery", revision: "v1", ...why } as const;
    const edits = suspend(free, { hold, mechanism });
    const pinned = edits.ok ? applyEdits(free, edits.value) : edits;
    if (!pinned.ok) throw new Error(JSON.stringify(pinned.problems));
    const live = { ...pinned.value, status: synced("edge-1", "v1")["status"] } as unknown as Fields;
    const text = run([kptfile, pinned.value as Fields, snapshot("edge-1", [live, group("edge-1")])]);
    expect(line(text, "edge-1")).toMatchObject({ holds: ["oncall/ana"], heldBy: [{ holder: "oncall/ana", ...why }] });
    expect(validateFleetReport(named(text, "FleetReport", "fleet"))).toEqual([]);
    const [page] = itemsOf(text).filter(({ kind }) => kind === "FleetReport");
    const pushed = run([kptfile, snapshot("hub", [page as Fields])]);
    expect(line(pushed, "edge-1")).toMatchObject({ heldBy: [{ holder: "oncall/ana", ...why }] });
  });

  test("AC-M4: of an object that is held for one of two clusters the report says partial, and who, why, since and until", () => {
    const policy: KubeObject = {
      apiVersion: "policy.karmada.io/v1alpha1",
      kind: "PropagationPolicy",
      metadata: { name: "web", namespace: "shop", annotations: { "landfall.dev/target": "hub/shop" } },
      spec: { placement: { clusterAffinity: { clusterNames: ["m1", "m2"] } } },
    };
    const [mechanism] = mechanismsFor(CATALOGUE, refOf(policy));
    if (mechanism === undefined) throw new Error("a policy has no mechanism");
    const why = { reason: "INC-1", since: "2026-11-21T06:00:00Z", until: "2026-11-22T06:00:00Z" };
    const hold = { holder: "oncall/ana", effect: "delivery", targets: { clusters: ["m2"] }, ...why } as const;
    const edits = suspend(policy, { hold, mechanism });
    const half = edits.ok ? applyEdits(policy, edits.value) : edits;
    if (!half.ok) throw new Error(JSON.stringify(half.problems));
    const text = run([kptfile, policy as Fields, snapshot("hub", [half.value as Fields])]);
    expect(line(text, "hub")).toMatchObject({
      suspended: "partial",
      holds: ["oncall/ana"],
      heldBy: [{ holder: "oncall/ana", ...why }],
    });
  });

  test("a pin that has not reached the cluster is not counted: a later step of the same render may have made it", () => {
    const free = run([
      kptfile,
      rootSync("edge-1", "v2"),
      snapshot("edge-1", [synced("edge-1", "v1"), group("edge-1")]),
    ]);
    const pinned = held(() => [synced("edge-1", "v1"), group("edge-1")]);
    expect(line(pinned, "edge-1")).toEqual(line(free, "edge-1"));
  });
});

describe("results", () => {
  const results = (items: readonly Fields[], config?: Fields) =>
    processList(aggregateStatus, listOf(items, config)).results;
  const behind = [rootSync("edge-1", "v2"), snapshot("edge-1", [synced("edge-1", "v1"), group("edge-1")])];

  test("the fleet in one, then each exception with the object that delivers it", () => {
    expect(results([kptfile, ...behind])).toMatchObject([
      { severity: "info", tags: { code: "TargetsOutOfDate", status: "False" } },
      {
        severity: "info",
        message: "edge-1/shop outdated: at v1, v2 is wanted",
        resourceRef: { kind: "RootSync", name: "shop-edge-1" },
        file: { path: "f1.yaml" },
      },
    ]);
  });

  test("an exception of what was only seen refers to the object that delivers it, and to no file", () => {
    const placement = {
      apiVersion: "placement.kubernetes-fleet.io/v1",
      kind: "ClusterResourcePlacement",
      metadata: { name: "shop" },
      status: { placementStatuses: [{ clusterName: "edge-7" }] },
    };
    const [, found] = results([kptfile, snapshot("hub", [placement])]);
    expect(found).toMatchObject({ resourceRef: { kind: "ClusterResourcePlacement", name: "shop" } });
    expect(found).not.toHaveProperty("file");
  });

  test("an exception of an instance that nothing delivers refers to that instance, also for a dead child", () => {
    const instance = (name: string, status: string, metadata: Fields): Obj => ({
      apiVersion: "kudo.dev/v1beta1",
      kind: "Instance",
      metadata: { name, namespace: "data", uid: name, ...metadata },
      spec: { operatorVersion: { name: "kafka" } },
      status: { planStatus: { deploy: { name: "deploy", status } } },
    });
    const target = { annotations: { "landfall.dev/target": "edge-1/kafka" } };
    const owner = {
      ownerReferences: [{ apiVersion: "kudo.dev/v1beta1", kind: "Instance", name: "main", uid: "main" }],
    };
    const main = instance("main", "COMPLETE", target);
    const [, found] = results([kptfile, snapshot("edge-1", [main, instance("part", "FATAL_ERROR", owner)])]);
    expect(found).toMatchObject({
      message: "edge-1/kafka failed: Instance part: Plan deploy ended with a fatal error",
      resourceRef: { kind: "Instance", name: "main", namespace: "data" },
    });
    const both = results([kptfile, snapshot("edge-1", [main, instance("second", "FATAL_ERROR", target)])]);
    expect(both[1]).not.toHaveProperty("resourceRef");
  });

  test.each([
    ["never", "Failed", 0],
    ["failed", "Failed", 1],
    ["failed", "InProgress", 0],
    ["not-landed", "InProgress", 1],
    ["not-landed", "Current", 0],
  ])("failOn %s with a target that is %s: exit code %i, and no error result without it", (failOn, word, exitCode) => {
    const items = [
      kptfile,
      rootSync("edge-1", "v1"),
      snapshot("edge-1", [synced("edge-1", "v1"), group("edge-1", word)]),
    ];
    const outcome = processList(aggregateStatus, listOf(items, { failOn }));
    expect(outcome.exitCode).toBe(exitCode);
    expect(outcome.results.some(({ severity }) => severity === "error")).toBe(exitCode === 1);
  });

  test("capped, and the rest is counted", () => {
    const many = Array.from({ length: 5 }, (_, index) => rootSync(`edge-${index}`, "v1"));
    const found = results([kptfile, ...many], { maxResults: 2 });
    expect(found).toHaveLength(4);
    expect(found.at(-1)?.message).toBe("3 more targets are listed in the reports only");
  });

  test("objects of nobody are counted, not guessed at and not lost in silence", () => {
    const stray = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "x", namespace: "kube-system" } };
    expect(results([kptfile, snapshot("edge-9", [stray])]).at(-1)).toMatchObject({
      message: "1 objects in the snapshot of edge-9 belong to no package",
    });
  });

  test.each([
    ["a delivery without a target", [{ ...rootSync("edge-1", "v1"), metadata: { name: "shop" } }], {}, "NoTarget"],
    ["a duration that is none", [], { staleAfter: "soon" }, "InvalidConfig"],
    ["a time that is none", [], { now: "soon" }, undefined],
    [
      "a snapshot without a time",
      [{ ...snapshot("edge-1", []), spec: { cluster: "edge-1", items: [] } }],
      {},
      undefined,
    ],
    [
      "a report that is none",
      [{ apiVersion: "landfall.dev/v1alpha1", kind: "FleetReport", metadata: { name: "x" } }],
      {},
      undefined,
    ],
  ])("an error for %s", (_, items, config, code) => {
    const outcome = processList(aggregateStatus, listOf([kptfile, ...items], config));
    expect(outcome.exitCode).toBe(1);
    const errors = outcome.results.filter(({ severity }) => severity === "error");
    expect(errors.length).toBeGreaterThan(0);
    if (code !== undefined) expect(errors[0]?.tags?.["code"]).toBe(code);
  });
});

describe("the loop", () => {
  test("AC-X3: rendering the output again changes nothing; the order of the items does not matter", () => {
    const state = fc.constantFrom("landed", "behind", "failed", "silent");
    const items = (states: readonly string[]): readonly Fields[] =>
      states.flatMap((word, index) => {
        const cluster = `edge-${index}`;
        if (word === "silent") return [rootSync(cluster, "v1")];
        if (word === "behind")
          return [rootSync(cluster, "v2"), snapshot(cluster, [synced(cluster, "v1"), group(cluster)])];
        if (word === "failed")
          return [rootSync(cluster, "v1"), snapshot(cluster, [synced(cluster, "v1"), group(cluster, "Failed")])];
        return landed(cluster);
      });
    fc.assert(
      fc.property(fc.array(state, { maxLength: 6 }), (states) => {
        const once = render(listOf([kptfile, ...items(states)]));
        const again = processList(aggregateStatus, once.replace(/\nresults:[^]*$/, "\n"));
        const reports = (text: string) =>
          JSON.stringify(itemsOf(text).filter(({ kind }) => kind.endsWith("Report") || kind === "Kptfile"));
        expect(again.exitCode).toBe(0);
        if (again.exitCode === 0) expect(reports(again.output)).toBe(reports(once));
      }),
      { numRuns: 40 },
    );
  });

  test("a newer snapshot changes the report in place and moves since only where the verdict moved", () => {
    const first = run([kptfile, ...landed("edge-1"), ...landed("edge-2")]);
    const later = itemsOf(first).map((item) => {
      if (item.kind !== "StatusSnapshot") return item;
      const cluster = String(readPath(item, ["spec", "cluster"]));
      return snapshot(
        cluster,
        [synced(cluster, "v1"), group(cluster, cluster === "edge-2" ? "Failed" : "Current")],
        "2026-11-21T08:00:00Z",
      );
    });
    const second = run(later);
    expect(itemsOf(second)).toHaveLength(itemsOf(first).length);
    expect(line(second, "edge-1")).toMatchObject({ since: "2026-11-21T05:00:00Z", observedAt: "2026-11-21T08:00:00Z" });
    expect(line(second, "edge-2")).toMatchObject({ health: "Failed", since: "2026-11-21T08:00:00Z" });
    expect(condition(second)).toMatchObject({ status: "False", reason: "TargetsFailed" });
  });

  test("a package that is gone reports no targets", () => {
    const first = run([kptfile, ...landed("edge-1")]);
    const gone = itemsOf(first).filter(({ kind }) => kind !== "RootSync" && kind !== "StatusSnapshot");
    expect(readPath(named(run(gone), "PackageReport", "shop"), ["status", "rollup"])).toMatchObject({
      total: 0,
      word: "Unknown",
    });
  });

  test("a fleet that shrinks keeps its pages, empty and counted", () => {
    const many = Array.from({ length: 101 }, (_, index) => rootSync(`edge-${index}`, "v1"));
    const first = run([kptfile, ...many]);
    expect(readPath(named(first, "FleetReport", "fleet-2"), ["status", "clusters"])).toHaveLength(1);
    const second = run(
      itemsOf(first).filter(
        ({ kind, metadata }) => kind !== "RootSync" || readPath(metadata, ["name"]) === "shop-edge-1",
      ),
    );
    const pages = ["fleet", "fleet-2"].map((name) => named(second, "FleetReport", name));
    expect(pages.map((page) => readPath(page, ["spec", "pages"]))).toEqual([2, 2]);
    expect(readPath(pages[1], ["status"])).toEqual({ clusters: [] });
  });

  test("an item that was not touched keeps every byte", () => {
    const text = `apiVersion: config.kubernetes.io/v1
kind: ResourceList
items:
- apiVersion: kpt.dev/v1 # the package
  kind: Kptfile
  metadata:
    name: edge-fleet
    annotations:
      internal.config.kubernetes.io/path: 'Kptfile'
      internal.config.kubernetes.io/index: '0'
- apiVersion: v1
  kind: ConfigMap
  metadata: {name: "x"} # stays
  data: {mode: 0644, big: 12345678901234567890}
`;
    const output = render(text);
    expect(output).toContain("- apiVersion: kpt.dev/v1 # the package\n");
    expect(output).toContain('  metadata: {name: "x"} # stays\n  data: {mode: 0644, big: 12345678901234567890}\n');
    expect(condition(output)).toMatchObject({ status: "Unknown", reason: "NoTargets" });
  });
});
