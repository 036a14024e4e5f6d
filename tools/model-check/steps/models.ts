import { type RunPlan, readStepPlan, type StepPlanSpec } from "@landfall/core/steps";
import type { StepFeature } from "./world.ts";

/** A small plan, and the events that may happen to a run of it. */
export interface StepModel {
  readonly name: string;
  readonly plan: RunPlan;
  /** The plan after somebody edited it. */
  readonly edited: RunPlan;
  readonly features: readonly StepFeature[];
  readonly depth: number;
}

type Phase = StepPlanSpec["phases"][number];
type Step = NonNullable<Phase["steps"]>[number];
type Task = NonNullable<Step["tasks"]>[number];

const web = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
const db = { group: "apps", kind: "StatefulSet", namespace: "shop", name: "db" };

const PUT_WEB: Task = { name: "put-web", apply: { objects: [web] } };
const TAKE_WEB: Task = { name: "take-web", delete: { objects: [web] } };
const PUT_DB: Task = { name: "put-db", apply: { objects: [db] } };
const TAKE_DB: Task = { name: "take-db", delete: { objects: [db] } };
const JOB: Task = { name: "job", job: { heartbeat: "3m" } };
const CHILD: Task = { name: "child", run: { plan: "other" } };

type Strategy = "serial" | "parallel";

/** Two phases of two steps with two tasks each; steps are serial in one phase, and parallel in the other. */
function phasesOf(tasks: readonly Task[], strategy: Strategy): readonly Phase[] {
  const stepsOf = (from: number): readonly Step[] =>
    [0, 1].map((step) => ({
      name: `s${step}`,
      strategy: step === 0 ? "serial" : strategy,
      tasks: tasks.slice(from + 2 * step, from + 2 * step + 2).map((task, at) => ({ ...task, name: `t${at}` })),
    }));
  return [0, 1].map((phase) => ({ name: `p${phase}`, strategy, steps: stepsOf(4 * phase) }));
}

function planOf(spec: StepPlanSpec): RunPlan {
  const read = readStepPlan("checked", spec);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
}

function model(
  name: string,
  depth: number,
  features: readonly StepFeature[],
  tasks: readonly Task[],
  more: Omit<StepPlanSpec, "phases"> & { readonly steps?: Strategy } = {},
): StepModel {
  const { steps = "serial", ...rest } = more;
  const spec: StepPlanSpec = {
    deadline: "6m",
    retry: { limit: 1, first: "2m", jitter: "0%" },
    history: 2,
    ...rest,
    phases: phasesOf(tasks, steps) as StepPlanSpec["phases"],
  };
  return { name, depth, features, plan: planOf(spec), edited: planOf({ ...spec, deadline: "7m" }) };
}

const OBJECTS = [PUT_WEB, PUT_DB, TAKE_WEB, TAKE_DB, PUT_WEB, PUT_DB, TAKE_WEB, TAKE_DB];
const MIXED = [PUT_WEB, JOB, CHILD, TAKE_WEB, JOB, PUT_DB, PUT_WEB, CHILD];
const APART = [PUT_WEB, JOB, PUT_DB, CHILD, JOB, PUT_WEB, CHILD, PUT_DB];

/** Models that together have every kind of task, both strategies, and every verb. */
export const STEP_MODELS: readonly StepModel[] = [
  model("objects that come and go, and crashes", 6, ["crash"], OBJECTS),
  model("objects that come and go, and verbs", 5, ["verbs"], OBJECTS),
  model("jobs, child runs and crashes", 6, ["crash"], MIXED),
  model("jobs, child runs and verbs", 5, ["verbs", "pause"], MIXED),
  model("side by side", 4, ["crash"], APART, { steps: "parallel", strategy: "parallel" }),
  model("side by side, and verbs", 4, ["verbs"], APART, { steps: "parallel", strategy: "parallel" }),
  model("an edited plan, and another revision", 5, ["edit", "supersede", "crash"], MIXED),
  model("another revision that waits", 4, ["supersede", "verbs"], OBJECTS, { onSupersede: "queue" }),
  model("another revision that is refused", 5, ["supersede", "pause", "edit"], MIXED, { onSupersede: "refuse" }),
];
