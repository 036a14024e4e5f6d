/**
 * The words of kstatus for the state of an object. `Compute` itself returns only the first four; `NotFound` and
 * `Unknown` come from callers that read objects.
 */
export type KstatusWord = "InProgress" | "Failed" | "Current" | "Terminating" | "NotFound" | "Unknown";

/** A standard condition as kstatus extracts it: without times, and without a reason or message that is empty. */
export interface KstatusCondition {
  readonly type: "Reconciling" | "Stalled";
  readonly status: "True";
  readonly reason?: string;
  readonly message?: string;
}

/**
 * The result of kstatus for an object. `conditions` contains Reconciling if in progress, Stalled if failed, else
 * nothing.
 */
export interface KstatusAnswer {
  readonly status: "InProgress" | "Failed" | "Current" | "Terminating";
  readonly message: string;
  readonly conditions: readonly KstatusCondition[];
  readonly error?: never;
}

/** The error of kstatus for an object that it cannot judge. If Go panics, the text is `panic: ` and Go's own words. */
export interface KstatusError {
  readonly error: string;
}

/** A result, or the text of the error that Go returns; they are distinguished by `error === undefined`. */
export type KstatusResult = KstatusAnswer | KstatusError;

const NONE: readonly KstatusCondition[] = Object.freeze([]);

/** Returns Current, without conditions. */
export function current(message: string): KstatusAnswer {
  return { status: "Current", message, conditions: NONE };
}

/** Returns Terminating, without conditions. */
export function terminating(message: string): KstatusAnswer {
  return { status: "Terminating", message, conditions: NONE };
}

/** Returns InProgress with a Reconciling condition of that reason and message. */
export function inProgress(reason: string, message: string): KstatusAnswer {
  return { status: "InProgress", message, conditions: [condition("Reconciling", reason, message)] };
}

/** Returns Failed with a Stalled condition. The condition's message may be longer than the result's. */
export function failed(reason: string, message: string, conditionMessage: string = message): KstatusAnswer {
  return { status: "Failed", message, conditions: [condition("Stalled", reason, conditionMessage)] };
}

function condition(type: KstatusCondition["type"], reason: string, message: string): KstatusCondition {
  if (reason !== "" && message !== "") return { type, status: "True", reason, message };
  if (reason !== "") return { type, status: "True", reason };
  if (message !== "") return { type, status: "True", message };
  return { type, status: "True" };
}
