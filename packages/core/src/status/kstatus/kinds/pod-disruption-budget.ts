import { current, type KstatusResult } from "../result.ts";
import type { Rule } from "../rule.ts";

const COMPUTED: KstatusResult = Object.freeze(current("AllowedDisruptions has been computed."));

/** PodDisruptionBudget: once its generation is observed there is nothing to wait for. */
export const computePodDisruptionBudget: Rule = () => COMPUTED;
