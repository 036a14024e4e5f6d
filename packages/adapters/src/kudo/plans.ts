import { formatTime, type KubeObject, parseTime, readPath, readString } from "@landfall/core/object";
import { listAt } from "../delivery.ts";

/** One plan of an Instance's status. */
export interface PlanStatus {
  readonly name: string;
  /** NEVER_RUN, PENDING, IN_PROGRESS, ERROR, FATAL_ERROR, COMPLETE. */
  readonly status: string;
  readonly uid?: string | undefined;
  /** RFC 3339, UTC. */
  readonly since?: string | undefined;
  readonly isRunning: boolean;
  /** The first step in trouble, and what it says. */
  readonly trouble?: string | undefined;
}

const RUNNING = ["PENDING", "IN_PROGRESS", "ERROR"];

/** The plans by name: a map, or the list of single-key maps of KUDO's first design. Sorted. */
export function plansOf(instance: KubeObject): readonly PlanStatus[] {
  const plans = readPath(instance, ["status", "planStatus"]);
  const maps: readonly unknown[] = Array.isArray(plans) ? plans : [plans];
  return maps
    .flatMap((map) => (map !== null && typeof map === "object" ? Object.entries(map) : []))
    .map(([name, plan]) => planOf(name, plan))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function planOf(name: string, plan: unknown): PlanStatus {
  const status = readString(plan, ["status"]) ?? "NEVER_RUN";
  const time = parseTime(readPath(plan, ["lastUpdatedTimestamp"]) ?? readPath(plan, ["lastFinishedRun"]));
  return {
    name,
    status,
    uid: readString(plan, ["uid"]),
    since: time === undefined ? undefined : formatTime(time),
    isRunning: RUNNING.includes(status),
    trouble: troubleOf(plan),
  };
}

function troubleOf(plan: unknown): string | undefined {
  const phases = [...listAt(plan, ["phases"]), ...listAt(plan, ["overview", "phases"])];
  for (const phase of phases) {
    const step = listAt(phase, ["steps"]).find((entry) => readString(entry, ["status"])?.endsWith("ERROR") === true);
    if (step === undefined) continue;
    const where = `${readString(phase, ["name"]) ?? "phase"}/${readString(step, ["name"]) ?? "step"}`;
    return `${where}: ${readString(step, ["message"]) ?? readString(step, ["status"]) ?? ""}`;
  }
  return readString(plan, ["message"]);
}
