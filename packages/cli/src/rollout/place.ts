import { commandLine } from "../render/command-line.ts";

/** The place of a rollout, as commands name it, and how it is decided there. */
export interface Place {
  /** The words that name the place after a verb: the directory; or the cluster's flags and the Rollout. */
  readonly words: readonly string[];
  /** The flags that select the rollout, if there are several in the place. */
  readonly which?: readonly string[];
  /** The event of the next decision: `the next render`. */
  readonly next: string;
  /** The command that makes a decision; absent if that happens automatically. */
  readonly command?: string;
}

/** The place of a rollout in a directory, which is decided by each render. */
export function inDirectory(directory: string): Place {
  const command = commandLine("landfall", "fn", "render", directory);
  return { words: [directory], next: "the next render", command };
}

/** The place of a rollout in a cluster, which its controller decides. */
export function inCluster(words: readonly string[]): Place {
  return { words, next: "the controller" };
}

/** Formats the command for a verb of a rollout: about all of it, or about targets or a wave. */
export function rolloutCommand({ words, which = [] }: Place, verb: string, about: readonly string[]): string {
  return commandLine("landfall", "rollout", verb, ...words, ...about, ...which, "--reason", "WHY");
}
