// Generated from schemas/landfall.dev/step-plan.schema.json by `npm run gen`. Do not edit.
import type { Json } from "../../object/json.ts";
import type { JsonObject, Metadata } from "../embedded.ts";

/**
 * The work inside a target, in phases, steps and tasks: serial, parallel or by dependency, with conditions, deadlines and retries. Reusable; a run records the hash of the plan it was begun with.
 */
export type StepPlan = {
  /**
   * `landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "landfall.dev/v1alpha1";
  /**
   * `StepPlan`.
   */
  readonly kind: "StepPlan";
  /**
   * Standard object metadata.
   */
  readonly metadata: Metadata;
  /**
   * The phases of the plan, and the parameters they take.
   */
  readonly spec: {
    /**
     * The purpose of the plan, for people; it changes nothing.
     */
    readonly description?: string;
    /**
     * How long every wait in it may take, unless a step or task says otherwise: expiry is a failure with reason `DeadlineExceeded`. Default: `1h`.
     */
    readonly deadline?: string;
    /**
     * An observation older than this proves nothing. Default: `10m`.
     */
    readonly staleAfter?: string;
    readonly retry?: StepRetry;
    /**
     * The treatment of another revision or other parameters while a run is on its way. `restart`: a new run begins and the old one is superseded. `queue`: it begins when the run has ended. `refuse`: it is refused until the run has ended. Default: `restart`.
     */
    readonly onSupersede?: "restart" | "queue" | "refuse";
    /**
     * How many past runs are kept; of older ones only the number. Default: 10.
     */
    readonly history?: number;
    /**
     * `serial`: the phases wait for the one before. `parallel`: none waits, but for what `dependsOn` says. Default: `serial`.
     */
    readonly strategy?: "serial" | "parallel";
    /**
     * The parameters of its runs. Default: none are declared, and all are taken as texts.
     */
    readonly parameters?: ReadonlyArray<StepParameter>;
    /**
     * The revisions that its runs may ask for. Default: any.
     *
     * Items: A revision for which the plan is meant.
     */
    readonly revisions?: ReadonlyArray<string>;
    /**
     * The phases of the plan; `strategy` and `dependsOn` say which of them wait.
     */
    readonly phases: ReadonlyArray<StepPlanPhase>;
  };
}
/**
 * How often tasks are tried, unless a step or task says otherwise.
 */
export type StepRetry = {
  /**
   * How often a task is tried again; the failure after that is final. Default: 3.
   */
  readonly limit?: number;
  /**
   * The pause before the second try. Default: `10s`.
   */
  readonly first?: string;
  /**
   * By how much each pause is longer than the one before. Default: 2.
   */
  readonly factor?: number;
  /**
   * The longest pause between two tries, at which the pauses stop growing. Default: `10m`.
   */
  readonly longest?: string;
  /**
   * The part of a pause that may be taken away, as a percentage. Default: `10%`.
   */
  readonly jitter?: string;
}
/**
 * One parameter of a run, and who may change it when.
 */
export type StepParameter = {
  /**
   * Name of the parameter.
   */
  readonly name: string;
  /**
   * The purpose of the parameter, for people; it changes nothing.
   */
  readonly description?: string;
  /**
   * The type of its values. Default: `string`.
   */
  readonly valueType?: "string" | "integer" | "number" | "boolean" | "array" | "map";
  /**
   * The value it has where none is given.
   */
  readonly default?: string;
  /**
   * A value must be given or defaulted. Default: false.
   */
  readonly required?: boolean;
  /**
   * The values it may have. Default: any.
   *
   * Items: A value that the parameter may have.
   */
  readonly enum?: ReadonlyArray<string>;
  /**
   * It keeps the value of the first run. Default: false.
   */
  readonly immutable?: boolean;
  /**
   * The role that may change it: others are refused, with this role named. Default: everybody.
   */
  readonly owner?: string;
  /**
   * Name of the plan that a change of it runs. Default: the plan `update`, else `deploy`, else this one.
   */
  readonly trigger?: string;
}
/**
 * Steps that belong together, and go one after the other or at once.
 */
export type StepPlanPhase = {
  /**
   * Name of the phase, once in the plan.
   */
  readonly name: string;
  /**
   * The purpose of the phase, for people; it changes nothing.
   */
  readonly description?: string;
  /**
   * Phases that must be complete before.
   *
   * Items: Name of a phase.
   */
  readonly dependsOn?: ReadonlyArray<string>;
  /**
   * `serial`: the steps wait for the one before. `parallel`: none waits, but for what `dependsOn` says. Default: `serial`.
   */
  readonly strategy?: "serial" | "parallel";
  /**
   * Its steps. Default: none; then it is complete at once.
   */
  readonly steps?: ReadonlyArray<StepPlanStep>;
}
/**
 * One step: it is complete when its tasks are, and what must hold after it does.
 */
export type StepPlanStep = {
  /**
   * Name of the step, once in its phase.
   */
  readonly name: string;
  /**
   * The purpose of the step, for people; it changes nothing.
   */
  readonly description?: string;
  /**
   * Steps of the phase that must be complete or skipped before.
   *
   * Items: Name of a step.
   */
  readonly dependsOn?: ReadonlyArray<string>;
  /**
   * `serial`: the tasks wait for the one before. `parallel`: none waits, but for what `dependsOn` says. Default: `serial`.
   */
  readonly strategy?: "serial" | "parallel";
  readonly before?: StepCondition;
  readonly after?: StepCondition1;
  /**
   * How long each wait in it may take. Default: that of the plan.
   */
  readonly deadline?: string;
  readonly retry?: StepRetry1;
  /**
   * Its tasks. Default: none; then only its conditions count.
   */
  readonly tasks?: ReadonlyArray<StepTask>;
}
/**
 * The condition that must hold before its tasks begin.
 */
export type StepCondition = {
  /**
   * The objects that it is about, by their keys.
   *
   * Items: One object that the condition looks at.
   */
  readonly objects: ReadonlyArray<{
    /**
     * The name it has in `expression` and `expect`.
     */
    readonly key: string;
    /**
     * API version of the object.
     */
    readonly apiVersion: string;
    /**
     * Kind of the object.
     */
    readonly kind: string;
    /**
     * Namespace. Default: none, for what is cluster-scoped.
     */
    readonly namespace?: string;
    /**
     * Name of the object.
     */
    readonly name: string;
  }>;
  /**
   * The expectations, all of which must hold.
   */
  readonly expect?: ReadonlyArray<StepExpectation>;
  /**
   * A CEL expression that is true when it holds: `web.status.readyReplicas == web.spec.replicas`.
   */
  readonly expression?: string;
  /**
   * The message for people while it does not hold. Default: the expression, or the expectation that is not met.
   */
  readonly message?: string;
}
/**
 * One thing that is expected of an object: exactly one of `status`, `condition` and `field`.
 */
export type StepExpectation = {
  /**
   * Key of the object. Default: the only one there is.
   */
  readonly object?: string;
  /**
   * The status word that the object is to have.
   */
  readonly status?: "InProgress" | "Current" | "Failed" | "Terminating" | "Unknown";
  /**
   * Type of a condition in its status. One whose `observedGeneration` is older than the object says nothing.
   */
  readonly condition?: string;
  /**
   * With `condition`: the status that the condition is to have. Default: `True`.
   */
  readonly is?: "True" | "False" | "Unknown";
  /**
   * Where a value is, such as `status.readyReplicas` or `metadata.annotations["example.com/drained"]`: exactly one of `equals`, `sameAs` and `atLeast` says which it is to be.
   */
  readonly field?: string;
  /**
   * With `field`: the value, a text, a number, true or false.
   */
  readonly equals?: Json;
  /**
   * With `field`: where in the same object the value is that it is to be equal to: `spec.replicas`.
   */
  readonly sameAs?: string;
  /**
   * With `field`: the number that it is to be at least.
   */
  readonly atLeast?: number;
  /**
   * With `field`: `true`, that there is a value, which is neither null nor an empty text.
   */
  readonly present?: boolean;
  /**
   * With `field`: what counts where there is no value, as a count of zero is left out of many a status. Default: a value that is not there is not as expected.
   */
  readonly otherwise?: Json;
}
/**
 * The condition that must hold after its tasks, before it is complete.
 */
export type StepCondition1 = {
  /**
   * The objects that it is about, by their keys.
   *
   * Items: One object that the condition looks at.
   */
  readonly objects: ReadonlyArray<{
    /**
     * The name it has in `expression` and `expect`.
     */
    readonly key: string;
    /**
     * API version of the object.
     */
    readonly apiVersion: string;
    /**
     * Kind of the object.
     */
    readonly kind: string;
    /**
     * Namespace. Default: none, for what is cluster-scoped.
     */
    readonly namespace?: string;
    /**
     * Name of the object.
     */
    readonly name: string;
  }>;
  /**
   * The expectations, all of which must hold.
   */
  readonly expect?: ReadonlyArray<StepExpectation>;
  /**
   * A CEL expression that is true when it holds: `web.status.readyReplicas == web.spec.replicas`.
   */
  readonly expression?: string;
  /**
   * The message for people while it does not hold. Default: the expression, or the expectation that is not met.
   */
  readonly message?: string;
}
/**
 * How often its tasks are tried. Default: as the plan says.
 */
export type StepRetry1 = {
  /**
   * How often a task is tried again; the failure after that is final. Default: 3.
   */
  readonly limit?: number;
  /**
   * The pause before the second try. Default: `10s`.
   */
  readonly first?: string;
  /**
   * By how much each pause is longer than the one before. Default: 2.
   */
  readonly factor?: number;
  /**
   * The longest pause between two tries, at which the pauses stop growing. Default: `10m`.
   */
  readonly longest?: string;
  /**
   * The part of a pause that may be taken away, as a percentage. Default: `10%`.
   */
  readonly jitter?: string;
}
/**
 * One action. Exactly one of `apply`, `delete`, `wait`, `toggle`, `run` and `job` says what is done.
 */
export type StepTask = {
  /**
   * Name of the task, once in its step.
   */
  readonly name: string;
  /**
   * Tasks of the step that must be complete before.
   *
   * Items: Name of a task.
   */
  readonly dependsOn?: ReadonlyArray<string>;
  /**
   * How long it may take, with all its tries. Default: that of the step.
   */
  readonly deadline?: string;
  readonly retry?: StepRetry2;
  /**
   * Apply objects, and wait until each is seen at this revision and Current.
   */
  readonly apply?: {
    /**
     * Which objects: those that match one of these. What names group, kind and name is that object, also where it is not in the package; anything else selects among the objects of the package.
     */
    readonly objects: ReadonlyArray<StepObjects>;
  };
  /**
   * Delete objects, and wait until each is seen to be gone.
   */
  readonly delete?: {
    /**
     * Which objects: those that match one of these. What names group, kind and name is that object, also where it is not in the package; anything else selects among the objects of the package.
     */
    readonly objects: ReadonlyArray<StepObjects1>;
  };
  readonly wait?: StepCondition2;
  /**
   * Apply objects where a parameter of the run is `true`, delete them where it is `false`; any other value is final.
   */
  readonly toggle?: {
    /**
     * Name of the parameter.
     */
    readonly parameter: string;
    /**
     * Which objects: those that match one of these. What names group, kind and name is that object, also where it is not in the package; anything else selects among the objects of the package.
     */
    readonly objects: ReadonlyArray<StepObjects2>;
  };
  /**
   * Begin a run of another plan, and wait until it is complete. Its failure is this task's, with its message.
   */
  readonly run?: {
    /**
     * Name of the StepPlan.
     */
    readonly plan: string;
    /**
     * The subject of the run. Default: the subject of this run.
     */
    readonly subject?: string;
    /**
     * Parameters of that run. Default: those of this run.
     */
    readonly parameters?: {
      readonly [k: string]: string;
    };
  };
  /**
   * Ask something outside to work, and wait for its word. It may say how far it is, and that it is alive.
   */
  readonly job?: {
    /**
     * It is stalled when nothing was heard of it for so long, and is tried again. Default: it need not say anything until it has ended.
     */
    readonly heartbeat?: string;
    /**
     * The parameters that the job is given, by name. Default: none.
     */
    readonly input?: Json;
  };
}
/**
 * How often it is tried. Default: as the step says.
 */
export type StepRetry2 = {
  /**
   * How often a task is tried again; the failure after that is final. Default: 3.
   */
  readonly limit?: number;
  /**
   * The pause before the second try. Default: `10s`.
   */
  readonly first?: string;
  /**
   * By how much each pause is longer than the one before. Default: 2.
   */
  readonly factor?: number;
  /**
   * The longest pause between two tries, at which the pauses stop growing. Default: `10m`.
   */
  readonly longest?: string;
  /**
   * The part of a pause that may be taken away, as a percentage. Default: `10%`.
   */
  readonly jitter?: string;
}
/**
 * Every field given must match; at least one must be given.
 */
export type StepObjects = {
  /**
   * API group; `""` is the core group. Default: any.
   */
  readonly group?: string;
  /**
   * Kind of the objects. Default: any.
   */
  readonly kind?: string;
  /**
   * Namespace of the objects. Default: any.
   */
  readonly namespace?: string;
  /**
   * Name of the objects. Default: any.
   */
  readonly name?: string;
  /**
   * A Kubernetes label selector over the labels of objects of the package.
   */
  readonly labelSelector?: JsonObject;
}
/**
 * Every field given must match; at least one must be given.
 */
export type StepObjects1 = {
  /**
   * API group; `""` is the core group. Default: any.
   */
  readonly group?: string;
  /**
   * Kind of the objects. Default: any.
   */
  readonly kind?: string;
  /**
   * Namespace of the objects. Default: any.
   */
  readonly namespace?: string;
  /**
   * Name of the objects. Default: any.
   */
  readonly name?: string;
  /**
   * A Kubernetes label selector over the labels of objects of the package.
   */
  readonly labelSelector?: JsonObject;
}
/**
 * Wait until a condition holds.
 */
export type StepCondition2 = {
  /**
   * The objects that it is about, by their keys.
   *
   * Items: One object that the condition looks at.
   */
  readonly objects: ReadonlyArray<{
    /**
     * The name it has in `expression` and `expect`.
     */
    readonly key: string;
    /**
     * API version of the object.
     */
    readonly apiVersion: string;
    /**
     * Kind of the object.
     */
    readonly kind: string;
    /**
     * Namespace. Default: none, for what is cluster-scoped.
     */
    readonly namespace?: string;
    /**
     * Name of the object.
     */
    readonly name: string;
  }>;
  /**
   * The expectations, all of which must hold.
   */
  readonly expect?: ReadonlyArray<StepExpectation>;
  /**
   * A CEL expression that is true when it holds: `web.status.readyReplicas == web.spec.replicas`.
   */
  readonly expression?: string;
  /**
   * The message for people while it does not hold. Default: the expression, or the expectation that is not met.
   */
  readonly message?: string;
}
/**
 * Every field given must match; at least one must be given.
 */
export type StepObjects2 = {
  /**
   * API group; `""` is the core group. Default: any.
   */
  readonly group?: string;
  /**
   * Kind of the objects. Default: any.
   */
  readonly kind?: string;
  /**
   * Namespace of the objects. Default: any.
   */
  readonly namespace?: string;
  /**
   * Name of the objects. Default: any.
   */
  readonly name?: string;
  /**
   * A Kubernetes label selector over the labels of objects of the package.
   */
  readonly labelSelector?: JsonObject;
}
