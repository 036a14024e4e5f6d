import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { resolveSuspension } from "../resolve/resolve.ts";
import { suspend } from "../write/suspend.ts";

const NOON = Date.parse("2026-12-01T12:00:00Z");

function object(apiVersion: string, kind: string, spec: object, annotations: object = {}): KubeObject {
  return { apiVersion, kind, metadata: { name: "web", namespace: "shop", annotations: { ...annotations } }, spec };
}

const cronJob = (suspended: unknown): KubeObject => object("batch/v1", "CronJob", { suspend: suspended });

describe("edge 6, 7 and 9: what a value does not mean is said by whoever reads it", () => {
  test.each([
    ["a string where a boolean is required", cronJob("true"), "unknown", "UnreadableSite", "must be a boolean"],
    [
      "a word that Cluster API does not read",
      object("cluster.x-k8s.io/v1beta2", "Machine", {}, { "cluster.x-k8s.io/paused": "false" }),
      "unattributed",
      "Caution",
      "its mere presence suspends",
    ],
    [
      "a word that KEDA cannot parse",
      object("keda.sh/v1alpha1", "ScaledObject", {}, { "autoscaling.keda.sh/paused": "flase" }),
      "unattributed",
      "Caution",
      "takes it as suspended",
    ],
    [
      "a word that Argo CD cannot parse",
      object("argoproj.io/v1alpha1", "Application", {}, { "argocd.argoproj.io/skip-reconcile": "yes" }),
      "active",
      "Caution",
      "takes it as not suspended",
    ],
  ])("%s", (_, found, state, code, words) => {
    const resolved = resolveSuspension(found, CATALOGUE);
    expect(resolved.state).toBe(state);
    expect(resolved.problems).toEqual([expect.objectContaining({ code, severity: "warning" })]);
    expect(resolved.problems[0]?.message).toContain(words);
  });

  test("nothing is said of a value that means what it says", () => {
    expect(resolveSuspension(cronJob(true), CATALOGUE).problems).toEqual([]);
  });
});

describe("a time that HyperShift pauses until", () => {
  const hosted = object("hypershift.openshift.io/v1beta1", "HostedCluster", { pausedUntil: "2026-12-01T12:00:00Z" });
  test.each([
    ["nobody knows the time", undefined, "unattributed"],
    ["it is to come", NOON - 1, "unattributed"],
    ["it has come", NOON, "active"],
  ])("%s", (_, now, state) => {
    expect(resolveSuspension(hosted, CATALOGUE, now)).toMatchObject({ state, problems: [] });
  });
});

test.each(["suspended", "Disabled"])("kro reads %s as suspended, in any case", (value) => {
  const found = object("kro.run/v1alpha1", "Web", {}, { "kro.run/reconcile": value });
  expect(resolveSuspension(found, CATALOGUE).state).toBe("unattributed");
});

test("edge 4: what was on before the first hold does not go on when the hold is past its end", () => {
  const before = cronJob(true);
  const mechanism = chooseMechanism(CATALOGUE, before, { effects: ["new-runs"] });
  if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message);
  const hold = { holder: "a", effect: "new-runs", until: "2026-12-01T06:00:00Z" } as const;
  const edits = suspend(before, { hold, mechanism: mechanism.value });
  const held = edits.ok ? applyEdits(before, edits.value) : edits;
  if (!held.ok) throw new Error(held.problems[0]?.message);
  const { state, effects } = resolveSuspension(held.value, CATALOGUE, NOON);
  expect(state).toBe("unattributed");
  expect(effects[0]?.causes.map(({ hold: by, expired }) => [by?.holder, expired])).toEqual([
    ["a", true],
    [undefined, false],
  ]);
});
