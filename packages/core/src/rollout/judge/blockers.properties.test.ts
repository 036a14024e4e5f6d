import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide } from "../decide/decide.ts";
import type { BlockerKind } from "../model/blocker.ts";
import type { Decision, Step } from "../model/decision.ts";
import type { DecideInputs } from "../model/inputs.ts";
import { asksProof, type Plan } from "../model/plan.ts";
import { isOnItsWay, ROLLBACK_FAILED, type RolloutState } from "../model/state.ts";
import { act } from "../testing/act.ts";
import { histories, PATIENCE } from "../testing/histories.ts";
import { play, stories } from "../testing/stories.ts";
import { blockersOf } from "./blockers.ts";

/**
 * Kinds of blockers that a waiting target can have. `Turn` is not among them, as such a target would have been
 * released.
 */
const OF_WAITING: ReadonlySet<BlockerKind> = new Set([
  "EarlierWave",
  "Regressed",
  "Silent",
  "WaveEmptied",
  "Gone",
  "NothingFresh",
  "NotReady",
  "Stale",
  "Gate",
  "Cap",
  "BudgetUnknown",
  "BudgetSpent",
  "Dependency",
  "Paused",
  "Braked",
  "Stopped",
  "Aborted",
  "RollingBack",
  "RolledBack",
  "RollbackTurn",
]);

describe("on any history", () => {
  test(
    `what a decision did not start is exactly what a blocker keeps (${histories(200)} histories)`,
    () => {
      fc.assert(
        fc.property(stories, (story) => {
          for (const { plan, decision } of play(story)) checkDecision(plan, decision);
        }),
        { numRuns: histories(200) },
      );
    },
    PATIENCE,
  );

  test(
    `doing what blockers say, and nothing else, ends the rollout (${histories(200)} histories)`,
    () => {
      fc.assert(
        fc.property(stories, (story) => {
          const last = play(story).at(-1);
          if (last === undefined) return;
          const { said, state, verbs } = actOn(last);
          expect(state.phase, said.join("\n")).toBe("Completed");
          for (const one of verbs) expect(one, said.join("\n")).toBeLessThanOrEqual(openGates(last.plan) + 2);
        }),
        { numRuns: histories(200) },
      );
    },
    PATIENCE,
  );

  test("a state that was stored is kept by the same as when it was decided", () => {
    fc.assert(
      fc.property(stories, (story) => {
        for (const { plan, inputs, decision } of play(story)) {
          const again = blockersOf(plan, decision.state, inputs);
          expect([...again.targets()]).toEqual([...decision.blockers.targets()]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/**
 * Checks that every target has landed or has a blocker that fits its state, and that waves and the rollout have one as
 * long as they wait.
 */
function checkDecision(plan: Plan, { state, changes, blockers }: Decision): void {
  const started = new Set(changes.flatMap(({ kind, target }) => (kind === "released" ? [target] : [])));
  for (const { key } of plan.waves.flatMap(({ targets }) => targets)) {
    const { state: word = "Waiting" } = state.targets.get(key) ?? {};
    const found = blockers.ofTarget(key);
    const kind = found?.kind === "ClockAhead" ? found.over.kind : found?.kind;
    const fits =
      word === "Waiting" ? kind !== undefined && OF_WAITING.has(kind) : (kind !== undefined) === keeps(word, kind);
    if (!fits) throw new Error(`${key} is ${word} and kept by ${kind}`);
    if (started.has(key) && kind !== "InFlight") throw new Error(`${key} has started and is kept by ${kind}`);
  }
  if ((blockers.ofRollout() === undefined) !== (state.phase === "Completed"))
    throw new Error(`${state.phase}, and kept by ${blockers.ofRollout()?.kind}`);
  for (const [wave, { landedAt, openedAt }] of state.waves.entries())
    if (landedAt === undefined && openedAt !== undefined && blockers.ofWave(wave) === undefined && isOnItsWay(state))
      throw new Error(`wave ${wave} is open, and nothing keeps it`);
}

/** Returns whether a target in this state must have a blocker. A landed one has none, unless it is to be sent back. */
function keeps(word: string, kind: BlockerKind | undefined): boolean {
  return word !== "Landed" || kind === "RollbackTurn" || kind === "Braked";
}

interface Acted {
  readonly state: RolloutState;
  /** The actions taken so far, in words. */
  readonly said: readonly string[];
  /** How often a person had to say something until it ended: once, or until it was rolled back and from there. */
  readonly verbs: readonly number[];
}

/** Returns the gates that a person may have to open: approvals, and waves whose proof can no longer be given. */
function openGates({ waves }: Plan): number {
  const approvals = waves.filter(({ approval }) => approval === true).length;
  return approvals + waves.filter(asksProof).length;
}

/** Whether everything is back, so that the rollout has ended. */
function isBack({ phase, targets }: RolloutState): boolean {
  return phase === "RolledBack" && ![...targets.values()].some(({ reason }) => reason === ROLLBACK_FAILED);
}

const MOST = 150;

/** Repeats the first action that the blocker of the rollout names, in a fleet where all is well. */
function actOn({ plan, inputs, decision }: Step<number>): Acted {
  const said: string[] = [];
  const verbs = [0];
  let { state, blockers } = decision;
  const restart = Math.max(state.restart, inputs.restart);
  let told: DecideInputs<number> = {
    ...inputs,
    revision: state.revision,
    restart,
    now: Math.max(state.at, inputs.now),
  };
  for (let left = MOST; left > 0 && state.phase !== "Completed"; left -= 1) {
    const blocker = blockers.ofRollout();
    if (blocker === undefined) break;
    said.push(`${state.phase}: ${JSON.stringify(blocker)}`);
    if (isBack(state)) verbs.unshift(0);
    if (blocker.who[0]?.by === "person") verbs[0] = (verbs[0] ?? 0) + 1;
    told = act(blocker, plan, state, told);
    ({ state, blockers } = decide(plan, state, told));
  }
  return { state, said, verbs };
}
