import { type KubeObject, type Problem, type Result, success } from "@landfall/core/object";
import type { Resource } from "@landfall/kubernetes";
import { type Arguments, textOf } from "../arguments.ts";
import type { FoundObject } from "../input/read-package-objects.ts";
import type { Io, Outcome } from "../io.ts";
import { misused } from "../outcome.ts";
import { earliestOf } from "./clocks.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { clusterQuestion, NEITHER } from "./question.ts";
import { readFiles } from "./read-files.ts";
import { type Live, withClusters } from "./with-clusters.ts";

/** The objects that a command needs from a cluster. */
export interface Wish {
  /** The usage line of the command, for an error. */
  readonly usage: string;
  /** Selects the kinds that it reads if none are named. */
  readonly kinds: (resource: Resource) => boolean;
  /** Keeps the needed part of an object. Default: all but managedFields. */
  readonly project?: (object: KubeObject) => KubeObject;
}

/**
 * Passes a command its objects from any source: from the directories and files that it names, or from the clusters that
 * its flags or the kubeconfig select. With several clusters, each is a package of its own, named after its context.
 * `now`: the time in milliseconds; for clusters, the earliest of their clocks.
 */
export function onObjects(
  args: Arguments,
  io: Io,
  wish: Wish,
  use: (found: Result<readonly FoundObject[]>, now: number) => Outcome,
): Outcome {
  const question = clusterQuestion(args, io);
  if (question !== undefined)
    return withClusters(question, io, async (clusters, live) => {
      const read = await readAll(clusters, wish, args, live);
      const outcome = use(read.found, earliestOf(clusters));
      return read.isWhole || outcome.exitCode !== 0 ? outcome : { ...outcome, exitCode: 1 };
    });
  if (args.positionals.length === 0) return misused(`nothing is named, and ${NEITHER}`, wish.usage);
  return use(readFiles(args, io), io.now().getTime());
}

/**
 * Reads the objects of several clusters. A cluster that cannot be read is a warning as long as another can; the exit
 * code then says that the result is incomplete.
 */
async function readAll(
  clusters: readonly OpenCluster[],
  wish: Wish,
  { positionals, ...args }: Arguments,
  live: Live,
): Promise<{ readonly found: Result<readonly FoundObject[]>; readonly isWhole: boolean }> {
  const read = await Promise.all(clusters.map((cluster) => live.readMeant(cluster, positionals, wish)));
  const problems = read.flatMap((one) => one.problems);
  if (!read.some(({ ok }) => ok)) return { found: { ok: false, problems }, isWhole: false };
  const found = read.flatMap((one, at) => {
    const subPackage = clusters.length > 1 ? (clusters[at]?.name ?? "") : "";
    return one.ok ? one.value.map((object) => ({ ...object, subPackage })) : [];
  });
  const namespace = textOf({ ...args, positionals }, "namespace");
  const isMeant = ({ object }: FoundObject): boolean =>
    namespace === undefined || (object.metadata?.namespace ?? namespace) === namespace;
  const warnings = problems.map(
    (problem): Problem => ({ ...problem, severity: problem.severity === "error" ? "warning" : problem.severity }),
  );
  return { found: success(found.filter(isMeant), warnings), isWhole: read.every(({ ok }) => ok) };
}
