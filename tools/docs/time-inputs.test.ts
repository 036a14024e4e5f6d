import {
  aggregateTemplateStatus,
  createStatusIndex,
  freshnessJudge,
  judgeFreshness,
  unseenObservation,
} from "@landfall/core/aggregate";
import { patchConditions } from "@landfall/core/condition";
import { type KubeObject, millisOf, setCondition, type TimeInput } from "@landfall/core/object";
import {
  appendDecision,
  beginsAttempt,
  blockersOf,
  checkStep,
  decide,
  explainRollout,
  isFresh,
  isKept,
  judgeGate,
  planRollout,
  provesTime,
  readStrategy,
  recordDecision,
  requeueTime,
  simulate,
  windowsAt,
} from "@landfall/core/rollout";
import { augment, computeKstatus, computeStatus } from "@landfall/core/status";
import { advance, readRun, readStepPlan, simulateRun } from "@landfall/core/steps";
import {
  CATALOGUE,
  chooseMechanism,
  collectExpired,
  indexObjects,
  isLive,
  lookAfterHolds,
  planResumption,
  planSuspension,
  resolveAmong,
  resolveSuspension,
  resume,
  standingReader,
  suspend,
  suspensionDrift,
} from "@landfall/core/suspend";
import { describe, expect, test } from "vitest";

const TEXT = "2026-11-21T09:00:00Z";
const MS = Date.parse(TEXT);
const HOUR = 3_600_000;

function must<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error("the fixture is refused");
  return result.value;
}

const HELD: KubeObject = {
  apiVersion: "batch/v1",
  kind: "CronJob",
  metadata: {
    name: "backup",
    namespace: "db",
    creationTimestamp: "2026-11-21T08:00:00Z",
    annotations: {
      "hold.landfall.dev/old":
        '{"holder":"old","holds":[{"mechanism":"cronjob-suspend","effect":"new-runs","until":"2026-11-21T08:30:00Z"}]}',
    },
  },
  spec: { schedule: "0 3 * * *" },
};
const MECHANISM = must(chooseMechanism(CATALOGUE, HELD, { effects: ["new-runs"] }));
const HOLD = { holder: "freeze/42", effect: "new-runs", reason: "INC-1" } as const;
const SEEN = { ...unseenObservation({ cluster: "eu-1" }), observedAt: "2026-11-21T08:59:00Z" };
const READY = { type: "Ready", status: "True", reason: "Up", message: "" } as const;

const strategy = must(readStrategy({ waves: [{ name: "all", select: { rest: true }, soak: "5m" }] }));
const plan = must(planRollout(strategy, [{ target: { cluster: "eu-1" }, labels: {} }], { rollout: "shop" }));
const WISH = { revision: "v2", restart: 0 };
const inputsAt = (now: TimeInput) => ({ ...WISH, now, evidence: new Map() });
const { state } = decide(plan, undefined, inputsAt(MS - HOUR));
const stepAt = (now: TimeInput) => {
  const inputs = inputsAt(now);
  return { plan, before: state, inputs, decision: decide(plan, state, inputsAt(MS)) };
};
const EVIDENCE = {
  health: "Current",
  actuation: "Succeeded",
  freshness: "fresh",
  landed: true,
  observedAt: MS - HOUR,
} as const;
const GATE = { name: "errors", from: "prometheus", window: 60_000, judge: "worst", max: 1 } as const;
const WINDOWS = { allow: [{ days: [], from: 0, to: 600, timeZone: "UTC" }], deny: [] };

const migrate = { group: "batch", kind: "Job", namespace: "shop", name: "migrate" };
const steps = must(
  readStepPlan("upgrade", {
    phases: [{ name: "data", steps: [{ name: "go", tasks: [{ name: "go", apply: { objects: [migrate] } }] }] }],
  }),
);
const trigger = { plan: "upgrade", subject: "eu-1/shop", revision: "v2" };

/** Each function of the public API that takes the time, as far as the time decides its answer. */
const FUNCTIONS: readonly (readonly [name: string, call: (now: TimeInput) => unknown])[] = [
  ["setCondition", (now) => setCondition([], READY, now)],
  ["computeKstatus", (now) => computeKstatus(HELD, { variant: "upstream", now })],
  ["augment", (now) => augment(HELD, { variant: "upstream", now })],
  ["patchConditions", (now) => patchConditions([], { before: [], after: [READY] }, { now })],
  ["judgeFreshness", (now) => judgeFreshness(SEEN, now, HOUR)],
  ["freshnessJudge", (now) => freshnessJudge(now, HOUR)(SEEN)],
  [
    "StatusIndex.expire",
    (now) => {
      const index = createStatusIndex({ staleAfter: () => HOUR });
      index.upsert(SEEN);
      index.expire(now);
      return index.snapshot();
    },
  ],
  [
    "createStatusIndex, from a snapshot",
    (now) => createStatusIndex({ staleAfter: () => HOUR }, { now, observations: [SEEN] }).snapshot(),
  ],
  ["aggregateTemplateStatus", (now) => aggregateTemplateStatus(HELD, [{ cluster: "eu-1" }], { now })],
  ["isLive", (now) => isLive({ until: TEXT }, now)],
  ["resolveSuspension", (now) => resolveSuspension(HELD, CATALOGUE, now)],
  ["resolveAmong", (now) => resolveAmong(HELD, { catalogue: CATALOGUE, objects: indexObjects([]), now })],
  ["suspensionDrift", (now) => suspensionDrift(HELD, HELD, CATALOGUE, now)],
  ["standingReader", (now) => standingReader()(HELD, now)],
  ["suspend", (now) => suspend(HELD, { hold: HOLD, mechanism: MECHANISM, now })],
  ["suspend, since", (since) => suspend(HELD, { hold: HOLD, mechanism: MECHANISM, since })],
  ["planSuspension", (now) => planSuspension(HELD, { hold: HOLD, mechanism: MECHANISM, now })],
  ["resume", (now) => resume(HELD, { holder: "old", catalogue: CATALOGUE, now })],
  ["planResumption", (now) => planResumption(HELD, { holder: "old", catalogue: CATALOGUE, now })],
  ["collectExpired", (now) => collectExpired(HELD, { catalogue: CATALOGUE, now })],
  ["lookAfterHolds", (now) => lookAfterHolds(HELD, { catalogue: CATALOGUE, now })],
  ["decide", (now) => decide(plan, state, inputsAt(now))],
  ["decide, at the begin", (now) => decide(plan, undefined, inputsAt(now))],
  ["beginsAttempt", (now) => beginsAttempt(state, WISH, "queue", now)],
  ["isKept", (now) => isKept(state, { ...WISH, revision: "v3" }, "queue", now)],
  ["explainRollout", (now) => explainRollout(plan, state, now)],
  ["blockersOf", (now) => blockersOf(plan, state, { now }).ofRollout()],
  ["isFresh", (now) => isFresh(EVIDENCE, now, HOUR)],
  ["provesTime", (now) => provesTime(new Map([["eu-1", EVIDENCE]]), now, HOUR)],
  ["provesTime, without reports", (now) => provesTime(new Map(), now, HOUR)],
  ["requeueTime", (now) => requeueTime({ requeueAfter: HOUR }, now)],
  ["requeueTime, never", (now) => requeueTime({}, now)],
  ["judgeGate", (now) => judgeGate(GATE, { name: "errors", value: 0, at: MS }, { landedAt: 0, now, staleAfter: HOUR })],
  ["judgeGate, without a value", (now) => judgeGate(GATE, undefined, { landedAt: 0, now, staleAfter: HOUR })],
  ["windowsAt", (now) => windowsAt(WINDOWS, now)],
  ["simulate", (start) => simulate(plan, { start, landsAfter: () => HOUR, horizon: 3 * HOUR })],
  ["recordDecision", (now) => recordDecision(undefined, stepAt(now))],
  ["appendDecision", (now) => appendDecision(undefined, stepAt(now))],
  ["checkStep", (now) => checkStep(stepAt(now))],
  ["advance", (now) => advance(steps, undefined, { now, trigger, observations: new Map() })],
  ["readRun", (now) => readRun([], { now })],
  ["simulateRun", (start) => simulateRun(steps, trigger, { start })],
];

/** An answer as text: functions in it are left out, maps are lists. */
function shown(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) => (value instanceof Map ? [...value] : value)) ?? "";
}

describe.each(FUNCTIONS)("%s takes a point in time", (_, call) => {
  test.each([
    ["RFC 3339", TEXT],
    ["RFC 3339 with an offset", "2026-11-21T10:00:00+01:00"],
    ["a Date", new Date(MS)],
  ])("as %s as it takes milliseconds", (__, now) => {
    expect(shown(call(now))).toBe(shown(call(MS)));
  });

  test.each([
    ["a number that is none", Number.NaN],
    ["no end of time", Number.POSITIVE_INFINITY],
    ["microseconds", MS * 1000],
    ["a date without a time", "2026-11-21"],
    ["a time without a zone", "2026-11-21T09:00:00"],
    ["an empty text", ""],
    ["milliseconds as text", String(MS)],
    ["an invalid Date", new Date(Number.NaN)],
    ["null", null as unknown as TimeInput],
  ])("and refuses %s", (__, now) => {
    expect(() => call(now)).toThrow(RangeError);
    expect(() => call(now)).toThrow(/^not a time: .*: give milliseconds, RFC 3339 or a Date$/);
  });
});

test("computeStatus takes a point in time in each form, and judges nothing by age without one", () => {
  const young = { ...HELD, kind: "Widget", apiVersion: "example.com/v1" };
  const judge = (now: TimeInput) => shown(computeStatus(young, { now, live: true }));
  expect(judge(TEXT)).toBe(judge(MS));
  expect(judge(new Date(MS))).toBe(judge(MS));
  expect(judge(new Date(MS))).not.toBe(judge(Number.NaN));
  expect(judge("today")).toBe(judge(Number.NaN));
});

test("millisOf is nothing for nothing", () => {
  expect(millisOf(undefined)).toBeUndefined();
});
