import type { Result } from "@landfall/core/object";
import { type DecideInputs, decide, planRollout, readStrategy } from "@landfall/core/rollout";
import { createItem } from "@landfall/krm-functions/sdk";
import { describe, expect, test } from "vitest";
import { retry } from "./endings.ts";
import { inDirectory } from "./place.ts";
import type { RolloutStanding } from "./verb.ts";

const START = Date.UTC(2026, 10, 21, 8);
const MINUTE = 60_000;

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const PLAN = valueOf(
  planRollout(
    valueOf(readStrategy({ waves: [{ name: "all", select: { rest: true } }], order: "name" })),
    [
      { target: { cluster: "hub" }, labels: {} },
      { target: { cluster: "one" }, labels: {}, dependsOn: ["hub"] },
      { target: { cluster: "two" }, labels: {}, dependsOn: ["one"] },
    ],
    { rollout: "shop" },
  ),
);
const inputsAt = (minute: number): DecideInputs => ({
  revision: "v2",
  restart: 0,
  now: START + minute * MINUTE,
  evidence: new Map(),
});
const BEGUN = decide(PLAN, undefined, inputsAt(0)).state;
/** The hub missed its deadline, and with it all that depends on it has failed. */
const FAILED = decide(PLAN, BEGUN, inputsAt(31)).state;

const CONFIG = {
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "ComputeWave",
  metadata: { name: "shop" },
  rollout: "shop",
  revision: "v2",
} as const;

function say(standing: Partial<RolloutStanding>, ...words: readonly string[]) {
  const item = createItem(CONFIG, { path: "config.yaml", index: 0 });
  const known = { item, config: CONFIG, plan: PLAN, state: FAILED, now: FAILED.at, ...standing } as RolloutStanding;
  const place = inDirectory(".");
  return { result: retry(known, { rollout: undefined, words, by: "ana", reason: "looked at it", place }), item };
}

describe("a target is tried again with all that it depends on and that failed", () => {
  test.each([["two"], ["two", "one"]])("%s %s alone is refused, and the command that works is named", (...words) => {
    const { result, item } = say({}, ...words.filter((word) => word !== undefined));
    expect(result.ok).toBe(false);
    expect(result.problems[0]?.hint).toContain("landfall rollout retry . hub");
    expect(item.changed).toBe(false);
  });
  test("together they are heard", () => {
    expect(say({}, "two", "one", "hub").result).toMatchObject({ ok: true });
  });
  test("so they are when the others were asked for before", () => {
    const retries = ["hub", "one"].map((target) => ({ target, attempt: 1, by: "bob" }));
    expect(say({ config: { ...CONFIG, retries } as RolloutStanding["config"] }, "two").result).toMatchObject({
      ok: true,
    });
  });
});

describe("a new attempt while one is on its way", () => {
  test("is refused", () => expect(say({ state: BEGUN, now: BEGUN.at }).result.ok).toBe(false));
  test("is what goes on where a clock was ahead, as explain says", () => {
    expect(say({ state: BEGUN, now: BEGUN.at - 120 * MINUTE }).result).toMatchObject({
      ok: true,
      value: ["attempt 2 at v2 begins"],
    });
  });
});
