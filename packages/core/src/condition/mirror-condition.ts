import { type Condition, findCondition } from "../object/index.ts";

/** The type of the mirrored condition, and its values if the source has none. */
export interface MirrorOptions {
  /** The type of the resulting condition. Default: the mirrored type. */
  readonly target?: string;
  /** The condition if the source has none. Default: Unknown, `NotYetReported`. */
  readonly fallback?: { readonly status: string; readonly reason: string; readonly message: string };
}

/**
 * Copies a condition of one object to another, as Cluster API's v1beta2 `NewMirrorCondition`: status, reason, message
 * and the source's transition time. `observedGeneration` is dropped, since it is not the target's.
 */
export function mirrorCondition(
  conditions: readonly Condition[],
  type: string,
  { target = type, fallback }: MirrorOptions = {},
): Condition {
  const source = findCondition(conditions, type);
  if (source === undefined) {
    const message = `Condition ${type} not yet reported`;
    return { type: target, ...(fallback ?? { status: "Unknown", reason: "NotYetReported", message }) };
  }
  const { status, reason, message, lastTransitionTime } = source;
  return { type: target, status, reason, message, lastTransitionTime };
}
