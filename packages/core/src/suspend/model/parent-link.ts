import type { KubeObject, ObjectRef, Path } from "../../object/index.ts";
import type { Effect } from "./effect.ts";

/** The answer of windows about an object: it may go on, it may not, or it cannot be told. */
export interface WindowVerdict {
  readonly state: "active" | "unattributed" | "unknown";
  /** The field of the parent that holds the window which decides. */
  readonly field: string;
}

/**
 * How the states of a parent and of an object combine, as the system really does it.
 *
 * | combinator | the effect is stopped when |
 * |---|---|
 * | or | either says so |
 * | replace | the parent says so; what stands on the object is a copy |
 * | most-specific | the object says so; if it says nothing, the parent |
 * | deny-over-allow | the object says so; or a window of the parent that denies is open; or it has windows that allow, and none is open |
 * | none | the object says so; people expect the parent to count, and it does not |
 *
 * How one switch of an object overrides another one of the same object is its `priority`: see `Mechanism.inertWhile`.
 */
export type Combinator = "or" | "replace" | "most-specific" | "deny-over-allow" | "none";

/** Where the suspension of an object is decided too. */
export interface ParentLink {
  readonly child: { readonly group: string; readonly kind: string };
  readonly effect: Effect;
  readonly combinator: Combinator;
  /** The effect of the parent that counts. Default: the same. */
  readonly parentEffect?: Effect;
  /** For `most-specific`: the path of the object's own value. */
  readonly own?: Path;
  /**
   * Tells the state of a parent that has no switch of its own for the effect; `undefined`: it has no say. Default: the
   * parent is resolved.
   */
  readonly says?: (parent: KubeObject, object: KubeObject, now: number | undefined) => WindowVerdict | undefined;
  /** Why an edit of the object itself is lost: whoever asks for the effect is led to the parent. */
  readonly overwrites?: string;
  /** Which objects they are; itself, where an object repeats what others say; empty: it has no such parent. */
  readonly parentsOf: (object: KubeObject) => readonly ObjectRef[];
}
