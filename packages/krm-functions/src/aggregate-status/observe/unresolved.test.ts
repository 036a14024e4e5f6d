import { getConditions, type KubeObject, readPath } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { processList } from "../../sdk/index.ts";
import { aggregateStatus } from "../index.ts";

type Fields = { readonly [key: string]: unknown };

const kptfile = { apiVersion: "kpt.dev/v1", kind: "Kptfile", metadata: { name: "fleet" } };
const kustomization = (spec: Fields, condition?: Fields): Fields => ({
  apiVersion: "kustomize.toolkit.fluxcd.io/v1",
  kind: "Kustomization",
  metadata: {
    name: "shop",
    namespace: "flux-system",
    annotations: { "landfall.dev/target": "eu-1/shop" },
    generation: 1,
  },
  spec: { wait: true, ...spec },
  ...(condition === undefined ? {} : { status: { observedGeneration: 1, conditions: [condition] } }),
});
const repository = (name: string): Fields => ({
  apiVersion: "source.toolkit.fluxcd.io/v1",
  kind: "GitRepository",
  metadata: { name, namespace: "flux-system" },
  spec: { ref: { tag: "v1" } },
});
const snapshot = (...items: readonly Fields[]): Fields => ({
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusSnapshot",
  metadata: { name: "eu-1" },
  spec: { cluster: "eu-1", observedAt: "2026-11-21T07:00:00Z", items },
});
const notReady = (reason: string, message: string): Fields => ({ type: "Ready", status: "False", reason, message });
const sourceRef = (name: string): Fields => ({ sourceRef: { kind: "GitRepository", name } });

function render(items: readonly Fields[], config: Fields = {}) {
  const functionConfig = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "AggregateStatus", ...config };
  const list = {
    apiVersion: "config.kubernetes.io/v1",
    kind: "ResourceList",
    items: [kptfile, ...items],
    functionConfig,
  };
  const outcome = processList(aggregateStatus, JSON.stringify(list));
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const written = readPath(parse(outcome.output), ["items"]) as readonly KubeObject[];
  const report = written.find(({ kind }) => kind === "FleetReport");
  const condition = getConditions(report).conditions.find(({ type }) => type === "landfall.dev/Unresolved");
  const line = readPath(report, ["status", "clusters", 0, "targets", 0]) as Fields | undefined;
  const codes = outcome.results.flatMap(({ severity, tags }) => (severity === "warning" ? (tags?.["code"] ?? []) : []));
  return { condition, line, codes, report };
}

describe("AC-F12: what leads nowhere is a condition of the report", () => {
  test.each<readonly [string, readonly Fields[], Fields, string, string]>([
    [
      "a source that is not there, where others are",
      [kustomization(sourceRef("shp")), repository("shop")],
      {},
      "ReferenceNotFound",
      "Kustomization.kustomize.toolkit.fluxcd.io flux-system/shop: spec.sourceRef names GitRepository flux-system/shp, which is neither in this package nor seen in a cluster",
    ],
    [
      "a dependency that nobody knows",
      [kustomization({ dependsOn: [{ name: "db" }] })],
      {},
      "ReferenceNotFound",
      "spec.dependsOn[0] names Kustomization flux-system/db, which is neither in this package nor seen in a cluster",
    ],
    [
      "a Secret, in the words of the controller",
      [snapshot(kustomization({}, notReady("ReconciliationFailed", 'secrets "values" not found')))],
      {},
      "SecretNotFound",
      'eu-1: Kustomization.kustomize.toolkit.fluxcd.io flux-system/shop: secrets "values" not found',
    ],
    [
      "a rule of the config that fits no object",
      [kustomization({})],
      { targets: [{ kind: "Kustomisation", target: "eu-1/shop" }] },
      "SelectsNothing",
      "functionConfig.targets[0]: no object fits it",
    ],
    [
      "a package of the config that no target has",
      [kustomization({})],
      { wanted: { shp: "v2" } },
      "SelectsNothing",
      "functionConfig.wanted.shp: no target has the package shp",
    ],
    [
      "a placement that fits no cluster",
      [
        snapshot({
          apiVersion: "work.karmada.io/v1alpha2",
          kind: "ResourceBinding",
          metadata: { name: "web-deployment", namespace: "shop" },
          spec: { resource: { apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: "web" } },
        }),
      ],
      {},
      "SelectsNothing",
      "eu-1: ResourceBinding.work.karmada.io shop/web-deployment delivers to no cluster",
    ],
  ])("%s", (_, items, config, reason, message) => {
    const { condition, codes } = render(items, config);
    expect(condition).toMatchObject({ status: "True", reason });
    expect(condition?.message).toContain(message);
    expect(codes).toContain(reason);
  });

  test.each<readonly [string, readonly Fields[]]>([
    ["all are there", [kustomization(sourceRef("shop")), repository("shop")]],
    [
      "the source was seen where the delivery is",
      [
        kustomization(sourceRef("shop")),
        repository("other"),
        snapshot(kustomization(sourceRef("shop")), repository("shop")),
      ],
    ],
    ["nothing of the kind is in sight anywhere", [kustomization(sourceRef("shop"))]],
  ])("no condition where %s", (_, items) => {
    expect(render(items).condition).toBeUndefined();
  });

  test("a kubeconfig Secret that is not there is not yet, never Failed, and named", () => {
    const message = `unable to read KubeConfig secret 'eu-1-kubeconfig' error: secrets "eu-1-kubeconfig" not found`;
    const { line, condition } = render([
      kustomization({}),
      snapshot(kustomization({}, notReady("ReconciliationFailed", message))),
    ]);
    expect(line).toMatchObject({ health: "InProgress", actuation: "Pending", landed: false });
    expect(condition).toMatchObject({ reason: "SecretNotFound" });
  });

  test("its time stays as long as it does, and it goes with its cause", () => {
    const [lost, found] = [kustomization(sourceRef("shp")), kustomization(sourceRef("shop"))];
    const first = render([lost, repository("shop"), snapshot(lost, repository("shop"))]);
    const later = {
      ...snapshot(lost, repository("shop")),
      spec: { ...(snapshot()["spec"] as Fields), observedAt: "2026-11-21T09:00:00Z", items: [lost] },
    };
    const again = render([lost, repository("shop"), later, first.report as unknown as Fields]);
    expect(again.condition?.lastTransitionTime).toBe("2026-11-21T07:00:00Z");
    expect(render([found, repository("shop"), again.report as unknown as Fields]).condition).toBeUndefined();
  });
});
