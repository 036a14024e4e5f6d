import { describe, expect, test } from "vitest";
import { decide } from "../decide/decide.ts";
import type { Evidence } from "../model/evidence.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import { MINUTE, manyTargets, planOf, START, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";
import { checkStep } from "../verify/verify.ts";
import { blockersOf } from "./blockers.ts";

const approvals = [{ wave: "rest", revision: "v2", attempt: 1, by: "ana" }];
const targets = targetsOf({ can: {}, one: {}, two: {} });
const planWith = (more: Omit<StrategySpec, "waves"> = {}) =>
  planOf(
    strategyOf(
      [
        { name: "canary", select: { targets: ["can"] }, soak: "5m" },
        { name: "rest", select: { rest: true }, approval: true },
      ],
      { order: "name", ...more },
    ),
    targets,
  );
const plan = planWith();

/** Plays a rollout whose canary landed at minute 3 and soaked until minute 9, so that its wave has passed. */
function passed(made = plan): RolloutState {
  const begun = tick(made, undefined, 0, {}).state;
  const landed = tick(made, begun, 3, { can: seen("v2", 3) }).state;
  return tick(made, landed, 9, { can: seen("v2", 9) }).state;
}

const LATER: readonly (readonly [what: string, evidence: Evidence | undefined, kind: string])[] = [
  ["is not found", seen("v2", 30, { health: "NotFound", landed: false }), "Regressed"],
  ["makes progress again", seen("v2", 30, { health: "InProgress", landed: false }), "Regressed"],
  ["terminates", seen("v2", 30, { health: "Terminating", landed: false }), "Regressed"],
  ["is unknown", seen("v2", 30, { health: "Unknown", landed: false }), "Regressed"],
  ["waits for its cluster", seen("v2", 30, { blockedBy: "Cluster can" }), "Regressed"],
  ["was not seen again", undefined, "Silent"],
  ["was last seen too long ago", seen("v2", 9), "Silent"],
  ["was seen by a clock that is ahead", seen("v2", 90), "Silent"],
];

describe("a wave that passed is looked at again before anything leans on it", () => {
  test.each(LATER)("the canary %s: an approval opens nothing behind it", (_, evidence, kind) => {
    const made = tick(plan, passed(), 31, evidence === undefined ? {} : { can: evidence }, { approvals });
    expect(wordsOf(made)).toBe("can:Landed one:Waiting two:Waiting");
    const blocker = made.blockers.ofTarget("one");
    expect(blocker).toMatchObject({ kind, name: "canary", count: 1, targets: ["can"] });
    expect(blocker?.who).toEqual([
      { by: "report", target: "can" },
      { by: "person", verb: "accept", target: "can" },
    ]);
  });

  test.each(LATER)("the canary %s: who accepts it goes on, in this attempt only", (_, evidence) => {
    const known = evidence === undefined ? {} : { can: evidence };
    const accept = (attempt: number) => ({ approvals, accepts: [{ target: "can", attempt, by: "ana" }] });
    expect(wordsOf(tick(plan, passed(), 31, known, accept(1)))).toContain("one:Released");
    expect(wordsOf(tick(plan, passed(), 31, known, accept(2)))).toContain("one:Waiting");
  });

  test("its report confirms the time although somebody accepted it: others go on, a deadline expires", () => {
    const accepted = { approvals, accepts: [{ target: "can", attempt: 1, by: "ana" }] };
    const evidence = { can: seen("v2", 30, { health: "InProgress", landed: false }), one: seen("v1", 1) };
    const next = tick(plan, passed(), 31, evidence, accepted);
    expect(wordsOf(next)).toBe("can:Landed one:Waiting two:Released");
    const inputs = { ...accepted, revision: "v2", restart: 0, now: START + 62 * MINUTE };
    const late = { ...inputs, evidence: new Map([["can", seen("v2", 62, { health: "InProgress", landed: false })]]) };
    const step = { plan, before: next.state, inputs: late, decision: decide(plan, next.state, late) };
    expect(wordsOf(step.decision)).toBe("can:Landed one:Waiting two:Failed");
    expect(checkStep(step)).toEqual([]);
  });

  test("after two days of silence too, and a fresh report lets it go on", () => {
    const day = 24 * 60;
    const silent = tick(plan, passed(), 2 * day, {}, { approvals });
    expect(wordsOf(silent)).toContain("one:Waiting");
    const next = tick(plan, silent.state, 2 * day + 1, { can: seen("v2", 2 * day + 1) }, { approvals });
    expect(wordsOf(next)).toBe("can:Landed one:Released two:Released");
  });

  test("one by one inside of a wave: each release looks again", () => {
    const made = planOf(
      strategyOf(
        [
          { name: "canary", select: { targets: ["can"] }, soak: "5m" },
          { name: "rest", select: { rest: true }, maxConcurrent: 1 },
        ],
        { order: "name" },
      ),
      targets,
    );
    const state = passed(made);
    expect(wordsOf({ state })).toBe("can:Landed one:Released two:Waiting");
    const ill = { can: seen("v2", 12, { health: "InProgress", landed: false }), one: seen("v2", 12) };
    const next = tick(made, state, 12, ill);
    expect(wordsOf(next)).toBe("can:Landed one:Landed two:Waiting");
    const well = { can: seen("v2", 13), one: seen("v2", 13) };
    expect(wordsOf(tick(made, next.state, 13, well))).toBe("can:Landed one:Landed two:Released");
  });

  test("a person who promoted the canary needs no more reports of it, but must accept that it regressed", () => {
    const promotions = [{ wave: "canary", revision: "v2", attempt: 1, by: "eve" }];
    const begun = tick(plan, undefined, 0, {}).state;
    const state = tick(plan, begun, 3, { can: seen("v2", 3) }, { promotions }).state;
    expect(wordsOf(tick(plan, state, 40, {}, { approvals, promotions }))).toContain("one:Released");
    const ill = { can: seen("v2", 40, { health: "InProgress", landed: false }) };
    expect(wordsOf(tick(plan, state, 40, ill, { approvals, promotions }))).toContain("one:Waiting");
  });
});

describe("holdOn", () => {
  const ill = { can: seen("v2", 30, { health: "NotFound", landed: false }) };
  const failed = { can: seen("v2", 30, { health: "Failed", landed: false }) };

  test.each([
    ["regression", ill, "Waiting"],
    ["failure", ill, "Released"],
    ["never", ill, "Released"],
    ["regression", failed, "Waiting"],
    ["failure", failed, "Waiting"],
  ] as const)("%s: %j", (holdOn, evidence, word) => {
    const made = planWith({ holdOn });
    expect(wordsOf(tick(made, passed(made), 31, evidence, { approvals }))).toContain(`one:${word}`);
  });
});

describe("silence in a wave that is no gate", () => {
  const waves = (maxSilent?: number | string): ReturnType<typeof planOf> =>
    planOf(
      strategyOf(
        [
          { name: "many", select: { count: 100 } },
          { name: "rest", select: { rest: true } },
        ],
        { order: "name", ...(maxSilent !== undefined && { maxSilent }) },
      ),
      manyTargets(101),
    );

  /**
   * Plays a rollout whose first wave landed at minute 5, with the last target ready to start; at minute 6 `silent` of
   * them are not seen.
   */
  function lastWord(made: ReturnType<typeof planOf>, silent: number): string | undefined {
    const names = made.waves[0]?.targets.map(({ key }) => key) ?? [];
    const last = made.waves[1]?.targets[0]?.key ?? "";
    const pins = [{ target: last, by: "ana" }];
    const begun = tick(made, undefined, 0, {}, { pins }).state;
    const all = Object.fromEntries(names.map((name) => [name, seen("v2", 5)]));
    const landed = tick(made, begun, 5, all, { pins }).state;
    const heard = Object.fromEntries(names.slice(silent).map((name) => [name, seen("v2", 6)]));
    const held = tick(made, landed, 6, heard, { pins }).state;
    const next = tick(made, held, 7, heard);
    expect(next.state.phase).toBe("Running");
    return next.state.targets.get(last)?.state;
  }

  test.each([
    [undefined, 2, "Released"],
    [undefined, 3, "Waiting"],
    ["5%", 5, "Released"],
    ["5%", 6, "Waiting"],
    [0, 1, "Waiting"],
    ["0%", 1, "Released"],
  ] as const)("maxSilent %s, of 100 that landed %i are silent: the next is %s", (maxSilent, silent, word) => {
    expect(lastWord(waves(maxSilent), silent)).toBe(word);
  });
});

test("blockers of a stored state say the same as those of the decision", () => {
  const evidence = new Map([["can", seen("v2", 30, { health: "NotFound", landed: false })]]);
  const made = tick(plan, passed(), 31, Object.fromEntries(evidence), { approvals });
  const again = blockersOf(plan, made.state, { now: START + 31 * MINUTE, evidence, approvals });
  expect(again.ofTarget("two")).toEqual(made.blockers.ofTarget("two"));
});
