import { escapeControl, failure, type Problem, type Result, success } from "@landfall/core/object";
import type { Prepared } from "@landfall/kubernetes";
import { type Arguments, isOn } from "../arguments.ts";
import { clockProblems } from "../cluster/clocks.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { problemOf } from "../cluster/problem-of.ts";
import type { ClusterQuestion } from "../cluster/question.ts";
import { type Live, withClusters } from "../cluster/with-clusters.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed } from "../outcome.ts";
import { isJson } from "../render/format.ts";
import { problemInFlags } from "../suspension/in-flags.ts";
import { paragraph } from "../suspension/left-out.ts";
import { previewOf } from "../suspension/preview.ts";
import { diffOf } from "./diff.ts";
import type { ClusterWork, LiveJob, ReadCluster } from "./live-job.ts";
import { removeObjects } from "./remove-objects.ts";
import { type ClusterResult, sayWritten, toldAfter } from "./say-written.ts";

interface Writing {
  readonly args: Arguments;
  readonly io: Io;
  readonly job: LiveJob;
  readonly live: Live;
}

/**
 * Does a job in clusters. All clusters are read, and every request is tried by dry run, before the first real write: a
 * cluster that does not answer stops the job before that. The preview shows what would be written; nothing is written
 * without a confirmation.
 */
export function writeClusters(question: ClusterQuestion, args: Arguments, io: Io, job: LiveJob): Outcome {
  return withClusters(question, io, async (clusters, live) => {
    const writing: Writing = { args, io, job, live };
    const read = await readAll(clusters, writing);
    if (!read.ok) return failed(read.problems);
    const works = planned(read.value, writing);
    const problems = [...read.problems, ...works.problems].map(problemInFlags);
    if (!works.ok) return failed(problems);
    const notes = done("", problems).stderr;
    const isNothing = works.value.every(({ told, removals = [] }) => told.length + removals.length === 0);
    if (isNothing)
      return { exitCode: 1, stdout: "", stderr: `${notes}landfall: ${escapeControl(job.nothing(read.value))}\n` };
    const prepared = await prepareAll(works.value, writing);
    if (!prepared.ok) return failed(prepared.problems);
    const outcome = await decided(prepared.value, read.value, writing);
    return { ...outcome, stderr: isOn(args, "quiet") ? outcome.stderr : notes + outcome.stderr };
  });
}

/**
 * Reads all clusters, or fails with the reason for one. A kind that only some clusters serve is no problem for the
 * others.
 */
async function readAll(
  clusters: readonly OpenCluster[],
  { job, live }: Writing,
): Promise<Result<readonly ReadCluster[]>> {
  const read = await Promise.all(clusters.map((cluster) => readOne(cluster, job, live)));
  const isMissing = (one: Result<ReadCluster>): boolean =>
    !one.ok && one.problems.every(({ code }) => code === "UnknownKind");
  const wrong = read.filter((one) => !one.ok && !isMissing(one));
  const problems = (wrong.length > 0 ? wrong : read.some(({ ok }) => ok) ? read.filter(({ ok }) => ok) : read).flatMap(
    (one) => one.problems,
  );
  if (wrong.length > 0 && clusters.length > 1) problems.push(nothingWritten());
  if (wrong.length > 0 || !read.some(({ ok }) => ok)) return { ok: false, problems };
  return success(
    read.flatMap((one) => (one.ok ? [one.value] : [])),
    problems,
  );
}

function nothingWritten(): Problem {
  const message = "nothing is written, in none of the clusters";
  const hint = "to go without the one that does not answer, leave it out of --contexts";
  return { code: "NothingWritten", severity: "error", message, hint };
}

async function readOne(cluster: OpenCluster, job: LiveJob, live: Live): Promise<Result<ReadCluster>> {
  const { name } = cluster;
  try {
    const [holdable, actor] = await Promise.all([
      live.readHoldable(cluster, job.wish),
      job.wantsActor ? live.whoAmI(cluster.client) : undefined,
    ]);
    if (!holdable.ok) return holdable;
    const found = holdable.value.found.map((one) => ({ ...one, subPackage: name }));
    const who = actor === undefined ? {} : { actor };
    return success({ cluster, name, ...holdable.value, found, ...who }, holdable.problems);
  } catch (error) {
    return failure(problemOf(error, name));
  }
}

/** Plans the work; if it affects more than was requested, the user may accept that. */
function planned(read: readonly ReadCluster[], { job, io }: Writing): Result<readonly ClusterWork[]> {
  const first = job.plan(read, false);
  const problems = first.ok ? first.value.flatMap(({ told }) => told.flatMap((one) => one.problems)) : first.problems;
  const collateral = problems.find(({ code }) => code === "CollateralNotAccepted");
  if (collateral === undefined) return first;
  const text = paragraph(collateral.message.replace(/: acceptCollateral.*$/, ""), io.columns ?? 80);
  return io.confirm?.(`${text}accept that? [y/N] `) === true ? job.plan(read, true) : first;
}

/** A cluster, the work there, and its API server's answer to the dry run. */
interface PreparedCluster {
  readonly work: ClusterWork;
  readonly prepared: readonly Prepared[];
}

async function prepareAll(
  works: readonly ClusterWork[],
  { job, live }: Writing,
): Promise<Result<readonly PreparedCluster[]>> {
  const answers = await Promise.all(
    works.map(async (work): Promise<Result<PreparedCluster>> => {
      try {
        return success({ work, prepared: await live.prepare(work.cluster.client, work.targets, job) });
      } catch (error) {
        return failure(problemOf(error, work.cluster.name));
      }
    }),
  );
  const problems = answers.flatMap((one) => one.problems);
  if (problems.length > 0)
    return { ok: false, problems: [...problems, ...(works.length > 1 ? [nothingWritten()] : [])] };
  return success(answers.flatMap((one) => (one.ok ? [one.value] : [])));
}

/** Shows the work, asks, and writes; or reports why it cannot be written. */
async function decided(
  clusters: readonly PreparedCluster[],
  read: readonly ReadCluster[],
  writing: Writing,
): Promise<Outcome> {
  const { args, io, job } = writing;
  const results = clusters.map((one): ClusterResult => ({ ...one, removed: [] }));
  const contexts = read.map(({ name }) => name);
  const told = toldAfter(results);
  const isRefused = told.some(({ outcome }) => outcome === "refused");
  const dry = isOn(args, "dry-run") || isOn(args, "diff");
  if (isOn(args, "diff") && !isJson(args)) {
    const lines = clusters.map(({ work, prepared }) => diffOf(prepared, work, job.catalogue, contexts.length > 1));
    return { exitCode: isRefused ? 1 : 0, stdout: lines.join(""), stderr: isRefused ? previewLeftOut() : "" };
  }
  if (dry || (isRefused && job.allOrNothing)) return sayWritten(results, { job, args, io, contexts, written: false });
  const asks = clusters.some(
    ({ prepared, work }) =>
      prepared.some(({ plan }) => (plan?.steps.length ?? 0) > 0) || (work.removals ?? []).length > 0,
  );
  if (asks && !isOn(args, "yes")) {
    const clocks = done("", clockProblems(read.map(({ cluster }) => cluster))).stderr;
    const preview = `${io.confirm === undefined ? "" : clocks}${previewOf(told, { ...job.lead(read), contexts }, io.columns)}`;
    if (io.confirm === undefined)
      return { exitCode: 1, stdout: "", stderr: `${preview}\nnothing is written; to do this, say --yes\n` };
    if (!io.confirm(`${preview}\n${job.question} [y/N] `))
      return { exitCode: 1, stdout: "", stderr: "nothing is written\n" };
  }
  return sayWritten(await carryOutAll(clusters, writing), { job, args, io, contexts, written: true });

  function previewLeftOut(): string {
    return sayWritten(results, { job, args, io, contexts, written: false }).stderr;
  }
}

async function carryOutAll(
  clusters: readonly PreparedCluster[],
  { job, live }: Writing,
): Promise<readonly ClusterResult[]> {
  return Promise.all(
    clusters.map(async ({ work, prepared }) => {
      const carried = await live.carryOut(work.cluster.client, prepared, job);
      const isWhole = carried.every(({ outcome }) => outcome === "done" || outcome === "unchanged");
      const removed = isWhole ? await removeObjects(work) : [];
      return { work, prepared, carried, removed };
    }),
  );
}
