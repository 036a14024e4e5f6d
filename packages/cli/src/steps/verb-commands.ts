import type { StepVerb } from "@landfall/core/steps";
import { type Command, DRY, TEXT_OR_JSON } from "../command.ts";
import { VERBOSE } from "../input/foreign.ts";
import { sayWord } from "../rollout/say-word.ts";
import { sayOfSteps } from "./say.ts";

/** A verb, with its texts for help. */
interface Row {
  readonly usage: string;
  readonly arity: Command["arity"];
  readonly summary: string;
  readonly description: string;
  readonly example: string;
}

const ROWS: { readonly [verb in StepVerb]: Row } = {
  retry: {
    usage: "DIR TARGET [STEP]",
    arity: [2, 3],
    summary: "Try again what failed of the steps of a target",
    description: "What was stopped goes on where it was. A target that failed with its steps is tried again, too.",
    example: 'landfall steps retry --reason "the registry is back" fleet eu-3',
  },
  skip: {
    usage: "DIR TARGET STEP",
    arity: [3, 3],
    summary: "Go on without a step of a target",
    description: "What it owns and has not moved yet stays as it is. Nothing begins that is behind what still runs.",
    example: 'landfall steps skip --reason "no add-ons here" fleet eu-3 go/addons',
  },
  back: {
    usage: "DIR TARGET STEP",
    arity: [3, 3],
    summary: "Go back to a step of a target: it begins anew, and all behind it waits again",
    description: "What was moved stays moved: going back to an earlier revision is landfall rollout rollback.",
    example: 'landfall steps back --reason "look at the drain again" fleet eu-3 go/drain',
  },
  cancel: {
    usage: "DIR TARGET",
    arity: [2, 2],
    summary: "End the steps of a target where they are",
    description: "The target has failed then, as the rollout counts it.",
    example: 'landfall steps cancel --reason "INC-7" fleet eu-3',
  },
  override: {
    usage: "DIR TARGET",
    arity: [2, 2],
    summary: "Begin the steps of a target anew while they are on their way",
    description: "Also with a plan that was edited in the meantime.",
    example: 'landfall steps override --reason "with the plan as it is now" fleet eu-3',
  },
  rerun: {
    usage: "DIR TARGET",
    arity: [2, 2],
    summary: "Begin the steps of a target anew when they have ended",
    description: "Also with a plan that was edited in the meantime.",
    example: 'landfall steps rerun --reason "the node was replaced" fleet eu-3',
  },
};

/** The commands `landfall steps retry`, `skip` and so on. */
export const STEP_VERBS: readonly Command[] = (Object.keys(ROWS) as readonly StepVerb[]).map((verb) => {
  const { usage, arity, summary, description, example } = ROWS[verb];
  return {
    name: `steps ${verb}`,
    usage,
    summary,
    description: `${description}

Writes who, what and why to the config of the rollout (steps.commands of its ComputeWave object) and nothing else: the
next render carries it out. It counts for this opening of this run. What would do nothing is refused, with what would.`,
    example,
    flags: {
      reason: { value: "TEXT", help: "why; must be given" },
      actor: { value: "NAME", help: "who says so (default: the user name of git, else of the system)" },
      rollout: { value: "NAME", help: "which rollout, where the directory has several" },
      quiet: { short: "q", help: "do not print what it does" },
      ...VERBOSE,
      ...TEXT_OR_JSON,
      ...DRY,
    },
    arity,
    run: (args, io) =>
      sayWord({ name: `steps ${verb}`, usage }, args, io, (list, order, isWritten) =>
        sayOfSteps(list, verb, order, isWritten),
      ),
  };
});
