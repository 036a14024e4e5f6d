// Generated from schemas/fn.landfall.dev/set-suspend.schema.json by `npm run gen`. Do not edit.
import type { Metadata } from "../embedded.ts";
import type { ObjectSelector } from "./object-selector.types.ts";
import type { SuspendMechanism } from "./suspend-mechanism.types.ts";
import type { TargetRule } from "./target-rule.types.ts";

/**
 * Config of the function set-suspend: a holder holds objects, or lets its own holds go; with `plan`, what a rollout has not released is held.
 */
export type SetSuspend = {
  /**
   * `fn.landfall.dev/v1alpha1`.
   */
  readonly apiVersion: "fn.landfall.dev/v1alpha1";
  /**
   * `SetSuspend`.
   */
  readonly kind: "SetSuspend";
  /**
   * Standard object metadata.
   */
  readonly metadata?: Metadata;
  /**
   * `true`: the holder holds the targets. `false`: it lets them go; what others hold stays held. Required, except with `strip`.
   */
  readonly suspend?: boolean;
  /**
   * Who holds, for example `release.example.com/freeze-42`. Required, except with `plan`, whose holder is `rollout/<plan>`.
   */
  readonly holder?: string;
  /**
   * The effect to stop. Required for kinds that can be suspended in several ways.
   */
  readonly effect?:
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
   * Instead of `effect`, for mixed targets: effects in order of preference; of each object the first it has. Default with `plan`: delivery, reconcile, scheduling, rollout, new-runs.
   *
   * Items: One effect: what the hold is to stop.
   */
  readonly effects?: ReadonlyArray<(
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
    | "notify"
  )>;
  /**
   * How much stops: `hold`, only what is new; `drain`, what runs as well. What a kind cannot is an error. Default: what its mechanism usually does.
   */
  readonly strength?: "hold" | "drain";
  /**
   * Instead of `effect`, the id of a mechanism of the catalogue.
   */
  readonly mechanism?: string;
  /**
   * Why the objects are held, in one line. Default: none, or that of the hold that is there.
   */
  readonly reason?: string;
  /**
   * Who asked for it. The first one of a hold stays.
   */
  readonly actor?: string;
  /**
   * A ticket or link that says more. Default: none, or that of the hold that is there.
   */
  readonly ref?: string;
  /**
   * RFC 3339 with a zone. From then on, by `now`, the hold is let go.
   */
  readonly until?: string;
  /**
   * An `until` that is past lets go what the holder holds with a later end or with none. Default: false; that is an error, as a slip in a date must not end a hold.
   */
  readonly allowPast?: boolean;
  /**
   * The hold is to be just as it is said here. Default: false; holding never lets anything go: clusters are added to those that the holder holds, draining stays, and a reason, link or end that is not said again stays. With `plan` always true.
   */
  readonly replace?: boolean;
  /**
   * The way to go on when one of the targets cannot be done: `error`, and nothing is written; or `warn`, and the others are done, each refused one with a warning. Default: `error`.
   */
  readonly onRefused?: "error" | "warn";
  /**
   * The time of this run, RFC 3339: becomes `since` of new holds, and is what `until` is measured by. Default: the time of the package's `Clock`; without a Clock nothing expires.
   */
  readonly now?: string;
  /**
   * The objects to hold or let go: those that match one of these. Required, except with `plan`. An empty selector selects every object that can be suspended.
   *
   * Items: Selects objects: every field that is given must match.
   */
  readonly targets?: ReadonlyArray<ObjectSelector>;
  /**
   * Objects to leave alone although they match. Default: none.
   *
   * Items: Selects objects: every field that is given must match.
   */
  readonly exclude?: ReadonlyArray<ObjectSelector>;
  /**
   * Name of the rollout (`spec.rollout` of a RolloutPlan in the package) to follow: what it has not released is held by `rollout/<plan>`, what it has released is let go.
   */
  readonly plan?: string;
  /**
   * For what is held by pinning: the revision to stay at. Default: of the plan, else what the object reports as landed, else what it has now.
   */
  readonly revision?: string;
  /**
   * Hazards that are accepted. Default: none.
   *
   * Items: One side effect that is accepted.
   */
  readonly allow?: ReadonlyArray<("kills-running" | "blocks-deletion" | "stops-cert-rotation")>;
  /**
   * Clusters that are held may leave the placement of a Karmada policy all the same, and what runs there is deleted. Default: false; their removal is held too, and reported.
   */
  readonly allowDeletion?: boolean;
  /**
   * The objects that a target stands for. `self`: itself; where another object decides, that one is named and nothing is written. `authority`: the object that decides (the policy of a Karmada workload, binding or Work, the Bundle of a BundleDeployment). `descendants`: also the objects below it that go on although it stops. Not with `plan`. Default: `self`.
   */
  readonly cascade?: "self" | "authority" | "descendants";
  /**
   * With `cascade: authority`: hold it although more would stop than was asked for; the results list what. Default: false, and then that is an error.
   */
  readonly acceptCollateral?: boolean;
  /**
   * The treatment of a target whose kind the catalogue does not know. `error`: nothing is written, if the target was named by kind or name; else it is not meant. `warn`: it is reported and left out. `heuristic`: a mechanism is guessed from its CustomResourceDefinition in the package. Default: `error`.
   */
  readonly onUnknown?: "error" | "warn" | "heuristic";
  /**
   * Which target an object is about: rules as `targets` of AggregateStatus. They must agree with what the object says itself.
   *
   * Items: Objects that match all that is given are about the target; at least one must be given.
   */
  readonly targetOf?: ReadonlyArray<TargetRule>;
  /**
   * The name of the sub-package that holds an object is its cluster. Default: false.
   */
  readonly subPackagesAreClusters?: boolean;
  /**
   * Mechanisms of your own, for kinds that the catalogue does not know, or in place of one of the same id. A hold can be let go only with the mechanisms it was made with.
   *
   * Items: How one effect of one kind is suspended and taken back: a row of the suspend catalogue. It says where by one of `path` (one value), `clusters` (a list of clusters) and `pins` (a revision). The value from before comes back.
   */
  readonly mechanisms?: ReadonlyArray<SuspendMechanism>;
  /**
   * When the last hold goes: give the value from before back although somebody changed it meanwhile. Default: false; their change stays.
   */
  readonly forceRestore?: boolean;
  /**
   * The value that comes back with the last hold. `restore` and `auto`: what was there before, absence included. `delete`: nothing. `explicit`: the system's own word for off. A choice that the kind does not have is an error; an object that was suspended before the first hold stays so. Default: `auto`.
   */
  readonly resumeValue?: "auto" | "delete" | "explicit" | "restore";
  /**
   * Instead of holding: take everything of Landfall out of the package, as for leaving it. Excludes all other fields but `now`. Default: false.
   */
  readonly strip?: boolean;
  /**
   * With `plan`, for what is held by pinning and is new, so that no revision is known to stay at. `hold`: at the revision that all other targets had before the rollout, if that was one; else as `warn`. `warn`: it is reported and not held. `error`: nothing is written at all. Default: `hold`.
   */
  readonly onUnknownRevision?: "hold" | "warn" | "error";
  /**
   * The treatment, where clusters are asked for, of an object that can be held and does not say which one it is about: `error`, or `leave`, and such objects are left alone and counted in a note. Default: `error`.
   */
  readonly onNoTarget?: "error" | "leave";
  /**
   * The severity when no object matches: `info`, or `error`. Default: `info`.
   */
  readonly onNoMatch?: "info" | "error";
}
