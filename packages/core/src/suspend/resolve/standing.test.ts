import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { computeStatus } from "../../status/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { suspend } from "../write/suspend.ts";
import { standingReader } from "./standing.ts";

const read = standingReader();

function object(
  apiVersion: string,
  kind: string,
  spec: object = {},
  annotations?: { readonly [key: string]: string },
): KubeObject {
  return { apiVersion, kind, metadata: { name: "web", namespace: "shop", ...(annotations && { annotations }) }, spec };
}

function held(target: KubeObject, until?: string): KubeObject {
  const mechanism = chooseMechanism(CATALOGUE, target, { effects: ["run", "delivery", "reconcile", "new-runs"] });
  if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message);
  const hold = { holder: "a", effect: mechanism.value.effect, ...(until !== undefined && { until }) };
  const edits = suspend(target, { hold, mechanism: mechanism.value, allow: ["kills-running", "blocks-deletion"] });
  const after = edits.ok ? applyEdits(target, edits.value) : edits;
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

const cronJob = object("batch/v1", "CronJob");
const deployment = object("apps/v1", "Deployment", { replicas: 2 });
const policy = (suspension: object): KubeObject =>
  object("policy.karmada.io/v1alpha1", "PropagationPolicy", { suspension });

describe("where an object stands", () => {
  test.each<[string, KubeObject, string | undefined, readonly string[]]>([
    ["nothing set", cronJob, undefined, []],
    ["set to off", object("batch/v1", "CronJob", { suspend: false }), undefined, []],
    ["on, and nobody claims it", object("batch/v1", "CronJob", { suspend: true }), "yes", []],
    ["held", held(cronJob), "yes", ["a"]],
    ["a kind without a switch", object("v1", "ConfigMap"), undefined, []],
    [
      "by presence, even as false",
      object("cluster.x-k8s.io/v1beta2", "Machine", {}, { "cluster.x-k8s.io/paused": "false" }),
      "yes",
      [],
    ],
    ["by a word in any case", object("kro.run/v1", "App", {}, { "kro.run/reconcile": "Suspended" }), "yes", []],
    ["for some clusters", policy({ dispatchingOnClusters: { clusterNames: ["m1"] } }), "partial", []],
    ["what cannot be read", policy({ dispatching: "yes" }), "unknown", []],
    ["no replicas, as somebody chose", object("apps/v1", "Deployment", { replicas: 0 }), undefined, []],
    ["no replicas, as somebody holds it", held(deployment), "yes", ["a"]],
    ["a ledger that cannot be read", object("v1", "ConfigMap", {}, { "hold.landfall.dev/a": "{" }), "unknown", []],
  ])("%s", (_, target, suspended, holds) => {
    const standing = read(target);
    expect(standing?.suspended).toBe(suspended);
    expect(standing?.holds ?? []).toEqual(holds);
  });

  test("AC-M9: an expired hold names nobody any more, but the switch is still on", () => {
    const on = held(cronJob, "2026-12-01T06:00:00Z");
    expect(read(on, Date.parse("2026-12-02T00:00:00Z"))).toMatchObject({ suspended: "yes", holds: [] });
  });
});

describe("the status of an object that stands still", () => {
  const settled = { conditions: [{ type: "Ready", status: "True" }] };
  const app = { ...object("kro.run/v1", "App", {}, { "kro.run/reconcile": "SUSPENDED" }), status: settled };

  test("says so by the catalogue, with the field as evidence", () => {
    for (const options of [{}, { suspension: read }]) {
      const { suspended, evidence } = computeStatus(app, options);
      expect(suspended).toBe(true);
      expect(evidence.fields.filter(({ path }) => path[2] === "kro.run/reconcile")).toEqual([
        { path: ["metadata", "annotations", "kro.run/reconcile"], value: "SUSPENDED" },
      ]);
    }
  });

  test("and never hides a failure", () => {
    const failed = { ...app, status: { conditions: [{ type: "Ready", status: "False", reason: "InstallFailed" }] } };
    expect(computeStatus(failed, { suspension: read })).toMatchObject({
      suspended: true,
      status: computeStatus(failed).status,
    });
  });

  test("what cannot be read is a warning, and changes no word", () => {
    const broken = policy({ dispatching: "yes" });
    const [without, with_] = [computeStatus(broken), computeStatus(broken, { suspension: read })];
    expect(with_.status).toBe(without.status);
  });
});
