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

/** The objects that a command reads of a cluster. */
export interface Wish {
  /** How it is used, for who uses it otherwise. */
  readonly usage: string;
  /** The kinds that it reads where nobody names any. */
  readonly kinds: (resource: Resource) => boolean;
  /** Keeps the needed part of an object. Default: all but managedFields. */
  readonly project?: (object: KubeObject) => KubeObject;
}

/**
 * Gives a command its objects, wherever they come from: of the directories and files that it names, or of the clusters that its
 * flags or the kubeconfig mean. Of several clusters each is a package of its own, named as its context. `now`: the time in
 * milliseconds, by the clusters' own clocks where they are asked: the earliest.
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
 * The objects of several clusters. One that cannot be read is a warning as long as another can; the exit code says that it is
 * not all.
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
