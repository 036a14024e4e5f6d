import { canonicalJson, type Problem, type ProblemCode, truncate } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import { blockerAt, type NamedValue, type StepAction, type StepChange } from "@landfall/core/steps";
import type { ResourceList } from "../../sdk/index.ts";
import { writeRunItems } from "./stored-runs.ts";
import type { Followed, FollowedRun } from "./walk.ts";

const STEP = ["metadata", "annotations", "landfall.dev/step"] as const;
const MAX_SAID = 50;
const MAX_INPUT = 120;

/** Writes the runs and, to every object, the step that it belongs to; reports what every run waits for. */
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

/** Writes one run. If its plan was edited since, the stored run stays, because its parts cannot be matched. */
function writeOne(list: ResourceList, config: ComputeWave, { leg, decision }: FollowedRun): void {
  const { run, blockers } = decision;
  const { plan } = leg.planned;
  if (run === undefined || run.plan !== plan.hash) return;
  const conditions = leg.stored?.conditions;
  writeRunItems(list, leg.pages, { rollout: config.rollout, plan, run, blockers, conditions }, config);
}

/** The results of a run: problems first, then transitions, then blockers. */
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

/** The results for parameters whose value a target waits for before its steps begin. */
function waitsOf([key, missing]: readonly [string, readonly NamedValue[]]): readonly Problem[] {
  return missing.map(({ name, missing: why = "it is missing" }) => ({
    code: "StepWaits",
    severity: "info",
    message: `target ${key}: steps wait for $(${name}): ${why}; they begin when it is there`,
  }));
}

/** The results for tasks that no render carries out: somebody else must do them and report the outcome. */
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

/** The code of a step's transition, by its new state. */
const STEP_CODES: { readonly [word: string]: ProblemCode } = {
  Pending: "StepPending",
  Running: "StepRunning",
  Complete: "StepComplete",
  Failed: "StepFailed",
  Stopped: "StepStopped",
  Cancelled: "StepCancelled",
  Skipped: "StepSkipped",
};

/**
 * The result of a step's transition. A failed step without a message of its own gets that of the run, which is its
 * task's.
 */
function changeOf(key: string, { path, to, message: own, by }: StepChange, ofRun: string | undefined): Problem {
  const message = own ?? (to === "Failed" ? ofRun : undefined);
  const why = [by === undefined ? undefined : `by ${by}`, message].filter((one) => one !== undefined).join(": ");
  const text = `target ${key}: step ${path} is ${to}${why === "" ? "" : ` (${why})`}`;
  return { code: STEP_CODES[to] ?? "StepRunning", severity: to === "Failed" ? "warning" : "info", message: text };
}
