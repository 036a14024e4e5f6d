import { describe, expect, test } from "vitest";
import { readInstance } from "./index.ts";

const target = { cluster: "edge-1", package: "kafka" };
const observedAt = "2026-11-21T07:00:00Z";
const at = (hour: number): string => `2026-11-21T0${hour}:00:00Z`;
const plan = (status: string, hour = 6, more: object = {}) => ({
  status,
  uid: "u1",
  lastUpdatedTimestamp: at(hour),
  ...more,
});
const ready = (status: string, reason: string) => ({
  conditions: [{ type: "Ready", status, reason, message: reason }],
});
const instance = (planStatus: unknown, more: object = {}, spec: object = {}, metadata: object = {}) => ({
  apiVersion: "kudo.dev/v1beta1",
  kind: "Instance",
  metadata: { name: "kafka", ...metadata },
  spec: { operatorVersion: { name: "kafka-2" }, ...spec },
  status: { planStatus, ...more },
});
const noted = (version: string) => ({
  annotations: { "kudo.dev/last-applied-instance-state": JSON.stringify({ operatorVersion: { name: version } }) },
});
const complete = { deploy: plan("COMPLETE"), cleanup: { status: "NEVER_RUN" } };
const step = (status: string, message: string) => ({
  phases: [{ name: "kafka", steps: [{ name: "brokers", status, message }] }],
});

describe("readInstance", () => {
  test.each<[what: string, object: object, axes: object, reason: string]>([
    [
      "complete and ready",
      instance(complete, ready("True", "AllReady")),
      { health: "Current", actuation: "Succeeded", suspended: "no" },
      "AllReady",
    ],
    [
      "complete, of a KUDO without the condition",
      instance(complete),
      { health: "Unknown", actuation: "Succeeded" },
      "PlanComplete",
    ],
    [
      "complete, and not ready since",
      instance(complete, ready("False", "Unhealthy")),
      { health: "InProgress", actuation: "Succeeded" },
      "Unhealthy",
    ],
    ["wanted is not seen", instance(complete, {}, {}, noted("kafka-1")), { upToDate: "no" }, "PlanComplete"],
    ["seen is wanted", instance(complete, {}, {}, noted("kafka-2")), { upToDate: "yes" }, "PlanComplete"],
    [
      "AC-X4: another run than the one asked for",
      instance(complete, ready("True", "AllReady"), { planExecution: { planName: "upgrade", uid: "u2" } }),
      { health: "InProgress", actuation: "Pending" },
      "StaleRun",
    ],
    [
      "AC-K11: failed with the step's message, whatever Ready says",
      instance({ deploy: plan("FATAL_ERROR", 6, step("FATAL_ERROR", "no such parameter")) }, ready("True", "AllReady")),
      { health: "Failed", actuation: "Failed" },
      "PlanFatalError",
    ],
    [
      "an error that is tried again",
      instance({ deploy: plan("ERROR", 6, step("ERROR", "will retry")) }),
      { health: "InProgress", actuation: "Pending" },
      "PlanError",
    ],
    [
      "the run that is newest decides",
      instance({ deploy: plan("COMPLETE", 5), upgrade: plan("FATAL_ERROR", 6) }),
      { health: "Failed" },
      "PlanFatalError",
    ],
    [
      "the one that runs decides",
      instance({ deploy: plan("IN_PROGRESS", 4), upgrade: plan("COMPLETE", 6) }),
      { health: "InProgress" },
      "PlanInProgress",
    ],
    [
      "AC-K2: two that run are a conflict",
      instance({ upgrade: plan("PENDING"), deploy: plan("ERROR") }),
      { health: "InProgress" },
      "ConflictingPlans",
    ],
    [
      "the list of KUDO's first design",
      instance([{ deploy: { status: "COMPLETE", lastFinishedRun: at(6) } }]),
      { actuation: "Succeeded" },
      "PlanComplete",
    ],
    ["no status", { ...instance({}), status: undefined }, { actuation: "Pending" }, "NoStatus"],
    ["no plan has run", instance({ deploy: { status: "NEVER_RUN" } }), { actuation: "Pending" }, "NoPlanRun"],
    [
      "suspended: KUDO has no switch, so never",
      instance(complete, { suspend: true, paused: true }),
      { suspended: "no" },
      "PlanComplete",
    ],
    ["deleting", instance(complete, {}, {}, { deletionTimestamp: observedAt }), { health: "Terminating" }, "Deleting"],
  ])("%s", (_, object, axes, reason) => {
    expect(readInstance(object, { target, observedAt })).toMatchObject({ target, axes, reason, source: "kudo" });
  });

  test("names the step in trouble", () => {
    const failed = instance({ deploy: plan("FATAL_ERROR", 6, step("FATAL_ERROR", "no such parameter")) });
    expect(readInstance(failed, { target }).message).toBe("kafka/brokers: no such parameter");
  });

  test.each([
    ["text", "COMPLETE"],
    ["null", null],
    ["a plan that is a text", { deploy: "COMPLETE" }],
    ["a list of nothing", [null, 1]],
  ])("AC-X4: planStatus as %s lands nothing", (_, planStatus) => {
    expect(readInstance(instance(planStatus), { target }).axes.actuation).toBe("Pending");
  });
});
