// Generated from schemas/landfall.dev/parts/rollout-gone.schema.json by `npm run gen`. Do not edit.

/**
 * A target that left the inventory, as it was then.
 */
export type RolloutGone = {
  /**
   * The target: `<cluster>` or `<cluster>/<package>`.
   */
  readonly target: string;
  /**
   * The wave it was in; absent: not known, or of an earlier attempt.
   */
  readonly wave?: string;
  /**
   * Number of the attempt in which the target left.
   */
  readonly attempt: number;
  /**
   * When the target was first seen to be gone. RFC 3339, UTC.
   */
  readonly goneAt: string;
  /**
   * How far the target was when it left.
   */
  readonly state: "Waiting" | "Released" | "Landed" | "Failed" | "Held" | "RollingBack" | "RolledBack";
  /**
   * The revision it shall have now: that of the plan once it is released, before that the one it had, and again when it is sent back. Absent: not known; whatever it has.
   */
  readonly revision?: string;
  /**
   * The revision it had landed before: where a rollback goes.
   */
  readonly lastGood?: string;
  /**
   * Since when the target was in this state. RFC 3339, UTC.
   */
  readonly since?: string;
  /**
   * When this attempt released it. Absent: it did not, also where the target has landed or failed.
   */
  readonly releasedAt?: string;
  /**
   * Why, as one word for programs.
   */
  readonly reason?: string;
  /**
   * Why the target is in this state, in one sentence for people.
   */
  readonly message?: string;
  /**
   * In a wave that soaks: for how long it was seen healthy without a break.
   */
  readonly soaked?: string;
  /**
   * Up to which observation that was counted.
   */
  readonly seenAt?: string;
  /**
   * Of a target that failed: what the failure is taken for.
   */
  readonly cause?: "change" | "infrastructure" | "invalid" | "preexisting";
  /**
   * How often this attempt has tried it, where that is more than once.
   */
  readonly tries?: number;
  /**
   * When the target is tried again. RFC 3339, UTC.
   */
  readonly retryAt?: string;
  /**
   * It was broken, or its cluster was not ready, when it was released.
   */
  readonly brokenBefore?: boolean;
  /**
   * It joined while the attempt was on its way, and does not count.
   */
  readonly joined?: boolean;
  /**
   * Of a target that has landed: when that was observed which showed it there, where that was before `since`.
   */
  readonly evidenceAt?: string;
  /**
   * How often it was seen healthy without a break, in a wave that counts it.
   */
  readonly samples?: number;
  /**
   * The revision that an attempt before this one brought it to, or that it is sent back from: a rollback of that revision takes it back too.
   */
  readonly movedTo?: string;
  /**
   * Revisions that were good here before `lastGood`, the newest first.
   *
   * Items: A revision that the target had before.
   */
  readonly earlier?: ReadonlyArray<string>;
  /**
   * Somebody pins it: nothing is written there, whatever state it is in.
   */
  readonly pinned?: boolean;
}
