import { hashJson } from "../object/index.ts";

/** The person who requests something, and the reason. */
export interface Actor {
  readonly by: string;
  readonly reason?: string | undefined;
}

/** A verb that somebody requests of a run. */
export interface Command<Verb extends string = string> extends Actor {
  readonly verb: Verb;
  /** The wave, target or step on which the verb acts; absent for the whole run. */
  readonly subject?: string;
  /** The attempt for which the command is meant: it counts for no other. */
  readonly attempt: number;
  /** The number of tries of its subject before the command. Default: 1. */
  readonly tries?: number | undefined;
}

/**
 * Returns the key of a command, which does not depend on who repeats it and why: a key that was done is not done again.
 */
export function commandKey({ verb, subject, attempt, tries = 1 }: Omit<Command, "by">): string {
  return hashJson({ verb, subject: subject ?? null, attempt, tries });
}

/** Returns the commands for an attempt by key; of equal commands the first one counts. */
export function commandsFor<C extends Command>(commands: readonly C[], attempt: number): ReadonlyMap<string, C> {
  const own = commands.filter((command) => command.attempt === attempt);
  return new Map(own.toReversed().map((command) => [commandKey(command), command]));
}
