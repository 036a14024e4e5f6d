import { describeReleaser, type Person, type Releaser, type RolloutState, type Verb } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import { type Word, wordsOf } from "@landfall/krm-functions/compute-wave";
import { commandLine } from "../render/command-line.ts";

/** What is needed to say with which command somebody can let something go on. */
export interface Asked {
  readonly config: ComputeWave;
  readonly state: RolloutState;
  /** The directory, as commands name it. */
  readonly directory: string;
}

/** The command that says a verb; what is asked for in a file has none. */
const COMMANDS: Readonly<Record<Verb, string | undefined>> = {
  accept: "accept",
  approve: "approve",
  promote: "promote",
  resume: "resume",
  retry: "retry",
  skip: "skip",
  rollback: "rollback",
  abort: "abort",
  restart: "retry",
  revision: undefined,
  strategy: undefined,
  clock: undefined,
};

/** What is added to a command, where it alone does not say what it is for. */
const WHEN: { readonly [verb in Verb]?: string } = {
  restart: " when the cause is removed",
  rollback: " to go back",
};

/** Who can let something go on, the first of them as things should go: commands for people. `undefined` where nobody can. */
export function whoCan(asked: Asked, who: readonly Releaser[]): string | undefined {
  const texts = who.map((one) => describeReleaser(one, (person) => askedOf(asked, person)));
  const all = [...new Set(texts.map((text) => (text === "the next decision" ? nextRender(asked) : text)))];
  return all.length === 0 ? undefined : all.join("; or ");
}

/** The command to copy for the first that can let something go on: a render, where that is seen or measured or takes time. */
export function nextCommand(asked: Asked, [first]: readonly Releaser[]): string | undefined {
  if (first === undefined) return undefined;
  if (first.by !== "person") return nextRender(asked);
  return isSaid(asked, first) ? nextRender(asked) : commandOf(asked, first);
}

function nextRender({ directory }: Asked): string {
  return renderCommand(directory);
}

/** The command that renders a directory. */
export function renderCommand(directory: string): string {
  return commandLine("landfall", "fn", "render", directory);
}

function askedOf(asked: Asked, person: Person): string {
  if (isSaid(asked, person)) return `the next render, by what was said: ${nextRender(asked)}`;
  const command = commandOf(asked, person);
  if (command === undefined)
    return person.verb === "revision"
      ? `a new revision in the config of ${asked.config.rollout}`
      : "an edit of the strategy";
  return `${command}${WHEN[person.verb] ?? ""}${saidBefore(asked, person)}`;
}

function commandOf({ directory }: Asked, { verb, target, wave, targets }: Person): string | undefined {
  if (verb === "clock") return commandLine("landfall", "snapshot", "--into", directory, "--clock");
  const word = COMMANDS[verb];
  if (word === undefined) return undefined;
  const about = targets ?? [target, wave].flatMap((one) => one ?? []);
  return commandLine("landfall", "rollout", word, directory, ...about, "--reason", "WHY");
}

/** Whether the config says already what somebody can say, and it was not rendered yet. */
function isSaid(asked: Asked, person: Person): boolean {
  const { config, state } = asked;
  const { verb, target, wave, targets } = person;
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
    case "rollback":
    case "abort":
      return words.some((word) => word.verb === verb && isOurs(word));
  }
}

/** A word to try again counts for one try. */
function isOfThisTry({ retries = [] }: ComputeWave, { target, by }: Word, { targets, attempt }: RolloutState): boolean {
  const tries = targets.get(target ?? "")?.tries ?? 1;
  const same = retries.filter((one) => one.target === target && one.by === by && (one.attempt ?? 1) === attempt);
  return same.some((one) => (one.tries ?? 1) === tries);
}

/** Who said what a command takes back. */
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
