import type { Target } from "../../object/index.ts";
import type { Axes } from "../model/axes.ts";
import type { Observation } from "../model/observation.ts";
import { AXIS_NAMES } from "../rollup/rollup-counts.ts";

/** The facts of a target whose change is an event for people; texts and times are not among them. */
export interface TargetVerdict extends Axes {
  readonly observed?: string;
  readonly wanted?: string;
  readonly blockedBy?: string;
}

/** One change of verdict of one target. */
export interface VerdictEvent {
  readonly target: Target;
  /** The verdict before the change; absent if nothing was known. */
  readonly before?: TargetVerdict;
  /** The verdict after the change; absent if the target was removed. */
  readonly after?: TargetVerdict;
  /** The reason of the present state; `Removed` for a target that was removed. */
  readonly reason: string;
  readonly message: string;
  /**
   * When the observation that brought the change was made; RFC 3339. Absent if the target was removed or was never
   * seen.
   */
  readonly observedAt?: string;
}

/** Returns the event of a target that changed from `before` to `after`, or `undefined` if the verdict is the same. */
export function verdictEvent(
  target: Target,
  before: Observation | undefined,
  after: Observation | undefined,
): VerdictEvent | undefined {
  const [was, is] = [verdictOf(before), verdictOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return undefined;
  return {
    target,
    ...(was === undefined ? {} : { before: was }),
    ...(is === undefined ? {} : { after: is }),
    reason: after?.reason ?? "Removed",
    message: after?.message ?? "nothing reports on it any more",
    ...(after?.observedAt === undefined ? {} : { observedAt: after.observedAt }),
  };
}

function verdictOf(observation: Observation | undefined): TargetVerdict | undefined {
  if (observation === undefined) return undefined;
  const { axes, revision, blockedBy } = observation;
  const words = Object.fromEntries(AXIS_NAMES.map((axis) => [axis, axes[axis]])) as unknown as Axes;
  return {
    ...words,
    ...(revision.observed === undefined ? {} : { observed: revision.observed }),
    ...(revision.wanted === undefined ? {} : { wanted: revision.wanted }),
    ...(blockedBy === undefined ? {} : { blockedBy }),
  };
}
