import { current, type KstatusResult } from "../result.ts";
import type { Rule } from "../rule.ts";

const READY: KstatusResult = Object.freeze(current("Resource is always ready"));

/** Secret, ConfigMap, CronJob: nothing happens to them. */
export const computeAlwaysReady: Rule = () => READY;
