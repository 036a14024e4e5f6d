import { formatRef, type KubeObject, type ObjectRef, type Result, refKey } from "../../object/index.ts";
import type { StepCondition } from "../../schemas/generated/step-plan.ts";
import { advance } from "../advance/advance.ts";
import type { StepDecision } from "../model/decision.ts";
import type { AdvanceInputs, ObjectObservation, StepCommand, TaskResult } from "../model/inputs.ts";
import type { RunPlan, StepPlanSpec } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import type { Trigger } from "../model/trigger.ts";
import { readStepPlan } from "../plan/read-step-plan.ts";
import { tinyEngine } from "./engine.ts";

/** The time from which tests count seconds: 2026-11-21T08:00:00Z. */
export const START = 1_795_248_000_000;
export const SECOND = 1000;

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

export type PhaseSpec = StepPlanSpec["phases"][number];
export type StepSpec = NonNullable<PhaseSpec["steps"]>[number];
export type TaskSpec = NonNullable<StepSpec["tasks"]>[number];

export function planOf(phases: readonly PhaseSpec[], more: Omit<StepPlanSpec, "phases"> = {}): RunPlan {
  return valueOf(readStepPlan("upgrade", { phases, ...more }, { engine: tinyEngine }));
}

/** Returns a plan of one phase `p` with one step `s`, which has these tasks. */
export function planOfTasks(tasks: readonly TaskSpec[], more: Omit<StepPlanSpec, "phases"> = {}): RunPlan {
  return planOf([{ name: "p", steps: [{ name: "s", tasks }] }], more);
}

export const web: ObjectRef = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
export const db: ObjectRef = { group: "apps", kind: "StatefulSet", namespace: "shop", name: "db" };

export const applyWeb: TaskSpec = { name: "apply", apply: { objects: [web] } };

/** Returns an entry of a condition's objects, with its key. */
export function named(key: string, ref: ObjectRef): StepCondition["objects"][number] {
  return { key, apiVersion: `${ref.group}/v1`, kind: ref.kind, namespace: ref.namespace, name: ref.name };
}

export const trigger: Trigger = { plan: "upgrade", subject: "edge-1", revision: "v2" };

/**
 * Returns an observation of an object that is Current and as the package declares it, `second` seconds after the start.
 */
export function seen(second: number, more: Partial<ObjectObservation> = {}): ObjectObservation {
  return { observedAt: START + second * SECOND, status: "Current", upToDate: "yes", ...more };
}

/** Returns an object with the given status fields. */
export function withStatus(ref: ObjectRef, status: unknown): KubeObject {
  return {
    apiVersion: `${ref.group}/v1`,
    kind: ref.kind,
    metadata: { namespace: ref.namespace, name: ref.name },
    status,
  };
}

export function observed(...all: readonly (readonly [ObjectRef, ObjectObservation])[]): AdvanceInputs["observations"] {
  return new Map(all.map(([ref, one]) => [refKey(ref), one]));
}

/** The inputs that a test passes; it may omit fields that have a default here. */
export type Given = Partial<Omit<AdvanceInputs, "now" | "results" | "commands">> & {
  readonly results?: readonly (Omit<TaskResult, "run" | "at" | "attempt"> & Partial<TaskResult>)[];
  readonly commands?: readonly (Pick<StepCommand, "verb"> & Partial<StepCommand>)[];
};

/** Decides once, `second` seconds after the start. Results are of the present run, and its first try. */
export function look(plan: RunPlan, run: Run | undefined, second: number, given: Given = {}): StepDecision {
  const { results = [], commands = [], ...rest } = given;
  const now = START + second * SECOND;
  return advance(plan, run, {
    trigger,
    observations: new Map(),
    ...rest,
    now,
    results: results.map((one) => ({ run: run?.uid ?? "", attempt: 1, at: now, ...one })),
    commands: commands.map((one) => ({ by: "ana", attempt: run?.attempt ?? 1, tries: run?.tries ?? 1, ...one })),
  });
}

/** Returns the decisions of a story, each with the run that the previous one left. */
export function looks(
  plan: RunPlan,
  story: readonly (readonly [second: number, given?: Given | undefined])[],
): readonly StepDecision[] {
  const decisions: StepDecision[] = [];
  for (const [second, given] of story) decisions.push(look(plan, decisions.at(-1)?.run, second, given));
  return decisions;
}

/** Returns the state of every part of a run in one line: `Running p:Running p/s:Running p/s/apply:Running#1`. */
export function wordsOf(plan: RunPlan, run: Run | undefined): string {
  if (run === undefined) return "(none)";
  const words: string[] = [run.state];
  for (const [phaseAt, phase] of plan.phases.entries()) {
    const known = run.phases[phaseAt];
    words.push(`${phase.path}:${known?.state}`);
    for (const [stepAt, step] of phase.steps.entries()) {
      const state = known?.steps[stepAt];
      words.push(`${step.path}:${state?.state}`);
      for (const [index, task] of step.tasks.entries()) {
        const own = state?.tasks[index];
        words.push(`${task.path}:${own?.state}#${own?.attempt}`);
      }
    }
  }
  return words.join(" ");
}

/** Returns the actions in one line: `apply p/s/apply#1 Deployment.apps shop/web`. */
export function actionsIn({ actions }: StepDecision): readonly string[] {
  return actions.map((action) => {
    if (!("task" in action)) return action.kind;
    const objects = "objects" in action ? ` ${action.objects.map(formatRef).join(", ")}` : "";
    return `${action.kind} ${action.task}#${action.attempt}${objects}`;
  });
}

/** Returns the blockers, one line each: `p/s/apply Objects: …`. */
export function blockersIn({ blockers }: StepDecision): readonly string[] {
  return [...blockers].map(([path, { kind, message }]) => `${path} ${kind}: ${message}`);
}
