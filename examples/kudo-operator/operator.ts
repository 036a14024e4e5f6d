import {
  admitInstance,
  beginKudoPlan,
  executeKudoPlan,
  initializeKudoPlans,
  type KudoPlanStatus,
  type KudoPlanStatuses,
  type KudoResource,
  type KudoTaskOutcome,
  kudoReady,
  lastKudoPlan,
  readOperatorVersion,
} from "@landfall/adapters/kudo";
import { readObjectsFromText, toYaml } from "@landfall/cli";
import { type Json, type KubeObject, readPath, readString } from "@landfall/core/object";
import type { ChangeDecision } from "@landfall/core/steps";
import type { Disk } from "../disk.ts";

/** Returns the outcome of a task in a cluster: whether it is healthy, or why not; `fatal`: retries cannot help. */
export type Cluster = (task: string, version: string) => { readonly healthy: boolean; readonly fatal?: string };

/**
 * A small KUDO on top of `executeKudoPlan`: its state is the Instance itself, in one file, and the applied objects. It
 * may die after any write.
 */
export class Operator {
  readonly #disk: Disk;
  readonly #cluster: Cluster;
  /** The tasks that were carried out, in order. */
  readonly applied: string[] = [];

  constructor(disk: Disk, cluster: Cluster) {
    this.#disk = disk;
    this.#cluster = cluster;
  }

  /** Runs one pass over the scheduled plan, as the controller does. */
  pass(now: string): void {
    const instance = this.instance();
    const version = readOperatorVersion(this.#versionOf(instance));
    const scheduled = readString(instance, ["spec", "planExecution", "planName"]) ?? "";
    const uid = readString(instance, ["spec", "planExecution", "uid"]) ?? "";
    const known = initializeKudoPlans(version.plans, plansOf(instance));
    const plan = version.plans.get(scheduled);
    const status = known[scheduled];
    if (plan === undefined || status === undefined) return this.#store(instance, known, scheduled);
    // The run is stored as begun before any part of it is carried out.
    const begun = beginKudoPlan(status, uid, now);
    this.#store(instance, { ...known, [scheduled]: begun }, scheduled);
    const { planStatus } = executeKudoPlan({
      instance: { namespace: "default", name: "shop" },
      planName: scheduled,
      plan,
      planStatus: begun,
      tasks: version.tasks,
      runTask: ({ name }, { task }) => this.#carryOut(name, version.version ?? "", task),
      now,
    });
    this.#store(instance, { ...known, [scheduled]: planStatus }, scheduled);
  }

  instance(): KubeObject {
    return objectIn(this.#disk.read("instance.yaml") ?? "");
  }

  /** Edits the Instance as a person; returns the decision, and applies the edit unless it is refused. */
  edit(change: (spec: { [field: string]: Json }) => void): ChangeDecision {
    const old = this.instance();
    const spec = structuredClone(old.spec ?? {}) as { [field: string]: Json };
    change(spec);
    const next = { ...old, spec };
    const decision = admitInstance({
      old,
      new: next,
      operatorVersion: this.#versionOf(next),
      oldOperatorVersion: this.#versionOf(old),
    });
    if (decision.answer === "deny") return decision;
    // The plan that the change triggers is scheduled in the same write.
    if (decision.answer === "trigger" && decision.plan !== undefined && spec["planExecution"] === undefined)
      spec["planExecution"] = {
        planName: decision.plan,
        uid: `${decision.plan}-${readString(next, ["spec", "operatorVersion", "name"]) ?? ""}`,
      };
    this.#disk.files.set("instance.yaml", toYaml({ ...next, spec } as unknown as Parameters<typeof toYaml>[0]));
    return decision;
  }

  /** The plan that runs or ran last as a tree, and whether the Instance is Ready. */
  explain(): string {
    const { plan } = lastKudoPlan(plansOf(this.instance()));
    const ready = readPath(this.instance(), ["status", "conditions", 0]);
    const lines = plan === undefined ? [] : treeOf(plan);
    return `${lines.join("\n")}\nReady ${readString(ready, ["status"]) ?? ""}: ${readString(ready, ["reason"]) ?? ""}\n`;
  }

  #carryOut(name: string, version: string, task: string): KudoTaskOutcome {
    const path = `cluster/${name}.yaml`;
    const object = { metadata: { name, namespace: "default" }, spec: { version } };
    if (this.#disk.read(path) !== toYaml(object)) {
      this.applied.push(`${name} ${version}`);
      this.#disk.write(path, toYaml(object));
    }
    const { healthy, fatal } = this.#cluster(task, version);
    if (fatal !== undefined) return { kind: "fatal", message: fatal, event: "TaskFailed" };
    return { kind: healthy ? "done" : "open" };
  }

  /** Writes status, condition and schedule at once; a plan that has ended is no longer scheduled. */
  #store(instance: KubeObject, plans: KudoPlanStatuses, scheduled: string): void {
    const status = plans[scheduled]?.status ?? "";
    const resources: readonly KudoResource[] = this.#disk.list("cluster").map(([path, text]) => {
      const version = readString(objectIn(text), ["spec", "version"]) ?? "";
      const name = path.replace(/^cluster\/|\.yaml$/g, "");
      return { name, isHealthy: this.#cluster(name, version).healthy };
    });
    const hasEnded = status === "COMPLETE" || status === "FATAL_ERROR";
    const { planExecution, ...rest } = (instance.spec ?? {}) as { readonly [field: string]: Json };
    const spec = hasEnded || planExecution === undefined ? rest : { ...rest, planExecution };
    const { reason, message, status: word } = kudoReady(hasEnded ? "" : scheduled, plans, resources);
    const conditions = [{ type: "Ready", status: word, reason, message }];
    const next = { ...instance, spec, status: { planStatus: plans, conditions } };
    this.#disk.write("instance.yaml", toYaml(next as unknown as Parameters<typeof toYaml>[0]));
  }

  #versionOf(instance: KubeObject): KubeObject {
    const name = readString(instance, ["spec", "operatorVersion", "name"]) ?? "";
    return objectIn(this.#disk.read(`operatorversion-${name.replace("shop-", "")}.yaml`) ?? "");
  }
}

function plansOf(instance: KubeObject): KudoPlanStatuses {
  return (readPath(instance, ["status", "planStatus"]) ?? {}) as KudoPlanStatuses;
}

function treeOf({ name, status, message = "", phases }: KudoPlanStatus): readonly string[] {
  const line = (depth: number, what: string, state: string, why = ""): string =>
    `${"  ".repeat(depth)}${what} ${state}${why === "" ? "" : `: ${why}`}`;
  return [
    line(0, name, status, message),
    ...(phases ?? []).flatMap((phase) => [
      line(1, phase.name, phase.status, phase.message),
      ...(phase.steps ?? []).map((step) => line(2, step.name, step.status, step.message)),
    ]),
  ];
}

function objectIn(text: string): KubeObject {
  const read = readObjectsFromText(text, "file.yaml");
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value[0] ?? {};
}
