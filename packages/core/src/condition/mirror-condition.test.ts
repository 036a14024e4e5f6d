import { expect, test } from "vitest";
import type { Condition } from "../object/index.ts";
import { mirrorCondition } from "./mirror-condition.ts";

const OLD = "2026-01-01T00:00:00Z";

test("mirrorCondition keeps status, reason, message and time, and leaves the generation behind", () => {
  const source: Condition = {
    type: "Ready",
    status: "False",
    reason: "R",
    message: "m",
    lastTransitionTime: OLD,
    observedGeneration: 4,
  };
  const mirrored = { status: "False", reason: "R", message: "m", lastTransitionTime: OLD };
  expect(mirrorCondition([source], "Ready")).toEqual({ type: "Ready", ...mirrored });
  expect(mirrorCondition([source], "Ready", { target: "InfrastructureReady" })).toEqual({
    type: "InfrastructureReady",
    ...mirrored,
  });
});

test("mirrorCondition says what it was told, or that nothing is reported, if there is no source", () => {
  const fallback = { status: "False", reason: "Gone", message: "gone" };
  expect(mirrorCondition([], "Ready", { target: "T", fallback })).toEqual({ type: "T", ...fallback });
  expect(mirrorCondition([], "Ready")).toEqual({
    type: "Ready",
    status: "Unknown",
    reason: "NotYetReported",
    message: "Condition Ready not yet reported",
  });
});
