import { describe, expect, test } from "vitest";
import { nextEntry } from "../../run/index.ts";
import { decide } from "../decide/decide.ts";
import type { Step } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { RolloutState } from "../model/state.ts";
import { MINUTE, manyTargets, planOf, START, seen, strategyOf, tick, valueOf } from "../testing/fleet.ts";
import { appendDecision, checkDecisionLog, type DecisionLog, isRecordOf, type LoggedPlan } from "./decision-log.ts";
import { readPlan } from "./read-plan.ts";
import { writePlan } from "./write-plan.ts";

const waves = [{ name: "all", select: { rest: true }, maxConcurrent: 1 }];
const windows = { allow: [{ from: "00:00", to: "24:00", timeZone: "UTC" }] };
const plan = planOf(strategyOf(waves, { order: "name", windows }), manyTargets(40));

function stored(state: RolloutState): LoggedPlan {
  return { state, previous: plan };
}

/** Plays a rollout in which one target lands every minute; returns it with its decision log. */
function roll(minutes: number): {
  readonly state: RolloutState;
  readonly log: DecisionLog;
  readonly steps: readonly Step[];
} {
  const steps: Step[] = [];
  const logs: DecisionLog[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    const before = steps.at(-1)?.decision.state;
    const evidence = new Map(
      Array.from({ length: minute }, (_, n) => [plan.waves[0]?.targets[n]?.key ?? "", seen("v2", minute)]),
    );
    const now = START + minute * MINUTE;
    const inputs: DecideInputs = {
      revision: "v2",
      restart: 0,
      now,
      evidence,
      tz: "2026a",
      paused: { by: "ana", reason: "look" },
    };
    const told = minute === 0 ? inputs : { ...inputs, paused: false };
    const step = { plan, before, inputs: told, decision: decide(plan, before, told) };
    steps.push(step);
    const log = appendDecision(logs.at(-1), step);
    if (log !== undefined) logs.push(log);
  }
  return { state: steps.at(-1)!.decision.state, log: logs.at(-1)!, steps };
}

describe("the log that a plan stores", () => {
  test("says what changed, who said so, and with which time zone data", () => {
    const { log } = roll(1);
    expect(log.entries[0]?.body).toMatchObject({
      at: "2026-11-21T08:00:00Z",
      phase: "Paused",
      by: ["ana"],
      tz: "2026a",
      changes: [{ kind: "began", count: 1 }],
    });
  });

  test("keeps the last twenty, and is whole all the same", () => {
    const { log, state } = roll(30);
    expect([log.forgotten, log.entries.length, log.entries[0]?.seq]).toEqual([10, 20, 10]);
    expect(checkDecisionLog(log, stored(state))).toEqual([]);
  });

  test("grows by nothing for a decision that changed nothing", () => {
    const { log, state, steps } = roll(3);
    const again = { ...steps.at(-1)!, before: state, decision: decide(plan, state, steps.at(-1)!.inputs) };
    expect(appendDecision(log, again)).toBe(log);
  });

  const { log, state, steps } = roll(25);
  const entry = log.entries[3]!;
  test.each<[string, DecisionLog, string]>([
    [
      "a record that was changed",
      { ...log, entries: log.entries.with(3, { ...entry, body: { ...entry.body, by: ["eve"] } }) },
      "[3]",
    ],
    ["a record that is gone", { ...log, entries: log.entries.toSpliced(3, 1) }, "[3]"],
    ["records that are gone at the start", { ...log, entries: log.entries.slice(1) }, "[0]"],
    ["another anchor", { ...log, anchor: "0".repeat(64) }, "[0]"],
    ["records that are gone at the end", { ...log, entries: log.entries.slice(0, -1) }, "[18]"],
  ])("%s is seen", (_, forged, field) => {
    expect(checkDecisionLog(forged, stored(state))).toMatchObject([{ code: "LogBroken", field }]);
  });

  test("a state that was changed by hand is seen", () => {
    expect(checkDecisionLog(log, stored({ ...state, wave: 7 }))).toMatchObject([{ code: "LogBroken" }]);
  });

  test.each<[string, Partial<DecideInputs>, Partial<Evidence>]>([
    ["an abort", { abort: { attempt: 1, by: "a".repeat(253), reason: "why ".repeat(256) } }, {}],
    ["a handbrake", { handbrake: { by: "a".repeat(253), reason: "why ".repeat(256) } }, {}],
    ["a rollback", { rollback: { attempt: 1, by: "a".repeat(253), reason: "why ".repeat(256) } }, {}],
    ["a skip", { skips: [{ target: "c0", by: "a".repeat(253), reason: "why ".repeat(256) }] }, {}],
    ["a pin", { pins: [{ target: "c0", by: "a".repeat(253), reason: "why ".repeat(256) }] }, {}],
    ["a failure", {}, { health: "Failed", landed: false, reason: "R".repeat(63), message: "why ".repeat(2048) }],
    ["a failed landing", {}, { actuation: "Failed", landed: false, message: "\u{1f600}".repeat(300) }],
  ])("what is said of %s at the greatest length is stored as it is, and the log is about it", (_, told, found) => {
    const all = { ...strategyOf(waves, { order: "name" }), windows: undefined };
    const made = planOf(all, manyTargets(3));
    const first = tick(made, undefined, 0, {});
    const inputs = { revision: "v2", restart: 0, now: START + MINUTE, ...told };
    const evidence = new Map([["c0", seen("v2", 1, found)]]);
    const step = { plan: made, before: first.state, inputs: { ...inputs, evidence } };
    const decision = decide(made, first.state, step.inputs);
    const written = writePlan({ rollout: "shop", plan: made, state: decision.state });
    const read = valueOf(readPlan(structuredClone(written) as never))!;
    expect(decision.changes).not.toEqual([]);
    expect(checkDecisionLog(appendDecision(undefined, { ...step, decision })!, read)).toEqual([]);
  });

  const [first, ...rest] = plan.waves[0]?.targets ?? [];
  test.each<[string, object]>([
    ["a target that was taken out of its wave", { waves: [{ ...plan.waves[0]!, targets: rest }] }],
    ["a target that was moved in its wave", { waves: [{ ...plan.waves[0]!, targets: [...rest, first!] }] }],
    ["a wave that was named anew", { waves: [{ ...plan.waves[0]!, name: "some" }] }],
    ["a target that was held back", { held: ["c99"] }],
    ["another strategy", { strategyHash: "other" }],
  ])("%s by hand is seen", (_, change) => {
    expect(checkDecisionLog(log, { state, previous: { ...plan, ...change } })).toMatchObject([{ code: "LogBroken" }]);
  });

  test("waves that were planned anew are written down, also where the state is the same", () => {
    const step = { ...steps.at(-1)!, before: state, decision: decide(plan, state, steps.at(-1)!.inputs) };
    const other = { ...plan, strategyHash: "other" };
    const next = appendDecision(log, { ...step, plan: other })!;
    expect(checkDecisionLog(next, { state, previous: other })).toEqual([]);
    expect(appendDecision(next, { ...step, plan: other })).toBe(next);
  });

  test("a log of an older release, that does not know the waves, is believed and goes on", () => {
    const records = log.entries.map(({ body }) => {
      const { members: _, ...older } = body;
      return older;
    });
    const entries: DecisionLog["entries"][number][] = [];
    for (const record of records) entries.push(nextEntry(entries.at(-1), record));
    const older = { forgotten: 0, anchor: "", entries };
    expect(checkDecisionLog(older, stored(state))).toEqual([]);
    const { before: _, ...step } = steps.at(-1)!;
    expect(appendDecision(older, { ...step, before: state, decision: decide(plan, state, step.inputs) })).toBe(older);
    expect(isRecordOf(records.at(-1)!, steps.at(-1)!)).toBe(true);
  });

  test("a record can be replayed from what a commit holds, and from nothing else", () => {
    const [record, step] = [log.entries.at(-1)!.body, steps.at(-1)!];
    expect(isRecordOf(record, step)).toBe(true);
    expect(isRecordOf(record, { ...step, inputs: { ...step.inputs, restart: 1 } })).toBe(false);
  });

  test("is stored on the first page, in less than a KiB a record, and read back", () => {
    const pages = JSON.parse(JSON.stringify(writePlan({ rollout: "shop", plan, state, log }))) as ReturnType<
      typeof writePlan
    >;
    const read = valueOf(readPlan(pages))!;
    expect(read.log).toEqual(log);
    expect(checkDecisionLog(read.log!, read)).toEqual([]);
    for (const one of log.entries) expect(JSON.stringify(one).length).toBeLessThan(1024);
  });
});

test("what only moves times on takes one entry, however often it is looked at, and the log is whole", () => {
  const soaking = planOf(strategyOf([{ name: "all", select: { rest: true }, soak: "1h" }]), manyTargets(2));
  const keys = soaking.waves[0]!.targets.map(({ key }) => key);
  let [state, log]: [RolloutState | undefined, DecisionLog | undefined] = [undefined, undefined];
  for (let minute = 0; minute <= 62; minute++) {
    const evidence = new Map(keys.map((key) => [key, seen(minute === 0 ? "v1" : "v2", minute)]));
    const inputs: DecideInputs = { revision: "v2", restart: 0, now: START + minute * MINUTE, evidence };
    const decision = decide(soaking, state, inputs);
    const step: Step = { plan: soaking, before: state, inputs, decision };
    log = appendDecision(log, step);
    state = decision.state;
    expect(checkDecisionLog(log!, { state, previous: soaking })).toEqual([]);
    if (minute === 30) expect(isRecordOf(log!.entries.at(-1)!.body, step)).toBe(true);
  }
  const all = log!.entries.map(({ seq, body }) => [seq, body.changes.map(({ kind }) => kind), body.folded]);
  expect(all).toEqual([
    [0, ["began", "opened", "released"], undefined],
    [1, ["landed"], undefined],
    [2, [], 58],
    [3, ["passed", "completed"], undefined],
  ]);
});

test("the attempts before are kept with how they ended", () => {
  let state = tick(plan, undefined, 0, {}).state;
  for (let restart = 1; restart <= 12; restart++) state = tick(plan, state, restart, {}, { restart }).state;
  expect([state.history?.forgotten, state.history?.runs.length]).toEqual([2, 10]);
  expect(state.history?.runs.at(-1)).toEqual({
    attempt: 12,
    revision: "v2",
    outcome: "Superseded",
    startedAt: START + 11 * MINUTE,
    endedAt: START + 12 * MINUTE,
  });
});
