import { canonicalJson, type Problem, type ProblemCode, truncate } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import { blockerAt, type NamedValue, type StepAction, type StepChange } from "@landfall/core/steps";
import type { ResourceList } from "../../sdk/index.ts";
import { writeRunItems } from "./stored-runs.ts";
import type { Followed, FollowedRun } from "./walk.ts";

const STEP = ["metadata", "annotations", "landfall.dev/step"] as const;
const MAX_SAID = 50;
const MAX_INPUT = 120;

/** Writes the runs, and to every object of a step which one that is; and says of every run what it waits for. */
export function writeSteps(
  list: ResourceList,
  config: ComputeWave,
  { runs, owners, missing, writeTaken }: Followed,
): void {
  for (const [item, path] of owners) {
    if (path === undefined) item.delete(STEP);
    else item.set(STEP, path);
  }
  writeTaken();
  for (const one of runs) writeOne(list, config, one);
  const said = [...runs.flatMap((one) => resultsOf(one)), ...[...missing].flatMap(waitsOf)];
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

/** The results of a run: problems first, then lasting changes, then its blockers. */
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
  const asked = decision.actions.flatMap((action) => askedOf(leg.key, action, run?.uid ?? ""));
  const wait = run?.state === "Running" ? blockerAt(blockers, "") : undefined;
  if (wait === undefined) return [...doubts, ...events, ...asked];
  const at = wait.at === "" ? "" : ` ${wait.at}`;
  const message = `target ${leg.key}: steps${at}: ${wait.message}; goes on ${wait.releasedBy}`;
  return [...doubts, ...events, ...asked, { code: "StepWaits", severity: "info", message }];
}

/** The values that a target waits for before its steps begin. */
function waitsOf([key, missing]: readonly [string, readonly NamedValue[]]): readonly Problem[] {
  return missing.map(({ name, missing: why = "it is missing" }) => ({
    code: "StepWaits",
    severity: "info",
    message: `target ${key}: steps wait for $(${name}): ${why}; they begin when it is there`,
  }));
}

/** The work that no render does: somebody else must hear of it, and say how it went. */
function askedOf(key: string, action: StepAction, uid: string): readonly Problem[] {
  const hint = `say how it went in steps.results, with run ${uid}`;
  switch (action.kind) {
    case "startJob": {
      const input = truncate(canonicalJson(action.input), MAX_INPUT);
      const message = `target ${key}: the job of ${action.task} is to begin, try ${action.attempt}: ${input}`;
      return [{ code: "JobAsked", severity: "info", message, hint }];
    }
    case "startRun": {
      const { plan, subject } = action.trigger;
      const message = `target ${key}: ${action.task} asks for a run of plan ${plan} for ${subject}, whose parent is ${action.key}`;
      return [{ code: "RunAsked", severity: "info", message, hint: "put its StepRun into the package" }];
    }
    case "cancelJob":
    case "cancelRun": {
      const what = action.kind === "cancelJob" ? "job" : "run";
      const message = `target ${key}: the ${what} of ${action.key} is not wanted any more, and is to end`;
      return [{ code: "EndAsked", severity: "info", message, hint }];
    }
    case "apply":
    case "delete":
      return [];
  }
}

function isOfStep({ path }: StepChange): boolean {
  return path.split("/").length === 2;
}

/** The code of a change of a step, by the state that it came into. */
const STEP_CODES: { readonly [word: string]: ProblemCode } = {
  Pending: "StepPending",
  Running: "StepRunning",
  Complete: "StepComplete",
  Failed: "StepFailed",
  Stopped: "StepStopped",
  Cancelled: "StepCancelled",
  Skipped: "StepSkipped",
};

/** A step whose task failed has no words of its own: those of the run are the task's. */
function changeOf(key: string, { path, to, message: own, by }: StepChange, ofRun: string | undefined): Problem {
  const message = own ?? (to === "Failed" ? ofRun : undefined);
  const why = [by === undefined ? undefined : `by ${by}`, message].filter((one) => one !== undefined).join(": ");
  const text = `target ${key}: step ${path} is ${to}${why === "" ? "" : ` (${why})`}`;
  return { code: STEP_CODES[to] ?? "StepRunning", severity: to === "Failed" ? "warning" : "info", message: text };
}
