import { escapeControl, formatDuration, type KubeObject, type Problem, readPath } from "@landfall/core/object";
import { CATALOGUE, findFights } from "@landfall/core/suspend";
import { type Arguments, textOf } from "../arguments.ts";
import { CLUSTER, type ClusterQuestion, clusterQuestion, NAMESPACE, NEITHER } from "../cluster/question.ts";
import { withClusters } from "../cluster/with-clusters.ts";
import { type Command, FORMAT, usageOf } from "../command.ts";
import { readObjectsFile } from "../input/read-file.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { commandLine } from "../render/command-line.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree } from "../render/tree.ts";
import { canBeHeld } from "../suspension/can-be-held.ts";
import { FIGHTS_HEADING, fightRows, fightsJson, fightTrees } from "../suspension/fights-view.ts";
import { readDuration, wrongDuration } from "../suspension/when.ts";

const RECORDED = "1m";

/** The command `landfall fights`. */
export const FIGHTS: Command = {
  name: "fights",
  usage: "[FILE... | KIND/NAME...]",
  summary: "Say which fields are changed back and forth: who writes them, and which hold would stop it",
  description: `Reads what a cluster said of the same objects at several times, from one file or many (- for stdin), in any order: the
output of kubectl get --watch, or of several kubectl get. Without --show-managed-fields it is not known who writes.

Of a cluster it records itself for a while what becomes of objects that can be held, or of those that are named; Ctrl-C ends that
sooner, and it tells what it has seen.`,
  example: `kubectl get deployment web -n shop --watch -o yaml --show-managed-fields | landfall fights -
landfall fights before.json after.json later.json
landfall fights --context prod -n shop --for 2m deploy/web`,
  flags: {
    ...FORMAT,
    ...CLUSTER,
    ...NAMESPACE,
    for: { value: "DURATION", help: `of a cluster: how long to record (default: ${RECORDED})`, wrong: wrongDuration },
    reverts: { value: "NUMBER", help: "how often a value must go back to what it was (default: 2)" },
  },
  arity: [0, Infinity],
  run,
};

function run(args: Arguments, io: Io): Outcome {
  const reverts = Number(textOf(args, "reverts") ?? 2);
  if (!Number.isInteger(reverts) || reverts < 1) {
    return misused("--reverts must be a whole number from 1", "landfall fights --reverts NUMBER FILE...");
  }
  const question = clusterQuestion(args, io);
  if (question !== undefined) return inCluster(question, args, io, reverts);
  if (args.positionals.length === 0) return misused(`fights needs FILE...: ${NEITHER}`, usageOf(FIGHTS));
  if (textOf(args, "for") !== undefined) return misused("--for is for a cluster: files say when", usageOf(FIGHTS));
  const versions: KubeObject[] = [];
  const problems: Problem[] = [];
  for (const path of new Set(args.positionals)) {
    const read = readObjectsFile(path, io);
    if (!read.ok) problems.push(...read.problems);
    else for (const object of read.value) versions.push(object);
  }
  if (problems.length > 0) return failed(problems);
  return tell(versions, { args, io, reverts, quiet: tooFew(versions), place: "DIR" });
}

/** Records changes for a given time, or until the user ends it. */
function inCluster(question: ClusterQuestion, args: Arguments, io: Io, reverts: number): Outcome {
  const duration = readDuration(textOf(args, "for") ?? RECORDED);
  if ("wrong" in duration) return misused(`--for ${duration.wrong}`, usageOf(FIGHTS));
  return withClusters(question, io, async ([cluster, ...others], live) => {
    if (cluster === undefined || others.length > 0) return misused("one context at a time", usageOf(FIGHTS));
    const stop = new AbortController();
    void io.untilStopped?.().then(() => stop.abort());
    const where = cluster.namespace === undefined ? "all namespaces" : `the namespace ${cluster.namespace}`;
    const time = formatDuration(duration.ms);
    io.note?.(`recording ${where} of ${escapeControl(cluster.name)} for ${time}; Ctrl-C ends it sooner\n`);
    const recorded = await live.recordChanges(cluster, {
      words: args.positionals,
      kinds: canBeHeld,
      for: duration.ms,
      stop: stop.signal,
    });
    if (!recorded.ok) return failed(recorded.problems);
    const { versions, objects } = recorded.value;
    const seen = new Set(versions.map(({ metadata }) => metadata?.uid)).size;
    const message = `${seen} of ${objects} objects changed meanwhile; what goes slower needs a longer --for`;
    const quiet: readonly Problem[] = [{ code: "Recorded", severity: "info", message }];
    const told = tell(versions, { args, io, reverts, quiet, place: commandLine(...cluster.flags) });
    return { ...told, stderr: done("", recorded.problems).stderr + told.stderr };
  });
}

interface Telling {
  readonly args: Arguments;
  readonly io: Io;
  readonly reverts: number;
  /** The notes to add if no writers fight. */
  readonly quiet: readonly Problem[];
  /** The source of the versions, as commands print it. */
  readonly place: string;
}

function tell(versions: readonly KubeObject[], { args, io, reverts, quiet, place }: Telling): Outcome {
  const fights = findFights(versions, { catalogue: CATALOGUE, reverts });
  const format = formatOf(args, "tree");
  if (format === "json") return done(json(fightsJson(fights)));
  if (fights.length === 0) return done(`no field is changed back and forth\n`, quiet);
  const unknown = fights.some(({ writers }) => writers.length === 0) ? [nobodySaid()] : [];
  const style = styleFor(io);
  if (format === "table") return done(renderTable(FIGHTS_HEADING, fightRows(fights), style, io.columns), unknown);
  return done(renderTree(fightTrees(fights, place), style, io.columns), unknown);
}

/** Warns that fewer than three versions of an object cannot show a value going back. */
function tooFew(versions: readonly KubeObject[]): readonly Problem[] {
  const numbered = versions.filter((version) => readPath(version, ["metadata", "resourceVersion"]) !== undefined);
  if (numbered.length > 2) return [];
  const message = `there are ${numbered.length} versions of live objects here, and it takes three of one to see a value go back`;
  const hint = "record some: kubectl get … --watch -o yaml --show-managed-fields";
  return [{ code: "TooFewVersions", severity: "info", message, hint }];
}

function nobodySaid(): Problem {
  const message = "the objects do not say who wrote them";
  return { code: "NoManagedFields", severity: "info", message, hint: "get them with --show-managed-fields" };
}
