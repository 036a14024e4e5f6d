import { celEngine } from "@landfall/adapters/cel";
import { addonStepPlan, planReleases, summarizeStack } from "@landfall/adapters/cluster-stacks";
import { readObjectsFromText, toYaml } from "@landfall/cli";
import { type Json, type KubeObject, type ObjectRef, refKey, refOf } from "@landfall/core/object";
import {
  advance,
  explainRun,
  formatRunTree,
  type ObjectObservation,
  type Run,
  type RunPlan,
  readRun,
  readStepPlan,
  releaseFile,
  type StepCommand,
  type StepDecision,
  type TaskResult,
  writeRun,
} from "@landfall/core/steps";
import type { Disk } from "../disk.ts";

const HOOK = "BeforeClusterUpgrade";
const CLUSTER = "shop-1";

/** Returns the state of an object of a release in a cluster. */
export type Cluster = (release: string, ref: ObjectRef) => { readonly ready: boolean; readonly message: string };

/** The objects of each chart. */
export type Charts = { readonly [chart: string]: readonly ObjectRef[] };

/** The stages of a `clusteraddon.yaml` as a plan, with two tries, and a deadline for every wait. */
export function planOf(addon: string, charts: Charts): RunPlan {
  const [config] = objectsIn(addon);
  const objectsOf = (chart: string): readonly ObjectRef[] | undefined =>
    Object.hasOwn(charts, chart) ? charts[chart] : undefined;
  const spec = addonStepPlan(config, HOOK, { objectsOf, deadline: "10m" });
  if (!spec.ok) throw new Error(spec.problems[0]?.message);
  const retry = { limit: 1, first: "30s", jitter: "0%" };
  const plan = readStepPlan("addon", { ...spec.value, retry }, { engine: celEngine });
  if (!plan.ok) throw new Error(plan.problems[0]?.message);
  return plan.value;
}

/**
 * A small operator on top of `planReleases`, `addonStepPlan` and `advance`. All its state is in files, and it may die
 * after any write. Each pass determines the wanted releases, and then takes the newest ready one through its stages.
 */
export class Operator {
  readonly #disk: Disk;
  readonly #cluster: Cluster;
  readonly #plan: RunPlan;
  /** The objects that each try applied, in order. */
  readonly applied: string[] = [];

  constructor(disk: Disk, cluster: Cluster, plan: RunPlan) {
    this.#disk = disk;
    this.#cluster = cluster;
    this.#plan = plan;
  }

  /** Runs one pass at a time: observes, stores, acts, and repeats that until nothing changes. */
  pass(now: number): void {
    for (let writes = -1; writes !== this.#disk.writes; ) {
      writes = this.#disk.writes;
      this.#once(now);
    }
  }

  #once(now: number): void {
    const wanted = this.#keepReleases();
    if (wanted === undefined) return;
    const decision = this.look(now, wanted);
    const { run } = decision;
    if (run === undefined) return;
    const plan = this.#plan;
    const [page] = writeRun({ name: CLUSTER, plan, run, blockers: decision.blockers, conditions: this.#conditions() });
    this.#disk.write("run.yaml", toYaml(page as unknown as Parameters<typeof toYaml>[0]));
    for (const action of decision.actions) {
      if (action.kind !== "apply") continue;
      for (const ref of action.objects) this.#apply(ref, run.trigger.revision ?? "", action.key);
    }
    this.#disk.write("addon.yaml", toYaml(addonOf(run)));
  }

  /** Returns the decision that a pass would make, without writing anything. */
  look(now: number, wanted: string): StepDecision {
    const plan = this.#plan;
    return advance(plan, this.run(), {
      now,
      trigger: { plan: "addon", subject: CLUSTER, revision: wanted },
      observations: this.#observations(now, wanted),
      results: this.#results(plan),
      commands: this.#commands(),
    });
  }

  /** Explains the progress in words. */
  explain(now: number): string {
    const run = this.run();
    const plan = this.#plan;
    if (run === undefined) return "";
    const decision = this.look(now, run.trigger.revision ?? "");
    const open = explainRun(plan, decision).find(({ path, blocker }) => path === "" && blocker !== undefined);
    const next = open?.blocker === undefined ? "" : `goes on ${open.blocker.releasedBy} (${open.blocker.who})\n`;
    return `${formatRunTree(plan, decision)}${next}`;
  }

  run(): Run | undefined {
    const read = readRun(objectsIn(this.#disk.read("run.yaml") ?? ""), { plan: this.#plan });
    if (!read.ok) throw new Error(read.problems[0]?.message);
    return read.value?.run;
  }

  /** Creates the wanted releases, deletes the others, and returns the newest ready one. */
  #keepReleases(): string | undefined {
    const [stack = {}] = objectsIn(this.#disk.read("clusterstack.yaml") ?? "");
    const releases = (): readonly KubeObject[] => this.#disk.list("releases").flatMap(([, text]) => objectsIn(text));
    const source = releaseFile("source.txt", () => this.#disk.read("source.txt")).read();
    const plan = planReleases(stack, releases(), this.#inUse(), source);
    for (const name of plan.keepOrCreate) this.#disk.write(`releases/${name}.yaml`, toYaml(releaseOf(stack, name)));
    for (const name of plan.delete) this.#disk.write(`releases/${name}.yaml`, undefined);
    const after = planReleases(stack, releases(), this.#inUse(), source);
    const { phase, message, nextAction } = summarizeStack(stack, releases(), after);
    this.#disk.write(
      "summary.yaml",
      toYaml({ metadata: { name: CLUSTER }, phase, message, nextAction: { ...nextAction }, stale: after.stale }),
    );
    return after.latestRelease?.split(" ")[0];
  }

  /** The release that the cluster completed last is in use, and must not be deleted whatever comes after it. */
  #inUse(): readonly KubeObject[] {
    const run = this.run();
    const past = run?.history?.runs.findLast(({ outcome }) => outcome === "Complete");
    const release = run?.state === "Complete" ? run.trigger.revision : past?.revision;
    if (release === undefined) return [];
    return [
      {
        apiVersion: "cluster.x-k8s.io/v1beta2",
        kind: "Cluster",
        metadata: { name: CLUSTER, namespace: "fleet" },
        spec: { topology: { classRef: { name: release } } },
      },
    ];
  }

  #conditions(): ReturnType<typeof readConditions> {
    return readConditions(objectsIn(this.#disk.read("run.yaml") ?? ""));
  }

  /** The applied objects as observed in the cluster; those of the wanted release count as up to date. */
  #observations(now: number, wanted: string): ReadonlyMap<string, ObjectObservation> {
    return new Map(
      this.#disk.list("cluster").flatMap(([, text]) => {
        const [object = {}] = objectsIn(text);
        const ref = refOf(object);
        const release = object.metadata?.annotations?.["release"] ?? "";
        const { ready, message } = this.#cluster(release, ref);
        const shown = { ...object, spec: { replicas: 2 }, status: { readyReplicas: ready ? 2 : 0 } };
        const seen: ObjectObservation = {
          observedAt: now,
          status: ready ? "Current" : "Failed",
          upToDate: release === wanted ? "yes" : "no",
          message,
          object: shown,
        };
        return [[refKey(ref), seen] as const];
      }),
    );
  }

  /** The results of the executor: each object in the cluster records which try applied it. */
  #results(plan: RunPlan): readonly TaskResult[] {
    const run = this.run();
    if (run === undefined) return [];
    const keys = new Set(
      this.#disk.list("cluster").flatMap(([, text]) => objectsIn(text)[0]?.metadata?.annotations?.["try"] ?? []),
    );
    return plan.phases.flatMap((phase, phaseAt) =>
      phase.steps.flatMap((step, stepAt) =>
        step.tasks.flatMap((task, at): readonly TaskResult[] => {
          const state = run.phases[phaseAt]?.steps[stepAt]?.tasks[at];
          const key = `${run.uid}/${task.path}/${state?.attempt ?? 0}`;
          if (state?.triedAt === undefined || !keys.has(key)) return [];
          return [{ run: run.uid, task: task.path, attempt: state.attempt, outcome: "Succeeded", at: state.triedAt }];
        }),
      ),
    );
  }

  #commands(): readonly StepCommand[] {
    return JSON.parse(this.#disk.read("commands.json") ?? "[]") as readonly StepCommand[];
  }

  #apply(ref: ObjectRef, release: string, key: string): void {
    const path = `cluster/${ref.kind}-${ref.name}.yaml`;
    const { kind, namespace, name } = ref;
    const object = {
      apiVersion: `${ref.group}/v1`,
      kind,
      metadata: { name, namespace, annotations: { release, try: key } },
    };
    const text = toYaml(object);
    if (this.#disk.read(path) === text) return;
    this.applied.push(`${kind} ${release}`);
    this.#disk.write(path, text);
  }
}

function readConditions(objects: readonly KubeObject[]) {
  const read = readRun(objects);
  return read.ok ? read.value?.conditions : undefined;
}

function objectsIn(text: string): readonly KubeObject[] {
  if (text === "") return [];
  const read = readObjectsFromText(text, "file.yaml");
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}

function releaseOf(stack: KubeObject, name: string): { readonly [key: string]: Json } {
  const { apiVersion = "", kind = "", metadata } = stack;
  const owner = { apiVersion, kind, name: metadata?.name ?? "", uid: metadata?.uid ?? "" };
  return {
    apiVersion: "clusterstack.x-k8s.io/v1alpha1",
    kind: "ClusterStackRelease",
    metadata: { name, namespace: "fleet", ownerReferences: [owner] },
    status: { ready: true, kubernetesVersion: "v1.33.1", conditions: [{ type: "Ready", status: "True" }] },
  };
}

/** The ClusterAddon that users see: it is Ready only after all stages. */
function addonOf({ state, trigger, message = "" }: Run): { readonly [key: string]: Json } {
  const status = state === "Complete" ? "True" : "False";
  return {
    apiVersion: "clusterstack.x-k8s.io/v1alpha1",
    kind: "ClusterAddon",
    metadata: { name: CLUSTER, namespace: "fleet" },
    spec: { clusterStack: trigger.revision ?? "" },
    status: { conditions: [{ type: "Ready", status, reason: state, message }] },
  };
}
