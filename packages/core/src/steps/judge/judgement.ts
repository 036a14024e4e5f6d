import { escapeControl, truncate } from "../../object/index.ts";
import type { StepBlockerKind, StepReleaser } from "../model/blocker.ts";
import type { TaskState } from "../model/run.ts";

/** The judgement of a task in progress. */
export type Judgement =
  | { readonly kind: "done" }
  /** The task goes on; `state` is the given one, perhaps with new reports recorded. */
  | { readonly kind: "open"; readonly state: TaskState; readonly wait: Wait }
  /** `retry`: another try may succeed. `fatal`: no try can. `silent`: its job missed its heartbeat. */
  | ({ readonly kind: "retry" | "fatal" | "silent" } & Failure);

/** The reason and message of a failure. */
export interface Failure {
  readonly reason: string;
  readonly message: string;
}

/** The reason of a wait, and who can end it. */
export interface Wait {
  readonly kind: StepBlockerKind;
  readonly message: string;
  readonly releasedBy: string;
  readonly who: StepReleaser;
}

/** The judgement that nothing is left to wait for. */
export const DONE: Judgement = { kind: "done" };

const LONGEST_MESSAGE = 256;

/** The reason of everything that failed because a deadline passed. */
export const DEADLINE_EXCEEDED = "DeadlineExceeded";

/** The reason of a job that missed its heartbeat. */
export const HEARTBEAT_MISSED = "HeartbeatMissed";

/** Returns a failure as it is stored: each text on one line, and of bounded length. */
export function storedFailure({ reason, message }: Failure): Failure {
  return { reason: oneLine(reason), message: oneLine(message) };
}

function oneLine(text: string): string {
  return truncate(escapeControl(text), LONGEST_MESSAGE);
}
