import { expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { computeStatus } from "../../status/index.ts";
import { statusRuleLibrary } from "../../status/rules/generated/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { resolveAmong } from "../resolve/resolve-among.ts";

const STEP = { pauseConditions: [{ reason: "CanaryPauseStep", startTime: "2026-11-20T10:00:00Z" }] };

test.each([
  ["no status yet", {}, undefined, false, []],
  ["no pause", {}, { pauseConditions: [] }, false, []],
  ["paused at a step", {}, STEP, true, ["status.pauseConditions"]],
  ["paused at a step, with a phase", {}, { ...STEP, phase: "Paused" }, true, ["status.pauseConditions"]],
  ["paused by somebody", { paused: true }, { phase: "Paused" }, true, ["spec.paused"]],
  ["both", { paused: true }, STEP, true, ["spec.paused", "status.pauseConditions"]],
])("a Rollout: %s", (_, spec, status, paused, fields) => {
  const metadata = { name: "web", namespace: "shop", uid: "u" };
  const rollout = { apiVersion: "argoproj.io/v1alpha1", kind: "Rollout", metadata, spec, status };
  const object = rollout as unknown as KubeObject;
  const { effects } = resolveAmong(object, { catalogue: CATALOGUE, objects: new Map() });
  const effect = effects.find((one) => one.effect === "rollout");
  expect(effect?.state === "unattributed").toBe(paused);
  expect(effect?.causes.map(({ field }) => field).sort() ?? []).toEqual(fields);
  expect(effect?.causes.some(({ hold }) => hold !== undefined) ?? false).toBe(false);
  expect(computeStatus(object, { library: statusRuleLibrary }).suspended).toBe(paused);
});
