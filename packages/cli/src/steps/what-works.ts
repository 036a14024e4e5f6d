import { advance, type Run, type RunPlan, type StepCommand, type StepVerb, VERB_STATES } from "@landfall/core/steps";
import type { Leg } from "@landfall/krm-functions/compute-wave";
import { commandLine } from "../render/command-line.ts";

/** The effect of a command: the run after it, or the reason why it has no effect. */
export type Heard = { readonly run: Run } | { readonly refused: string };

/** Applies a command to a run and decides it as the next render would, at the time of the run. */
export function hear(plan: RunPlan, run: Run, command: StepCommand): Heard {
  const { problems, run: after } = advance(plan, run, {
    now: run.at,
    trigger: run.trigger,
    observations: new Map(),
    commands: [command],
    paused: run.pausedBy,
  });
  const refused = problems.find(({ code }) => code === "CommandDoesNotCount");
  if (refused !== undefined) return { refused: refused.message.replace(/^.* does not count: /, "") };
  if (after === undefined || after === run) return { refused: "it would change nothing" };
  return { run: after };
}

/** The commands that have an effect on a run in its present state, each for the first possible step. */
export function commandsThatWork({ key, planned: { plan }, stored }: Leg, directory: string): readonly string[] {
  const run = stored?.run;
  if (run === undefined) return [];
  const paths = plan.phases.flatMap(({ steps }) => steps.map(({ path }) => path));
  return (Object.keys(VERB_STATES) as readonly StepVerb[]).flatMap((verb) => {
    const subjects = verb === "skip" ? paths : verb === "back" ? paths.toReversed() : [undefined];
    const { attempt, tries } = run;
    const works = subjects.find((subject) => {
      const command = { verb, attempt, tries, by: "somebody", ...(subject !== undefined && { subject }) };
      return "run" in hear(plan, run, command);
    });
    if (works === undefined && (subjects[0] !== undefined || !VERB_STATES[verb].includes(run.state))) return [];
    const about = works === undefined ? [] : [works];
    return [commandLine("landfall", "steps", verb, directory, key, ...about, "--reason", "WHY")];
  });
}
