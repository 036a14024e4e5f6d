import { readPath, sha256Hex } from "@landfall/core/object";
import { type SimulatedObject, secondsBetween, textAt } from "../live.ts";
import { PROGRESS_DEADLINE_SECONDS, ROLLOUT_SECONDS } from "./step.ts";

/** The phase of a Deployment's rollout. `since`: the time when it began. */
export interface Phase {
  readonly kind: "progressing" | "complete" | "crashing" | "exceeded";
  readonly since: string;
  /** Whether the phase began before this step, so that nothing changes any more. */
  readonly settled: boolean;
}

/** The present phase of a Deployment's rollout after an apply. */
export function phaseOf(
  before: SimulatedObject | undefined,
  applied: SimulatedObject,
  crashes: boolean,
  now: string,
): Phase {
  if (before?.metadata.generation !== applied.metadata.generation) {
    return { kind: crashes ? "crashing" : "progressing", since: now, settled: false };
  }
  const progressing = conditionOf(before, "Progressing");
  const since = textAt(progressing, ["lastUpdateTime"]);
  const reason = textAt(progressing, ["reason"]);
  const elapsed = secondsBetween(since, now);
  if (reason === "NewReplicaSetAvailable") return { kind: "complete", since, settled: true };
  if (!crashes) return { kind: elapsed < ROLLOUT_SECONDS ? "progressing" : "complete", since, settled: false };
  const exceeded = reason === "ProgressDeadlineExceeded" || elapsed >= PROGRESS_DEADLINE_SECONDS;
  return { kind: exceeded ? "exceeded" : "crashing", since, settled: reason === "ProgressDeadlineExceeded" };
}

function conditionOf(object: SimulatedObject, type: string): unknown {
  const conditions = readPath(object, ["status", "conditions"]);
  return Array.isArray(conditions) ? conditions.find((entry) => readPath(entry, ["type"]) === type) : undefined;
}

/** The hash that names the ReplicaSet of a pod template. */
export function templateHash(deployment: SimulatedObject): string {
  return sha256Hex(JSON.stringify(readPath(deployment, ["spec", "template"]))).slice(0, 10);
}
