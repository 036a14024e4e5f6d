import type { PackageContent } from "../content.ts";

/** A fault in a cluster. */
export type WorkloadFault =
  /** The containers of a Deployment exit at once, at this revision or at every one. */
  | { readonly kind: "crash-loop"; readonly deployment: string; readonly revision?: string }
  /** The cluster cannot reach the repository, so nothing new arrives. */
  | { readonly kind: "source-error"; readonly message: string }
  /** The cluster is unreachable and does nothing. */
  | { readonly kind: "offline" };

/** Options of a step of a simulation. */
export interface StepOptions {
  readonly cluster: string;
  /** The time of the step (RFC 3339), after that of the previous step. */
  readonly now: string;
  readonly faults?: readonly WorkloadFault[];
  /** The content of the packages. Default: two Deployments for each. */
  readonly content?: PackageContent;
}

/** A step with all defaults filled in. */
export interface Step extends StepOptions {
  readonly faults: readonly WorkloadFault[];
  readonly content: PackageContent;
}

/** The seconds that a Deployment without a fault takes. */
export const ROLLOUT_SECONDS = 90;
/** The default of `spec.progressDeadlineSeconds`. */
export const PROGRESS_DEADLINE_SECONDS = 600;

/** The message of the fault that keeps the source away; undefined if there is none. */
export function sourceError({ faults }: Step): string | undefined {
  return faults.find((fault) => fault.kind === "source-error")?.message;
}

/** Whether the Deployment crashes at this revision. */
export function isCrashing({ faults }: Step, deployment: string, revision: string): boolean {
  return faults.some(
    (fault) =>
      fault.kind === "crash-loop" &&
      fault.deployment === deployment &&
      (fault.revision === undefined || fault.revision === revision),
  );
}
