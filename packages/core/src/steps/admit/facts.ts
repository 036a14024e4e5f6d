import { compareText } from "../../object/index.ts";
import type { AdmissionChange, AskedVerb } from "./change.ts";
import { firstPlan, judgeParameters, type ParameterVerdict } from "./changed-parameters.ts";

/** The facts about a change that the rules use. */
export interface ChangeFacts {
  readonly change: AdmissionChange;
  readonly command: AskedVerb | undefined;
  readonly isUser: boolean;
  /** Whether a plan was scheduled or running before the change. */
  readonly hadPlan: boolean;
  readonly isUpgrade: boolean;
  /** Whether the parameters were changed, and trigger a plan. */
  readonly isUpdate: boolean;
  /** Whether a plan is set in the object and none was before. */
  readonly isNovel: boolean;
  readonly isRetriggered: boolean;
  readonly isCancellation: boolean;
  /** Whether another plan is set in the object than before. */
  readonly isReplaced: boolean;
  readonly parameters: ParameterVerdict;
  /** The targets that the caller may not change, sorted. */
  readonly foreign: readonly string[];
  /** The plan that an upgrade triggers. */
  readonly upgradePlan: string | undefined;
}

const UPGRADE = ["upgrade", "update", "deploy"];

/** Computes the facts about a change. */
export function factsOf(change: AdmissionChange, upstream: boolean): ChangeFacts {
  const { old, new: next, book, role = "user", command, targets = [], mayChange = () => true } = change;
  const parameters = judgeParameters(change, upstream);
  const hadPlan = old.plan !== "";
  return {
    change,
    command,
    isUser: role === "user",
    hadPlan,
    isUpgrade: next.revision !== old.revision,
    isUpdate: parameters.plan !== undefined,
    isNovel: !hadPlan && next.plan !== "",
    isRetriggered: hadPlan && next.plan === old.plan && next.uid !== old.uid,
    isCancellation: hadPlan && next.plan === "",
    isReplaced: hadPlan && next.plan !== "" && next.plan !== old.plan,
    parameters,
    foreign: [...new Set(targets)].filter((target) => !mayChange(target)).toSorted(compareText),
    upgradePlan: firstPlan(book, UPGRADE),
  };
}
