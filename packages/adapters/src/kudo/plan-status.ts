import { formatTime, millisOf, type TimeInput } from "@landfall/core/object";

/** The state of a plan, a phase or a step. `""`: not reported. */
export type KudoState = "NEVER_RUN" | "PENDING" | "IN_PROGRESS" | "ERROR" | "FATAL_ERROR" | "COMPLETE" | "";

/** An entry of an Instance's `status.planStatus`. */
export interface KudoPlanStatus {
  readonly name: string;
  readonly status: KudoState;
  readonly message?: string;
  /** When the plan last changed; RFC 3339. */
  readonly lastUpdatedTimestamp?: string | null;
  readonly phases?: readonly KudoPhaseStatus[] | null;
  readonly uid?: string;
}

/** The state of a phase. */
export interface KudoPhaseStatus {
  readonly name: string;
  readonly status: KudoState;
  readonly message?: string;
  readonly steps?: readonly KudoStepStatus[] | null;
}

/** The state of a step. */
export interface KudoStepStatus {
  readonly name: string;
  readonly status: KudoState;
  readonly message?: string;
}

/** A plan of an OperatorVersion. */
export interface KudoPlan {
  /** `serial` or `parallel`; parallel parts go on without waiting. */
  readonly strategy?: string;
  readonly phases?: readonly KudoPhase[] | null;
}

/** A phase of a plan. */
export interface KudoPhase {
  readonly name: string;
  readonly strategy?: string;
  readonly steps?: readonly KudoStep[] | null;
}

/** A step of a phase, and the names of its tasks. */
export interface KudoStep {
  readonly name: string;
  readonly tasks?: readonly string[] | null;
}

/** Options of the rules of KUDO. */
export interface KudoOptions {
  /** Whether to do as KUDO does, with its defects, instead of correctly. Default: false. */
  readonly upstream?: boolean;
}

/** Returns whether a state is final: COMPLETE or FATAL_ERROR. */
export function isTerminal(state: string): boolean {
  return state === "COMPLETE" || state === "FATAL_ERROR";
}

/** Returns whether something is in progress: PENDING, IN_PROGRESS or ERROR. */
export function isRunning(state: string): boolean {
  return state === "PENDING" || state === "IN_PROGRESS" || state === "ERROR";
}

/** Returns a time as a plan stores it: UTC, in whole seconds. Throws a `RangeError` if it is not a time. */
export function timeText(time: TimeInput): string {
  return formatTime(millisOf(time));
}

/**
 * Returns a plan in another state: its message is removed, and its time is that of the change. The same object if it is
 * in that state already.
 */
export function setPlan(
  plan: KudoPlanStatus,
  status: KudoState,
  now: string | undefined,
  message = "",
): KudoPlanStatus {
  if (plan.status === status && (message === "" || plan.message === message)) return plan;
  const { message: _, ...rest } = plan;
  const time = now === undefined ? {} : { lastUpdatedTimestamp: now };
  return { ...rest, ...time, status, ...(message !== "" && { message }) };
}

/** Returns a phase or a step in another state; its old message is always removed. */
export function setPart<Part extends KudoPhaseStatus | KudoStepStatus>(
  part: Part,
  status: KudoState,
  message = "",
): Part {
  const { message: _, ...rest } = part;
  return { ...rest, status, ...(message !== "" && { message }) } as Part;
}
