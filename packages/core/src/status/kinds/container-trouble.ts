import type { Path } from "../../object/index.ts";
import { asFields, asList, asText, type Fields, isAbsent, isFields } from "../subject.ts";

/** A container that cannot run, and the fields of the pod that say so. */
export interface ContainerTrouble {
  readonly container: string;
  readonly reason: string;
  readonly message: string;
  readonly path: Path;
}

const LISTS: readonly string[] = ["initContainerStatuses", "containerStatuses"];
/**
 * Reasons of a waiting container that count as a failure: the kubelet's own words (pkg/kubelet/images, kuberuntime).
 */
export const FAILED_WAITING_REASONS: readonly string[] = [
  "CrashLoopBackOff",
  "ImagePullBackOff",
  "ErrImagePull",
  "ErrImageNeverPull",
  "InvalidImageName",
  "ImageInspectError",
  "RegistryUnavailable",
  "SignatureValidationFailed",
  "CreateContainerConfigError",
  "CreateContainerError",
  "RunContainerError",
  "PreCreateHookError",
  "PreStartHookError",
  "PostStartHookError",
];
const FAILED: ReadonlySet<string> = new Set(FAILED_WAITING_REASONS);

/**
 * Returns the first container, init and sidecar containers first, that waits because of a failure or was killed for its
 * memory.
 */
export function containerTroubleOf(status: Fields): ContainerTrouble | undefined {
  for (const list of LISTS) {
    const statuses = asList(status[list]);
    for (let index = 0; index < statuses.length; index++) {
      const entry = statuses[index];
      const found = isFields(entry) ? troubleOf(entry, list, index) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function troubleOf(entry: Fields, list: string, index: number): ContainerTrouble | undefined {
  const container = asText(entry["name"]);
  const state = asFields(entry["state"]);
  const waiting = asFields(state["waiting"]);
  const reason = asText(waiting["reason"]);
  if (FAILED.has(reason)) {
    const last = lastEnd(entry);
    const message = [`Container ${container}: ${reason}`, last, asText(waiting["message"])].filter(Boolean).join("; ");
    return { container, reason, message, path: ["status", list, index, "state", "waiting", "reason"] };
  }
  const terminated = asFields(state["terminated"]);
  if (asText(terminated["reason"]) !== "OOMKilled") return undefined;
  const message = `Container ${container}: OOMKilled, it needs more memory than its limit`;
  return { container, reason: "OOMKilled", message, path: ["status", list, index, "state", "terminated", "reason"] };
}

/** Describes how the container ended the last time, which is the cause of a crash loop. */
function lastEnd(entry: Fields): string {
  const terminated = asFields(asFields(entry["lastState"])["terminated"]);
  const reason = asText(terminated["reason"]);
  const code = terminated["exitCode"];
  if (reason === "" && isAbsent(code)) return "";
  return `last ended with ${reason || "an error"}${typeof code === "number" ? ` (exit code ${code})` : ""}`;
}

/** Returns the first container that ended with an error, and so failed its pod. */
export function failedContainerOf(status: Fields): ContainerTrouble | undefined {
  for (const list of LISTS) {
    const statuses = asList(status[list]);
    for (let index = 0; index < statuses.length; index++) {
      const entry = statuses[index];
      if (!isFields(entry)) continue;
      const terminated = asFields(asFields(entry["state"])["terminated"]);
      const code = terminated["exitCode"];
      if (typeof code !== "number" || code === 0) continue;
      const reason = asText(terminated["reason"]) || "Error";
      const container = asText(entry["name"]);
      const message = `Container ${container}: ${reason} (exit code ${code})`;
      return { container, reason, message, path: ["status", list, index, "state", "terminated", "exitCode"] };
    }
  }
  return undefined;
}
