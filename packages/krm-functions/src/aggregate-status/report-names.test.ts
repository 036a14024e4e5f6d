import { type KubeObject, readPath, refOf } from "@landfall/core/object";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { processList } from "../sdk/index.ts";
import { aggregateStatus } from "./index.ts";

const sync = (target: string, labels: object = {}): object => ({
  apiVersion: "configsync.gke.io/v1beta1",
  kind: "RootSync",
  metadata: {
    name: target.replaceAll("/", "-"),
    labels,
    annotations: {
      "landfall.dev/target": target,
      "config.kubernetes.io/path": `${target.replaceAll("/", "-")}.yaml`,
      "internal.config.kubernetes.io/path": `${target.replaceAll("/", "-")}.yaml`,
    },
  },
  spec: { git: { revision: "v1" } },
});

function render(text: string): string {
  const outcome = processList(aggregateStatus, text);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return outcome.output.replace(/\nresults:[^]*$/, "\n");
}

/** The spec of each PackageReport, by its name. */
function reportsIn(text: string): ReadonlyMap<string, unknown> {
  const items = (parse(text) as { readonly items: readonly KubeObject[] }).items;
  const reports = items.filter(({ kind }) => kind === "PackageReport");
  const named = new Map(reports.map((report) => [refOf(report).name, readPath(report, ["spec"])]));
  expect(named.size).toBe(reports.length);
  return named;
}

test("a group and a package that would share a name have reports of their own, and keep them", () => {
  const items = [sync("edge-1/apps", { region: "eu" }), sync("edge-1/apps/eu", { region: "us" })];
  const config = {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "AggregateStatus",
    metadata: { name: "reports" },
    groupBy: ["region"],
  };
  const list = { apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", items, functionConfig: config };
  const once = render(JSON.stringify(list));
  const reports = reportsIn(once);
  expect([...reports.values()]).toEqual(
    expect.arrayContaining([
      { package: "apps" },
      { package: "apps", group: { region: "eu" } },
      { package: "apps/eu" },
      { package: "apps/eu", group: { region: "us" } },
    ]),
  );
  expect(reports.size).toBe(4);
  expect(reportsIn(render(once))).toEqual(reports);
});

test("delivery objects of the same name, one for each cluster, are told by the file of each", () => {
  const alike = ["a/shop", "b/shop", "c/shop"].map((target) => {
    const { metadata, ...rest } = sync(target) as { readonly metadata: object };
    return { ...rest, metadata: { ...metadata, name: "shop" } };
  });
  const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "AggregateStatus", metadata: { name: "reports" } };
  const list = { apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", items: alike, functionConfig: config };
  const { results } = processList(aggregateStatus, JSON.stringify(list));
  const told = results.flatMap(({ file, tags }) => (file === undefined ? [] : [`${tags?.["cluster"]} ${file.path}`]));
  expect(told).toEqual(["a a-shop.yaml", "b b-shop.yaml", "c c-shop.yaml"]);
});
