import { current, type KstatusResult } from "../result.ts";
import type { Rule } from "../rule.ts";

const COMPUTED: KstatusResult = Object.freeze(current("AllowedDisruptions has been computed."));

/** The rule of PodDisruptionBudget: it is Current once its generation is observed. */
export const computePodDisruptionBudget: Rule = () => COMPUTED;
