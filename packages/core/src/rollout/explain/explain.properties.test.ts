import fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "../decide/decide.ts";
import type { Step } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import { MINUTE } from "../testing/fleet.ts";
import { play, stories } from "../testing/stories.ts";
import { explainRollout } from "./explain.ts";

/** The facts needed to carry out the event that an explanation names. */
interface Moment extends Step {
  readonly target: string;
  readonly now: number;
}

/**
 * Returns inputs of `decide` that make the named event happen. `time` is a time given by the explanation, in
 * milliseconds.
 */
type Release = (moment: Moment, time: number) => Partial<DecideInputs<number>>;

/** Returns fresh reports of the targets that `isOf` accepts, each at its assigned revision. */
function reported({ decision, inputs, now }: Moment, isOf: (target: string) => boolean): Partial<DecideInputs<number>> {
  const evidence = new Map<string, Evidence>(inputs.evidence);
  for (const [key, { revision = "v1" }] of decision.state.targets) {
    const seen = { observed: revision, wanted: revision, health: "Current", actuation: "Succeeded" } as const;
    if (isOf(key)) evidence.set(key, { ...seen, freshness: "fresh", landed: true, observedAt: now });
  }
  return { evidence };
}

function retried({ decision: { state } }: Moment, isOf: (target: string) => boolean): Partial<DecideInputs<number>> {
  const { attempt, targets } = state;
  const failed = [...targets].filter(([key, target]) => target.state === "Failed" && isOf(key));
  return { retries: failed.map(([target, { tries = 1 }]) => ({ target, attempt, tries, by: "ana" })) };
}

const UNUSED = [{ name: "all", onTheWay: 0, failures: 0 }];

const own: Release = (moment) => reported(moment, (key) => key === moment.target);

/** Every event that an explanation can name for a target, with the inputs that make it happen. */
const RELEASES: readonly (readonly [named: RegExp, release: Release])[] = [
  [/^with a new attempt/, ({ decision }) => ({ restart: decision.state.restart + 1 })],
  [/or when somebody asks to try (?:it|.* and it) again$/, (moment) => retried(moment, () => true)],
  [/^when somebody resumes the rollout/, () => ({ paused: false })],
  [/^when the handbrake is taken back/, () => ({ handbrake: undefined })],
  [/^when it is skipped no more/, () => ({ skips: [] })],
  [/^when it is pinned no more/, () => ({ pins: [] })],
  [/^when a report (?:made after|shows)/, own],
  [/or when a newer report shows it Current$/, own],
  [/or fails at (\S+)$/, (_, time) => ({ now: time, evidence: new Map() })],
  [/its windows open, at (\S+)$/, (_, time) => ({ now: time })],
  [/not before ([^ ,]+)/, ({ now }, time) => ({ now: Math.max(now, time), shared: UNUSED })],
  [
    /^when it is approved for attempt/,
    ({ plan, decision: { state } }) => ({
      approvals: plan.waves.map(({ name }) => ({
        wave: name,
        attempt: state.attempt,
        revision: state.revision,
        by: "ana",
      })),
    }),
  ],
  [/^when it is known what other rollouts use/, () => ({ shared: UNUSED })],
];

test("what explain names of a target really releases it: each is done, and something else is said then", () => {
  const done = new Set<RegExp>();
  fc.assert(
    fc.property(stories, (story) => {
      for (const step of play(story)) {
        const { state } = step.decision;
        const at = Math.max(state.at, step.inputs.now);
        for (const [target, known] of state.targets) {
          const before = explainRollout(step.plan, state, at, { target });
          for (const [named, release] of RELEASES) {
            const [match, time] = named.exec(before.releasedBy ?? "") ?? [];
            if (match === undefined) continue;
            done.add(named);
            const moment = { ...step, target, now: at + MINUTE };
            const inputs = { ...step.inputs, now: moment.now, ...release(moment, Date.parse(time ?? "")) };
            const decision = decide(step.plan, state, inputs);
            const next = decision.state;
            // The state alone does not show which targets regressed, fell silent, are stale or not ready: that takes the
            // reports.
            const kept = decision.blockers.ofTarget(target)?.kind ?? "Turn";
            if (["Regressed", "Silent", "NotReady", "Stale"].includes(kept)) continue;
            const isMoved =
              next.targets.get(target)?.state !== known.state || next.targets.get(target)?.since !== known.since;
            const after = explainRollout(step.plan, next, Math.max(next.at, inputs.now), { target });
            const says = `${before.line} (${known.state} ${known.reason ?? ""})`;
            if (!isMoved)
              expect([after.message, after.releasedBy], says).not.toEqual([before.message, before.releasedBy]);
          }
        }
      }
    }),
    { numRuns: 200 },
  );
  expect(RELEASES.filter(([named]) => !done.has(named))).toEqual([]);
});
