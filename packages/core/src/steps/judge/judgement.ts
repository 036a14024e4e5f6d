import { escapeControl, truncate } from "../../object/index.ts";
import type { StepBlockerKind, StepReleaser } from "../model/blocker.ts";
import type { TaskState } from "../model/run.ts";

/** The judgement of a task that is under way. */
export type Judgement =
  | { readonly kind: "done" }
  /** It goes on; `state` is the state given, perhaps with what was heard of it. */
  | { readonly kind: "open"; readonly state: TaskState; readonly wait: Wait }
  /** `retry`: another try may help. `fatal`: none can. `silent`: its job was not heard of in time. */
  | ({ readonly kind: "retry" | "fatal" | "silent" } & Failure);

/** Why something failed. */
export interface Failure {
  readonly reason: string;
  readonly message: string;
}

/** The reason why something waits, and who can end the wait. */
export interface Wait {
  readonly kind: StepBlockerKind;
  readonly message: string;
  readonly releasedBy: string;
  readonly who: StepReleaser;
}

/** The condition holds, so there is nothing left to wait for. */
export const DONE: Judgement = { kind: "done" };

const LONGEST_MESSAGE = 256;

/** The reason of everything that ended because a wait was too long. */
export const DEADLINE_EXCEEDED = "DeadlineExceeded";

/** The reason of a job that was silent for too long. */
export const HEARTBEAT_MISSED = "HeartbeatMissed";

/** A failure as it is stored: each text on one line, and bounded. */
export function storedFailure({ reason, message }: Failure): Failure {
  return { reason: oneLine(reason), message: oneLine(message) };
}

function oneLine(text: string): string {
  return truncate(escapeControl(text), LONGEST_MESSAGE);
}
