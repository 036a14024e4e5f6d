import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { decide } from "./decide/decide.ts";
import type { Blocker, Blockers } from "./model/blocker.ts";
import { requeueTime } from "./model/decision.ts";
import type { Plan } from "./model/plan.ts";
import { planRollout } from "./plan/plan.ts";
import { hashPlan, hashState } from "./store/hashes.ts";
import { readStrategy } from "./strategy/read-strategy.ts";
import { adversities, type Turn } from "./testing/adversary.ts";
import { valueOf } from "./testing/fleet.ts";
import { histories, PATIENCE } from "./testing/histories.ts";
import { checkStep } from "./verify/verify.ts";

/**
 * The number of generated worlds: one takes about as long as 25 of the small histories, so there are 25 times fewer.
 */
const WORLDS = Math.ceil(histories(1000) / 25);
const DAY = 86_400_000;

/** Returns the claim that a decision breaks, as text; `undefined` if it breaks none. */
type Check = (turn: Turn, next: Turn | undefined) => string | undefined;

const CHECKS: { readonly [claim: string]: Check } = {
  "no decision breaks an invariant": (turn) => checkStep(turn)[0]?.message,

  "a state that was stored decides as the one in memory": ({ plan: made, stored, inputs, decision }) => {
    const { state, changes, requeueAfter } = decide(made, stored, inputs);
    const isSame = hashState(state) === hashState(decision.state) && requeueAfter === decision.requeueAfter;
    return isSame && areSame(changes, decision.changes) ? undefined : JSON.stringify([changes, decision.changes]);
  },

  "the order of targets, reports and words never matters": (turn) => {
    const { plan: made, spec, targets, previous, before, inputs, decision } = turn;
    const other = planRollout(valueOf(readStrategy(spec)), targets.toReversed(), { rollout: "adversary", previous });
    const { approvals = [], retries = [], evidence } = inputs;
    const mixed = { approvals: approvals.toReversed(), retries: retries.toReversed(), evidence: reversed(evidence) };
    const again = decide(made, before && { ...before, targets: reversed(before.targets) }, { ...inputs, ...mixed });
    const isSame = hashPlan(valueOf(other)) === hashPlan(made) && hashState(again.state) === hashState(decision.state);
    return isSame && areSame(again.changes, decision.changes)
      ? undefined
      : JSON.stringify([again.changes, decision.changes]);
  },

  "time alone changes nothing before `requeueAfter`": ({ plan: made, inputs, decision }) => {
    const { state } = decision;
    const next = requeueTime(decision, inputs.now) ?? inputs.now + DAY;
    const now = Math.max(inputs.now, next - 1000);
    const { changes } = now < next ? decide(made, state, { ...inputs, now }) : { changes: [] };
    return changes.length === 0 ? undefined : JSON.stringify(changes);
  },

  "time alone does not move since when something waits": ({ plan: made, inputs, decision }) => {
    const { state } = decision;
    const due = requeueTime(decision, inputs.now) ?? inputs.now + DAY;
    const now = Math.max(inputs.now, due - 1000);
    const later = now < due ? decide(made, state, { ...inputs, now }) : decision;
    const before = waitsIn(made, decision.blockers);
    const moved = waitsIn(made, later.blockers).filter((one, at) => {
      const known = before[at];
      return one !== undefined && one.kind === known?.kind && one.since !== known.since;
    });
    return moved.length === 0 ? undefined : JSON.stringify(moved[0]);
  },

  "a target that was released stays in its wave": ({ plan: made, decision: { state } }, next) => {
    if (next?.before !== state || next.decision.state.attempt !== state.attempt) return undefined;
    const waveOf = new Map(next.plan.waves.flatMap(({ name, targets }) => targets.map(({ key }) => [key, name])));
    const moved = made.waves.flatMap(({ name, targets }) =>
      targets.filter(
        ({ key }) => state.targets.get(key)?.releasedAt !== undefined && (waveOf.get(key) ?? name) !== name,
      ),
    );
    return moved[0]?.key;
  },
};

/** Returns the blockers of a rollout, of its waves and of its targets, always in the same order. */
const waitsIn = ({ waves }: Plan, { ofRollout, ofWave, ofTarget }: Blockers): readonly (Blocker | undefined)[] => [
  ofRollout(),
  ...waves.map((_, wave) => ofWave(wave)),
  ...waves.flatMap(({ targets }) => targets.map(({ key }) => ofTarget(key))),
];

/** A log replays a decision: it must give the same changes in the same order. */
const areSame = (a: Turn["decision"]["changes"], b: typeof a): boolean => JSON.stringify(a) === JSON.stringify(b);

const reversed = <T>(map: ReadonlyMap<string, T>): ReadonlyMap<string, T> => new Map([...map].toReversed());

/** The first decision that breaks each claim, by claim. */
const broken = new Map<string, string>();
let played = "";

beforeAll(() => {
  const run = fc.check(
    fc.property(adversities, (turns) => {
      for (const [index, turn] of turns.entries())
        for (const [claim, check] of Object.entries(CHECKS)) {
          const wrong = broken.has(claim) ? undefined : check(turn, turns[index + 1]);
          if (wrong !== undefined) broken.set(claim, `decision ${index}: ${wrong}`);
        }
    }),
    { numRuns: WORLDS },
  );
  if (run.failed) throw new Error(fc.defaultReportMessage(run));
  played = `${run.numRuns} worlds of seed ${run.seed}`;
}, PATIENCE);

test.each(Object.keys(CHECKS))("in an unkind world %s", (claim) => {
  expect(broken.get(claim), played).toBeUndefined();
});
