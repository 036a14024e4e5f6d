import { commandLine } from "../render/command-line.ts";

/** The place of a rollout, in the words of the commands about it, and the program that carries its words out. */
export interface Place {
  /** The words that name it behind a verb: the directory; or the cluster by its flags, and the Rollout. */
  readonly words: readonly string[];
  /** Flags that say which rollout is meant, where several lie there. */
  readonly which?: readonly string[];
  /** The one that decides next: `the next render`. */
  readonly next: string;
  /** The command that makes it decide; absent where it does so by itself. */
  readonly command?: string;
}

/** A rollout that lies in a directory: it goes on with each render. */
export function inDirectory(directory: string): Place {
  const command = commandLine("landfall", "fn", "render", directory);
  return { words: [directory], next: "the next render", command };
}

/** A rollout that lies in a cluster: its controller goes on by itself. */
export function inCluster(words: readonly string[]): Place {
  return { words, next: "the controller" };
}

/** The command that says a verb of a rollout: about all of it, or about targets or a wave. */
export function rolloutCommand({ words, which = [] }: Place, verb: string, about: readonly string[]): string {
  return commandLine("landfall", "rollout", verb, ...words, ...about, ...which, "--reason", "WHY");
}
