import { hashJson } from "../object/index.ts";

/** The person behind a word, and the reason. */
export interface Actor {
  readonly by: string;
  readonly reason?: string | undefined;
}

/** A verb that somebody asked a run to carry out. */
export interface Command<Verb extends string = string> extends Actor {
  readonly verb: Verb;
  /** The name of the wave, target or step that the verb is about; absent for the whole run. */
  readonly subject?: string;
  /** The attempt it is meant for: it counts for no other. */
  readonly attempt: number;
  /** How often its subject was tried before. Default: once. */
  readonly tries?: number | undefined;
}

/** The same for the same command, whoever repeats it and why: what was done by its key is not done again. */
export function commandKey({ verb, subject, attempt, tries = 1 }: Omit<Command, "by">): string {
  return hashJson({ verb, subject: subject ?? null, attempt, tries });
}

/** The commands that count for an attempt by their keys: of those that are the same, the first. */
export function commandsFor<C extends Command>(commands: readonly C[], attempt: number): ReadonlyMap<string, C> {
  const own = commands.filter((command) => command.attempt === attempt);
  return new Map(own.toReversed().map((command) => [commandKey(command), command]));
}
