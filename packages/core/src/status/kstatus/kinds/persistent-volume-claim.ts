import { stringOr } from "../fields.ts";
import { current, inProgress, type KstatusResult } from "../result.ts";
import type { Rule } from "../rule.ts";

const BOUND: KstatusResult = Object.freeze(current("PVC is Bound"));

/** The rule of PersistentVolumeClaim: bound or not; a lost claim is in progress too. */
export const computePersistentVolumeClaim: Rule = ({ status }) => {
  const phase = stringOr(status?.phase, "unknown");
  return phase === "Bound" ? BOUND : inProgress("NotBound", `PVC is not Bound. phase: ${phase}`);
};
