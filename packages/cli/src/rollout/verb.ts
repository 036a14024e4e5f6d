import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { explain, judgeVerb, type Plan, type RolloutState, type SaidVerb } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "@landfall/krm-functions/sdk";
import { commandLine } from "../render/command-line.ts";
import { findConfig } from "./find-configs.ts";
import { readDecided } from "./read-decided.ts";

/** What somebody wants to be written. */
export interface Order {
  /** The rollout, where a directory has several. */
  readonly rollout: string | undefined;
  /** What it is about: waves or targets. */
  readonly words: readonly string[];
  readonly by: string;
  readonly reason: string;
  /** The directory, as commands name it. */
  readonly directory: string;
}

/** A rollout as it stands: what its config asks for, and what was decided last. */
export interface Standing {
  readonly item: Item;
  readonly config: ComputeWave;
  readonly plan: Plan;
  readonly state: RolloutState;
}

/** Edits the config, or says why that makes no sense. Gives what it did, in words. */
export type Verb = (standing: Standing, order: Order) => Result<readonly string[]>;

/**
 * Reads the rollout that an order is about. Problems: those of `findConfig` and `readDecided`.
 */
export function readStanding(list: ResourceList, { rollout }: Pick<Order, "rollout">): Result<Standing> {
  const found = findConfig(list, rollout);
  if (!found.ok) return found;
  const { item, config } = found.value;
  const read = readDecided(list, config);
  return read.ok ? success({ item, config, plan: read.value.plan, state: read.value.state }) : read;
}

const RENDER = "render the package first: landfall fn render DIR";

/** `NotRendered` where the config asks for another attempt than the plan is of: a word would be for the wrong one. */
export function checkRendered({ config, state }: Standing): Problem | undefined {
  const { revision, restart = 0 } = config;
  if (revision !== state.revision)
    return problem("NotRendered", `the config asks for ${revision}, and the plan is for ${state.revision}`, RENDER);
  if (restart > state.restart)
    return problem("NotRendered", `the config asks for another attempt than ${state.attempt}`, RENDER);
  return undefined;
}

/** An error of a verb. */
export function problem(code: string, message: string, hint?: string): Problem {
  return { code, severity: "error", message, ...(hint !== undefined && { hint }) };
}

/** The code of a verb that is refused. */
const CODES: Readonly<Record<SaidVerb, string>> = {
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
 * What a verb does as things stand, by the table of core: of the whole rollout, or of one target. Refused with how it
 * stands, and the commands that would work.
 */
export function whatItDoes(
  verb: SaidVerb,
  standing: Standing,
  { directory }: Pick<Order, "directory">,
  target?: string,
): Result<string> {
  const { state } = standing;
  const answer = judgeVerb(verb, state, target === undefined ? undefined : (state.targets.get(target) ?? WAITING));
  if ("does" in answer) return success(answer.does);
  const { refuses, works } = answer;
  const about = works.map((one) => {
    const whole = !OF_TARGETS.has(one);
    const word = one === "restart" ? "retry" : one;
    return commandLine(
      "landfall",
      "rollout",
      word,
      directory,
      ...(whole ? [] : [target ?? "TARGET"]),
      "--reason",
      "WHY",
    );
  });
  const isOfTarget = target !== undefined && "does" in judgeVerb(verb, state);
  const why = refuses.replace("the attempt", `attempt ${state.attempt}`);
  return senseless(CODES[verb], isOfTarget ? `target ${target} ${why}` : why, standing, about);
}

const WAITING = { state: "Waiting" } as const;

/** Verbs that are about targets. */
const OF_TARGETS: ReadonlySet<SaidVerb> = new Set(["accept", "skip", "pin", "retry"]);

/** What makes no sense now: how the rollout stands, and what would let it go on. */
export function senseless(
  code: string,
  message: string,
  { plan, state }: Standing,
  works: readonly string[] = [],
): Result<never> {
  const { message: stands, releasedBy } = explain(plan, state, state.at);
  const goesOn = releasedBy === undefined ? "" : `; goes on ${releasedBy}`;
  const would = works.length === 0 ? "" : `; what would work: ${works.join("; or ")}`;
  return failure(problem(code, message, `${stands}${goesOn}${would}`));
}
