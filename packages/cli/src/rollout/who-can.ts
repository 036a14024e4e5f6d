import { formatTime } from "@landfall/core/object";
import {
  describeReleaser,
  type Explanation,
  type Person,
  type Releaser,
  type RolloutState,
  type Verb,
} from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import { type Word, wordsOf } from "@landfall/krm-functions/compute-wave";
import { commandLine } from "../render/command-line.ts";
import { type Place, rolloutCommand } from "./place.ts";
import { VERBS } from "./verbs.ts";

/** Facts that are needed to name the command with which somebody can let something go on. */
export interface Asked {
  readonly config: ComputeWave;
  readonly state: RolloutState;
  /** The place of the rollout, as commands name it. */
  readonly place: Place;
  /** Whether the next decision begins another attempt: what is said of the present one would be refused. */
  readonly begins: boolean;
}

/** The command for each verb; undefined for what is only set in a file. */
const COMMANDS: Readonly<Record<Verb, string | undefined>> = {
  accept: "accept",
  approve: "approve",
  promote: "promote",
  resume: "resume",
  retry: "retry",
  skip: "skip",
  pin: "pin",
  rollback: "rollback",
  abort: "abort",
  restart: "retry",
  revision: undefined,
  strategy: undefined,
  clock: undefined,
};

/** Additions to commands whose purpose would not be clear. */
const WHEN: { readonly [verb in Verb]?: string } = {
  restart: " when the cause is removed",
  rollback: " to go back",
};

/** Formats who can let something go on, the intended way first: commands for people. `undefined` if nobody can. */
export function whoCan(asked: Asked, who: readonly Releaser[]): string | undefined {
  const texts = who.map((one) => describeReleaser(one, (person) => askedOf(asked, person)));
  const all = [...new Set(texts.map((text) => (text === "the next decision" ? nextDecision(asked) : text)))];
  return all.length === 0 ? undefined : all.join("; or ");
}

/** The earliest moment at which something can go on: a time, or the event that the first releaser brings. */
export function soonest(
  { place }: Pick<Asked, "place">,
  { who: [first], until }: Pick<Explanation, "who" | "until">,
): string | undefined {
  if (until !== undefined) return formatTime(until);
  if (first?.by === "rollout" && first.unknown !== undefined) return "as soon as it is known";
  return first === undefined ? undefined : SOONEST[first.by](place);
}

const SOONEST: Readonly<Record<Releaser["by"], (place: Place) => string>> = {
  report: () => "with the next report",
  inventory: () => "as soon as it is back",
  person: () => "as soon as somebody says so",
  measurement: () => "with the next measurement",
  rollout: () => "as soon as other rollouts leave room",
  decision: ({ next }) => `with ${next}`,
  time: () => "it is not known when",
};

/** The command to copy for the first releaser: a render, if an observation, a measurement or time is awaited. */
export function nextCommand(asked: Asked, [first]: readonly Releaser[]): string | undefined {
  if (first === undefined) return undefined;
  if (first.by !== "person") return asked.place.command;
  return isSaid(asked, first) ? asked.place.command : commandOf(asked, unsaid(asked, first));
}

/** The command for the next decision, or the event that brings it. */
function nextDecision({ place }: Asked): string {
  return place.command ?? place.next;
}

function askedOf(asked: Asked, person: Person): string {
  const { next, command: decides } = asked.place;
  if (isSaid(asked, person))
    return decides === undefined ? `${next}, by what was said` : `${next}, by what was said: ${decides}`;
  const command = commandOf(asked, unsaid(asked, person));
  if (command === undefined)
    return person.verb === "revision"
      ? `a new revision in the ${decides === undefined ? "spec" : "config"} of ${asked.config.rollout}`
      : "an edit of the strategy";
  return `${command}${WHEN[person.verb] ?? ""}${saidBefore(asked, person)}`;
}

function commandOf({ place }: Asked, { verb, target, wave, targets }: Person): string | undefined {
  if (verb === "clock") return commandLine("landfall", "snapshot", "--into", ...place.words, "--clock");
  const word = COMMANDS[verb];
  if (word === undefined) return undefined;
  const about = targets ?? [target, wave].flatMap((one) => one ?? []);
  return rolloutCommand(place, word, about);
}

/** The instruction without the targets of which it was said already: a verb is refused where it is said twice. */
function unsaid(asked: Asked, person: Person): Person {
  const { verb, targets } = person;
  if (targets === undefined) return person;
  return { ...person, targets: targets.filter((target) => !isSaid(asked, { by: "person", verb, target })) };
}

/** Whether the config already contains the instruction, or another attempt, but was not rendered since. */
function isSaid(asked: Asked, person: Person): boolean {
  const { config, state, begins } = asked;
  const { verb, target, wave, targets } = person;
  if (begins && VERBS[COMMANDS[verb] ?? ""]?.isBound === true) return true;
  if (targets !== undefined) return targets.every((one) => isSaid(asked, { by: "person", verb, target: one }));
  const words = wordsOf(config);
  const isOurs = (word: Word): boolean =>
    (word.attempt ?? state.attempt) === state.attempt && word.target === target && word.wave === wave;
  switch (verb) {
    case "resume":
      return target === undefined
        ? !words.some((word) => word.verb === "pause" || word.verb === "handbrake")
        : !words.some((word) => word.target === target && (word.verb === "skip" || word.verb === "pin"));
    case "restart":
      return (config.restart ?? 0) > state.restart;
    case "revision":
      return config.revision !== state.revision;
    case "retry":
      return words.some((word) => word.verb === verb && isOurs(word) && isOfThisTry(config, word, state));
    case "strategy":
    case "clock":
      return false;
    case "accept":
    case "approve":
    case "promote":
    case "skip":
    case "pin":
    case "rollback":
    case "abort":
      return words.some((word) => word.verb === verb && isOurs(word));
  }
}

/** Whether a retry is for the target's present try. */
function isOfThisTry({ retries = [] }: ComputeWave, { target, by }: Word, { targets, attempt }: RolloutState): boolean {
  const tries = targets.get(target ?? "")?.tries ?? 1;
  const same = retries.filter((one) => one.target === target && one.by === by && (one.attempt ?? 1) === attempt);
  return same.some((one) => (one.tries ?? 1) === tries);
}

/** The author of the instruction that a command takes back. */
function saidBefore({ config }: Asked, { verb, target }: Person): string {
  if (verb !== "resume") return "";
  const said = wordsOf(config).find((word) =>
    target === undefined
      ? word.verb === "handbrake" || word.verb === "pause"
      : word.target === target && (word.verb === "skip" || word.verb === "pin"),
  );
  if (said === undefined) return "";
  return said.reason === undefined || said.reason === ""
    ? ` (said by ${said.by})`
    : ` (said by ${said.by}: ${said.reason})`;
}
