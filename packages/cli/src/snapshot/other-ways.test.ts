import { type Observation, targetFigures, writeOpenMetrics } from "@landfall/core/aggregate";
import { type Json, type KubeObject, readTargetConfig } from "@landfall/core/object";
import { observeFleet } from "@landfall/krm-functions/aggregate-status";
import { describe, expect, test } from "vitest";
import { isLiveStatus, readLiveStatus } from "./live-status.ts";
import { makeSnapshot } from "./make-snapshot.ts";
import { isPrometheusAnswer, readPrometheusAnswer } from "./prometheus-answer.ts";

const AT = "2026-11-21T09:00:00Z";
const DEPLOYMENT = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "web", namespace: "shop", generation: 1, annotations: { "landfall.dev/target": "eu-1/shop" } },
  spec: { replicas: 1 },
  status: {
    observedGeneration: 1,
    replicas: 1,
    updatedReplicas: 1,
    readyReplicas: 1,
    availableReplicas: 1,
    conditions: [{ type: "Available", status: "True" }],
  },
};

function observe(...snapshots: readonly unknown[]): readonly Observation[] {
  const resolver = readTargetConfig({});
  if (!resolver.ok) throw new Error("an empty config is a config");
  const objects = snapshots.map((object) => ({ object: object as KubeObject }));
  return observeFleet(objects, { resolver: resolver.value, staleAfter: 900_000, revisions: ["v1"] }).observations;
}

function snapshotOf(objects: readonly object[], more: object = {}): unknown {
  const made = makeSnapshot(objects as readonly { readonly [key: string]: Json }[], {
    cluster: "eu-1",
    observedAt: AT,
    ...more,
  });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

describe("AC-P1: what a snapshot is made of", () => {
  test.each([
    ["Current", "Current", undefined],
    ["InProgress", "InProgress", "so it is"],
    ["Failed", "Failed", "so it is"],
    ["NotFound", "NotFound", "it was applied and is gone"],
  ])("kpt live status: %s is what the object itself would be", (status, health, message) => {
    const line = { type: "status", group: "apps", kind: "Deployment", namespace: "shop", name: "web", status };
    const text = JSON.stringify({ ...line, "inventory-name": "shop", message: "so it is", timestamp: AT });
    expect(isLiveStatus(text)).toBe(true);
    const read = readLiveStatus(text);
    const [observation] = read.ok ? observe(snapshotOf(read.value.objects)) : [];
    expect(observation).toMatchObject({ target: { cluster: "eu-1", package: "shop" }, axes: { health } });
    if (message !== undefined) expect(observation?.message).toContain(message);
  });

  test("the objects, and the samples that their cluster exports, agree", () => {
    const [own] = observe(snapshotOf([DEPLOYMENT]));
    if (own === undefined) throw new Error("the object has a target");
    const lines = writeOpenMetrics([targetFigures(own, [own])]).split("\n");
    const result = lines.flatMap((line) => {
      const [, name, inside = "", value] = /^(\w+)\{(.*)\} (\S+)$/.exec(line) ?? [];
      const labels = [...inside.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, text]) => [label, text]);
      const metric = { __name__: name, ...Object.fromEntries(labels) };
      return name === undefined ? [] : [{ metric, value: [Date.parse(AT) / 1000, value] }];
    });
    const text = JSON.stringify({ status: "success", data: { resultType: "vector", result } });
    expect(isPrometheusAnswer(text)).toBe(true);
    const samples = readPrometheusAnswer(text);
    const [sampled] = observe(snapshotOf([], { samples: samples.ok ? samples.value : [] }));
    expect(sampled).toMatchObject({ target: own.target, axes: { health: own.axes.health, suspended: "no" } });
    expect(sampled?.observedAt).toBe(own.observedAt);
  });
});

describe("readPrometheusAnswer", () => {
  test.each([
    ["a List of kubectl", `{"apiVersion":"v1","items":[{"kind":"Pod"}],"kind":"List"}`, false],
    ["an answer", `{"status":"success","data":{"resultType":"vector","result":[]}}`, true],
    ["an answer in several lines", `{\n  "status": "success",\n  "data": {\n    "resultType": "matrix"`, true],
    ["an error", `{"status":"error","errorType":"bad_data","error":"no"}`, true],
    ["a vector alone", `[{"metric":{"__name__":"up"},"value":[1,"1"]}]`, true],
    ["YAML", "kind: Pod", false],
  ])("%s is recognized by its beginning", (_, text, expected) => {
    expect(isPrometheusAnswer(text)).toBe(expected);
  });

  test.each([
    ["a range", `{"status":"success","data":{"resultType":"matrix","result":[]}}`, "NotAVector"],
    ["an error", `{"status":"error","errorType":"bad_data","error":"no"}`, "NotAVector"],
    ["half an answer", `{"data":{"resultType":"vector"`, "BadJson"],
  ])("refuses %s", (_, text, code) => {
    expect(readPrometheusAnswer(text)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  test("a value keeps all its digits, and what is none is written so", () => {
    const vector = [
      { metric: { __name__: "a", cluster: "c" }, value: [1.5, "9.007199254740991e+15"] },
      { metric: { __name__: "a" }, value: [1.5, "NaN"] },
    ];
    const read = readPrometheusAnswer(JSON.stringify(vector));
    expect(read.ok && read.value).toEqual([
      { metric: "a", labels: { cluster: "c" }, value: "9007199254740991", at: 1.5 },
      { metric: "a", labels: {}, value: "NaN", at: 1.5 },
    ]);
  });
});
