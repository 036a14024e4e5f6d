import { compareText, type KubeObject, readString, refOf } from "@landfall/core/object";
import type { ToldPart, ToldRun, ToldRuns, ToldState } from "../systems/told-run.ts";
import { readOperatorVersion } from "./operator-version.ts";
import type { KudoPhase, KudoPlan } from "./plan-status.ts";
import { lastRunOf, type PlanPart, type PlanStatus, plansOf } from "./plans.ts";
import { instanceCause, instanceVersions } from "./read.ts";
import { versionOf } from "./version-of.ts";

/** Landfall's word for each state of KUDO. */
const STATES: { readonly [status: string]: ToldState | undefined } = {
  NEVER_RUN: "NeverRun",
  PENDING: "Pending",
  IN_PROGRESS: "Running",
  ERROR: "Retrying",
  FATAL_ERROR: "Failed",
  COMPLETE: "Complete",
};

/** The event with which a plan goes on from each state. */
const GOES_ON: { readonly [state in ToldState]?: string } = {
  Pending: "goes on when KUDO looks at it",
  Running: "goes on when its objects are healthy",
  Retrying: "KUDO tries it again",
  Failed: "goes on when the plan is set again, with another uid, or the version or a parameter is changed",
};

/**
 * Returns the plans of an Instance: each with its phases and steps, the one that is requested or running, and why it
 * does not go on. If its OperatorVersion is known, strategies are included, and plans and phases that the status does
 * not have yet.
 */
export function toldPlans(instance: KubeObject, beside: readonly KubeObject[]): ToldRuns {
  const version = versionOf(instance, beside);
  const defined = version === undefined ? new Map<string, KudoPlan>() : readOperatorVersion(version).plans;
  const known = plansOf(instance);
  const asked = readString(instance, ["spec", "planExecution", "planName"]) ?? "";
  const active = new Set(known.filter(({ isRunning }) => isRunning).map(({ name }) => name));
  const [last] = lastRunOf(known);
  const state = toldState(last?.status);
  const names = new Set([...known.map(({ name }) => name), ...defined.keys()]);
  const cause = instanceCause(instance);
  const why = cause.message;
  return {
    ref: refOf(instance),
    revision: instanceVersions(instance),
    state: state === "Complete" && cause.reason === "StaleRun" ? "Pending" : state,
    ...(cause.verdict.health !== "Current" && {
      why: goesOn(why, last?.trouble === undefined ? state : hintOf(state)),
    }),
    runs: [...names].toSorted(compareText).map((name) =>
      toldPlan(
        name,
        known.find((plan) => plan.name === name),
        defined.get(name),
        active.has(name) || name === asked,
      ),
    ),
  };
}

/** Returns the state for the hint: a run in which a step has an error is retried, whatever else it waits for. */
function hintOf(state: ToldState): ToldState {
  return state === "Running" ? "Retrying" : state;
}

function goesOn(why: string, state: ToldState): string {
  const further = GOES_ON[state];
  return further === undefined ? why : `${why}; ${further}`;
}

function toldPlan(
  name: string,
  known: PlanStatus | undefined,
  defined: KudoPlan | undefined,
  isActive: boolean,
): ToldRun {
  const { uid, since, message } = known ?? {};
  return {
    name,
    ...strategyOf(defined?.strategy),
    state: toldState(known?.status),
    isActive,
    ...(uid !== undefined && { uid }),
    ...(since !== undefined && { since }),
    ...(message !== undefined && { why: message }),
    parts: toldPhases(known?.phases ?? [], defined?.phases ?? []),
  };
}

function toldPhases(known: readonly PlanPart[], defined: readonly KudoPhase[]): readonly ToldPart[] {
  const names = new Set([...defined.map(({ name }) => name), ...known.map(({ name }) => name)]);
  return Array.from(names, (name) => {
    const [phase, plan] = [known.find((one) => one.name === name), defined.find((one) => one.name === name)];
    const steps = new Set([
      ...(plan?.steps ?? []).map((step) => step.name),
      ...(phase?.parts ?? []).map((step) => step.name),
    ]);
    return {
      name,
      ...strategyOf(plan?.strategy),
      ...toldOf(phase),
      parts: Array.from(
        steps,
        (step): ToldPart => ({
          name: step,
          ...toldOf(phase?.parts.find((one) => one.name === step)),
          parts: [],
        }),
      ),
    };
  });
}

function toldOf(part: PlanPart | undefined): Pick<ToldPart, "state" | "why"> {
  return { state: toldState(part?.status), ...(part?.message !== undefined && { why: part.message }) };
}

/** Describes a strategy: KUDO waits in serial parts; with any other word it goes on without waiting. */
function strategyOf(strategy: string | undefined): Pick<ToldPart, "about"> {
  if (strategy === undefined) return {};
  return { about: strategy === "serial" ? "serial" : "parallel" };
}

function toldState(status: string | undefined): ToldState {
  return status === undefined || status === "" ? "NeverRun" : (STATES[status] ?? "Unknown");
}
