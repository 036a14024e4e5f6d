import { describe, expect, test } from "vitest";
import { computeStatus } from "./compute-status.ts";
import { statusRuleLibrary as library } from "./rules/generated/index.ts";

const widget = { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "w", generation: 2 } };
const ready = (status: string) => ({ conditions: [{ type: "Ready", status }] });

describe("computeStatus", () => {
  test.each([
    [
      "a deleted object",
      { ...widget, metadata: { name: "w", deletionTimestamp: "2026-11-21T07:00:00Z" } },
      "Terminating",
    ],
    [
      "a status of an older generation",
      { ...widget, status: { observedGeneration: 1, ...ready("True") } },
      "InProgress",
    ],
    [
      "the generation as a numeric string",
      { ...widget, status: { observedGeneration: "2", ...ready("True") } },
      "Current",
    ],
    [
      "a generation that is a text and no number",
      { ...widget, status: { observedGeneration: "6d5b6f4b9c", ...ready("True") } },
      "Current",
    ],
    ["a mistyped generation", { ...widget, status: { observedGeneration: {}, ...ready("True") } }, "InProgress"],
    ["a live object without a status", widget, "InProgress"],
    ["an object that no cluster ever held", { ...widget, metadata: { name: "w" } }, "Unknown"],
    ["no kind", { apiVersion: "v1" }, "Unknown"],
  ])("%s", (_title, object, status) => {
    expect(computeStatus(object)).toMatchObject({ status });
  });
});

describe("a condition that cannot be read may be any, so the object is not Current", () => {
  const whole = { type: "Ready", status: "True" };
  const options = { library };
  test.each([
    ["has no type", { status: "False", reason: "Broken" }],
    ["has no type, and the word of its project as status", { status: "Progressing", reason: "Unhealthy" }],
    ["has a type that is a number", { type: 7, status: "true", reason: "Broken" }],
    ["has no status", { type: "BackupConfigured", reason: "AccessDenied" }],
    ["has no status and no reason", { type: "UpgradeInProgress" }],
    ["has a status that is null", { type: "Degraded", status: null }],
    ["has a status that is a list", { type: "NodesRegistered", status: ["False"] }],
  ])("it %s", (_, entry) => {
    for (const conditions of [
      [whole, entry],
      [entry, whole],
    ])
      expect(computeStatus({ ...widget, status: { phase: "Ready", conditions } }).status).not.toBe("Current");
  });

  test.each([
    ["a map keyed by type", { Ready: whole, BackupConfigured: { reason: "AccessDenied" } }],
    ["a text", "Ready"],
    ["a number", 7],
  ])("the conditions are %s", (_, conditions) => {
    expect(computeStatus({ ...widget, status: { phase: "Ready", conditions } }).status).toBe("Unknown");
  });

  test.each([
    ["null", [whole, null]],
    ["no map", [whole, "a note"]],
    [
      "a map of other things",
      [
        { name: "a", state: "Ready" },
        { name: "b", state: "Ready" },
      ],
    ],
  ])("an entry that is %s is none", (_, conditions) => {
    expect(computeStatus({ ...widget, status: { phase: "Ready", conditions } }).status).toBe("Current");
  });

  test("of a built-in kind, and of a kind with a rule", () => {
    const pvc = { apiVersion: "v1", kind: "PersistentVolumeClaim", metadata: widget.metadata };
    const conditions = [{ type: "FileSystemResizePending" }];
    expect(computeStatus({ ...pvc, status: { phase: "Bound", conditions } }).status).not.toBe("Current");
    const certificate = { apiVersion: "cert-manager.io/v1", kind: "Certificate", metadata: widget.metadata };
    const status = { conditions: [whole, { type: "Issuing", reason: "Renewing" }] };
    expect(computeStatus({ ...certificate, status }, options).status).not.toBe("Current");
  });

  test("a kind whose conditions never have a status is judged by its rule", () => {
    const application = { apiVersion: "argoproj.io/v1alpha1", kind: "Application", metadata: widget.metadata };
    const conditions = [{ type: "SharedResourceWarning", message: "ConfigMap/a is part of two applications" }];
    const status = { health: { status: "Healthy" }, sync: { status: "Synced" }, conditions };
    expect(computeStatus({ ...application, status }, options).status).toBe("Current");
  });
});

test.each([
  ["what keeps it is not known", undefined, "its finalizers or its grace period"],
  ["one finalizer", ["example.com/drain"], "its finalizer example.com/drain"],
  ["many", ["a/1", "a/2", "a/3", "a/4", "a/5"], "its finalizers a/1, a/2, a/3, and 2 more"],
  ["no text among them", [1, { a: 1 }], "its finalizers or its grace period"],
  ["no list", "example.com/drain", "its finalizers or its grace period"],
])("a deleted object says what it waits for: %s", (_, finalizers, keeper) => {
  const metadata = { name: "w", deletionTimestamp: "2026-11-21T07:00:00Z", finalizers };
  const { message, evidence } = computeStatus({ ...widget, metadata });
  expect(message).toBe(`Scheduled for deletion; waits for ${keeper}`);
  expect(evidence.fields.length).toBe(Array.isArray(finalizers) ? 2 : 1);
});

test("what is known of what holds an object still counts with rules and without", () => {
  const field = { path: ["spec", "halt"], value: true };
  const suspension = () => ({ suspended: "yes", fields: [field], warnings: [] }) as const;
  const object = { ...widget, spec: { halt: true }, status: { observedGeneration: 2, ...ready("True") } };
  const rules = new Map([["example.com/Widget", { id: "own", evaluate: () => undefined }]]);
  for (const options of [{ suspension }, { suspension, rules }]) {
    const result = computeStatus(object, options);
    expect(result).toMatchObject({ status: "Current", suspended: true });
    expect(result.evidence.fields).toContainEqual(field);
  }
});

test.each([
  ["what no rule sees is added", false, "yes", true],
  ["what a rule sees stays", true, "no", true],
  ["what nobody sees is none", false, "no", false],
] as const)("suspended by a rule and by what is known beside it: %s", (_, byRule, known, suspended) => {
  const rule = {
    id: "own",
    evaluate: () => undefined,
    suspension: () => ({ suspended: byRule, fields: [], warnings: [] }),
  };
  const suspension = () => ({ suspended: known, fields: [], warnings: [] }) as const;
  const object = { ...widget, status: { observedGeneration: 2, ...ready("True") } };
  const rules = new Map([["example.com/Widget", rule]]);
  expect(computeStatus(object, { suspension, rules }).suspended).toBe(suspended);
});
