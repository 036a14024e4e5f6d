import { formatPath, type KubeObject, type Path, readPath, refOf } from "../../object/index.ts";
import type { ParentLink, WindowVerdict } from "../model/parent-link.ts";

/**
 * The status field in which the controller of Argo Rollouts reports that it has paused a Rollout itself, at a step or
 * by an analysis.
 */
const PAUSES: Path = ["status", "pauseConditions"];

function pausesSay(rollout: KubeObject): WindowVerdict | undefined {
  const pauses = readPath(rollout, PAUSES);
  const some = Array.isArray(pauses) && pauses.length > 0;
  return some ? { state: "unattributed", field: formatPath(PAUSES) } : undefined;
}

/**
 * Parent links of an Argo Rollout: it is paused by `spec.paused` or by a condition that its controller keeps in the
 * status. No hold can end such a condition; promoting does. Source: `rolloutContext.checkPausedConditions` of Argo
 * Rollouts.
 */
export const ROLLOUT_LINKS: readonly ParentLink[] = [
  {
    child: { group: "argoproj.io", kind: "Rollout" },
    effect: "rollout",
    combinator: "or",
    says: pausesSay,
    parentsOf: (rollout) => (pausesSay(rollout) === undefined ? [] : [refOf(rollout)]),
  },
];
