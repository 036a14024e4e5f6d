import { describe, expect, test } from "vitest";
import schema from "../../../../../schemas/landfall.dev/rollout.schema.json" with { type: "json" };
import { validateRollout } from "../../schemas/generated/rollout.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import { manyTargets, planOf, strategyOf, tick } from "../testing/fleet.ts";
import { appendDecision } from "./decision-log.ts";
import { writePlan } from "./write-plan.ts";
import { writeRolloutStatus } from "./write-status.ts";

const KIB = 1024;
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `${n}`.padEnd(63, "w"));

function large(size: number, waves: number) {
  const spec = names(waves).map((name, index) => ({ name, select: index < waves - 1 ? { count: 1 } : { rest: true } }));
  const plan = planOf(strategyOf(spec, { order: "name" }), manyTargets(size));
  const first = tick(plan, undefined, 0, {});
  const bad = (index: number): TargetState => ({
    state: index % 3 === 0 ? "Held" : "Failed",
    since: first.state.at + index * 1000,
    reason: "R".repeat(63),
    message: "m".repeat(256),
    cause: "infrastructure",
  });
  const targets = new Map([...first.state.targets.keys()].map((key, index) => [key, bad(index)] as const));
  const state: RolloutState = { ...first.state, targets };
  const log = appendDecision(undefined, {
    plan,
    before: undefined,
    inputs: { revision: "v2", restart: 0, now: 0, evidence: new Map() },
    decision: first,
  });
  return { plan, state, rollout: "shop", log };
}

describe("the status of a rollout", () => {
  test("has no field that an API server would refuse", () => {
    const content = large(10, 2);
    const tainted = [{ revision: "v2", attempt: 1, reason: "Stopped" }] as const;
    const status = writeRolloutStatus({ ...content, state: { ...content.state, tainted, phase: "Stopped" }, pages: 1 });
    const known = Object.keys(schema.properties.status.properties);
    expect(Object.keys(status).filter((field) => !known.includes(field))).toEqual([]);
  });

  test.each([
    [0, 1],
    [1, 1],
    [10_000, 5],
    [10_000, 100],
  ])("of %i targets in %i waves, all of them broken, is at most 64 KiB and valid", (size, waves) => {
    const content = large(size, waves);
    const status = writeRolloutStatus({ ...content, pages: writePlan(content).length });
    expect(JSON.stringify(status).length).toBeLessThanOrEqual(64 * KIB);
    const spec = { revision: "v2", strategyRef: "steady" };
    const object = { apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", metadata: { name: "shop" }, spec, status };
    expect(validateRollout(object)).toEqual([]);
  });

  test("its exceptions are the failed before the held, the oldest first, and say how many more there are", () => {
    const { exceptions = [], moreExceptions } = writeRolloutStatus({ ...large(30, 1), pages: 1 });
    expect(exceptions.slice(0, 3).map(({ target, state }) => [target, state])).toEqual([
      ["c1", "Failed"],
      ["c10", "Failed"],
      ["c12", "Failed"],
    ]);
    expect([exceptions.length, moreExceptions]).toEqual([16, 14]);
  });

  test("it names the plan by its hash, and the log by its head", () => {
    const content = large(3, 1);
    const status = writeRolloutStatus({ ...content, pages: 1 });
    expect(status.plan).toMatchObject({ name: "shop", pages: 1 });
    expect(status.decisions).toEqual({ head: content.log?.entries[0]?.hash, count: 1 });
    expect(writeRolloutStatus({ ...content, pages: 1 })).toEqual(status);
  });
});
