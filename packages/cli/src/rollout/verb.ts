import { failure, type Problem, type ProblemCode, type Result, success } from "@landfall/core/object";
import {
  beginsAttempt,
  explainRollout,
  judgeVerb,
  type Plan,
  type RolloutState,
  type SaidVerb,
} from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "@landfall/krm-functions/sdk";
import { findConfig } from "./find-configs.ts";
import { type Place, rolloutCommand } from "./place.ts";
import { readDecided } from "./read-decided.ts";

/** An instruction of a person, to be written into the config. */
export interface Order {
  /** The rollout's name, if a directory has several. */
  readonly rollout: string | undefined;
  /** The names of the waves or targets that the instruction is about. */
  readonly words: readonly string[];
  readonly by: string;
  readonly reason: string;
  /** The place of the rollout. */
  readonly place: Place;
  /** Whether a verb would be accepted now; `ANY_TARGET` stands for any target. Default: it is taken for granted. */
  readonly isHeard?: (verb: string, words: readonly string[]) => boolean;
}

/** The word for a target in a command that can be about any. */
export const ANY_TARGET = "TARGET";

/** The present state of a rollout: its config, and the last decision. */
export interface RolloutStanding {
  readonly item: Item;
  readonly config: ComputeWave;
  readonly plan: Plan;
  readonly state: RolloutState;
  /** The time of the package, in milliseconds: that of the last decision may be ahead of it. */
  readonly now: number;
}

/** A rollout of which only the config can be read. */
export type ConfigAlone = Pick<RolloutStanding, "item" | "config">;

/** Edits the config, or refuses with a reason. Returns what was done, in words. */
export type Verb = (standing: RolloutStanding, order: Order) => Result<readonly string[]>;

/** Reads the rollout that an instruction is about. Problems: those of `findConfig` and `readDecided`. */
export function readStanding(list: ResourceList, { rollout }: Pick<Order, "rollout">): Result<RolloutStanding> {
  const found = findConfig(list, rollout);
  if (!found.ok) return found;
  const { item, config } = found.value;
  const read = readDecided(list, config);
  if (!read.ok) return read;
  const { plan, state, inputs } = read.value;
  return success({ item, config, plan, state, now: inputs.now });
}

const RENDER = "render the package first: landfall fn render DIR";

/** Whether the next decision begins another attempt than that of the state. `now`: the time of the package, in milliseconds. */
export function beginsAnother({ config, plan, state, now }: Omit<RolloutStanding, "item">): boolean {
  const { revision, restart = 0 } = config;
  return beginsAttempt(state, { revision, restart }, plan.onSupersede, now);
}

/**
 * The problem `NotRendered` if the next decision begins another attempt than the plan's, for which the instruction would
 * be wrong. A revision that waits until this attempt has ended begins none.
 */
export function checkRendered(standing: RolloutStanding): Problem | undefined {
  const { config, state } = standing;
  if (!beginsAnother(standing)) return undefined;
  const isRestart = (config.restart ?? 0) > state.restart && config.revision === state.revision;
  const message = isRestart
    ? `the config asks for another attempt than ${state.attempt}`
    : `the config asks for ${config.revision}, and the plan is for ${state.revision}`;
  return problem("NotRendered", message, RENDER);
}

/** Makes the error of a verb. */
export function problem(code: ProblemCode, message: string, hint?: string): Problem {
  return { code, severity: "error", message, ...(hint !== undefined && { hint }) };
}

/** The problem code for each verb if it is refused. */
const CODES: Readonly<Record<SaidVerb, ProblemCode>> = {
  pause: "NothingToPause",
  handbrake: "NothingToStop",
  resume: "NothingToResume",
  approve: "RolloutEnded",
  promote: "RolloutEnded",
  accept: "NothingToAccept",
  skip: "NothingToSkip",
  pin: "NothingToPin",
  retry: "NothingToRetry",
  restart: "NothingToRetry",
  abort: "NothingToAbort",
  rollback: "NothingToRollBack",
  clear: "NothingToClear",
};

/**
 * The effect of a verb in the present state, by the table of core: on the whole rollout, or on one target. A refusal
 * names the state, and the commands that would work.
 */
export function whatItDoes(
  verb: SaidVerb,
  standing: RolloutStanding,
  { place, isHeard }: Pick<Order, "place" | "isHeard">,
  target?: string,
): Result<string> {
  const { state } = standing;
  const answer = judgeVerb(verb, state, target === undefined ? undefined : (state.targets.get(target) ?? WAITING));
  if ("does" in answer) return success(answer.does);
  const { refuses, works } = answer;
  const isOfTarget = target !== undefined && "does" in judgeVerb(verb, state);
  const about = works.flatMap((one): readonly string[] => {
    const word = one === "restart" ? "retry" : one;
    // A target that is skipped or pinned is resumed by its name.
    const isAboutTarget = OF_TARGETS.has(one) || (isOfTarget && one === "resume");
    const words = isAboutTarget ? [target ?? ANY_TARGET] : [];
    return isHeard?.(word, words) === false ? [] : [rolloutCommand(place, word, words)];
  });
  const why = refuses.replace("the attempt", `attempt ${state.attempt}`);
  return senseless(CODES[verb], isOfTarget ? `target ${target} ${why}` : why, standing, about);
}

const WAITING = { state: "Waiting" } as const;

/** The verbs that apply to targets. */
const OF_TARGETS: ReadonlySet<SaidVerb> = new Set(["accept", "skip", "pin", "retry"]);

/** The problem of a verb without effect: names the state of the rollout, and what would let it go on. */
export function senseless(
  code: ProblemCode,
  message: string,
  { plan, state }: RolloutStanding,
  works: readonly string[] = [],
): Result<never> {
  const { message: stands, releasedBy } = explainRollout(plan, state, state.at);
  const goesOn = releasedBy === undefined ? "" : `; goes on ${releasedBy}`;
  const would = works.length === 0 ? "" : `; what would work: ${works.join("; or ")}`;
  return failure(problem(code, message, `${stands}${goesOn}${would}`));
}
