import { compareText, millisOf, type TimeInput } from "@landfall/core/object";
import {
  isRunning,
  isTerminal,
  type KudoOptions,
  type KudoPhaseStatus,
  type KudoPlan,
  type KudoPlanStatus,
  type KudoState,
  setPart,
  timeText,
} from "./plan-status.ts";

/** The statuses of all plans of an Instance, by name. */
export type KudoPlanStatuses = { readonly [plan: string]: KudoPlanStatus };

const CLEANUP = "cleanup";

/**
 * Returns the statuses of all plans of an OperatorVersion: phases and steps in its order, with the known states, and
 * NEVER_RUN for new ones. A plan that is no longer defined is not changed.
 */
export function initializeKudoPlans(plans: ReadonlyMap<string, KudoPlan>, known: KudoPlanStatuses): KudoPlanStatuses {
  const fresh = [...plans].map(([name, plan]) => [name, initialize(name, plan, own(known, name))] as const);
  return { ...known, ...Object.fromEntries(fresh) };
}

function own(known: KudoPlanStatuses, name: string): KudoPlanStatus | undefined {
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

function initialize(name: string, plan: KudoPlan, known: KudoPlanStatus | undefined): KudoPlanStatus {
  const phases = (plan.phases ?? []).map((phase): KudoPhaseStatus => {
    const old = known?.phases?.find((one) => one.name === phase.name);
    const steps = (phase.steps ?? []).map(
      (step) => old?.steps?.find((one) => one.name === step.name) ?? { name: step.name, status: "NEVER_RUN" as const },
    );
    return { ...(old ?? { name: phase.name, status: "NEVER_RUN" }), steps };
  });
  return { ...(known ?? { name, status: "NEVER_RUN" }), phases };
}

/**
 * Returns a plan at the begin of a new run: everything PENDING, with the uid of the run. The same run again changes
 * nothing. `now` is in milliseconds since the epoch, RFC 3339 or a `Date`; throws a `RangeError` if it is not a time.
 */
export function beginKudoPlan(plan: KudoPlanStatus, uid: string, now: TimeInput): KudoPlanStatus {
  const lastUpdatedTimestamp = timeText(now);
  if (plan.uid === uid) return plan;
  const { message: _, ...rest } = plan;
  const phases = (plan.phases ?? []).map((phase) => ({
    ...setPart(phase, "PENDING"),
    steps: (phase.steps ?? []).map((step) => setPart(step, "PENDING")),
  }));
  return { ...rest, uid, status: "PENDING", lastUpdatedTimestamp, phases };
}

/** The facts that decide which plan an Instance needs, in its life and in its deletion. */
export interface KudoLife {
  readonly deleting: boolean;
  /** The scheduled plan; `""`: none. */
  readonly scheduled: string;
  readonly plans: KudoPlanStatuses;
  readonly finalizers: readonly string[];
}

/** Returns whether the controller schedules cleanup now: once, for an Instance that is being deleted. */
export function mustCleanUp({ deleting, scheduled, plans }: KudoLife): boolean {
  return deleting && scheduled !== CLEANUP && own(plans, CLEANUP)?.status === "NEVER_RUN";
}

/** The finalizer that keeps an Instance until its cleanup is complete. */
export const KUDO_FINALIZER: string = "kudo.dev.instance.cleanup";

/**
 * Returns whether the finalizer is removed: cleanup is complete, or there is no cleanup plan any more. After a final
 * failure it stays, so that a person must act.
 */
export function mayLetGo({ deleting, plans, finalizers }: KudoLife): boolean {
  if (!deleting || !finalizers.includes(KUDO_FINALIZER)) return false;
  const cleanup = own(plans, CLEANUP);
  return cleanup === undefined || cleanup.status === "COMPLETE";
}

/**
 * Returns the seconds until the next pass over a plan that has not ended: one, and one more for each whole minute since
 * it last changed, up to 60. KUDO updates that time in each pass, so that its own result is always one second
 * (`upstream`). Each time is in milliseconds since the epoch, RFC 3339 or a `Date`. Throws a `RangeError` if one is not
 * a time.
 */
export function kudoRetryAfter(changedAt: TimeInput | undefined, now: TimeInput, options: KudoOptions = {}): number {
  const [at, changed] = [millisOf(now), millisOf(changedAt)];
  const since = changed === undefined || options.upstream === true ? at : changed;
  return 1 + Math.min(59, Math.max(0, Math.floor((at - since) / 60_000)));
}

/** The aggregated status of an Instance, in the forms of its three designs. */
export interface KudoAggregatedStatus {
  readonly status: KudoState;
  readonly activePlanName: string;
}

/**
 * The design: `named while running` (October 2019), `named always` (April 2020), or `derived` (since May 2020), in
 * which it is not written.
 */
export type KudoAggregation = "named while running" | "named always" | "derived";

/** Returns the aggregated status of the plan that is running or ran last; `undefined` if it is not written. */
export function aggregateKudoStatus(plan: KudoPlanStatus, life: KudoAggregation): KudoAggregatedStatus | undefined {
  if (life === "derived") return undefined;
  const isNamed = life === "named always" || !isTerminal(plan.status);
  return { status: plan.status, activePlanName: isNamed ? plan.name : "" };
}

/**
 * Returns the running plan, else the one that changed last. If several run, it is always the first by name (KUDO takes
 * any of them); if two changed at the same time, the last by name. `conflict` names all running plans if there is more
 * than one.
 */
export function lastKudoPlan(plans: KudoPlanStatuses): {
  readonly plan: KudoPlanStatus | undefined;
  readonly conflict: readonly string[];
} {
  const all = Object.values(plans).toSorted((a, b) => compareText(a.name, b.name));
  const running = all.filter(({ status }) => isRunning(status));
  const ran = all
    .filter(({ status }) => status !== "NEVER_RUN" && status !== "")
    .toSorted((a, b) => compareText(a.lastUpdatedTimestamp ?? "", b.lastUpdatedTimestamp ?? ""));
  return { plan: running[0] ?? ran.at(-1), conflict: running.length > 1 ? running.map(({ name }) => name) : [] };
}

/** The condition Ready of an Instance. */
export interface KudoReady {
  readonly status: "True" | "False" | "Unknown";
  readonly reason: "PlanInProgress" | "ResourcesReady" | "PlanInFatalError" | "ResourceNotReady";
  readonly message: string;
}

/** One object of an Instance that counts for readiness, and why it is not healthy. */
export interface KudoResource {
  readonly name: string;
  readonly isHealthy: boolean;
  readonly message?: string;
  /** Whether the annotation `kudo.dev/skip-for-readiness-computation` excludes the object. */
  readonly isExcluded?: boolean;
}

const APPLYING = ["deploy", "update", "upgrade"];

/**
 * Returns the condition Ready: Unknown while a plan that changes the Instance runs, or after one has finally failed;
 * else by its resources. KUDO forgets a failed plan at the next reconcile if nothing is scheduled, and calls a complete
 * plan ready without checking the resources (`upstream`). Here the failure stays until a later plan is complete.
 */
export function kudoReady(
  scheduled: string,
  plans: KudoPlanStatuses,
  resources: readonly KudoResource[],
  options: KudoOptions = {},
): KudoReady {
  const upstream = options.upstream === true;
  const { plan: last } = lastKudoPlan(plans);
  const plan = scheduled === "" ? undefined : own(plans, scheduled);
  const state = plan?.status ?? (scheduled === "" ? "" : "PENDING");
  if (state === "FATAL_ERROR" || (!upstream && last?.status === "FATAL_ERROR"))
    return { status: "Unknown", reason: "PlanInFatalError", message: `plan ${plan?.name ?? last?.name ?? ""} failed` };
  if (scheduled !== "" && !isTerminal(state) && (!upstream || APPLYING.includes(scheduled)))
    return { status: "Unknown", reason: "PlanInProgress", message: `plan ${scheduled} is on its way` };
  if (upstream && state === "COMPLETE") return { status: "True", reason: "ResourcesReady", message: "" };
  const open = resources.filter(({ isHealthy, isExcluded }) => !isHealthy && (upstream || isExcluded !== true));
  if (open.length === 0) return { status: "True", reason: "ResourcesReady", message: "" };
  const message = open.map(({ name, message: said = "is not healthy" }) => `${name}: ${said}`).join(", ");
  return { status: "False", reason: "ResourceNotReady", message };
}
