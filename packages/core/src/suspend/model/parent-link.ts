import type { KubeObject, ObjectRef, Path } from "../../object/index.ts";
import type { Effect } from "./effect.ts";

/** The verdict of windows about an object: it may go on, may not, or that is unknown. */
export interface WindowVerdict {
  readonly state: "active" | "unattributed" | "unknown";
  /** The field of the parent with the window that decides. */
  readonly field: string;
}

/**
 * Says how the states of a parent and of an object combine in the real system.
 *
 * | combinator | the effect is stopped when |
 * |---|---|
 * | or | either is suspended |
 * | replace | the parent is suspended; the value on the object is a copy |
 * | most-specific | the object is suspended; if it has no value, the parent is |
 * | deny-over-allow | the object is suspended; or a `deny` window of the parent is open; or it has `allow` windows, and none is open |
 * | none | the object is suspended; people expect the parent to count, but it does not |
 *
 * For switches of one object that override each other, see `Mechanism.inertWhile`.
 */
export type Combinator = "or" | "replace" | "most-specific" | "deny-over-allow" | "none";

/** A parent object that also decides about the suspension of an object. */
export interface ParentLink {
  readonly child: { readonly group: string; readonly kind: string };
  readonly effect: Effect;
  readonly combinator: Combinator;
  /** The effect of the parent that counts. Default: the same effect. */
  readonly parentEffect?: Effect;
  /** For `most-specific`: the path of the object's own value. */
  readonly own?: Path;
  /**
   * Returns the state of a parent that has no switch of its own for the effect; `undefined`: it does not decide.
   * Default: the parent is resolved.
   */
  readonly says?: (parent: KubeObject, object: KubeObject, now: number | undefined) => WindowVerdict | undefined;
  /** Why an edit of the object itself is lost; callers who request the effect are directed to the parent. */
  readonly overwrites?: string;
  /**
   * Returns the parents of an object; the object itself if its status repeats what others decided; empty if it has no
   * such parent.
   */
  readonly parentsOf: (object: KubeObject) => readonly ObjectRef[];
}
