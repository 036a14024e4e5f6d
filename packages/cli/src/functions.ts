import { aggregateStatus } from "@landfall/krm-functions/aggregate-status";
import { checkChange } from "@landfall/krm-functions/check-change";
import { computeWave } from "@landfall/krm-functions/compute-wave";
import type { AnyFunction } from "@landfall/krm-functions/runner";
import { setSuspend } from "@landfall/krm-functions/set-suspend";

/** The functions that the command runs without kpt. */
export const FUNCTIONS: readonly AnyFunction[] = [aggregateStatus, computeWave, setSuspend, checkChange];
