import { type Arguments, textOf } from "../arguments.ts";
import { type ClusterQuestion, clusterQuestion, isKindAndName, saysCluster } from "../cluster/question.ts";
import type { Io, Outcome } from "../io.ts";
import { misused } from "../outcome.ts";
import { commandLine } from "../render/command-line.ts";

/**
 * The clusters that a command writes to; `undefined` if it writes to files. Only clusters that a flag names are written
 * to, never the current context. Returns an outcome if the command line does not say where to write.
 */
export function writtenClusters(args: Arguments, io: Io, usage: string): ClusterQuestion | Outcome | undefined {
  const { positionals } = args;
  if (["context", "contexts"].some((flag) => textOf(args, flag) !== undefined)) return clusterQuestion(args, io);
  if (saysCluster(args)) return misused(NAME_IT, usage);
  if (positionals.length === 0) return misused(`name a directory or a file; ${NAME_IT}`, usage);
  const isOfFiles = !positionals.every((word) => isKindAndName(word, io));
  if (isOfFiles && args.words?.get("dry-run") === "server")
    return misused(
      `--dry-run=server asks a cluster, and files have none: --dry-run shows what would change; ${NAME_IT}`,
      usage,
    );
  if (isOfFiles) return undefined;
  return misused(`there is no such file; ${NAME_IT}: --context NAME ${commandLine(...positionals)}`, usage);
}

/** The message if a cluster seems to be meant and none is named. */
export const NAME_IT = "to write to a cluster say which with --context NAME, as the current one is never meant";
