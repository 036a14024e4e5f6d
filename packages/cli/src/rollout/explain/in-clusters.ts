import { failure, type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import { type Arguments, textOf } from "../../arguments.ts";
import type { OpenCluster } from "../../cluster/open-clusters.ts";
import type { ClusterQuestion } from "../../cluster/question.ts";
import type { RolloutsRead } from "../../cluster/read-rollouts.ts";
import { type Live, withClusters } from "../../cluster/with-clusters.ts";
import type { Io, Outcome } from "../../io.ts";
import { done, failed } from "../../outcome.ts";
import { formatOf, json } from "../../render/format.ts";
import { styleFor } from "../../render/style.ts";
import { renderTree, type TreeNode } from "../../render/tree.ts";
import { inWordsOfClusters } from "../in-words-of-clusters.ts";
import { inCluster } from "../place.ts";
import { type Answer, answerRollouts } from "./answer.ts";
import { answerJson, answerTable, answerTrees } from "./answer-view.ts";

/** A question about the Rollouts of clusters. */
interface Wanted {
  /** The name of a rollout; `undefined` for all. */
  readonly rollout: string | undefined;
  /** A target, a wave, or `wave` and a wave. */
  readonly words: readonly string[];
  /** The time for computing ages; `undefined` for the clock of each cluster. */
  readonly now: number | undefined;
}

/**
 * Explains the state of the Rollouts of clusters. A cluster that cannot be asked does not prevent answers about the
 * others.
 */
export function explainInClusters(question: ClusterQuestion, args: Arguments, io: Io, wanted: Wanted): Outcome {
  return withClusters(question, io, async (clusters, live) => {
    const meant = { ...wanted, rollout: wanted.rollout?.replace(/^rollouts?\//i, "") ?? textOf(args, "rollout") };
    const all = await Promise.all(clusters.map((cluster) => answersIn(cluster, meant, live)));
    const problems = all.flatMap((one) => one.problems);
    if (!all.some(({ ok }) => ok)) return failed(problems);
    const told = all.map((one, at): Told => {
      const name = clusters[at]?.name ?? "";
      return one.ok ? { name, answers: one.value } : { name, answers: [], why: one.problems[0]?.message ?? "" };
    });
    const { stdout, stderr } = done(shown(told, clusters.length > 1, args, io), problems);
    const isWhole = all.every((one) => one.ok || one.problems.every(({ code }) => code === "NoRollout"));
    return { exitCode: isWhole ? 0 : 1, stdout, stderr };
  });
}

async function answersIn(cluster: OpenCluster, wanted: Wanted, live: Live): Promise<Result<readonly Answer[]>> {
  const read = await live.readRollouts(cluster, wanted.rollout);
  if (!read.ok) return read;
  if (read.value.meant.length === 0) return failure(noRollouts(cluster), ...read.problems);
  const all = await Promise.all(read.value.meant.map((rollout) => answersFor(read.value, rollout, wanted, live)));
  const answers = all.flatMap((one) => (one.ok ? one.value : []));
  const problems = [...read.problems, ...all.flatMap((one) => one.problems)];
  if (answers.length === 0) return { ok: false, problems };
  // Words that fit only one of several rollouts refer to that one; errors of others are then not reported.
  const untold = wanted.words.length > 0 ? problems.filter(({ severity }) => severity !== "error") : problems;
  return success(
    answers,
    untold.map((one): Problem => ({ ...one, severity: one.severity === "error" ? "warning" : one.severity })),
  );
}

async function answersFor(
  read: RolloutsRead,
  meant: KubeObject,
  { words, now }: Wanted,
  live: Live,
): Promise<Result<readonly Answer[]>> {
  const found = await live.readRolloutNow(read, meant);
  if (!found.ok) return found;
  const { rollout, list } = found.value;
  const { name, namespace } = refOf(rollout);
  const { cluster } = read;
  const place = inCluster([...cluster.flags, "-n", namespace, name]);
  const answers = answerRollouts(list, { place, name, words, now: now ?? cluster.now() });
  const problems = answers.problems.map((one) => inWordsOfClusters(one, rollout));
  return answers.ok ? success(answers.value, problems) : { ok: false, problems };
}

function noRollouts({ name, namespace }: OpenCluster): Problem {
  const where = namespace === undefined ? name : `the namespace ${namespace} of ${name}`;
  const hint =
    namespace === undefined ? "for a directory, name it" : "-A looks in all namespaces; for a directory, name it";
  return { code: "NoRollout", severity: "error", message: `there is no Rollout in ${where}`, hint };
}

/** Puts the name of the rollout in front of each line. */
function named(rollout: string, trees: readonly TreeNode[]): readonly TreeNode[] {
  return trees.map((tree) => ({ ...tree, cells: [{ text: rollout }, ...tree.cells] }));
}

interface Told {
  /** The name of the cluster's context. */
  readonly name: string;
  readonly answers: readonly Answer[];
  /** The reason why there are no answers. */
  readonly why?: string;
}

function jsonOf({ name: context, answers, why }: Told): readonly object[] {
  if (why !== undefined) return [{ context, unreachable: why }];
  return answers.map((one) => ({ context, ...answerJson(one) }));
}

/** Formats answers; with several clusters, each has a heading. */
function shown(told: readonly Told[], several: boolean, args: Arguments, io: Io): string {
  const format = formatOf(args, "tree");
  const all = told.flatMap(({ answers }) => answers);
  if (format === "json") return json(told.flatMap(jsonOf));
  const style = styleFor(io);
  if (format === "table") {
    const contexts = told.flatMap(({ name, answers }) => answers.map(() => name));
    return answerTable(all, style, io.columns, several ? contexts : undefined);
  }
  const trees = told.map(({ name, answers, why }): readonly TreeNode[] => {
    if (why !== undefined) return [{ cells: [{ text: name }, { text: "no answer", tone: "bad" }, { text: why }] }];
    const nodes = answers.flatMap((one) => named(one.rollout, answerTrees(one, "next decision")));
    return several ? [{ cells: [{ text: name }], children: nodes }] : nodes;
  });
  return renderTree(trees.flat(), style, io.columns);
}
