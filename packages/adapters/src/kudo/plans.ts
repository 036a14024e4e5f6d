import {
  compareText,
  formatTime,
  isMap,
  type KubeObject,
  parseTime,
  readPath,
  readString,
} from "@landfall/core/object";
import { listAt } from "../delivery.ts";
import { isRunning } from "./plan-status.ts";

/** One plan of an Instance's status. */
export interface PlanStatus {
  readonly name: string;
  /** The state: NEVER_RUN, PENDING, IN_PROGRESS, ERROR, FATAL_ERROR or COMPLETE. */
  readonly status: string;
  readonly uid?: string | undefined;
  /** When the plan entered this state; RFC 3339, UTC. */
  readonly since?: string | undefined;
  readonly isRunning: boolean;
  /** The first step with an error, with its message. */
  readonly trouble?: string | undefined;
  readonly message?: string | undefined;
  readonly phases: readonly PlanPart[];
}

/** A phase or a step of the status. */
export interface PlanPart {
  readonly name: string;
  readonly status: string;
  readonly message?: string | undefined;
  readonly parts: readonly PlanPart[];
}

const NEVER_RUN = "NEVER_RUN";

/**
 * Returns the plans by name, sorted: from a map; or, in KUDO's first design, from a list of single-key maps or of
 * entries with a name. A plan that only the aggregated status has, or that it calls running without an entry of its
 * own, counts too.
 */
export function plansOf(instance: KubeObject): readonly PlanStatus[] {
  const plans = readPath(instance, ["status", "planStatus"]);
  const maps: readonly unknown[] = Array.isArray(plans) ? plans : [plans];
  const known = maps.flatMap(entriesOf).map(([name, plan]) => planOf(name, plan));
  const aggregated = aggregatedOf(instance);
  const more = aggregated.filter(({ name }) => !known.some((plan) => plan.name === name));
  const told = known.map((plan) => doubted(plan, aggregated));
  return [...told, ...more].toSorted((a, b) => compareText(a.name, b.name));
}

/** Returns the worse state of a plan that is complete by its own entry, but not by the aggregated status. */
function doubted(plan: PlanStatus, aggregated: readonly PlanStatus[]): PlanStatus {
  const other = aggregated.find(({ name }) => name === plan.name);
  if (other === undefined || plan.status !== "COMPLETE" || other.status === "COMPLETE") return plan;
  const { status } = other;
  return { ...plan, status, isRunning: other.isRunning };
}

/** Returns the entries of a map of plans, or of one plan with a name. */
function entriesOf(map: unknown): readonly (readonly [name: string, plan: unknown])[] {
  if (!isMap(map)) return [];
  const name = readString(map, ["name"]);
  return name !== undefined && stateAt(map) !== undefined ? [[name, map]] : Object.entries(map);
}

function planOf(name: string, plan: unknown): PlanStatus {
  const status = stateAt(plan) ?? NEVER_RUN;
  const time = parseTime(readPath(plan, ["lastUpdatedTimestamp"]) ?? readPath(plan, ["lastFinishedRun"]));
  return {
    name,
    status,
    uid: readString(plan, ["uid"]),
    since: time === undefined ? undefined : formatTime(time),
    isRunning: isRunning(status),
    trouble: troubleOf(plan),
    message: readString(plan, ["message"]),
    phases: phasesOf(plan).map((phase) => partOf(phase)),
  };
}

function phasesOf(plan: unknown): readonly unknown[] {
  return [...listAt(plan, ["phases"]), ...listAt(plan, ["overview", "phases"])];
}

function partOf(part: unknown): PlanPart {
  return {
    name: readString(part, ["name"]) ?? "",
    status: stateAt(part) ?? NEVER_RUN,
    message: readString(part, ["message"]),
    parts: listAt(part, ["steps"]).map((step) => partOf(step)),
  };
}

/** Returns the plan of `status.aggregatedStatus`: one entry up to 0.12, a list in the first design. */
function aggregatedOf(instance: KubeObject): readonly PlanStatus[] {
  const aggregated = readPath(instance, ["status", "aggregatedStatus"]);
  const entries: readonly unknown[] = Array.isArray(aggregated) ? aggregated : [aggregated];
  return entries.flatMap((entry) => {
    const name = (readString(entry, ["activePlanName"]) ?? readString(entry, ["activePlan"])) || undefined;
    const isTold = stateAt(entry) !== undefined && readPath(instance, ["status", "planStatus"]) === undefined;
    return name === undefined ? (isTold ? [planOf("", entry)] : []) : [planOf(name, entry)];
  });
}

/** Returns the state of a plan, a phase or a step: `status`, or `state` in the first design, in upper or lower case. */
function stateAt(part: unknown): string | undefined {
  const said = readString(part, ["status"]) ?? readString(part, ["state"]);
  return said === undefined || said === "" ? undefined : said.toUpperCase().replaceAll(/[ -]/g, "_");
}

function troubleOf(plan: unknown): string | undefined {
  const phases = phasesOf(plan);
  for (const phase of phases) {
    const step = listAt(phase, ["steps"]).find((entry) => stateAt(entry)?.endsWith("ERROR") === true);
    if (step === undefined) continue;
    const where = `${readString(phase, ["name"]) ?? "phase"}/${readString(step, ["name"]) ?? "step"}`;
    return `${where}: ${readString(step, ["message"]) ?? stateAt(step) ?? ""}`;
  }
  const said = phases.map((phase) => readString(phase, ["message"])).find((message) => message !== undefined);
  return said ?? readString(plan, ["message"]);
}

/** Returns the running plan, else the one that ran last; if several run, all of them. None if no plan ever ran. */
export function lastRunOf(plans: readonly PlanStatus[]): readonly PlanStatus[] {
  const running = plans.filter((plan) => plan.isRunning);
  if (running.length > 0) return running;
  return plans
    .filter(({ status }) => status !== NEVER_RUN)
    .toSorted(byTime)
    .slice(-1);
}

function byTime(a: PlanStatus, b: PlanStatus): number {
  return compareText(a.since ?? "", b.since ?? "") || compareText(a.name, b.name);
}
