import { current, type KstatusResult } from "../result.ts";
import type { Rule } from "../rule.ts";

const READY: KstatusResult = Object.freeze(current("Resource is always ready"));

/** The rule of Secret, ConfigMap and CronJob: they are always Current. */
export const computeAlwaysReady: Rule = () => READY;
