import type { Problem } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import { blockerAt, type StepChange } from "@landfall/core/steps";
import type { ResourceList } from "../../sdk/index.ts";
import { writeRunItems } from "./stored-runs.ts";
import type { Followed, FollowedRun } from "./walk.ts";

const STEP = ["metadata", "annotations", "landfall.dev/step"] as const;
const MAX_SAID = 50;

/** Writes the runs, and to every object of a step which one that is; and says of every run what it waits for. */
export function writeSteps(list: ResourceList, config: ComputeWave, { runs, owners }: Followed): void {
  for (const [item, path] of owners) {
    if (path === undefined) item.delete(STEP);
    else item.set(STEP, path);
  }
  for (const one of runs) writeOne(list, config, one);
  const said = runs.flatMap((one) => resultsOf(one));
  for (const result of said.slice(0, MAX_SAID)) list.addProblem(result);
  if (said.length <= MAX_SAID) return;
  const message = `${said.length - MAX_SAID} more is to be said of steps: landfall steps status`;
  list.addProblem({ code: "MoreSteps", severity: "info", message });
}

/** A run of a plan that was edited since stays as it is stored: nobody knows what its parts would be. */
function writeOne(list: ResourceList, config: ComputeWave, { leg, decision }: FollowedRun): void {
  const { run, blockers } = decision;
  const { plan } = leg.planned;
  if (run === undefined || run.plan !== plan.hash) return;
  const conditions = leg.stored?.conditions;
  writeRunItems(list, leg.pages, { rollout: config.rollout, plan, run, blockers, conditions }, config);
}

/** Problems first, then what changed for good, then what it waits for. */
function resultsOf({ leg, decision }: FollowedRun): readonly Problem[] {
  const { run, problems, changes, blockers } = decision;
  const doubts = problems.map(
    (problem): Problem => ({
      ...problem,
      severity: problem.severity === "error" ? "warning" : problem.severity,
      message: `target ${leg.key}: ${problem.message}`,
    }),
  );
  const told = changes.filter(({ to }) => to === "Failed" || to === "Skipped").filter(isOfStep);
  const events = told.map((change) => changeOf(leg.key, change, run?.message));
  const wait = run?.state === "Running" ? blockerAt(blockers, "") : undefined;
  if (wait === undefined) return [...doubts, ...events];
  const at = wait.at === "" ? "" : ` ${wait.at}`;
  const message = `target ${leg.key}: steps${at}: ${wait.message}; goes on ${wait.releasedBy}`;
  return [...doubts, ...events, { code: "StepWaits", severity: "info", message }];
}

function isOfStep({ path }: StepChange): boolean {
  return path.split("/").length === 2;
}

/** A step whose task failed has no words of its own: those of the run are the task's. */
function changeOf(key: string, { path, to, message: own, by }: StepChange, ofRun: string | undefined): Problem {
  const message = own ?? (to === "Failed" ? ofRun : undefined);
  const why = [by === undefined ? undefined : `by ${by}`, message].filter((one) => one !== undefined).join(": ");
  const text = `target ${key}: step ${path} is ${to}${why === "" ? "" : ` (${why})`}`;
  return { code: `Step${to}`, severity: to === "Failed" ? "warning" : "info", message: text };
}
