import { hashJson } from "../object/index.ts";

/** What somebody asked a run to do. */
export interface Command<Verb extends string = string> {
  readonly verb: Verb;
  /** What it is about: a wave, a target, a step; absent for the whole run. */
  readonly subject?: string;
  /** The attempt it is meant for: it counts for no other. */
  readonly attempt: number;
  readonly by: string;
  readonly reason?: string;
}

/** The same for the same command, whoever repeats it and why: what was done by its key is not done again. */
export function commandKey({ verb, subject, attempt }: Command): string {
  return hashJson({ verb, subject: subject ?? null, attempt });
}

/** The commands that count for an attempt, each once, in the order given. */
export function commandsFor<C extends Command>(commands: readonly C[], attempt: number): readonly C[] {
  const seen = new Set<string>();
  return commands.filter((command) => {
    const key = commandKey(command);
    const counts = command.attempt === attempt && !seen.has(key);
    seen.add(key);
    return counts;
  });
}
