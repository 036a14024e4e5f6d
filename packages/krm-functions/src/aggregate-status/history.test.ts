import { getConditions, type KubeObject, readPath } from "@landfall/core/object";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { processList } from "../sdk/index.ts";
import { aggregateStatus } from "./index.ts";

type Fields = { readonly [key: string]: unknown };

const CLUSTERS = ["edge-1", "edge-2", "edge-3"];
const kptfile = { apiVersion: "kpt.dev/v1", kind: "Kptfile", metadata: { name: "fleet" } };
const delivery = (cluster: string, revision: string): Fields => ({
  apiVersion: "configsync.gke.io/v1beta1",
  kind: "RootSync",
  metadata: {
    name: `shop-${cluster}`,
    namespace: "config-management-system",
    annotations: { "landfall.dev/target": `${cluster}/shop` },
  },
  spec: { sourceType: "git", git: { repo: "https://git.example/shop", revision } },
});
const synced = (cluster: string, revision: string): Fields => ({
  ...delivery(cluster, revision),
  metadata: { name: `shop-${cluster}`, namespace: "config-management-system", generation: 1 },
  status: {
    observedGeneration: 1,
    lastSyncedCommit: revision,
    sync: { commit: revision, gitStatus: { revision } },
    conditions: ["Reconciling", "Stalled", "Syncing"].map((type) => ({ type, status: "False" })),
  },
});
const inventory = (cluster: string, revision: string, status: string): Fields => ({
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
        sourceHash: revision.slice(0, 7),
        strategy: "Apply",
        actuation: "Succeeded",
        reconcile: "Succeeded",
      },
    ],
  },
});
/** The package at a time: the wanted revision, and the status of each cluster. */
const packageAt = (observedAt: string, revision: string, statuses: readonly string[]): readonly Fields[] => [
  kptfile,
  ...CLUSTERS.flatMap((cluster, index) => [
    delivery(cluster, revision),
    {
      apiVersion: "landfall.dev/v1alpha1",
      kind: "StatusSnapshot",
      metadata: { name: cluster },
      spec: {
        cluster,
        observedAt,
        items: [synced(cluster, revision), inventory(cluster, revision, statuses[index] ?? "Current")],
      },
    },
  ]),
];
const isReport = ({ kind }: KubeObject): boolean => kind === "PackageReport" || kind === "FleetReport";
const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "AggregateStatus" };

/** Renders once, with the objects that the last render wrote. */
function render(
  items: readonly Fields[],
  before: readonly KubeObject[] = [],
  more: Fields = {},
): readonly KubeObject[] {
  const list = {
    apiVersion: "config.kubernetes.io/v1",
    kind: "ResourceList",
    items: [...items, ...before],
    functionConfig: { ...config, ...more },
  };
  const outcome = processList(aggregateStatus, JSON.stringify(list));
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return readPath(parse(outcome.output), ["items"]) as readonly KubeObject[];
}

const packageReportIn = (items: readonly KubeObject[]): KubeObject | undefined =>
  items.find(({ kind }) => kind === "PackageReport");
const historyIn = (items: readonly KubeObject[]): unknown => readPath(packageReportIn(items), ["status", "history"]);

test("a report tells what became of each revision, from render to render, and twice the same changes nothing", () => {
  const looks = [
    packageAt("2026-11-21T07:00:00Z", "aaaaaaa", ["Current", "InProgress", "Current"]),
    packageAt("2026-11-21T08:00:00Z", "aaaaaaa", ["Current", "Current", "Current"]),
    packageAt("2026-11-21T09:00:00Z", "bbbbbbb", ["Current", "Failed", "Current"]),
    packageAt("2026-11-21T10:00:00Z", "ccccccc", ["InProgress", "Current", "Current"]),
  ];
  let reports: readonly KubeObject[] = [];
  for (const look of looks) {
    const once = render(look, reports);
    expect(render(look, once.filter(isReport)).filter(isReport)).toEqual(once.filter(isReport));
    reports = once.filter(isReport);
  }
  expect(historyIn(reports)).toMatchObject([
    { revision: "ccccccc", outcome: "in-progress", since: "2026-11-21T10:00:00Z", targets: 3, landed: 2 },
    {
      revision: "bbbbbbb",
      outcome: "failed",
      since: "2026-11-21T09:00:00Z",
      until: "2026-11-21T10:00:00Z",
      cluster: "edge-2",
      message: expect.stringContaining("Deployment.apps shop/web"),
    },
    {
      revision: "aaaaaaa",
      outcome: "landed",
      since: "2026-11-21T07:00:00Z",
      landedAt: "2026-11-21T08:00:00Z",
      until: "2026-11-21T09:00:00Z",
    },
  ]);
  expect(historyIn(render(looks[3] ?? [], reports, { history: 1 }))).toMatchObject([{ revision: "ccccccc" }]);
});

test("AC-P9: how many exceptions a report lists is a field", () => {
  const items = packageAt("2026-11-21T07:00:00Z", "aaaaaaa", ["Failed", "Failed", "Failed"]);
  const listed = (more: Fields): readonly unknown[] =>
    render(items, [], more)
      .filter(({ kind }) => kind === "PackageReport" || kind === "FleetReport")
      .map((report) => (readPath(report, ["status", "rollup", "exceptions"]) as readonly unknown[]).length);
  expect(listed({})).toEqual([3, 3]);
  expect(listed({ exceptions: 1 })).toEqual([1, 1]);
  expect(listed({ exceptions: 0 })).toEqual([0, 0]);
});

test("AC-F10: an object that was deleted by hand is named with its drift, and all is well once it is applied again", () => {
  const gone = render(packageAt("2026-11-21T07:00:00Z", "aaaaaaa", ["NotFound", "Current", "Current"]));
  const [condition] = getConditions(packageReportIn(gone)).conditions;
  expect(condition).toMatchObject({ status: "False" });
  expect(condition?.message).toContain("edge-1/shop: Deployment.apps shop/web: it was applied and is gone");
  expect(readPath(packageReportIn(gone), ["status", "rollup"])).toMatchObject({ landed: 2, upToDate: { no: 1 } });
  const back = render(
    packageAt("2026-11-21T08:00:00Z", "aaaaaaa", ["Current", "Current", "Current"]),
    gone.filter(isReport),
  );
  expect(getConditions(packageReportIn(back)).conditions[0]).toMatchObject({ status: "True" });
});
