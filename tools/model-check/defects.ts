import { type Decision, ENGINE, type Plan, type PlannedWave, type TargetState } from "@landfall/core/rollout";
import { DEFECTS_OF_ANSWERS } from "./defects-of-answers.ts";
import { DEFECTS_OF_BUDGETS } from "./defects-of-budgets.ts";
import { DEFECTS_OF_PROOF } from "./defects-of-proof.ts";
import { DEFECTS_OF_STOPS } from "./defects-of-stops.ts";
import { answering, type Defect, eachWave, planned, told, without, withTargets } from "./faulty-engine.ts";

/** Starts the first target of the wave after the open one. */
function startEarly(decision: Decision, plan: Plan): Decision {
  const { state } = decision;
  const key = plan.waves[state.wave + 1]?.targets[0]?.key ?? "";
  const target = state.targets.get(key);
  if (state.phase !== "Running" || target?.state !== "Waiting") return decision;
  const started: TargetState = {
    ...target,
    state: "Released",
    revision: state.revision,
    since: state.at,
    releasedAt: state.at,
  };
  const changes = [...decision.changes, { kind: "released", target: key, wave: state.wave + 1 } as const];
  return { ...decision, changes, state: { ...state, targets: new Map(state.targets).set(key, started) } };
}

function moveFirst(waves: readonly PlannedWave[]): readonly PlannedWave[] {
  const [first, second, ...rest] = waves;
  if (first === undefined || second === undefined || first.targets.length !== 1) return waves;
  return [{ ...first, targets: [] }, { ...second, targets: [...first.targets, ...second.targets] }, ...rest];
}

const DEFECTS_OF_PLANS: readonly Defect[] = [
  {
    invariant: 1,
    what: "the last target of a plan is lost",
    engine: planned((plan) => ({
      ...plan,
      waves: plan.waves.map((wave) =>
        wave === plan.waves.at(-1) ? { ...wave, targets: wave.targets.slice(1) } : wave,
      ),
    })),
  },
  {
    invariant: 2,
    what: "waves release in the order of the input",
    engine: planned((plan, keys) =>
      eachWave(plan, (wave) => ({
        ...wave,
        targets: wave.targets.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)),
      })),
    ),
  },
  {
    invariant: 3,
    what: "a percentage below one target rounds down to none",
    engine: planned((plan) => ({ ...plan, waves: moveFirst(plan.waves) })),
  },
  {
    invariant: 4,
    what: "the previous plan is not looked at",
    engine: { ...ENGINE, plan: (strategy, targets, { rollout }) => ENGINE.plan(strategy, targets, { rollout }) },
  },
];

const DEFECTS_OF_DECISIONS: readonly Defect[] = [
  {
    invariant: 5,
    what: "bounds of failure domains are forgotten",
    engine: told((plan, ...rest) => [without(plan, "domains"), ...rest]),
  },
  {
    invariant: 6,
    what: "a wave starts when the one before it is open",
    engine: answering((decision, plan) => startEarly(decision, plan)),
  },
  {
    invariant: 7,
    what: "the cap is one too high",
    engine: told((plan, ...rest) => [
      eachWave(plan, (wave) => ({ ...wave, maxConcurrent: wave.maxConcurrent + 1 })),
      ...rest,
    ]),
  },
  {
    invariant: 8,
    what: "one failure more is tolerated than was said",
    engine: told((plan, ...rest) => [
      eachWave(plan, (wave) => ({ ...wave, maxFailures: wave.maxFailures + 1 })),
      ...rest,
    ]),
  },
  {
    invariant: 9,
    what: "old evidence counts as new",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      {
        ...inputs,
        evidence: new Map([...inputs.evidence].map(([key, seen]) => [key, { ...seen, observedAt: inputs.now }])),
      },
    ]),
  },
  {
    invariant: 10,
    what: "time in which it was paused counts as soak",
    engine: answering((decision, plan, before, inputs) =>
      inputs.paused === true
        ? {
            ...decision,
            state: { ...ENGINE.decide(plan, before, { ...inputs, paused: false }).state, phase: decision.state.phase },
          }
        : decision,
    ),
  },
  {
    invariant: 10,
    what: "the time of a pause counts as soak once it is over",
    engine: told((plan, before, inputs) => [
      plan,
      before?.phase === "Paused" ? { ...before, phase: "Running" } : before,
      inputs,
    ]),
  },
  {
    invariant: 11,
    what: "a pause is not heard",
    engine: told((plan, before, inputs) => [plan, before, { ...inputs, paused: false }]),
  },
  {
    invariant: 12,
    what: "a rollback forgets what was on the way",
    engine: answering((decision, _, before) =>
      decision.state.phase === "RollingBack" && before?.phase !== "RollingBack"
        ? {
            ...decision,
            state: { ...decision.state, phase: "RolledBack", targets: before?.targets ?? decision.state.targets },
          }
        : decision,
    ),
  },
  {
    invariant: 14,
    what: "what landed at the revision before counts for the new one",
    engine: answering((decision, _, before) =>
      before !== undefined && before.attempt !== decision.state.attempt
        ? withTargets(decision, (target, key) =>
            before.targets.get(key)?.state === "Landed" ? { ...target, state: "Landed" } : target,
          )
        : decision,
    ),
  },
  {
    invariant: 15,
    what: "an approval counts for any attempt",
    engine: told((plan, before, inputs) => [
      plan,
      before,
      {
        ...inputs,
        approvals: (inputs.approvals ?? []).map((one) => ({
          ...one,
          revision: inputs.revision,
          attempt: (before?.attempt ?? 0) + (before?.revision === inputs.revision ? 0 : 1),
        })),
      },
    ]),
  },
  {
    invariant: 16,
    what: "a metric that is missing passes",
    engine: told((plan, ...rest) => [eachWave(plan, (wave) => without(wave, "metrics")), ...rest]),
  },
  {
    invariant: 16,
    what: "a metric counts whose window began before the last landing",
    engine: told((plan, ...rest) => [
      eachWave(plan, ({ metrics = [], ...wave }) => ({
        ...wave,
        ...(metrics.length > 0 && { metrics: metrics.map((metric) => ({ ...metric, window: 0 })) }),
      })),
      ...rest,
    ]),
  },
  {
    invariant: 17,
    what: "nobody says when to look again",
    engine: answering((decision) => without(decision, "requeueAfter")),
  },
  {
    invariant: 18,
    what: "what has failed keeps its place",
    engine: told((plan, before, inputs) => [
      eachWave(plan, (wave) => ({
        ...wave,
        maxConcurrent: Math.max(
          0,
          wave.maxConcurrent - wave.targets.filter(({ key }) => before?.targets.get(key)?.state === "Failed").length,
        ),
      })),
      before,
      inputs,
    ]),
  },
  {
    invariant: 19,
    what: "a rollout that is done goes on",
    engine: answering((decision) =>
      decision.state.phase === "Completed" ? { ...decision, state: { ...decision.state, phase: "Running" } } : decision,
    ),
  },
  {
    invariant: 20,
    what: "what was released is released again",
    engine: answering((decision) => ({
      ...decision,
      changes: [
        ...decision.changes,
        ...[...decision.state.targets]
          .filter(([, { state }]) => state === "Released")
          .map(([target]) => ({ kind: "released" as const, target })),
      ],
    })),
  },
  {
    invariant: 21,
    what: "it is not stored when a target was released",
    engine: {
      ...ENGINE,
      writePlan: (content) =>
        ENGINE.writePlan({
          ...content,
          state: withTargets({ state: content.state }, (target) => without(target, "releasedAt")).state,
        }),
    },
  },
  {
    invariant: 22,
    what: "messages are stored as long as they come",
    engine: {
      ...ENGINE,
      writePlan: (content) => [
        ...ENGINE.writePlan(content),
        ...Array.from({ length: 32 }, () => ENGINE.writePlan(content)).flat(),
      ],
    },
  },
  {
    invariant: 23,
    what: "what was seen is not logged",
    engine: {
      ...ENGINE,
      recordDecision: (head, step) =>
        ENGINE.recordDecision(head, {
          ...step,
          inputs: { ...step.inputs, evidence: new Map(), paused: step.inputs.paused !== true },
        }),
    },
  },
  {
    invariant: 24,
    what: "windows are not looked at",
    engine: told((plan, ...rest) => [without(plan, "windows"), ...rest]),
  },
  {
    invariant: 26,
    what: "what has landed once counts for ever",
    engine: told((plan, ...rest) => [{ ...plan, holdOn: "never" }, ...rest]),
  },
];

const DEFECTS_OF_WORDS: readonly Defect[] = [
  {
    invariant: 13,
    what: "two rollouts of a target do not see each other",
    engine: { ...ENGINE, findRivals: () => [] },
  },
  {
    invariant: 25,
    what: "a limit below its least is read as the least",
    engine: {
      ...ENGINE,
      readStrategy: (spec, at) =>
        ENGINE.readStrategy({ ...spec, waves: spec.waves.map((wave) => without(wave, "maxConcurrent")) }, at),
    },
  },
];

/** One defect for each invariant, and several for those that can break in several ways. */
export const DEFECTS: readonly Defect[] = [
  ...DEFECTS_OF_PLANS,
  ...DEFECTS_OF_DECISIONS,
  ...DEFECTS_OF_WORDS,
  ...DEFECTS_OF_ANSWERS,
  ...DEFECTS_OF_BUDGETS,
  ...DEFECTS_OF_STOPS,
  ...DEFECTS_OF_PROOF,
];
