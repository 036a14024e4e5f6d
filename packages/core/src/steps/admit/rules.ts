import { VERB_STATES } from "../advance/apply-commands.ts";
import type { ChangeDecision } from "./change.ts";
import type { ChangeFacts } from "./facts.ts";

/** One rule about changes during a run. */
export interface AdmissionRule {
  /** The machine-readable name in PascalCase. */
  readonly name: string;
  /** The phase of the object's life in which the rule applies. */
  readonly phase: "any" | "normal" | "deleting";
  /** The number of the same rule in KUDO; absent if KUDO has no such rule. */
  readonly kudo?: number | undefined;
  /** `required`: only the correct decision has the rule. `upstream`: only KUDO's decision has it. Default: both. */
  readonly only?: "required" | "upstream";
  readonly answer: ChangeDecision["answer"];
  readonly field: "plan" | "revision" | "parameters" | "status" | "command" | "targets" | "";
  /** The condition under which it applies, as a part of a sentence. */
  readonly condition: string;
  readonly when: (facts: ChangeFacts) => boolean;
  /** Returns the plan that the rule triggers. */
  readonly plan?: (facts: ChangeFacts) => string | undefined;
}

const CLEANUP = "cleanup";
const DEPLOY = "deploy";

const TENANCY: readonly AdmissionRule[] = [
  {
    ...deny("OutOfScope", "targets", "a target is outside the scope of the caller", {
      when: ({ foreign }) => foreign.length > 0,
    }),
    only: "required",
  },
];

const VERBS: readonly AdmissionRule[] = [
  deny("VerbWithoutReason", "command", "a command has no actor or no reason", {
    when: ({ command }) => command !== undefined && (command.by === "" || command.reason === ""),
  }),
  ...Object.entries(VERB_STATES).map(([verb, states]) =>
    deny(
      `Cannot${verb[0]?.toUpperCase()}${verb.slice(1)}`,
      "command",
      `the command is ${verb}, and the run is not ${states.join(" or ")}`,
      {
        when: ({ command }) => command?.verb === verb && !states.includes(command.run),
      },
    ),
  ),
];

const ANY: readonly AdmissionRule[] = [
  {
    ...deny("PlanUndefined", "plan", "a plan is set that does not exist", {
      when: ({ change }) => change.new.plan !== "" && !change.book.plans.has(change.new.plan),
    }),
    kudo: 1,
  },
  ...(
    [
      ["ParameterUndefined", 2, "a parameter is set or changed that is not declared"],
      ["ParameterImmutable", 2, "an immutable parameter is changed"],
      ["ParameterNeeded", 2, "the new revision makes a parameter immutable that has no value"],
      ["ParameterInvalid", 2, "the value of a parameter is invalid or missing"],
      ["TriggerUndefined", 3, "a parameter triggers a plan that does not exist"],
      ["TriggersSeveral", 3, "the parameters trigger more than one plan"],
      ["NothingToTrigger", 3, "no plan exists that the changed parameters could trigger"],
    ] as const
  ).map(
    ([name, kudo, condition]): AdmissionRule => ({
      ...deny(name, "parameters", condition, { when: ({ parameters }) => parameters.problem?.rule === name }),
      kudo,
    }),
  ),
];

const DELETING: readonly AdmissionRule[] = [
  deletion(4, "CleanupStays", "plan", "the scheduled cleanup is replaced or removed", {
    when: ({ change }) => change.old.plan === CLEANUP && change.new.plan !== CLEANUP,
  }),
  deletion(5, "NoChangeWhileDeleting", "parameters", "a parameter or the revision is changed", {
    when: ({ isUpdate, isUpgrade }) => isUpdate || isUpgrade,
  }),
  deletion(6, "OnlyCleanup", "plan", "another plan than cleanup is set", {
    when: ({ change }) => change.new.plan !== "" && change.new.plan !== CLEANUP,
  }),
  {
    ...deletion(undefined, "RunStays", "plan", "a person removes a plan that has not ended", {
      when: ({ change, isUser, isCancellation, command }) =>
        isUser && isCancellation && !change.old.hasEnded && command?.verb !== "cancel",
    }),
    only: "required",
  },
  { ...allow("Deleting", "no other rule applies"), phase: "deleting", kudo: 7 },
];

const NORMAL: readonly AdmissionRule[] = [
  normal(8, "UpdateOfOtherPlan", "parameters", "a plan is scheduled, and the parameters trigger another one", {
    when: ({ hadPlan, isUpdate, change, parameters, command }) =>
      hadPlan && isUpdate && parameters.plan !== change.old.plan && command?.verb !== "override",
  }),
  normal(9, "UpgradeWhileRunning", "revision", "a plan is scheduled, and the revision is changed", {
    when: ({ isUpgrade, hadPlan, command }) => isUpgrade && hadPlan && command?.verb !== "override",
  }),
  normal(10, "UpgradeWithPlan", "plan", "the revision is changed, and a plan is set", {
    when: ({ isUpgrade, isNovel }) => isUpgrade && isNovel,
  }),
  normal(
    11,
    "UpgradeWithUpdate",
    "parameters",
    "the revision is changed, and the parameters trigger another plan than deploy",
    {
      when: ({ isUpgrade, isUpdate, parameters }) => isUpgrade && isUpdate && parameters.plan !== DEPLOY,
    },
  ),
  {
    ...deny("Cancelled", "plan", "the scheduled plan is removed, and the command is cancel", {
      when: ({ isCancellation, command }) => isCancellation && command?.verb === "cancel",
    }),
    phase: "normal",
    only: "required",
    answer: "clear",
  },
  {
    ...deny("Overridden", "plan", "the scheduled plan is replaced, and the command is override", {
      when: ({ isReplaced, command, change }) =>
        isReplaced && command?.verb === "override" && change.new.plan !== CLEANUP,
    }),
    phase: "normal",
    only: "required",
    answer: "trigger",
    plan: ({ change }) => change.new.plan,
  },
  normal(12, "PlanReplaced", "plan", "the scheduled plan is replaced, which needs the command override", {
    when: ({ isReplaced }) => isReplaced,
  }),
  normal(13, "PlanTakenAway", "plan", "the scheduled plan is removed, which needs the command cancel", {
    when: ({ isCancellation }) => isCancellation,
  }),
  normal(14, "UpdateWithPlan", "plan", "the parameters are changed, and a plan is set", {
    when: ({ isUpdate, isNovel }) => isUpdate && isNovel,
  }),
  normal(15, "CleanupByHand", "plan", "cleanup is set, which runs only when the object is deleted", {
    when: ({ change }) => change.new.plan === CLEANUP,
  }),
  normal(
    16,
    "NothingToUpgradeWith",
    "revision",
    "the revision is changed, and there is no plan upgrade, update or deploy",
    {
      when: ({ isUpgrade, upgradePlan }) => isUpgrade && upgradePlan === undefined,
    },
  ),
  trigger(16, "Upgrade", "revision", "the revision is changed; the first of upgrade, update and deploy that exists", {
    when: ({ isUpgrade }) => isUpgrade,
    plan: ({ upgradePlan }) => upgradePlan,
  }),
  trigger(17, "Update", "parameters", "the parameters are changed; their plan, which begins again if it runs", {
    when: ({ isUpdate }) => isUpdate,
    plan: ({ parameters }) => parameters.plan,
  }),
  trigger(18, "PlanSet", "plan", "a plan is set while none is scheduled", {
    when: ({ isNovel }) => isNovel,
    plan: ({ change }) => change.new.plan,
  }),
  {
    ...trigger(20, "PlanSetAgain", "plan", "the same plan is set with another uid", {
      when: ({ isRetriggered }) => isRetriggered,
      plan: ({ change }) => change.new.plan,
    }),
    only: "required",
  },
  {
    ...deny("EndedByHand", "status", "a person sets the run to ended", {
      when: ({ change, isUser }) => isUser && change.new.hasEnded && !change.old.hasEnded,
    }),
    phase: "normal",
    only: "required",
  },
  {
    name: "Ended",
    phase: "normal",
    kudo: 19,
    answer: "clear",
    field: "plan",
    condition: "the run has ended",
    when: ({ change }) => change.new.hasEnded,
  },
  {
    ...trigger(20, "PlanSetAgain", "plan", "the same plan is set with another uid", {
      when: ({ isRetriggered }) => isRetriggered,
      plan: ({ change }) => change.new.plan,
    }),
    only: "upstream",
  },
  { ...allow("Nothing", "no other rule applies"), phase: "normal", kudo: 21 },
];

/** All rules: the first that applies decides. */
export const ADMISSION_RULES: readonly AdmissionRule[] = [...TENANCY, ...VERBS, ...ANY, ...DELETING, ...NORMAL];

type Test = Pick<AdmissionRule, "when">;

function deny(name: string, field: AdmissionRule["field"], condition: string, test: Test): AdmissionRule {
  return { name, phase: "any", answer: "deny", field, condition, ...test };
}

function allow(name: string, condition: string): AdmissionRule {
  return { name, phase: "any", answer: "allow", field: "", condition, when: () => true };
}

function deletion(
  kudo: number | undefined,
  name: string,
  field: AdmissionRule["field"],
  condition: string,
  test: Test,
): AdmissionRule {
  return { ...deny(name, field, condition, test), phase: "deleting", kudo };
}

function normal(
  kudo: number,
  name: string,
  field: AdmissionRule["field"],
  condition: string,
  test: Test,
): AdmissionRule {
  return { ...deny(name, field, condition, test), phase: "normal", kudo };
}

function trigger(
  kudo: number,
  name: string,
  field: AdmissionRule["field"],
  condition: string,
  test: Required<Pick<AdmissionRule, "when" | "plan">>,
): AdmissionRule {
  return { ...normal(kudo, name, field, condition, test), answer: "trigger", plan: test.plan };
}
