import { isMap, type KubeObject, readPath, readString } from "@landfall/core/object";
import type { PlanBook } from "@landfall/core/steps";
import { bookOf } from "./admit-instance.ts";
import type { ParseYaml } from "./parameter-value.ts";
import type { KudoPhase, KudoPlan, KudoStep } from "./plan-status.ts";
import type { KudoTask } from "./task.ts";

/** An OperatorVersion, in any of the shapes in which it was written. */
export interface OperatorVersion {
  readonly operator: string | undefined;
  readonly version: string | undefined;
  readonly appVersion: string | undefined;
  readonly plans: ReadonlyMap<string, KudoPlan>;
  readonly tasks: readonly KudoTask[];
  /** The plans and parameters of the version, as an admission decision needs them. */
  readonly book: PlanBook;
  /** The versions from which it can be reached; KUDO does not enforce it. */
  readonly upgradableFrom: readonly string[];
}

/**
 * Reads an OperatorVersion. In early versions tasks had no kinds: they were a map of lists of resources, all of them
 * applied.
 */
export function readOperatorVersion(object: KubeObject, parseYaml?: ParseYaml): OperatorVersion {
  const plans = readPath(object, ["spec", "plans"]);
  return {
    operator: readString(object, ["spec", "operator", "name"]),
    version: readString(object, ["spec", "version"]),
    appVersion: readString(object, ["spec", "appVersion"]),
    plans: new Map(isMap(plans) ? Object.entries(plans).map(([name, plan]) => [name, planOf(plan)] as const) : []),
    tasks: tasksOf(readPath(object, ["spec", "tasks"])),
    book: bookOf(object, parseYaml),
    upgradableFrom: listOf(readPath(object, ["spec", "upgradableFrom"])).flatMap(
      (from) => (typeof from === "string" ? from : readString(from, ["name"])) ?? [],
    ),
  };
}

function planOf(plan: unknown): KudoPlan {
  return { strategy: readString(plan, ["strategy"]) ?? "", phases: listOf(readPath(plan, ["phases"])).map(phaseOf) };
}

function phaseOf(phase: unknown): KudoPhase {
  return {
    name: readString(phase, ["name"]) ?? "",
    strategy: readString(phase, ["strategy"]) ?? "",
    steps: listOf(readPath(phase, ["steps"])).map(stepOf),
  };
}

function stepOf(step: unknown): KudoStep {
  const tasks = listOf(readPath(step, ["tasks"])).filter((task) => typeof task === "string");
  return { name: readString(step, ["name"]) ?? "", tasks };
}

function tasksOf(tasks: unknown): readonly KudoTask[] {
  if (isMap(tasks))
    return Object.entries(tasks).map(([name, spec]) => ({ name, kind: "Apply", spec: isMap(spec) ? spec : {} }));
  return listOf(tasks).map((task) => {
    const spec = readPath(task, ["spec"]);
    return {
      name: readString(task, ["name"]) ?? "",
      kind: readString(task, ["kind"]) ?? "",
      spec: isMap(spec) ? spec : {},
    };
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
