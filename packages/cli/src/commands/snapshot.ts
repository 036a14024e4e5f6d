import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  failure,
  formatTime,
  type Json,
  type KubeObject,
  type Problem,
  type Result,
  refOf,
  success,
} from "@landfall/core/object";
import { type FileChange, unifiedDiff, writeChanges } from "@landfall/krm-functions/runner";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { CLUSTER, clusterQuestion, saysCluster } from "../cluster/question.ts";
import { type Live, withClusters } from "../cluster/with-clusters.ts";
import { type Command, DRY, MANY, usageOf } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { foldForeign, VERBOSE } from "../input/foreign.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import { readTextFile } from "../input/read-file.ts";
import { readPackageObjects } from "../input/read-package-objects.ts";
import { readObjectsFromText } from "../input/read-text.ts";
import { toYaml } from "../input/to-yaml.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { isJson, json } from "../render/format.ts";
import { isInSnapshots } from "../snapshot/kinds-of-snapshots.ts";
import { isLiveStatus, readLiveStatus } from "../snapshot/live-status.ts";
import { makeSnapshot } from "../snapshot/make-snapshot.ts";
import { project, projectObject } from "../snapshot/project.ts";
import { isPrometheusAnswer, readPrometheusAnswer, type Samples } from "../snapshot/prometheus-answer.ts";

/** The command `landfall snapshot`. */
export const SNAPSHOT: Command = {
  name: "snapshot",
  usage: "[FILE|DIR|- | KIND...]",
  summary: "Make a StatusSnapshot of what a cluster says of itself",
  description: `Reads what kubectl get -o json|yaml or kpt live status -o json print, or what Prometheus answers to an
instant query, from stdin, a file, or a directory of files, and prints a StatusSnapshot for a fleet package. Each
object is reduced to what status needs, by an allow-list of each kind: conditions, phases, counters, references,
revisions and switches stay; templates, data, parameters, free texts and users and passwords of URLs go.

With --context it reads the cluster itself: the kinds that aggregate-status reads, and workloads with their pods, or only the kinds
that are named; and says how large the snapshot is.`,
  example: `landfall snapshot --context eu-1 --into fleet
kubectl --context eu-1 get rootsyncs,resourcegroups,deployments -A -o json | landfall snapshot --cluster eu-1
kpt live status -o json PACKAGE | landfall snapshot --cluster eu-1 --into fleet
curl -sG $PROMETHEUS/api/v1/query -d 'query={__name__=~"landfall_target_.+"}' | landfall snapshot --cluster hub`,
  flags: {
    cluster: {
      value: "NAME",
      help: "the cluster's name, as the inventory calls it (default with --context: that; else required but for the Clock alone)",
    },
    ...CLUSTER,
    namespace: { value: "NAME", short: "n", help: "of a cluster: only this namespace" },
    "observed-at": { value: "TIME", help: "when the objects were read, RFC 3339 (default: now)" },
    source: { value: "TEXT", help: "how they were read, for people" },
    format: { value: "FORMAT", oneOf: ["yaml", "json"], help: "what to print: yaml or json" },
    output: { value: "FORMAT", short: "o", oneOf: ["yaml", "json"], help: "the same as --format" },
    into: { value: "DIR", help: "write DIR/snapshots/<cluster>.yaml instead of printing; DIR must be there" },
    "show-dropped": { help: "on stderr: which fields of which object are left out" },
    clock: {
      help: "with --into: also set the Clock of the package (DIR/clock.yaml) to now, by which a render judges; without --cluster, that alone",
    },
    ...VERBOSE,
    ...DRY,
  },
  arity: [0, MANY],
  run,
};

function run(args: Arguments, io: Io): Outcome {
  const cluster = textOf(args, "cluster");
  const into = textOf(args, "into");
  const isClockAlone =
    cluster === undefined && !saysCluster(args) && isOn(args, "clock") && args.positionals.length === 0;
  if (isClockAlone && into !== undefined)
    return writeInto({ path: absolute(io, into), name: into }, [clockIn(absolute(io, into), io)], args);
  const question = saysCluster(args) ? clusterQuestion(args, io) : undefined;
  if (question !== undefined)
    return withClusters(question, io, (clusters, live) => ofCluster(clusters, args, io, live));
  if (cluster === undefined)
    return misused(
      "snapshot needs to know the cluster: --cluster NAME",
      "landfall snapshot --cluster NAME [FILE|DIR|-]",
    );
  if (args.positionals.length > 1)
    return misused(`snapshot does not know what to do with ${JSON.stringify(args.positionals[1])}`, usageOf(SNAPSHOT));
  const input = readInput(args.positionals[0] ?? "-", io);
  if (!input.ok) return failed(input.problems);
  return made(cluster, input.value, input.problems, args, io);
}

/** Makes the snapshot of a cluster and reports its size. */
async function ofCluster(
  [cluster, ...others]: readonly OpenCluster[],
  args: Arguments,
  io: Io,
  live: Live,
): Promise<Outcome> {
  if (cluster === undefined || others.length > 0) return misused("one context at a time", usageOf(SNAPSHOT));
  const wish = { kinds: isInSnapshots, project: toProjected };
  const read = await live.readMeant(cluster, args.positionals, wish);
  if (!read.ok) return failed(read.problems);
  const objects = read.value.map(({ object }) => object as unknown as { readonly [key: string]: Json });
  const observedAt = formatTime(cluster.now());
  const size = Math.ceil(JSON.stringify(objects).length / 1024);
  const told: Problem = { code: "Size", severity: "info", message: `${objects.length} objects, ${size} KiB` };
  const input = { objects, observedAt, source: "landfall snapshot" };
  return made(textOf(args, "cluster") ?? cluster.name, input, [...read.problems, told], args, io);
}

/** The part of an object that status needs. `managedFields` and payload are dropped as soon as a page is read. */
function toProjected(object: KubeObject): KubeObject {
  return projectObject(object as unknown as { readonly [key: string]: Json }) as unknown as KubeObject;
}

function made(cluster: string, input: Input, problems: readonly Problem[], args: Arguments, io: Io): Outcome {
  const into = textOf(args, "into");
  const { objects, source, samples } = input;
  const notes = [...foldForeign(problems, args), ...(isOn(args, "show-dropped") ? droppedFrom(objects) : [])];
  const observedAt = textOf(args, "observed-at") ?? input.observedAt ?? io.now().toISOString();
  const snapshot = makeSnapshot(objects, {
    cluster,
    observedAt,
    source: textOf(args, "source") ?? source,
    ...(samples === undefined ? {} : { samples }),
  });
  if (!snapshot.ok) return failed(snapshot.problems);
  const fields = snapshot.value as unknown as { readonly [key: string]: Json };
  if (into === undefined && isOn(args, "clock"))
    return misused(
      "--clock needs --into DIR: the Clock is one for the package",
      "landfall snapshot --into DIR --clock",
    );
  if (into === undefined) return done(isJson(args) ? json(fields) : toYaml(fields), notes);
  const files = [
    { path: `snapshots/${snapshot.value.metadata.name ?? cluster}.yaml`, after: toYaml(fields) },
    ...(isOn(args, "clock") ? [clockIn(absolute(io, into), io)] : []),
  ];
  return told(writeInto({ path: absolute(io, into), name: into }, files, args), notes);
}

/** The Clock of a package, in its existing file if it lies among the snapshots. */
function clockIn(directory: string, io: Io): NewFile {
  const among = statSync(join(directory, "snapshots/clock.yaml"), { throwIfNoEntry: false });
  return { path: among === undefined ? "clock.yaml" : "snapshots/clock.yaml", after: toYaml(clockAt(io.now())) };
}

/** The Clock object for a time, in whole seconds. */
function clockAt(now: Date): { readonly [key: string]: Json } {
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "Clock",
    metadata: { name: "clock", annotations: { "config.kubernetes.io/local-config": "true" } },
    spec: { now: formatTime(now.getTime()), by: "landfall snapshot" },
  };
}

/** A note for each object with the fields that are left out. */
function droppedFrom(objects: Input["objects"]): readonly Problem[] {
  return objects.flatMap((object): readonly Problem[] => {
    const { dropped } = project(object);
    const message = `left out: ${dropped.join(", ")}`;
    return dropped.length === 0 ? [] : [{ code: "LeftOut", severity: "info", message, ref: refOf(object) }];
  });
}

/** Adds notes about omitted fields to an outcome. */
function told(outcome: Outcome, notes: readonly Problem[]): Outcome {
  return { ...outcome, stderr: done("", notes).stderr + outcome.stderr };
}

interface Input {
  readonly objects: readonly { readonly [key: string]: Json }[];
  readonly samples?: Samples;
  readonly observedAt?: string;
  readonly source: string;
}

function readInput(path: string, io: Io): Result<Input> {
  if (path !== "-") {
    const isDirectory = notADirectory(absolute(io, path), path) === undefined;
    if (isDirectory) return readDirectory(path, io);
  }
  const read = readTextFile(path, io);
  if (!read.ok) return read;
  const text = read.value;
  const name = path === "-" ? "stdin" : path;
  if (isLiveStatus(text)) {
    const status = readLiveStatus(text);
    return status.ok ? success({ ...status.value, source: "kpt live status" }) : status;
  }
  if (isPrometheusAnswer(text)) {
    const samples = readPrometheusAnswer(text);
    return samples.ok
      ? success({ objects: [], samples: samples.value, source: "prometheus" }, samples.problems)
      : samples;
  }
  const objects = readObjectsFromText(text, name);
  return objects.ok ? success({ objects: objects.value, source: "kubectl get" }) : objects;
}

/**
 * All objects of a directory except Kptfiles, which no cluster has. Without objects it is an error: an empty cluster
 * gives an empty list instead.
 */
function readDirectory(path: string, io: Io): Result<Input> {
  const found = readPackageObjects([path], io);
  if (!found.ok) return found;
  if (found.value.length === 0) {
    return failure({ code: "EmptyInput", severity: "error", message: `${path}: there are no objects in it` });
  }
  const objects = found.value.map(({ object }) => object as unknown as { readonly [key: string]: Json });
  return success({ objects: objects.filter(({ kind }) => kind !== "Kptfile"), source: "files" }, found.problems);
}

interface Directory {
  readonly path: string;
  /** The name of the file, as the user gave it. */
  readonly name: string;
}

interface NewFile {
  readonly path: string;
  readonly after: string;
}

/** Writes all of the files or none; prints those that change. */
function writeInto(directory: Directory, files: readonly NewFile[], args: Arguments): Outcome {
  const missing = notADirectory(directory.path, directory.name);
  if (missing !== undefined)
    return failed([{ ...missing, hint: "--into takes the directory of a fleet package: make it first" }]);
  const changes = files.flatMap(({ path, after }): readonly FileChange[] => {
    const file = join(directory.path, path);
    const before = statSync(file, { throwIfNoEntry: false }) === undefined ? undefined : readFileSync(file, "utf8");
    return before === after ? [] : [{ path, before, after }];
  });
  if (isOn(args, "diff")) return done(changes.map((change) => unifiedDiff(change)).join(""));
  const problems = isOn(args, "dry-run") ? [] : writeChanges(directory.path, changes);
  return problems.length > 0 ? failed(problems) : done(changes.map(({ path }) => `${path}\n`).join(""));
}
