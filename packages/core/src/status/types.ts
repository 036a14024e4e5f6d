import type { Json, KubeObject, ObjectRef, Path, Problem, TimeInput } from "../object/index.ts";
import type { Subject } from "./subject.ts";

/** The status words of kstatus (cli-utils `status.Status`). */
export type StatusWord = "InProgress" | "Current" | "Failed" | "Terminating" | "NotFound" | "Unknown";

/**
 * The mode of judging. `extended`, the default, never says Current without evidence; the other two give the results of
 * the Go libraries.
 */
export type StatusMode = "extended" | "kstatus" | "kstatus-flux";

/** A condition as kstatus writes it: without a time, and without a reason or message that is empty. */
export interface StatusCondition {
  readonly type: "Reconciling" | "Stalled";
  readonly status: "True";
  readonly reason?: string;
  readonly message?: string;
}

/** One field on which a verdict is based. `readPath` finds it in the object, or in the child that `ref` names. */
export interface EvidenceField {
  readonly path: Path;
  /** The value found; a string longer than 256 UTF-16 units is cut there, a list or map is given as its size. */
  readonly value: Json;
  readonly ref?: ObjectRef;
}

/** The rule that decided, and the fields it used. If all these fields are deleted, the object is no longer Current. */
export interface StatusEvidence {
  /** The stable id of the rule: `builtin/Deployment/LessReady`, `generic/condition`, or a rule library's own. */
  readonly rule: string;
  readonly fields: readonly EvidenceField[];
}

/** The status of an object, with its reason and evidence. */
export interface StatusResult {
  readonly status: StatusWord;
  /** Whether a field, an annotation or a condition of the object itself suspends it. It never hides a failure. */
  readonly suspended: boolean;
  /** Whether nothing will change until somebody changes the object, or another one that it refers to. */
  readonly terminal: boolean;
  /** The machine-readable reason of the status, in PascalCase. */
  readonly reason: string;
  /** The human-readable message: at most 256 UTF-16 units, the cause first, no control characters. */
  readonly message: string;
  /** The conditions as kstatus gives them: none, or one of `Reconciling` and `Stalled`. */
  readonly conditions: readonly StatusCondition[];
  readonly evidence: StatusEvidence;
  /** Problems of fields that could not be read, and were therefore ignored. */
  readonly warnings: readonly Problem[];
}

/**
 * Evidence that a rule ignores: the conditions of a type, or of a type and reason, or a field of `status` by its name.
 */
export interface Distrusted {
  readonly condition?: string;
  /** The condition's reason. Default: any. */
  readonly reason?: string;
  readonly field?: string;
}

/** The verdict of one rule on one object. */
export interface RuleVerdict {
  readonly rule: string;
  readonly status: StatusWord;
  readonly reason: string;
  /** The message, of any length; `computeStatus` shortens it. */
  readonly message: string;
  readonly fields: readonly EvidenceField[];
  readonly terminal?: boolean;
  readonly suspended?: boolean;
  readonly warnings?: readonly Problem[];
  /** For a rule of the library: whether none of its rows is true, and this is its default verdict. Default: false. */
  readonly isDefault?: boolean;
  /** Whether the row of the rule only asks whether a field is there: it knows nothing of what the field says. */
  readonly isRest?: boolean;
}

/** The facts that a rule gets besides the object. */
export interface StatusContext {
  /** The time in milliseconds since the epoch; absent: no rule may judge by age. */
  readonly now: number | undefined;
  /** When the caller first saw the object, in milliseconds since the epoch. */
  readonly firstSeen: number | undefined;
  readonly options: StatusOptions;
}

/**
 * A rule for one kind: a user's, a library's or a built-in one. It must not throw; if it does, the object is Unknown
 * with reason `RuleFailed`. `undefined` means that it has no verdict, and the next rule is tried. Deletion is judged
 * before any rule. With a stale `status.observedGeneration` only a failure counts, if it is based on conditions of this
 * generation.
 */
export interface StatusRule {
  readonly id: string;
  /**
   * Whether the rule needs a status. Default: true, so that an object without one is judged as such before the rule is
   * tried.
   */
  readonly needsStatus?: boolean;
  readonly evaluate: (object: KubeObject, context: StatusContext) => RuleVerdict | undefined;
  /**
   * Returns the suspension of the object, if the rule knows it. It is used with the rule's own verdict, with that of
   * the next layer if the rule has none, and for an object without a status or with one of another generation. Must not
   * throw.
   */
  readonly suspension?: (object: KubeObject, context: StatusContext) => StatusSuspension | undefined;
  /** For a rule of the library: returns the evidence to ignore when the object is judged without it. Must not throw. */
  readonly overrules?: (object: KubeObject) => readonly Distrusted[];
  /**
   * For a rule of the library: returns the condition types that its controller always writes, if it leaves the object
   * to the next layer.
   */
  readonly usualConditions?: (object: KubeObject) => readonly string[];
}

/** The suspension of an object by a rule. */
export interface StatusSuspension {
  /** Whether the object is suspended. Absent: unknown; the warnings say why. */
  readonly suspended?: boolean;
  readonly fields: readonly EvidenceField[];
  readonly warnings?: readonly Problem[];
}

/** The suspension of an object by the catalogue. `unknown` carries only its warnings. */
export interface KnownStanding {
  readonly suspended: "yes" | "no" | "partial" | "pending" | "unknown";
  readonly fields: readonly EvidenceField[];
  readonly warnings: readonly Problem[];
}

/**
 * Rules by `group/kind`, as `statusRuleKey` writes it; the version never counts. The key `group/*` is for all other
 * kinds of a group, `*.domain/*` for all groups below a domain.
 */
export type StatusRuleSet = ReadonlyMap<string, StatusRule>;

/** Objects by the uid of each of their owners, as `indexChildren` builds it. */
export interface ChildIndex {
  readonly byOwner: ReadonlyMap<string, readonly Subject[]>;
}

/** Options of `computeStatus`. */
export interface StatusOptions {
  /** The mode of judging. Default: `extended`. */
  readonly mode?: StatusMode;
  /**
   * The present time, in milliseconds since the epoch, RFC 3339 or a `Date`. Without it, and with a value that is no
   * time, nothing is judged by age.
   */
  readonly now?: TimeInput | undefined;
  /** When the caller first saw this object, in the same forms. Default: `metadata.creationTimestamp`. */
  readonly firstSeen?: TimeInput | undefined;
  /** How many seconds a live object may have no status before InProgress becomes Unknown. Default: 300. */
  readonly noStatusGraceSeconds?: number;
  /**
   * How many seconds a Pod may be unschedulable before it is Failed; an autoscaler must be able to add a node within
   * that time. Default: 300.
   */
  readonly unschedulableGraceSeconds?: number;
  /**
   * How many seconds a not-ready condition may name neither progress nor a cause before the object is Failed. Default:
   * 1800.
   */
  readonly stuckAfterSeconds?: number;
  /**
   * Whether the object is in a cluster. Default: true if its metadata has a uid, a resourceVersion, a creationTimestamp
   * or a generation, or if it has a status. Only a live object without a status waits for its controller.
   */
  readonly live?: boolean;
  /**
   * Whether an object without a status may be Current: this one, or those with the refs for which the function returns
   * true.
   */
  readonly statusOptional?: boolean | ((ref: ObjectRef) => boolean);
  /**
   * Objects that include the children of this one, which are found by owner uid and current revision. For many calls
   * with the same objects, pass the result of `indexChildren`.
   */
  readonly children?: readonly KubeObject[] | ChildIndex;
  /**
   * Returns the condition types that objects of a kind usually have, as `learnUsualConditions(objects)` does: an object
   * without one of them is not Current yet. Used only if no rule and no built-in table judges the kind.
   */
  readonly usualConditions?: (group: string, kind: string) => readonly string[] | undefined;
  /** The caller's own rules, which are tried first. */
  readonly rules?: StatusRuleSet;
  /** Opt-in: converts the value of the annotation `landfall.dev/status-rule` to a rule, which is tried second. */
  readonly hint?: (annotation: string) => StatusRule | undefined;
  /**
   * Reads the suspension of an object from the suspend catalogue, for example with `standingReader()` of
   * `@landfall/core/suspend`; used if no rule says that the object is suspended. It only adds suspensions; if it
   * returns nothing, the common switches count.
   */
  readonly suspension?: (object: KubeObject, now: number | undefined) => KnownStanding | undefined;
  /**
   * The rule library, tried third, before the built-in rules and the generic layer. Those judge the object too, and a
   * failure they find wins over a Current of the library. A lookup function is enough.
   */
  readonly library?: Pick<StatusRuleSet, "get">;
}
