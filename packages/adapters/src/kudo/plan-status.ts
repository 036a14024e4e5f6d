/** How far a plan, a phase or a step is. `""`: nobody has said. */
export type KudoState = "NEVER_RUN" | "PENDING" | "IN_PROGRESS" | "ERROR" | "FATAL_ERROR" | "COMPLETE" | "";

/** An entry of an Instance's `status.planStatus`. */
export interface KudoPlanStatus {
  readonly name: string;
  readonly status: KudoState;
  readonly message?: string;
  /** RFC 3339. */
  readonly lastUpdatedTimestamp?: string | null;
  readonly phases?: readonly KudoPhaseStatus[] | null;
  readonly uid?: string;
}

/** How far a phase is. */
export interface KudoPhaseStatus {
  readonly name: string;
  readonly status: KudoState;
  readonly message?: string;
  readonly steps?: readonly KudoStepStatus[] | null;
}

/** How far a step is. */
export interface KudoStepStatus {
  readonly name: string;
  readonly status: KudoState;
  readonly message?: string;
}

/** A plan of an OperatorVersion. */
export interface KudoPlan {
  /** `serial`, or `parallel`: go on without waiting. */
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

/** Whose answer is wanted. */
export interface KudoOptions {
  /** KUDO's own answer, defects included, instead of the right one. Default: false. */
  readonly upstream?: boolean;
}

/** Whether a state is an end: COMPLETE or FATAL_ERROR. */
export function isTerminal(state: string): boolean {
  return state === "COMPLETE" || state === "FATAL_ERROR";
}

/** Whether something is on its way: PENDING, IN_PROGRESS or ERROR. */
export function isRunning(state: string): boolean {
  return state === "PENDING" || state === "IN_PROGRESS" || state === "ERROR";
}

/** A plan in another state: its message goes, and its time is that of the change. The same object if it is in it. */
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

/** A phase or a step in another state; its old message goes in any case. */
export function setPart<Part extends KudoPhaseStatus | KudoStepStatus>(
  part: Part,
  status: KudoState,
  message = "",
): Part {
  const { message: _, ...rest } = part;
  return { ...rest, status, ...(message !== "" && { message }) } as Part;
}
