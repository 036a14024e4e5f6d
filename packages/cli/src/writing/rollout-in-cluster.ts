import {
  escapeControl,
  failure,
  formatRef,
  type KubeObject,
  type Path,
  type Problem,
  parseApiVersion,
  type Result,
  refOf,
  success,
} from "@landfall/core/object";
import { applyEdits, editsBetween, testedPatch } from "@landfall/core/suspend";
import type { Written } from "@landfall/kubernetes";
import { type Arguments, isOn } from "../arguments.ts";
import { clockProblems } from "../cluster/clocks.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { problemOf } from "../cluster/problem-of.ts";
import type { ClusterQuestion } from "../cluster/question.ts";
import type { RolloutNow, RolloutsRead } from "../cluster/read-rollouts.ts";
import { type Live, withClusters } from "../cluster/with-clusters.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { commandLine } from "../render/command-line.ts";
import { isJson, json } from "../render/format.ts";
import { hear } from "../rollout/hear.ts";
import { inWordsOfClusters } from "../rollout/in-words-of-clusters.ts";
import { lookAhead } from "../rollout/look-ahead.ts";
import { inCluster } from "../rollout/place.ts";
import type { Order } from "../rollout/verb.ts";
import type { VerbRow } from "../rollout/verbs.ts";
import { objectDiff } from "./diff.ts";

/** A verb that a person runs on a Rollout of a cluster. */
export interface SaidInCluster {
  /** The name of the verb: `pause`. */
  readonly name: string;
  readonly row: VerbRow;
  /** The name of the Rollout. */
  readonly rollout: string;
  /** The waves or targets that the verb is about. */
  readonly words: readonly string[];
  readonly reason: string;
}

/** The number of times that a Rollout which changes meanwhile is read and decided again. */
const TRIES = 8;

/**
 * Runs a verb on a Rollout of a cluster: the same edit as in a directory, written into its spec by a patch that
 * requires the version that was read. If somebody else wrote first, the Rollout is read and judged again, and the user
 * is asked again if the result differs. The author is the user name that the API server reports.
 */
export function sayInCluster(question: ClusterQuestion, args: Arguments, io: Io, said: SaidInCluster): Outcome {
  return withClusters(question, io, async ([cluster, ...others], live) => {
    if (cluster === undefined || others.length > 0)
      return misused("one context at a time", `landfall rollout ${said.name} --context NAME --reason TEXT ROLLOUT`);
    try {
      const [by, read] = await Promise.all([live.whoAmI(cluster.client), live.readRollouts(cluster, said.rollout)]);
      return read.ok
        ? await say(read.value, { args, io, said, live, by, notes: read.problems })
        : failed(read.problems);
    } catch (error) {
      return failed([refusal(error, cluster)]);
    }
  });
}

/** The problem that a write is refused; if a permission is missing, names it. */
function refusal(error: unknown, { name, flags, namespace }: OpenCluster): Problem {
  const problem = problemOf(error, name);
  const where = namespace === undefined ? [] : ["-n", namespace];
  const command = commandLine("landfall", "rbac", ...flags, ...where, "rollout");
  return problem.code === "Forbidden" ? { ...problem, hint: `ask for the role that this prints: ${command}` } : problem;
}

interface Saying {
  readonly args: Arguments;
  readonly io: Io;
  readonly said: SaidInCluster;
  readonly live: Live;
  readonly by: string;
  /** Warnings about objects that could not be read. */
  readonly notes: readonly Problem[];
}

async function say(read: RolloutsRead, saying: Saying): Promise<Outcome> {
  const { args, live } = saying;
  const [meant = {}] = read.meant;
  const isDry = isOn(args, "dry-run") || isOn(args, "diff");
  let agreed: string | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const now = await live.readRolloutNow(read, meant);
    if (!now.ok) return failed(now.problems);
    const change = changeOf(now.value, read.cluster, saying);
    if (!change.ok) return failed([...saying.notes, ...change.problems]);
    if (agreed !== change.value.essence) {
      if (!(await send(change.value, read.cluster, true)).written) continue;
      if (isDry) return told(change.value, read.cluster, saying, false);
      const stopped = ask(change.value, read.cluster, saying, agreed !== undefined);
      if (stopped !== undefined) return stopped;
      agreed = change.value.essence;
    }
    const written = await sendForGood(change.value, read.cluster);
    if (!written.ok) return failed(written.problems);
    if (written.value) return told(change.value, read.cluster, saying, true);
  }
  return failed([...saying.notes, keepsChanging(meant)]);
}

interface Change {
  readonly rollout: KubeObject;
  readonly after: KubeObject;
  /** The effect of the change, in words. */
  readonly does: readonly string[];
  /** The changes that follow, as far as they can be predicted. */
  readonly ahead: readonly string[];
  readonly patch: ReturnType<typeof testedPatch>;
  /** The part that the user agreed to: another change with the same essence needs no second confirmation. */
  readonly essence: string;
}

function changeOf({ rollout, list, config }: RolloutNow, cluster: OpenCluster, saying: Saying): Result<Change> {
  const { said, by, notes } = saying;
  const { name, namespace } = refOf(rollout);
  const place = inCluster([...cluster.flags, "-n", namespace, name]);
  const order: Order = { rollout: name, words: said.words, by, reason: said.reason, place };
  const before = config.toObject();
  const does = hear(list, said.row, order);
  if (!does.ok) return failure(...does.problems.map((one) => inWordsOfClusters(one, rollout)));
  const edits = editsBetween(before, config.toObject()).map((edit) => ({ ...edit, path: inSpec(edit.path) }));
  const after = applyEdits(rollout, edits);
  if (!after.ok) return after;
  const ahead = notes.length > 0 ? [] : lookAhead(list, order);
  const essence = JSON.stringify([does.value, edits.map(({ path }) => path)]);
  return success({
    rollout,
    after: after.value,
    does: does.value,
    ahead,
    patch: testedPatch(rollout, edits),
    essence,
  });
}

function inSpec(path: Path): Path {
  return ["spec", ...path];
}

/** Requires the version that was read: any decision or instruction since then is a conflict. */
function send({ rollout, patch }: Change, { client }: OpenCluster, dryRun: boolean): Promise<Written> {
  const ref = { ...refOf(rollout), version: parseApiVersion(rollout.apiVersion ?? "").version };
  const { resourceVersion } = (rollout.metadata ?? {}) as { readonly resourceVersion?: string };
  const rests = resourceVersion === undefined ? {} : { resourceVersion };
  return client.patch(ref, { type: "json", patch }, { fieldManager: "landfall", dryRun, ...rests });
}

/** Writes the change. Returns whether it was written; a problem says that this is unknown if the connection broke. */
async function sendForGood(change: Change, cluster: OpenCluster): Promise<Result<boolean>> {
  try {
    return success((await send(change, cluster, false)).written);
  } catch (error) {
    const problem = refusal(error, cluster);
    if (!CUT.has(problem.code)) return failure(problem);
    const hint = "say it again: what is written already is not written twice";
    return failure({ ...problem, message: `whether it is written is not known: ${problem.message}`, hint });
  }
}

/** The codes of failures that leave it unknown whether the request was carried out. */
const CUT: ReadonlySet<string> = new Set(["Unreachable", "Timeout", "ServerError", "BadAnswer"]);

/** Shows the change and asks; returns an outcome if the user refuses. */
function ask(change: Change, cluster: OpenCluster, { args, io, by }: Saying, isAgain: boolean): Outcome | undefined {
  if (isOn(args, "yes")) return undefined;
  const again = isAgain ? "it has changed meanwhile, and this is what it comes to now\n" : "";
  const lead = again + escapeControl(`${cluster.name}: ${formatRef(refOf(change.rollout))}, said by ${by}`);
  const preview = `${lead}\n${linesOf(change)}`;
  if (io.confirm === undefined)
    return { exitCode: 1, stdout: "", stderr: `${preview}nothing is written; to say this, say --yes\n` };
  return io.confirm(`${done("", clockProblems([cluster])).stderr}${preview}say this? [y/N] `)
    ? undefined
    : { exitCode: 1, stdout: "", stderr: "nothing is written\n" };
}

function linesOf({ does, ahead }: Change): string {
  return [...does, ...ahead].map((line) => `  ${escapeControl(line)}\n`).join("");
}

/** The report about a change that was written, or would be on a dry run. */
function told(change: Change, cluster: OpenCluster, { args, notes, by }: Saying, written: boolean): Outcome {
  const ref = refOf(change.rollout);
  const { does, ahead } = change;
  const { stderr: warnings } = done("", notes);
  if (isJson(args))
    return { ...done(json({ written, context: cluster.name, ref, by, does, ahead })), stderr: warnings };
  if (isOn(args, "diff"))
    return { ...done(objectDiff(formatRef(ref), change.rollout, change.after)), stderr: warnings };
  const watch = commandLine("landfall", "explain", ...cluster.flags, "-n", ref.namespace, ref.name);
  const end = written ? `the controller carries it out; to see it: ${watch}` : "nothing is written";
  const stderr = isOn(args, "quiet") ? "" : `${warnings}${linesOf(change)}${escapeControl(end)}\n`;
  return { exitCode: 0, stdout: `${escapeControl(formatRef(ref))}\n`, stderr };
}

function keepsChanging(rollout: KubeObject): Problem {
  const message = `it changed ${TRIES} times while it was read: nothing is written`;
  return { code: "KeepsChanging", severity: "error", message, hint: "say it again", ref: refOf(rollout) };
}
