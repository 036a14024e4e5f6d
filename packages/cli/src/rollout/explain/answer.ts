import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { blockersOf, decide, type Subject } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { stepReasons } from "../../steps/step-reason.ts";
import { explainTree, type Facts, type Reason } from "../explain-tree.ts";
import { findConfigs, placeOf, type RolloutConfig } from "../find-configs.ts";
import { formatChanges } from "../format-changes.ts";
import { findTarget, findWave } from "../name-subject.ts";
import type { Place } from "../place.ts";
import { readDecided } from "../read-decided.ts";
import { beginsAnother } from "../verb.ts";
import { seenSince } from "./after-completion.ts";

/** An answer about one rollout. */
export interface Answer {
  readonly rollout: string;
  readonly reason: Reason;
  /** The changes that a render, or the controller, would make now. */
  readonly next: string | undefined;
}

/** A question about rollouts. */
export interface Question {
  /** The place of the rollouts. */
  readonly place: Place;
  /** The name of the requested rollout; `undefined` for all. */
  readonly name: string | undefined;
  /** A target, a wave, or `wave` and a wave; empty for the whole rollout. */
  readonly words: readonly string[];
  /** The time for computing ages. */
  readonly now: number;
}

/** Explains the state of the rollouts of a package. Problems: those of `findConfigs` and `readDecided`. */
export function answerRollouts(list: ResourceList, question: Question): Result<readonly Answer[]> {
  const configs = findConfigs(list, question.name);
  if (!configs.ok) return configs;
  const results = configs.value.map((config) => answerOne(list, config, question));
  const answers = results.flatMap((result) => (result.ok ? [result.value] : []));
  const refused = results.flatMap((result) => (result.ok ? [] : result.problems));
  if (answers.length === 0) return failure(...refused);
  const told = results.flatMap((result) => (result.ok ? result.problems : []));
  // Words that fit only one of several rollouts refer to that one; failures of others are then not reported.
  const untold = question.words.length > 0 ? [] : refused.map((one): Problem => ({ ...one, severity: "warning" }));
  return success(answers, [...told, ...untold]);
}

function answerOne(list: ResourceList, { config }: RolloutConfig, { place, words, now }: Question): Result<Answer> {
  const read = readDecided(list, config);
  if (!read.ok) return read;
  const { plan, state, inputs } = read.value;
  const subject = subjectOf({ plan, state }, words);
  if (!subject.ok) return subject;
  const next = formatChanges(decide(plan, state, inputs), plan, state);
  const blockers = blockersOf(plan, state, inputs);
  const stepOf = stepReasons(read.value, place.words[0] ?? "", now);
  const own = placeOf(place, list, config.rollout);
  const begins = beginsAnother({ config, plan, state, now: inputs.now });
  const since = seenSince(state, inputs.evidence);
  const facts = { config, plan, state, blockers, place: own, begins, stepOf, since };
  const reason = explainTree(facts, subject.value, now);
  const isNext = next !== undefined && reason.command === undefined && own.command !== undefined;
  const told = isNext ? { ...reason, command: own.command } : reason;
  return success({ rollout: config.rollout, reason: inMode(told, config), next }, read.problems);
}

/** Says of the answer about a shadow rollout that nothing of it is carried out. */
function inMode(reason: Reason, { mode }: ComputeWave): Reason {
  return mode === "shadow" ? { ...reason, message: `${reason.message} (shadow: nothing is carried out)` } : reason;
}

function subjectOf(
  { plan, state }: Pick<Facts, "plan" | "state">,
  [first, second]: readonly string[],
): Result<Subject> {
  if (first === undefined) return success(undefined);
  if (second !== undefined) {
    const wave = findWave(plan, second);
    return wave.ok ? success({ wave: wave.value }) : wave;
  }
  const target = findTarget(plan, first);
  if (target.ok) return success({ target: target.value });
  const wave = findWave(plan, first);
  if (wave.ok) return success({ wave: wave.value });
  const left = state.gone?.filter((one) => one.target === first || one.target.startsWith(`${first}/`)) ?? [];
  return left[0] !== undefined && left.length === 1 ? success({ target: left[0].target }) : target;
}
