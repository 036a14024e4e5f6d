import { FUNCTIONS, makeSnapshot, readObjectsFromText, toYaml } from "@landfall/cli";
import { type Json, type KubeObject, type Result, readTargetConfig, refOf, targetOf } from "@landfall/core/object";
import {
  type FileChange,
  type PackageFile,
  type PackageFiles,
  renderPackage,
  type StepReport,
} from "@landfall/krm-functions/runner";
import {
  type DesiredObject,
  type SimulatedObject,
  simulateCluster,
  type WorkloadFault,
  worthKeeping,
} from "@landfall/testing/fleet";

/** One turn of the loop: the clusters are observed, then the package is rendered. */
export interface Step {
  readonly number: number;
  /** The time of the snapshots. */
  readonly at: string;
}

/** The inputs of the loop besides the package. */
export interface LoopOptions {
  readonly steps: readonly Step[];
  /** The faults, by cluster. */
  readonly faults: ReadonlyMap<string, readonly WorkloadFault[]>;
  /** The objects of the clusters at the first step. Default: v1 has landed on all of them an hour before. */
  readonly live?: ReadonlyMap<string, readonly SimulatedObject[]>;
}

/** The minutes after a render at which the clusters act. */
const MINUTES = [2, 5] as const;

/** The outcome of a step. */
export interface StepOutcome {
  readonly step: Step;
  /** The objects of the clusters at the time of the snapshots. */
  readonly live: ReadonlyMap<string, readonly SimulatedObject[]>;
  /** The snapshots added before the render, by path. */
  readonly snapshots: readonly PackageFile[];
  readonly changes: readonly FileChange[];
  readonly reports: readonly StepReport[];
  /** The whole package after the render. */
  readonly files: readonly PackageFile[];
}

/**
 * Runs the loop on the files of the package: the objects of the clusters at a step follow from the package after the
 * previous step. It uses no clock and no files, so the same package gives the same outcomes.
 */
export function runLoop({ root, files: start }: PackageFiles, options: LoopOptions): readonly StepOutcome[] {
  const { steps, faults } = options;
  const clusters = clustersOf(start);
  const [first] = steps;
  let files = start;
  let live = options.live ?? new Map(clusters.map((name) => [name, landed(name, start, first?.at ?? "")]));
  return steps.map((step, at) => {
    const snapshots = [
      ...clusters.map((name) => snapshotFile(name, live.get(name) ?? [], step.at)),
      { path: "snapshots/clock.yaml", text: toYaml(clockAt(step.at)) },
    ];
    const before = withFiles(files, snapshots);
    const { changes, steps: reports } = must(renderPackage({ root, files: before }, FUNCTIONS));
    files = withChanges(before, changes);
    const next = steps[at + 1];
    const seen = live;
    if (next !== undefined) {
      const evolved = (name: string): readonly SimulatedObject[] =>
        evolve({ name, faults: faults.get(name) ?? [] }, live.get(name) ?? [], files, { from: step, to: next });
      live = new Map(clusters.map((name) => [name, evolved(name)]));
    }
    return { step, live: seen, snapshots, changes, reports, files };
  });
}

/** Applies changes to the files of a package, by path. */
export function withChanges(files: readonly PackageFile[], changes: readonly FileChange[]): readonly PackageFile[] {
  const gone = new Set(changes.map(({ path }) => path));
  const added = changes.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, text: after }]));
  return byPath([...files.filter(({ path }) => !gone.has(path)), ...added]);
}

function withFiles(files: readonly PackageFile[], added: readonly PackageFile[]): readonly PackageFile[] {
  return withChanges(
    files,
    added.map(({ path, text }) => ({ path, before: undefined, after: text })),
  );
}

/** Sorts files directory by directory, as kpt walks. */
function byPath(files: readonly PackageFile[]): readonly PackageFile[] {
  const key = ({ path }: PackageFile): string => path.replaceAll("/", "\0");
  return files.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

function snapshotFile(cluster: string, objects: readonly SimulatedObject[], observedAt: string): PackageFile {
  const kept = worthKeeping(objects) as unknown as readonly { readonly [key: string]: Json }[];
  const snapshot = must(makeSnapshot(kept, { cluster, observedAt, source: "simulator" }));
  return { path: `snapshots/${cluster}.yaml`, text: toYaml(snapshot as unknown as { readonly [key: string]: Json }) };
}

/** The Clock as written by `landfall snapshot --into . --clock`. */
function clockAt(now: string): { readonly [key: string]: Json } {
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "Clock",
    metadata: { name: "clock", annotations: { "config.kubernetes.io/local-config": "true" } },
    spec: { now, by: "landfall snapshot" },
  };
}

function evolve(
  cluster: { readonly name: string; readonly faults: readonly WorkloadFault[] },
  previous: readonly SimulatedObject[],
  files: readonly PackageFile[],
  { from, to }: { readonly from: Step; readonly to: Step },
): readonly SimulatedObject[] {
  const desired = desiredOn(cluster.name, files);
  const times = [...MINUTES.map((minutes) => later(from.at, minutes)), to.at];
  const { faults } = cluster;
  return times.reduce((live, now) => simulateCluster(live, desired, { cluster: cluster.name, now, faults }), previous);
}

/** A cluster on which v1 landed an hour before the first step. */
function landed(cluster: string, files: readonly PackageFile[], at: string): readonly SimulatedObject[] {
  const desired = desiredOn(cluster, files).map(
    (object) => JSON.parse(JSON.stringify(object).replaceAll('"v2"', '"v1"')) as DesiredObject,
  );
  const start = later(at, -60);
  return [start, later(start, 2), later(start, 3), at].reduce<readonly SimulatedObject[]>(
    (live, now) => simulateCluster(live, desired, { cluster, now }),
    [],
  );
}

const INVENTORY = "ClusterProfile";

function clustersOf(files: readonly PackageFile[]): readonly string[] {
  return objectsOf(files)
    .filter(({ kind }) => kind === INVENTORY)
    .map((object) => refOf(object).name);
}

/** The objects of the package that an agent of this cluster would apply. */
function desiredOn(cluster: string, files: readonly PackageFile[]): readonly DesiredObject[] {
  const resolver = must(readTargetConfig({}));
  return objectsOf(files).flatMap((object) => {
    const local = object.metadata?.annotations?.["config.kubernetes.io/local-config"] === "true";
    if (local || object.kind === INVENTORY) return [];
    const target = targetOf(object, resolver);
    return target.ok && target.value.cluster === cluster ? [object as DesiredObject] : [];
  });
}

function objectsOf(files: readonly PackageFile[]): readonly KubeObject[] {
  return files.flatMap(({ path, text }) => must(readObjectsFromText(text, path)));
}

function later(time: string, minutes: number): string {
  return new Date(Date.parse(time) + minutes * 60_000).toISOString().replace(".000Z", "Z");
}

function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(
    result.problems.map(({ code, message, file }) => `${code}: ${file?.path ?? ""} ${message}`).join("\n"),
  );
}
