import { isLanded } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { statusRuleLibrary as library } from "@landfall/core/status/library";
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
const instance = (planStatus: unknown, more: object = {}, spec: object = {}, metadata: object = {}): KubeObject => ({
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
      { health: "Current", actuation: "Succeeded", upToDate: "yes" },
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
    [
      "AC-K5: state, as the first design has it",
      instance([{ deploy: { state: "COMPLETE", lastFinishedRun: at(6) } }]),
      { health: "Current", actuation: "Succeeded" },
      "PlanComplete",
    ],
    [
      "AC-K5: state in a map, and of a phase and a step",
      instance({
        deploy: {
          state: "fatal_error",
          overview: { phases: [{ name: "p", steps: [{ name: "s", state: "FATAL_ERROR" }] }] },
        },
      }),
      { health: "Failed" },
      "PlanFatalError",
    ],
    [
      "AC-K5: a list of plans with names",
      instance([
        { name: "deploy", status: "IN_PROGRESS" },
        { name: "cleanup", status: "NEVER_RUN" },
      ]),
      { actuation: "Pending" },
      "PlanInProgress",
    ],
    [
      "AC-K5: the aggregated status alone, of the first design",
      { ...instance({}), status: { aggregatedStatus: [{ status: "ERROR", activePlan: "deploy" }] } },
      { actuation: "Pending" },
      "PlanError",
    ],
    [
      "AC-K5: the aggregated status alone, up to 0.12",
      { ...instance({}), status: { aggregatedStatus: { status: "FATAL_ERROR", activePlanName: "deploy" } } },
      { health: "Failed" },
      "PlanFatalError",
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

  test.each<[what: string, object: object, landed: boolean]>([
    ["Ready, and its plan complete", instance(complete, ready("True", "AllReady")), true],
    [
      "an upgrade is scheduled",
      instance(complete, ready("True", "AllReady"), { planExecution: { planName: "upgrade", uid: "u2" } }),
      false,
    ],
    [
      "the run that was asked for is complete",
      instance(complete, ready("True", "AllReady"), {
        planExecution: { planName: "deploy", uid: "u1", status: "COMPLETE" },
      }),
      true,
    ],
    [
      "a backup is complete since the upgrade failed",
      instance({ upgrade: plan("FATAL_ERROR", 5), backup: plan("COMPLETE", 6) }, ready("True", "AllReady")),
      false,
    ],
    ["a backup alone was complete", instance({ backup: plan("COMPLETE", 6) }, ready("True", "AllReady")), false],
    [
      "an update is complete since the upgrade failed",
      instance({ upgrade: plan("FATAL_ERROR", 5), update: plan("COMPLETE", 6) }, ready("True", "AllReady")),
      true,
    ],
    ["Ready, and another version noted", instance(complete, ready("True", "AllReady"), {}, noted("kafka-1")), false],
    ["not Ready", instance(complete, ready("False", "Unhealthy")), false],
  ])("has landed: %s: %s", (_, object, landed) => {
    expect(isLanded(readInstance(object, { target, observedAt }))).toBe(landed);
  });

  test.each<[what: string, object: KubeObject]>([
    ["complete without a condition", instance(complete)],
    ["complete and ready", instance(complete, ready("True", "AllReady"))],
    ["complete and not ready", instance(complete, ready("False", "Unhealthy"))],
    ["dead", instance({ deploy: plan("FATAL_ERROR") }, ready("True", "AllReady"))],
    ["on its way", instance({ deploy: plan("IN_PROGRESS") })],
    ["in error", instance({ deploy: plan("ERROR") })],
    [
      "complete, as 0.10 told it",
      instance(
        { deploy: { status: "COMPLETE" } },
        { aggregatedStatus: { status: "COMPLETE", activePlanName: "deploy" } },
      ),
    ],
    [
      "dead, as 0.10 told it",
      instance(
        { deploy: { status: "FATAL_ERROR" } },
        { aggregatedStatus: { status: "FATAL_ERROR", activePlanName: "deploy" } },
      ),
    ],
    [
      "on its way, as 0.10 told it",
      instance(
        { deploy: { status: "PENDING" } },
        { aggregatedStatus: { status: "PENDING", activePlanName: "deploy" } },
      ),
    ],
    [
      "the older one died",
      instance({ upgrade: plan("FATAL_ERROR", 5), deploy: plan("COMPLETE", 6) }, ready("True", "AllReady")),
    ],
    ["dead after a complete one", instance({ deploy: plan("COMPLETE", 5), upgrade: plan("FATAL_ERROR", 6) })],
    [
      "complete by its entry, and on its way by the aggregated status",
      instance({ deploy: plan("COMPLETE") }, { aggregatedStatus: { status: "IN_PROGRESS", activePlanName: "deploy" } }),
    ],
    [
      "complete by its entry, and dead by the aggregated status",
      instance({ deploy: plan("COMPLETE") }, { aggregatedStatus: { status: "FATAL_ERROR", activePlanName: "deploy" } }),
    ],
    [
      "complete, and the aggregated status names no plan any more",
      instance({ deploy: plan("COMPLETE") }, { aggregatedStatus: { status: "COMPLETE", activePlanName: "" } }),
    ],
    [
      "dead by its spec, and not yet by its status",
      instance({ deploy: plan("COMPLETE") }, ready("True", "AllReady"), {
        planExecution: { planName: "deploy", uid: "u1", status: "FATAL_ERROR" },
      }),
    ],
    [
      "asked for again under the same uid",
      instance({ deploy: plan("COMPLETE") }, ready("True", "AllReady"), {
        planExecution: { planName: "deploy", uid: "u1", status: "NEVER_RUN" },
      }),
    ],
    [
      "complete by its spec too",
      instance({ deploy: plan("COMPLETE") }, ready("True", "AllReady"), {
        planExecution: { planName: "deploy", uid: "u1", status: "COMPLETE" },
      }),
    ],
    [
      "on its way by its status and its spec",
      instance(
        { deploy: plan("IN_PROGRESS") },
        {},
        { planExecution: { planName: "deploy", uid: "u1", status: "IN_PROGRESS" } },
      ),
    ],
    ["complete, as the first design told it", instance([{ deploy: { status: "COMPLETE", lastFinishedRun: at(6) } }])],
    [
      "complete, with the word of the first design",
      instance([{ deploy: { state: "COMPLETE", lastFinishedRun: at(6) } }]),
    ],
    [
      "dead, with the word of the first design",
      instance([{ deploy: { state: "FATAL_ERROR", lastFinishedRun: at(6) } }]),
    ],
    ["state in a map", instance({ deploy: { state: "COMPLETE" } })],
    ["on its way, with state in a map", instance({ deploy: { state: "IN_PROGRESS" } })],
  ])("one answer for one object, of the reader and of the rules: %s", (_, object) => {
    const { status } = computeStatus(object, { mode: "extended", library });
    expect(status).toBe(readInstance(object, { target, observedAt }).axes.health);
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
