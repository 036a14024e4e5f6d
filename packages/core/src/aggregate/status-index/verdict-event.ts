import type { Target } from "../../object/index.ts";
import type { Axes } from "../model/axes.ts";
import type { Observation } from "../model/observation.ts";
import { AXIS_NAMES } from "../rollup/rollup-counts.ts";

/** What is held true of a target: what must change for a person to be told. Neither text nor time is part of it. */
export interface Verdict extends Axes {
  readonly observed?: string;
  readonly wanted?: string;
  readonly blockedBy?: string;
}

/** One change of verdict of one target. */
export interface VerdictEvent {
  readonly target: Target;
  /** Absent where nothing was known before. */
  readonly before?: Verdict;
  /** Absent where the target was removed. */
  readonly after?: Verdict;
  /** Why it is as it is now; of a target that was removed, `Removed`. */
  readonly reason: string;
  readonly message: string;
  /** The observation that brought the change; absent where the target was removed or was never seen. */
  readonly observedAt?: string;
}

/** The event of a target that was `before` and is `after`, or `undefined` if the verdict is the same. */
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

function verdictOf(observation: Observation | undefined): Verdict | undefined {
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
