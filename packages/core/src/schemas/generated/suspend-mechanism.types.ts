// Generated from schemas/landfall.dev/parts/suspend-mechanism.schema.json by `npm run gen`. Do not edit.
import type { Json } from "../../object/json.ts";

/**
 * How one effect of one kind is suspended and taken back: a row of the suspend catalogue. It says where by one of `path` (one value), `clusters` (a list of clusters) and `pins` (a revision). The value from before comes back.
 */
export type SuspendMechanism = {
  /**
   * Name of the mechanism, under which the value from before is saved; it must stay the same as long as something is held.
   */
  readonly id: string;
  /**
   * API group; `""` is the core group. `*.` and a suffix: every group that ends like that.
   */
  readonly group: string;
  /**
   * Kind. `*`: every kind of the group that has no mechanism of its own.
   */
  readonly kind: string;
  /**
   * The effect that stops while the switch is on.
   */
  readonly effect:
    | "reconcile"
    | "delivery"
    | "scheduling"
    | "new-runs"
    | "run"
    | "rollout"
    | "scale"
    | "actuation"
    | "enforcement"
    | "ownership"
    | "notify";
  /**
   * Where the value is: the keys from the root. In `metadata.annotations` and `metadata.labels` values are strings. Needs `truth` and `on`.
   *
   * Items: One key of the path to a field, from the root of the object.
   */
  readonly path?: ReadonlyArray<string>;
  /**
   * How the system itself reads the value: as in the table of docs/suspend.md.
   */
  readonly truth?:
    | "bool"
    | "false"
    | "presence"
    | "equals"
    | "equals-fold"
    | "parse-bool"
    | "parse-bool-lenient"
    | "enum"
    | "zero"
    | "string-bool"
    | "paused-until";
  /**
   * The value that suspending writes, of the type that the field has.
   */
  readonly on?: Json;
  /**
   * The way to take it back where nothing is saved. `delete`: absence means off, and the switch is there for nothing else, so it counts as suspended whoever set it. `restore`: it must have a value, which people choose for other reasons too, so it counts only where somebody holds it. Default: `restore`.
   */
  readonly off?: "restore" | "delete";
  /**
   * In place of `off`: the system's own word for off. Absence means off too.
   */
  readonly offValue?: Json;
  /**
   * With `enum`: all values that the system knows; another value is never overwritten.
   *
   * Items: A value that the system knows.
   */
  readonly values?: ReadonlyArray<string>;
  /**
   * With `enum`: those of them that suspend as well, and are left as they are.
   *
   * Items: A value at which the object is suspended too.
   */
  readonly alsoOn?: ReadonlyArray<string>;
  /**
   * With `enum`: the one of `alsoOn` that stops what runs as well, for `strength: drain`.
   */
  readonly drain?: Json;
  /**
   * Must be there, or there is nothing to hold.
   *
   * Items: One key of the path to a field, from the root of the object.
   */
  readonly requires?: ReadonlyArray<string>;
  /**
   * All clusters by a boolean, or some by a list of names; never both at once.
   */
  readonly clusters?: {
    /**
     * The field with the boolean that suspends all clusters.
     *
     * Items: One key of the path to a field, from the root of the object.
     */
    readonly all: ReadonlyArray<string>;
    /**
     * The field with the list of the names of suspended clusters.
     *
     * Items: One key of the path to a field, from the root of the object.
     */
    readonly some: ReadonlyArray<string>;
    /**
     * Where the object lists the clusters it is for, if it does.
     *
     * Items: One key of the path to a field, from the root of the object.
     */
    readonly candidates: ReadonlyArray<string>;
  };
  /**
   * For what has no switch: where the revision stands that it follows, in order of preference. A hold freezes it at the one that has landed.
   *
   * Items: One way in which a revision is written.
   */
  readonly pins?: ReadonlyArray<{
    /**
     * The field into which the revision is written.
     *
     * Items: One key of the path to a field, from the root of the object.
     */
    readonly path: ReadonlyArray<string>;
    /**
     * The objects that are pinned this way. Default: all.
     */
    readonly when: {
      /**
       * The field by which the objects are told apart.
       *
       * Items: One key of the path to a field, from the root of the object.
       */
      readonly path: ReadonlyArray<string>;
      /**
       * The value that it must have. Default: any; it must be there.
       */
      readonly is?: string;
      /**
       * Whether the field may also be absent. Default: false.
       */
      readonly orAbsent?: boolean;
    };
    /**
     * `image`: the revision is the digest or tag of an image reference.
     */
    readonly form: "revision" | "image";
    /**
     * Where the object says itself which revision has landed, in order of preference.
     */
    readonly landed: ReadonlyArray<ReadonlyArray<string>>;
  }>;
  /**
   * Can be suspended only before this field is there.
   *
   * Items: One key of the path to a field, from the root of the object.
   */
  readonly onlyBefore?: ReadonlyArray<string>;
  /**
   * The API refuses the switch beside this field.
   *
   * Items: One key of the path to a field, from the root of the object.
   */
  readonly excludes?: ReadonlyArray<string>;
  /**
   * An object with one of these conditions True is finished, and cannot be suspended any more.
   *
   * Items: Type of a condition.
   */
  readonly finishedBy?: ReadonlyArray<string>;
  /**
   * The activity that stops, in one sentence.
   */
  readonly stops: string;
  /**
   * The side effects that the switch has, each of which must be allowed or is told. Default: none.
   *
   * Items: One side effect of the switch.
   */
  readonly hazards?: ReadonlyArray<("kills-running" | "blocks-deletion" | "stops-cert-rotation" | "orphans-on-delete" | "backlog-on-resume")>;
  /**
   * Warnings about objects that have a certain field.
   *
   * Items: One warning, and the field by which it is due.
   */
  readonly cautions?: ReadonlyArray<{
    /**
     * The field that an object must have for the warning to be due.
     *
     * Items: One key of the path to a field, from the root of the object.
     */
    readonly path: ReadonlyArray<string>;
    /**
     * The value at which there is nothing to say.
     */
    readonly unless?: Json;
    /**
     * Whether it is said also where the field is not there. Default: false.
     */
    readonly orAbsent?: boolean;
    /**
     * The text of the warning, a sentence for people.
     */
    readonly message: string;
  }>;
  /**
   * The behaviour of the system beside the effect while the mechanism is on. An absent field is not known.
   */
  readonly meanwhile?: {
    /**
     * The running work: it goes on to its end, is stopped, or is brought to a safe point and then stopped.
     */
    readonly running?: "goes-on" | "stopped" | "drained";
    /**
     * The object's status: written as ever, only conditions about the suspension, or not at all.
     */
    readonly status?: "kept" | "conditions" | "frozen";
    /**
     * A deletion: it is carried out, it hangs, or it leaves behind what the object made.
     */
    readonly deletion?: "processed" | "blocked" | "orphans";
  };
  /**
   * The condition by which the system says that it has seen the suspension.
   */
  readonly observe?: {
    /**
     * Type of the condition that shows the suspension.
     */
    readonly condition: string;
    /**
     * Its status once suspended.
     */
    readonly status: "True" | "False";
  };
  /**
   * With `kind: "*"`: the kinds of the group whose controllers do not look at the switch. They cannot be held by it.
   *
   * Items: A kind.
   */
  readonly except?: ReadonlyArray<string>;
  /**
   * Ids of mechanisms of the same kind: while one of them is on, the controller does not look at this.
   *
   * Items: An id.
   */
  readonly inertWhile?: ReadonlyArray<string>;
  /**
   * How a controller treats annotations of the kind, so that holds are kept in a SuspensionLedger of the package instead: `copied`, down to other objects; `stripped`. Default: neither.
   */
  readonly annotations?: "copied" | "stripped";
  /**
   * Chosen only by its id. Default: false.
   */
  readonly onlyById?: boolean;
  /**
   * How well the behaviour is known: read in the controller's code, from its documents, or inferred; what is inferred is said to be so. Default: `documented`.
   */
  readonly evidence?: "code" | "documented" | "inferred";
  /**
   * Where the project's own code shows it.
   */
  readonly source?: {
    /**
     * Owner and name of the repository.
     */
    readonly project: string;
    /**
     * The file, from the root of the repository.
     */
    readonly path: string;
    /**
     * The function, method, type or constant in it that decides.
     */
    readonly symbol: string;
  };
}
