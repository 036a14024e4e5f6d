import fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "../decide/decide.ts";
import { explainRollout } from "../explain/explain.ts";
import type { Blocker, Subject } from "../model/blocker.ts";
import type { Decision, Step } from "../model/decision.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { RolloutState } from "../model/state.ts";
import { writePlan } from "../store/write-plan.ts";
import { act } from "../testing/act.ts";
import { histories, PATIENCE } from "../testing/histories.ts";
import { play, stories } from "../testing/stories.ts";
import { blockersOf } from "./blockers.ts";

/**
 * How often the action that a blocker names is repeated before it must have an effect: a wave that counts samples needs
 * a few reports.
 */
const MOST = 12;

test(
  `on ${histories(200)} histories, to do what a blocker says first releases it, or leads on to another one`,
  () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(stories, fc.nat(), (story, pick) => {
        const steps = play(story);
        const step = steps[pick % steps.length];
        if (step === undefined) return;
        for (const subject of subjectsOf(step)) follow(step, subject, seen);
      }),
      { numRuns: histories(200) },
    );
    // A short run need not meet every kind of blocker.
    if (histories(200) < 1000) return;
    for (const kind of [
      "EarlierWave",
      "Gate",
      "Cap",
      "InFlight",
      "Retry",
      "Failed",
      "Held",
      "Stopped",
      "Paused",
      "Braked",
    ])
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
  },
  PATIENCE,
);

test(
  `on ${histories(200)} histories, the sentences and what is stored say what the blockers say`,
  () => {
    fc.assert(
      fc.property(stories, (story) => {
        for (const { plan, inputs, decision } of play(story)) {
          checkSentences(plan, decision, inputs.now);
          checkStored(plan, decision.state);
        }
      }),
      { numRuns: histories(200) },
    );
  },
  PATIENCE,
);

test("a history that failed: what was pinned waits again behind an open wave whose only target left the inventory", () => {
  const wave = { maxConcurrent: 1, maxFailures: 0 };
  const target = (key: string) => ({ key, dependsOn: [] });
  const plan: Plan = {
    strategyHash: "a",
    waves: [
      { name: "w0", targets: ["c2", "c3"].map(target), ...wave },
      { name: "w1", targets: [target("c7")], ...wave },
      { name: "rest", targets: ["c1", "c6", "c0", "c4", "c5"].map(target), maxConcurrent: 5, maxFailures: 1 },
    ],
    held: [],
    removed: [],
    deadline: 600_000,
    staleAfter: 300_000,
    onFailure: "hold",
    onUnreachable: "fail",
    rollbackConcurrent: 8,
    budgets: { shared: [{ name: "all", maxConcurrent: 3, maxFailures: 2 }] },
  };
  const nobody = { onTheWay: 0, failures: 0 };
  const told = { revision: "v2", restart: 0, paused: false, braked: false, approved: false, promoted: true } as const;
  const rest = { rollback: false, abort: false, retry: undefined, skip: undefined, metric: undefined } as const;
  const look = (minutes: number, more: { others?: typeof nobody; gone: boolean; pin?: number }) => ({
    minutes,
    behaviours: Array.from({ length: 8 }, () => "land" as const),
    told: { ...told, ...rest, others: more.others, gone: more.gone, pin: more.pin },
  });
  const moments = [
    look(0, { gone: true }),
    look(0, { others: nobody, gone: true }),
    look(1, { others: nobody, gone: false, pin: 3 }),
    look(0, { gone: true }),
  ];
  for (const step of play({ plan, moments })) for (const subject of subjectsOf(step)) follow(step, subject, new Map());
});

/** Returns the subjects of a step: the rollout, its waves, and its targets. */
function subjectsOf({ plan }: Step): readonly Subject[] {
  const keys = plan.waves.flatMap(({ targets }) => targets.map(({ key }) => key));
  return [undefined, ...plan.waves.map((_, wave) => ({ wave })), ...keys.map((target) => ({ target }))];
}

function blockerOf({ blockers }: Decision, subject: Subject): Blocker | undefined {
  if (subject === undefined) return blockers.ofRollout();
  return "wave" in subject ? blockers.ofWave(subject.wave) : blockers.ofTarget(subject.target);
}

/** Returns a blocker as text, without the times that pass. */
function sense(blocker: Blocker | undefined): string {
  return JSON.stringify(blocker, (name, value: unknown) => (TIMES.has(name) ? undefined : value));
}

const TIMES: ReadonlySet<string> = new Set(["since", "until", "next", "silentSince"]);

function follow({ plan, inputs, decision }: Step<number>, subject: Subject, seen: Map<string, number>): void {
  const restart = Math.max(decision.state.restart, inputs.restart);
  let told: DecideInputs<number> = { ...inputs, revision: decision.state.revision, restart };
  const first = blockerOf(decision, subject);
  if (first === undefined) return;
  seen.set(first.kind, (seen.get(first.kind) ?? 0) + 1);
  let last: Decision = decision;
  const done: string[] = [];
  for (let left = MOST; left > 0; left -= 1) {
    const now = blockerOf(last, subject);
    if (now === undefined || sense(now) !== sense(first)) return;
    if (now.who.length === 0) throw new Error(`nobody can end ${sense(now)}`);
    done.push(sense(now));
    told = act(now, plan, last.state, told);
    last = decide(plan, last.state, told);
    told = { ...told, retries: [] };
  }
  const phase = last.state.phase;
  throw new Error(`${JSON.stringify(subject)} is kept by ${sense(first)}, ${phase}, after:\n${done.join("\n")}`);
}

function checkSentences(plan: Plan, decision: Decision, now: number): void {
  const { state, blockers } = decision;
  const subjects: readonly Subject[] = [
    undefined,
    ...plan.waves.map((_, wave) => ({ wave })),
    ...[...state.targets.keys()].map((target) => ({ target })),
  ];
  for (const subject of subjects) {
    const blocker = blockerOf(decision, subject);
    const { who, releasedBy, message } = explainRollout(plan, state, Math.max(now, state.at), subject, blockers);
    // A subject that has passed or landed needs nobody; every other one names an event that releases it, and a person.
    const isTold =
      blocker === undefined
        ? who.length === 0 && releasedBy === undefined
        : JSON.stringify(who) === JSON.stringify(blocker.who) && releasedBy !== undefined;
    if (!isTold || message === "")
      throw new Error(`${message}: ${JSON.stringify(who)}, ${releasedBy}, and is kept by ${JSON.stringify(blocker)}`);
  }
}

/** Checks that the stored message is that of `explain` on the state alone. */
function checkStored(plan: Plan, state: RolloutState): void {
  const [page] = writePlan({ rollout: "shop", plan, state });
  const blockers = blockersOf(plan, state, { now: state.at });
  const status = page?.status;
  const { message } = explainRollout(plan, state, state.at, undefined, blockers);
  if (status?.message !== message) throw new Error(`stored is ${status?.message}, and told ${message}`);
  for (const [wave, row] of (status.waves ?? []).entries()) {
    const told = explainRollout(plan, state, state.at, { wave }, blockers).message;
    if (row.message !== told) throw new Error(`stored is ${row.message}, and told ${told}`);
  }
}
