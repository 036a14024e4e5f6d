import { advance, type Run, runUid, type StepAction, type StepDecision } from "@landfall/core/steps";
import { without } from "../faulty-engine.ts";
import type { StepEngine } from "./world.ts";

/** An engine with one defect, which the check of one law must detect. */
export interface StepDefect {
  readonly law: string;
  readonly what: string;
  readonly engine: StepEngine;
}

type Args = Parameters<StepEngine>;

function answering(change: (decision: StepDecision, ...args: Args) => StepDecision): StepEngine {
  return (...args) => change(advance(...args), ...args);
}

/** Makes an engine whose `advance` returns a changed run. */
function storing(change: (run: Run, ...args: Args) => Run): StepEngine {
  return answering((decision, ...args) =>
    decision.run === undefined ? decision : { ...decision, run: change(decision.run, ...args) },
  );
}

type Steps = Run["phases"][number]["steps"];

function eachStep(run: Run, change: (step: Steps[number]) => Steps[number]): Run {
  return { ...run, phases: run.phases.map((phase) => ({ ...phase, steps: phase.steps.map(change) })) };
}

function turned(actions: readonly StepAction[]): readonly StepAction[] {
  return actions.flatMap((action) => (action.kind === "apply" ? [{ ...action, kind: "delete" as const }] : []));
}

/** One defect for each law. */
export const STEP_DEFECTS: readonly StepDefect[] = [
  {
    law: "UidFollowsTrigger",
    what: "the uid of a run leaves its number out",
    engine: storing((run) => ({ ...run, uid: runUid(run.key, 1) })),
  },
  {
    law: "OneRunAfterAnother",
    what: "the runs before are forgotten",
    engine: storing((run) => without(run, "history")),
  },
  {
    law: "TimeGoesOn",
    what: "the time of a run runs backwards",
    engine: storing((run, _, before) => (run === before ? run : { ...run, at: -run.at })),
  },
  {
    law: "NoOtherWay",
    what: "a retry counts for a run that was cancelled",
    engine: storing((run, _, __, { commands = [] }) =>
      run.state === "Cancelled" && commands.some(({ verb }) => verb === "retry") ? { ...run, state: "Running" } : run,
    ),
  },
  {
    law: "OrderIsKept",
    what: "the second phase begins with the first",
    engine: storing((run) => {
      const [first, second] = run.phases;
      return first?.state === "Running" && second?.state === "Pending"
        ? { ...run, phases: [first, { ...second, state: "Running" }] }
        : run;
    }),
  },
  {
    law: "NothingIsSkippedSilently",
    what: "nobody is named who skipped a step",
    engine: storing((run) => eachStep(run, (step) => without(step, "skippedBy"))),
  },
  {
    law: "TriesCountUp",
    what: "a step that a run goes back behind forgets its tries",
    engine: storing((run) =>
      eachStep(run, (step) =>
        step.state === "Pending" ? { ...step, tasks: step.tasks.map((task) => ({ ...task, attempt: 0 })) } : step,
      ),
    ),
  },
  {
    law: "OnlyRunningTasksAct",
    what: "an action is given again after its task is over",
    engine: answering((decision, plan, before, inputs) =>
      before === undefined || decision.run === before
        ? decision
        : { ...decision, actions: [...decision.actions, ...advance(plan, before, { ...inputs, results: [] }).actions] },
    ),
  },
  {
    law: "ActionsAgree",
    what: "all that is to be applied is to be taken away as well",
    engine: answering((decision) => ({ ...decision, actions: [...decision.actions, ...turned(decision.actions)] })),
  },
  {
    law: "FailureSaysWhy",
    what: "a run that has failed keeps no reason",
    engine: storing((run) => without(run, "reason")),
  },
  {
    law: "CompleteIsWhole",
    what: "a run is complete with its first phase",
    engine: storing((run) =>
      run.state === "Running" && run.phases[0]?.state === "Complete" ? { ...run, state: "Complete" } : run,
    ),
  },
  {
    law: "SameInputs",
    what: "every look makes another run",
    engine: storing((run) => ({ ...run })),
  },
  {
    law: "ItEnds",
    what: "a task that is given a second try waits for ever",
    engine: answering((decision) => ({
      ...decision,
      actions: decision.actions.filter((action) => !("attempt" in action) || action.attempt === 1),
      run:
        decision.run &&
        eachStep(decision.run, (step) => ({
          ...step,
          tasks: step.tasks.map((task) => (task.attempt > 1 ? { ...task, startedAt: Number.MAX_SAFE_INTEGER } : task)),
        })),
    })),
  },
];
