import type { Problem } from "../../object/index.ts";
import { commandsFor } from "../../run/index.ts";
import type { StepCommand, StepVerb } from "../model/inputs.ts";
import type { RunPlan } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import type { RunWord, StepWord } from "../model/words.ts";
import { endRun } from "./end-run.ts";
import { goBack, retryRun, skipStep, stepIndex } from "./reopen.ts";

/** A run after the commands of people. */
export interface Commanded {
  readonly run: Run;
  /** The command that requests a new run, if there is one. */
  readonly begins: StepCommand | undefined;
  /** Warnings about commands for this run that do not count. */
  readonly problems: readonly Problem[];
}

/** The states of a run in which each verb counts, in the order in which verbs are applied. */
export const VERB_STATES: { readonly [verb in StepVerb]: readonly RunWord[] } = {
  cancel: ["Running"],
  override: ["Running"],
  rerun: ["Complete", "Failed", "Cancelled", "Superseded"],
  skip: ["Running", "Failed"],
  back: ["Running", "Failed", "Complete"],
  retry: ["Failed"],
};

/** The states of a step in which it can be skipped. */
export const SKIPPABLE: ReadonlySet<StepWord> = new Set(["Pending", "Running", "Failed", "Stopped"]);

/** Applies the commands for this run and its present opening. A command counts once. */
export function applyCommands(plan: RunPlan, run: Run, commands: readonly StepCommand[], now: number): Commanded {
  if (commands.length === 0) return { run, begins: undefined, problems: [] };
  const { attempt, tries } = run;
  const own = [...commandsFor(commands, attempt).values()].filter((command) => (command.tries ?? 1) === tries);
  const verbs = Object.keys(VERB_STATES);
  const problems: Problem[] = [];
  let heard = run;
  for (const command of own.toSorted((a, b) => verbs.indexOf(a.verb) - verbs.indexOf(b.verb))) {
    const refusal = refuse(plan, heard, command);
    if (refusal === "heard") continue;
    if (refusal !== undefined) {
      problems.push(doesNotCount(command, refusal));
      continue;
    }
    if (command.verb === "rerun") return { run: heard, begins: command, problems };
    if (command.verb === "override")
      return { run: endRun(heard, "Superseded", actorOf(command), now), begins: command, problems };
    heard = carryOut(plan, heard, command, now);
  }
  return { run: heard, begins: undefined, problems };
}

function carryOut(plan: RunPlan, run: Run, command: StepCommand, now: number): Run {
  const index = command.subject === undefined ? undefined : stepIndex(plan.phases, command.subject);
  const by = actorOf(command);
  if (command.verb === "cancel") return endRun(run, "Cancelled", by, now);
  if (command.verb === "retry") return retryRun(run, now);
  if (index === undefined) return run;
  return { ...(command.verb === "skip" ? skipStep(run, index, by, now) : goBack(plan, run, index, now)), at: now };
}

/** Returns why a command does not count; `heard` if it was applied before, and `undefined` if it counts. */
function refuse(plan: RunPlan, run: Run, { verb, subject, by }: StepCommand): string | undefined {
  if (by === "") return "it says nobody";
  const states = VERB_STATES[verb];
  const about = verb === "skip" || verb === "back";
  const index = about ? stepIndex(plan.phases, subject ?? "") : undefined;
  if (about && index === undefined) return `the plan has no step ${subject ?? "(none is named)"}`;
  const step = index === undefined ? undefined : run.phases[index[0]]?.steps[index[1]];
  if (verb === "cancel" && run.state === "Cancelled") return "heard";
  if (verb === "skip" && step?.state === "Skipped") return "heard";
  if (!states.includes(run.state))
    return `the run is ${run.state}, and it counts for one that is ${states.join(" or ")}`;
  if (verb === "skip" && step !== undefined && !SKIPPABLE.has(step.state))
    return `step ${subject ?? ""} is ${step.state}`;
  if (verb === "retry" && subject !== undefined && !hasFailed(plan, run, subject)) return `${subject} has not failed`;
  if (verb === "back" && step?.state === "Pending") return `step ${subject ?? ""} has not begun`;
  return undefined;
}

/** Returns whether a path names a phase, a step or a task that has failed. */
function hasFailed(plan: RunPlan, run: Run, path: string): boolean {
  return plan.phases.some((phase, phaseAt) => {
    const known = run.phases[phaseAt];
    if (phase.path === path) return known?.state === "Failed";
    return phase.steps.some((step, stepAt) => {
      const state = known?.steps[stepAt];
      if (step.path === path) return state?.state === "Failed";
      return step.tasks.some((task, at) => task.path === path && state?.tasks[at]?.state === "Failed");
    });
  });
}

/** Returns the warning about a command that does not count. */
export function doesNotCount({ verb, subject, by }: StepCommand, why: string): Problem {
  const about = subject === undefined ? "" : ` of ${subject}`;
  const message = `${verb}${about} by ${by} does not count: ${why}`;
  return { code: "CommandDoesNotCount", severity: "warning", message, field: "commands" };
}

function actorOf({ by, reason }: StepCommand): { readonly by: string; readonly reason?: string } {
  return { by, ...(reason !== undefined && { reason }) };
}
