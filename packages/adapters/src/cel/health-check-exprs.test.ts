import type { KubeObject } from "@landfall/core/object";
import { computeStatus, type StatusRuleSet } from "@landfall/core/status";
import { judgeHealthCheck, loadHealthCheckExprs } from "@landfall/core/status/rules";
import { describe, expect, test } from "vitest";
import { celEngine } from "./index.ts";

const shop = (status: unknown): KubeObject =>
  ({ apiVersion: "example.com/v1", kind: "Shop", metadata: { name: "a", generation: 2 }, status }) as KubeObject;

describe("Flux's healthCheckExprs", () => {
  const ENTRIES = [
    {
      apiVersion: "cluster.x-k8s.io/v1beta1",
      kind: "Cluster",
      failed: "status.conditions.filter(e, e.type == 'Ready').all(e, e.status == 'False')",
      current: "status.conditions.filter(e, e.type == 'Ready').all(e, e.status == 'True')",
    },
    {
      apiVersion: "example.com/v1",
      inProgress: "status.phase == 'Busy' || metadata.generation != status.observed",
      failed: "status.phase in ['Bad', 'Worse']",
      current: "status.phase == 'Good'",
    },
  ];
  const load = (mode: "flux" | "extended"): StatusRuleSet => {
    const loaded = loadHealthCheckExprs(ENTRIES, celEngine, { mode });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    return loaded.value;
  };
  const cluster = (status: unknown, version = "v1beta2"): KubeObject =>
    ({
      apiVersion: `cluster.x-k8s.io/${version}`,
      kind: "Cluster",
      metadata: { name: "c", generation: 2 },
      status,
    }) as KubeObject;
  const ready = (status: string): object => ({ conditions: [{ type: "Ready", status }] });

  test.each([
    ["Ready is True", cluster(ready("True")), "Current", "Current"],
    ["Ready is False", cluster(ready("False")), "Failed", "Failed"],
    ["Ready is Unknown", cluster(ready("Unknown")), "InProgress", "InProgress"],
    ["there is no Ready yet: all() over nothing is true", cluster({ conditions: [] }), "Failed", "InProgress"],
    ["there are no conditions yet: cannot be evaluated", cluster({ phase: "x" }), "Unknown", "Unknown"],
    ["there is no status yet", cluster(undefined), "Unknown", "InProgress"],
    ["the generation is old", cluster({ ...ready("True"), observedGeneration: 1 }), "InProgress", "InProgress"],
    ["the generation is ahead", cluster({ ...ready("True"), observedGeneration: 3 }), "InProgress", "InProgress"],
    [
      "the observedGeneration is a text, which Flux skips",
      cluster({ ...ready("True"), observedGeneration: "2" }),
      "Current",
      "Current",
    ],
    ["an entry without a kind is for the group", shop({ phase: "Good", observed: 2 }), "Current", "Current"],
    ["inProgress is asked first", shop({ phase: "Bad", observed: 1 }), "InProgress", "InProgress"],
    ["then failed", shop({ phase: "Bad", observed: 2 }), "Failed", "Failed"],
    ["no expression is true", shop({ phase: "Odd", observed: 2 }), "InProgress", "InProgress"],
  ])("%s: as Flux %s, and honestly %s", (_name, object, flux, extended) => {
    expect(judgeHealthCheck(object, load("flux"))?.status).toBe(flux);
    expect(computeStatus(object, { rules: load("extended") }).status).toBe(extended);
  });

  test("deletion is not looked at, as in Flux, but computeStatus does", () => {
    const object = { ...cluster(ready("True")), metadata: { name: "c", deletionTimestamp: "2026-01-01T00:00:00Z" } };
    expect(judgeHealthCheck(object, load("flux"))?.status).toBe("Current");
    expect(computeStatus(object, { rules: load("flux") }).status).toBe("Terminating");
  });

  test("a kind without an entry is not judged", () => {
    expect(judgeHealthCheck({ apiVersion: "v1", kind: "Pod" }, load("flux"))).toBeUndefined();
  });

  test.each([
    ["no list", {}, "InvalidHealthCheck"],
    ["no apiVersion", [{ kind: "A", current: "true" }], "InvalidHealthCheck"],
    ["no current", [{ apiVersion: "a/v1", kind: "A" }], "InvalidHealthCheck"],
    [
      "a kind twice",
      [
        { apiVersion: "a/v1", kind: "A", current: "true" },
        { apiVersion: "a/v2", kind: "A", current: "true" },
      ],
      "DuplicateRule",
    ],
    [
      "a function that the engine lacks",
      [{ apiVersion: "a/v1", kind: "A", current: "quantity(status.x).isGreaterThan(status.y)" }],
      "UnsupportedFunction",
    ],
  ])("is refused for %s", (_name, entries, code) => {
    const loaded = loadHealthCheckExprs(entries, celEngine);
    expect(loaded.problems).toMatchObject([{ code }]);
  });

  test.each([
    ["cert-manager.io/v1", "ClusterIssuer", "Ready"],
    ["external-secrets.io/v1", "ClusterSecretStore", "Ready"],
    ["pkg.crossplane.io/v1", "Provider", "Healthy"],
    ["iam.aws.upbound.io/v1beta1", "Role", "Synced"],
    ["keda.sh/v1alpha1", "ScaledObject", "Ready"],
    ["bitnami.com/v1alpha1", "SealedSecret", "Synced"],
    ["fluxcd.controlplane.io/v1", undefined, "Ready"],
  ])("load in the form that Flux publishes: %s %s by %s", (apiVersion, kind, type) => {
    const all = (status: string): string =>
      `status.conditions.filter(e, e.type == '${type}').all(e, e.status == '${status}')`;
    const entry = { apiVersion, ...(kind === undefined ? {} : { kind }), failed: all("False"), current: all("True") };
    const loaded = loadHealthCheckExprs([entry], celEngine);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    const word = (status: string): unknown =>
      judgeHealthCheck({ apiVersion, kind: kind ?? "Any", status: { conditions: [{ type, status }] } }, loaded.value)
        ?.status;
    expect(["True", "False", "Unknown"].map(word)).toEqual(["Current", "Failed", "InProgress"]);
  });

  test("load with what cel-go's extensions give: optionals, times, strings, sets", () => {
    const entry = {
      apiVersion: "example.com/v1",
      kind: "Shop",
      inProgress: "timestamp(status.started) + duration('5m') > timestamp(status.seen)",
      failed: "sets.intersects(status.words.split(','), ['bad', 'worse']) || status.?error.orValue('') != ''",
      current: "status.ratio == 1.0 && status.words.lowerAscii().matches('^(good|fine)(,(good|fine))*$')",
    };
    const rules = loadHealthCheckExprs([entry], celEngine);
    if (!rules.ok) throw new Error(JSON.stringify(rules.problems));
    const word = (status: object): unknown =>
      judgeHealthCheck(
        shop({
          started: "2026-11-21T10:00:00Z",
          seen: "2026-11-21T10:10:00Z",
          words: "Good,fine",
          ratio: 1,
          ...status,
        }),
        rules.value,
      )?.status;
    expect(word({})).toBe("Current");
    expect(word({ seen: "2026-11-21T10:01:00Z" })).toBe("InProgress");
    expect(word({ words: "good,bad" })).toBe("Failed");
    expect(word({ error: "closed" })).toBe("Failed");
    expect(word({ started: "soon" })).toBe("Unknown");
  });
});
