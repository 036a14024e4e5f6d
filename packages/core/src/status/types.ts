import type { Json, KubeObject, ObjectRef, Path, Problem } from "../object/index.ts";
import type { Subject } from "./subject.ts";

/** The kstatus words (cli-utils `status.Status`). */
export type StatusWord = "InProgress" | "Current" | "Failed" | "Terminating" | "NotFound" | "Unknown";

/** `extended` is honest and the default; the other two give the answers of the Go libraries. */
export type StatusMode = "extended" | "kstatus" | "kstatus-flux";

/** A condition as kstatus writes it: without a time, and without a reason or message that is empty. */
export interface StatusCondition {
  readonly type: "Reconciling" | "Stalled";
  readonly status: "True";
  readonly reason?: string;
  readonly message?: string;
}

/** One field that a verdict rests on. `readPath` finds it in the object, or in the child that `ref` names. */
export interface EvidenceField {
  readonly path: Path;
  /** The value found; a string longer than 256 UTF-16 units is cut there, a list or map is given as its size. */
  readonly value: Json;
  readonly ref?: ObjectRef;
}

/** Which rule decided, and on what. Deleting all the fields of a Current verdict turns Current away. */
export interface StatusEvidence {
  /** Stable id: `builtin/Deployment/LessReady`, `generic/condition`, or a rule library's own. */
  readonly rule: string;
  readonly fields: readonly EvidenceField[];
}

/** The status of an object, and why. */
export interface StatusResult {
  readonly status: StatusWord;
  /** Held still by a field, an annotation or a condition of the object itself. Never hides a failure. */
  readonly suspended: boolean;
  /** Whether nothing will change until somebody changes the object, or another one that it refers to. */
  readonly terminal: boolean;
  /** PascalCase, for programs. */
  readonly reason: string;
  /** For people: at most 256 UTF-16 units, the cause first, no control characters. */
  readonly message: string;
  /** The conditions as kstatus gives them: none, or one of `Reconciling` and `Stalled`. */
  readonly conditions: readonly StatusCondition[];
  readonly evidence: StatusEvidence;
  /** Problems about fields that could not be read, and were therefore not believed. */
  readonly warnings: readonly Problem[];
}

/** Evidence that a rule does not believe: the conditions of a type, or of a type and reason, or a field of `status` by its name. */
export interface Distrusted {
  readonly condition?: string;
  /** Default: whatever the condition's reason is. */
  readonly reason?: string;
  readonly field?: string;
}

/** The verdict of one rule on one object. */
export interface RuleVerdict {
  readonly rule: string;
  readonly status: StatusWord;
  readonly reason: string;
  /** The message, of any length; `computeStatus` makes it fit. */
  readonly message: string;
  readonly fields: readonly EvidenceField[];
  readonly terminal?: boolean;
  readonly suspended?: boolean;
  readonly warnings?: readonly Problem[];
  /** For a rule of the library: none of its rows is true, and this is its word for that. Default false. */
  readonly isDefault?: boolean;
}

/** The facts that a rule is given beside the object. */
export interface StatusContext {
  /** Milliseconds since the epoch; absent: no rule may judge by age. */
  readonly now: number | undefined;
  /** When the caller first saw the object, in milliseconds since the epoch. */
  readonly firstSeen: number | undefined;
  readonly options: StatusOptions;
}

/**
 * A rule for one kind: a user's, a library's or a built-in one. It must not throw; if it does, the
 * object is Unknown with reason `RuleFailed`. `undefined` means "not mine": the next rule is asked.
 * Deletion is judged before any rule. Under a stale `status.observedGeneration` only a failure counts that rests on
 * conditions of this generation.
 */
export interface StatusRule {
  readonly id: string;
  /** Default true: an object without a status is judged as such, and this rule is not asked. */
  readonly needsStatus?: boolean;
  readonly evaluate: (object: KubeObject, context: StatusContext) => RuleVerdict | undefined;
  /**
   * The suspension of the object, if the rule can tell: for the rule's own answer, for that of the next layer where it
   * leaves the object to that, and for an object without a status or with one of another generation. Must not throw.
   */
  readonly suspension?: (object: KubeObject, context: StatusContext) => StatusSuspension | undefined;
  /** For a rule of the library: what is not believed where the object is judged without it. Must not throw. */
  readonly overrules?: (object: KubeObject) => readonly Distrusted[];
  /** For a rule of the library: the condition types that its controller always writes, where it leaves the object to the next layer. */
  readonly usualConditions?: (object: KubeObject) => readonly string[];
}

/** The answer of a rule about the suspension of an object. */
export interface StatusSuspension {
  /** Absent: it could not be told; the warnings say why. */
  readonly suspended?: boolean;
  readonly fields: readonly EvidenceField[];
  readonly warnings?: readonly Problem[];
}

/** The state of an object's suspension. `unknown` says nothing but its warnings. */
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

/** Objects by the uid of each of their owners, as `indexChildren` makes it. */
export interface ChildIndex {
  readonly byOwner: ReadonlyMap<string, readonly Subject[]>;
}

/** Options of `computeStatus`. */
export interface StatusOptions {
  /** Default `extended`. */
  readonly mode?: StatusMode;
  /** The time, in milliseconds since the epoch or RFC 3339. Without it nothing is judged by its age. */
  readonly now?: number | string | undefined;
  /** When the caller first saw this object, in the same forms. Default: `metadata.creationTimestamp`. */
  readonly firstSeen?: number | string | undefined;
  /** How many seconds a live object may go without any status before InProgress becomes Unknown. Default 300. */
  readonly noStatusGraceSeconds?: number;
  /** How many seconds a Pod may be unschedulable before Failed: longer than an autoscaler takes to add a node. Default 300. */
  readonly unschedulableGraceSeconds?: number;
  /** How many seconds a not-ready condition may go without naming progress or a cause before Failed. Default 1800. */
  readonly stuckAfterSeconds?: number;
  /**
   * Whether a cluster holds the object. Default: it does if its metadata has a uid, a resourceVersion, a
   * creationTimestamp or a generation, or it has a status. Only a live object without a status waits for its controller.
   */
  readonly live?: boolean;
  /** "No status is fine": for this object, or for the refs for which the function says so. */
  readonly statusOptional?: boolean | ((ref: ObjectRef) => boolean);
  /**
   * Objects among which the children of this one are: found by owner uid and current revision. For many questions about
   * the same objects, pass what `indexChildren` made of them.
   */
  readonly children?: readonly KubeObject[] | ChildIndex;
  /**
   * The condition types that objects of a kind usually have, such as `learnUsualConditions(objects)`: one without them
   * is not Current yet. Only for what no rule and no built-in table judges.
   */
  readonly usualConditions?: (group: string, kind: string) => readonly string[] | undefined;
  /** The caller's own rules: asked first. */
  readonly rules?: StatusRuleSet;
  /** Opt-in: turns the value of the annotation `landfall.dev/status-rule` into a rule; asked second. */
  readonly hint?: (annotation: string) => StatusRule | undefined;
  /**
   * Reads the suspension of an object from the suspend catalogue, for example with `standingReader()` of
   * `@landfall/core/suspend`: asked where no rule says that the object is suspended. It only adds; without an answer
   * the common switches stand.
   */
  readonly suspension?: (object: KubeObject, now: number | undefined) => KnownStanding | undefined;
  /**
   * The rule library: asked third, before the built-in rules and the generic layer, which judge the object too: a failure
   * that they find wins over a Current of the library. A lookup will do.
   */
  readonly library?: Pick<StatusRuleSet, "get">;
}
