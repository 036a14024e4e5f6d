// Generated from schemas/landfall.dev/status-rules.schema.json by `npm run gen`. Do not edit.
import type { JsonObject, Metadata } from "../embedded.ts";

/**
 * API group; `""` is the core group. `*.example.com` is every group below it and needs the kind `*`.
 */
export type StatusRulesGroup = string;
/**
 * Kind; `*` is every kind of the group that has no rule of its own.
 */
export type StatusRulesKindName = string;
/**
 * Where the meaning of the fields was read: project, API type or page of its documentation.
 */
export type StatusRulesSource = string;
/**
 * CEL. The object's top-level fields are variables (`metadata`, `spec`, `status`, …); `conditions` is `status.conditions`, or an empty list.
 */
export type StatusRulesExpression = string;
/**
 * Text with expressions in double braces: `phase is {{ status.phase }}`. What cannot be evaluated is left out.
 */
export type StatusRulesTemplate = string;
/**
 * Objects and what the rule must say of them.
 *
 * Items: One object, and the result that it must have.
 */
export type StatusRulesCases = ReadonlyArray<{
  /**
   * The state of the object, in words.
   */
  readonly name: string;
  /**
   * The expected result; a field that is absent is not compared, except `suspended`.
   */
  readonly expect: {
    /**
     * The status word that the object must have.
     */
    readonly status: "InProgress" | "Current" | "Failed" | "Terminating" | "Unknown";
    /**
     * The reason that the object must have. Default: not compared.
     */
    readonly reason?: string;
    /**
     * The message that the object must have, in full. Default: not compared.
     */
    readonly message?: string;
    /**
     * Whether the object must be reported as suspended. Default: false.
     */
    readonly suspended?: boolean;
    /**
     * Whether the state must be final. Default: not compared.
     */
    readonly terminal?: boolean;
  };
  /**
   * A whole object, as the API server returns it: apiVersion, kind, metadata, spec, status.
   */
  readonly object: JsonObject;
  /**
   * The time to judge ages by. Default: no clock.
   */
  readonly now?: string;
}>;

/**
 * How to tell the status of kinds, as data: expressions in CEL over an object, in the order in which they decide, with the cases that prove them. A local-config object where it lies in a package.
 */
export type StatusRules = {
  /**
   * Version of the schema of this object.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * Kind of this object.
   */
  readonly kind: "StatusRules";
  /**
   * Standard metadata of a Kubernetes object. The name is part of every rule's id: `<name>/<kind>`.
   */
  readonly metadata: Metadata;
  /**
   * The rules. A record: nothing reconciles it, so there is no status.
   */
  readonly spec: {
    /**
     * The project that the kinds belong to, for people.
     */
    readonly project?: string;
    /**
     * One rule a kind. Two may name the same kind only if their versions differ.
     */
    readonly rules: ReadonlyArray<StatusRulesRule>;
    /**
     * Kinds that need no rule, because the generic layer judges them right, with cases that prove it.
     *
     * Items: A kind that needs no rule, with the cases that prove it.
     */
    readonly generic?: ReadonlyArray<{
      readonly group: StatusRulesGroup;
      readonly kind: StatusRulesKindName;
      readonly source?: StatusRulesSource;
      readonly cases?: StatusRulesCases;
    }>;
  };
}
/**
 * The rule for one kind: a decision table whose first true row decides.
 */
export type StatusRulesRule = {
  readonly group: StatusRulesGroup;
  readonly kind: StatusRulesKindName;
  /**
   * Only objects of these API versions (`v1beta1`). Default: all that no other rule for the kind names.
   *
   * Items: An API version without its group.
   */
  readonly versions?: ReadonlyArray<string>;
  readonly source?: StatusRulesSource;
  /**
   * Default true: an object without a status is InProgress or Unknown, and the rule is not asked.
   */
  readonly needsStatus?: boolean;
  /**
   * Default true. `false`: the API reports no observedGeneration, neither in status nor in its conditions, so an old status cannot be told from a new one. Says so in the documentation and to the checks; changes no answer.
   */
  readonly observesGeneration?: boolean;
  /**
   * `extended` (the default): `all()` over an empty list is false, and Current needs evidence of this generation. `flux`: as Flux's healthCheckExprs evaluate, generation first, then inProgress, failed, current.
   */
  readonly mode?: "extended" | "flux";
  readonly suspended?: StatusRulesExpression;
  /**
   * The decision table. The first row whose expression is true decides; one that cannot be evaluated makes the object Unknown. None: the rule says only what it overrules, or what suspends.
   */
  readonly rows: ReadonlyArray<StatusRulesRow>;
  /**
   * The status if no row is true. Default InProgress. `Generic`: the rule has nothing to say, and the next layer judges.
   */
  readonly otherwise?: "InProgress" | "Unknown" | "Generic";
  /**
   * Condition types that the controller writes in its every pass. Where no row is true and `otherwise` is `Generic`, an object without one of them is InProgress.
   *
   * Items: Type of a condition that objects of the kind usually have.
   */
  readonly usualConditions?: ReadonlyArray<string>;
  /**
   * The conditions that the rule does not believe though other rules would. A rule of the library may not say Current where a condition says the contrary, or where a failure is found without it; conditions named here are exempt from that. Rules of users are not bound by it.
   */
  readonly overrules?: ReadonlyArray<StatusRulesDistrusted>;
  readonly cases?: StatusRulesCases;
}
/**
 * One line of the decision table: the word it gives, as the name of the field that holds its expression.
 */
export type StatusRulesRow = {
  readonly failed?: StatusRulesExpression;
  readonly inProgress?: StatusRulesExpression;
  readonly current?: StatusRulesExpression;
  readonly unknown?: StatusRulesExpression;
  readonly reason?: StatusRulesTemplate;
  readonly message?: StatusRulesTemplate;
  /**
   * Nothing will change until somebody changes the object or what it refers to. Default false.
   */
  readonly terminal?: boolean;
}
/**
 * Evidence that the rule does not believe: conditions by their type, or a field of status.
 */
export type StatusRulesDistrusted = {
  /**
   * Type of the condition that is not believed.
   */
  readonly condition?: string;
  /**
   * Only where the condition has this reason. Default: whatever it is.
   */
  readonly reason?: string;
  /**
   * Name of the field of `status` that is not believed.
   */
  readonly field?: string;
  readonly source: StatusRulesSource;
}
