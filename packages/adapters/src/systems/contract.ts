import type { Observation, ReadContext, Sample } from "@landfall/core/aggregate";
import type { ClusterField, KubeObject, ObjectRef, Path, Problem, Target, TimeInput } from "@landfall/core/object";
import type { Claims } from "@landfall/core/suspend";
import type { Actuator } from "../actuate/actuation.ts";
import type { InventoryPart, InventoryReader } from "../inventory/entry.ts";
import type { SystemAccess } from "./access.ts";
import type { RepositoryReader } from "./repository-package.ts";
import type { SystemRuns } from "./told-run.ts";

/**
 * A system that delivers to clusters or manages them, with everything that the other code needs of it. Each folder of
 * `packages/adapters/src` with a module `system.ts` is one: that module exports it as `system`. `npm run gen` collects
 * them. Each function here is exported by another module of the folder, so that a program bundles only those it calls.
 */
export interface System {
  /** The name of the system for people: `Argo CD`. */
  readonly title: string;
  /** The URL of the system's API documentation. */
  readonly url: string;
  readonly kinds: readonly SystemKind[];
  readonly actuator?: SystemActuator;
  /** How waves are written in its terms, for the reference of compute-wave: `as \`spec.dependsOn\` of …`. */
  readonly wavesAre?: string;
  /** Reads the system's objects of role `gathered`. */
  readonly gather?: Gatherer;
  /** Reads the system's metrics, as a query of Prometheus returned them. */
  readonly readSamples?: SampleReader;
  /** Returns the rules for which object decides about another, if the objects themselves do not say so. */
  readonly claims?: (objects: readonly KubeObject[]) => Claims;
  /** Reads the packages that it stores in repositories: wanted, published and pending. */
  readonly readPackages?: RepositoryReader;
  /** Names the objects that it is about to remove although somebody still holds them. */
  readonly removals?: SystemRemovals;
  /** Lists the clusters by its objects, and gives access to them. */
  readonly access?: SystemAccess;
  /** Reads the runs of the system's own objects. */
  readonly runs?: SystemRuns;
  /** Judges changes to the system's objects. */
  readonly admission?: SystemAdmission;
  /** Namespaces of its own components, as names or as `karmada-*`: objects in them belong to no package. */
  readonly machinery?: readonly string[];
  /** The field in which any object may name its one cluster. */
  readonly clusterOfAny?: ClusterField;
  /** Whether the bundles of the functions load its readers at the start: only for what most packages need. */
  readonly isCommon?: true;
  readonly docs: SystemDocs;
}

/** Finds the held objects that a system is about to remove. */
export interface SystemRemovals {
  /** The kinds whose holds are read: without such an object there is nothing to find. */
  readonly kinds: readonly string[];
  /** Kinds with further information, as `group/kind`; passed together with these. */
  readonly beside: readonly string[];
  /** Returns warnings with the object and the field. Expired holds do not count. */
  readonly planned: (objects: readonly KubeObject[], now?: TimeInput) => readonly Problem[];
}

/** Judges changes to a system's objects as its webhook would. */
export interface SystemAdmission {
  /** The kinds whose changes are judged, as `group/kind`. */
  readonly kinds: readonly string[];
  readonly judge: (change: ObjectChange) => ChangeVerdict;
}

/** The role of the one who makes a change; each system knows some of these. */
export type ChangeRole = "user" | "provider" | "controller";

/** One object before and after a change, and all objects in the same packages. */
export interface ObjectChange {
  /** The object before the change; absent: it is created. */
  readonly old?: KubeObject | undefined;
  /** The object after the change; absent: it is deleted. */
  readonly new?: KubeObject | undefined;
  readonly before: readonly KubeObject[];
  readonly after: readonly KubeObject[];
  /** The role of the one who makes the change. Default: the one that the system itself assumes. */
  readonly role?: ChangeRole | undefined;
}

/** Whether a change is allowed. */
export interface ChangeVerdict {
  readonly allowed: boolean;
  /** The name of the rule that decided, if there is one. */
  readonly rule?: string | undefined;
  /** The plan that begins with the change. */
  readonly begins?: string | undefined;
  /** Errors for refusals, with the rule as their code; warnings for what could not be judged. */
  readonly problems: readonly Problem[];
}

/** Texts about a system for people, each without a full stop. */
export interface SystemDocs {
  /**
   * The system's name in the table that `aggregate-status --help` prints, at most 11 characters. Default: the title.
   */
  readonly label?: string;
  /** The objects that are read: `Kustomization, HelmRelease, and their source`. */
  readonly reads: string;
}

/**
 * One kind of a system. The role decides how its objects are read:
 *
 * | role | an object of the kind |
 * | --- | --- |
 * | `delivery` | delivers to one target |
 * | `spread` | names the clusters it delivers to |
 * | `maker` | writes deliveries: its report is part of each delivery that it owns |
 * | `instance` | is part of the delivery that applied it, or a delivery itself if there is none |
 * | `gathered` | is read together with others by `System.gather` |
 * | `source` | gives deliveries their revision |
 * | `cluster` | is a cluster |
 * | `beside` | has further information on another object, and is read with it |
 * | `object` | is judged by the status rule of its kind, as if the system were unknown |
 */
export type SystemKind =
  | DeliveryKind
  | SpreadKind
  | MakerKind
  | InstanceKind
  | ClusterKind
  | PlainKind<"gathered">
  | PlainKind<"source">
  | PlainKind<"beside">
  | PlainKind<"object">;

/** The roles that a kind can have; see `SystemKind`. */
export type Role = SystemKind["role"];

interface PlainKind<R extends string> {
  readonly role: R;
  /** The API group; `""` is the core group. */
  readonly group: string;
  readonly kind: string;
  /** The field in which an object names its cluster. */
  readonly cluster?: ClusterField;
  /** The row of the kind in an inventory. */
  readonly inventory?: InventoryRow;
}

/** A kind whose objects each deliver to one target, declare it, or both. */
export interface DeliveryKind extends PlainKind<"delivery"> {
  /** Reads the delivery. Absent: the object declares a target, and another object reports on it. */
  readonly read?: DeliveryReader;
  /** Set if an object of the package declares what is wanted at its target. */
  readonly declares?: Declaration;
  /**
   * Whether an object delivers to another cluster than the one it is stored in, even if it names none. Default: false.
   */
  readonly isElsewhere?: true | ((object: KubeObject) => boolean);
  /** Returns the package, for objects with another name in each cluster. Default: the name of the object. */
  readonly packageOf?: (object: KubeObject) => string | undefined;
  /** Whether the ResourceGroup with its own name and namespace lists the objects it applied. */
  readonly resourceGroup?: true;
  /** The prefix of the labels `<prefix>/name` and `<prefix>/namespace` that name it on the objects it applied. */
  readonly labelPrefix?: string;
  /** The field with the object's place among the waves. */
  readonly wave?: WaveField;
}

/** A kind whose objects copy another object to several clusters and report on each, such as a Karmada binding. */
export interface SpreadKind extends PlainKind<"spread"> {
  readonly read: SpreadReader;
  /** Set if other objects report on the clusters that it has reached, so that it may have nothing to add. */
  readonly mayAddNothing?: true;
  /** Returns the object that it copies to the clusters, and that does not run where it is stored. */
  readonly templateOf?: (object: KubeObject) => ObjectRef | undefined;
}

/** A kind whose objects make other objects, such as an ApplicationSet: it is read as a part of its package. */
export interface MakerKind extends PlainKind<"maker"> {
  readonly read: PartReader;
}

/** A kind whose objects are instances of an operator: each declares a revision and reports on it itself. */
export interface InstanceKind extends PlainKind<"instance"> {
  readonly read: PartReader;
  readonly declares: Declaration;
}

/** A kind whose objects stand for clusters: how an inventory reads one, and how a report shows it. */
export interface ClusterKind extends PlainKind<"cluster"> {
  readonly inventory: InventoryRow;
  /** Reads it as a part of a package. Default: by the status of its kind. */
  readonly read?: PartReader;
}

/** The part that an object has in an inventory, and the reader of its entries. */
export interface InventoryRow {
  readonly part: InventoryPart;
  readonly read: InventoryReader;
  /** Returns whether an object belongs to the row; it may read only labels. Default: every object of the kind does. */
  readonly isOne?: (object: KubeObject) => boolean;
}

/** Says how an object of a package declares the wanted revision of its target. */
export interface Declaration {
  /**
   * The distance from the cluster: of several deliveries to one target, the one with the lowest rank decides. Choose a
   * number between two existing ones.
   */
  readonly rank: number;
  /** Returns the revision that an object requests. Default: it requests none. */
  readonly revision?: (object: KubeObject, find: FindObject) => string | undefined;
}

/** The field with the number of the wave, or with a list of names of objects of the same kind in the previous wave. */
export type WaveField = { readonly number: Path } | { readonly after: Path };

/** Finds another object in the same place: in the package, or in the snapshot. */
export type FindObject = (ref: ObjectRef) => KubeObject | undefined;

/** The objects that were seen together with an object. */
export interface Surroundings {
  /** When the snapshot was taken; RFC 3339. */
  readonly observedAt: string;
  /** The name of the cluster of the snapshot. */
  readonly cluster: string;
  /** Whether the snapshot contains no other object, so that there is nothing to find. */
  readonly isAlone: boolean;
  readonly find: FindObject;
  readonly all: () => Iterable<KubeObject>;
}

/** Returns the observation of the delivery first, then those of the objects it reports on. */
export type DeliveryReader = (object: KubeObject, context: ReadContext & Surroundings) => readonly Observation[];

/** Returns one observation for each cluster. */
export type SpreadReader = (
  object: KubeObject,
  context: Surroundings & { readonly package: string },
) => readonly Observation[];

/** Makes the observation of one object. It never throws: an object that it cannot read is observed as Unknown. */
export type PartReader = (object: KubeObject, context: ReadContext) => Observation;

/**
 * Makes observations from samples of metrics; `wantedOf` returns the revision that a target should have, `undefined` if
 * there is none.
 */
export type SampleReader = (
  samples: readonly Sample[],
  context: { readonly wantedOf: (target: Target) => string | undefined },
) => readonly Observation[];

/** The objects of a system that were seen, on any cluster. */
export interface Gathering {
  /** The system's objects of the roles `gathered` and `delivery`. */
  readonly objects: readonly SeenObject[];
  /** The deliveries that the package declares, by the key of their target. */
  readonly declared: ReadonlyMap<string, DeclaredDelivery>;
  /** Returns the target that an object itself names, if any. */
  readonly targetOf: (object: KubeObject) => Target | undefined;
}

/** An object as a snapshot saw it. */
export interface SeenObject {
  readonly object: KubeObject;
  readonly ref: ObjectRef;
  readonly cluster: string;
  /** When the snapshot was taken; RFC 3339. */
  readonly observedAt: string;
}

/** A target that the package declares. */
export interface DeclaredDelivery {
  readonly target: Target;
  /** The delivery object that decides the wanted revision. */
  readonly object: KubeObject;
  readonly wanted: string | undefined;
  /** All delivery objects of the target, the deciding one first. */
  readonly objects: readonly KubeObject[];
}

/** The objects of a system, grouped by target, with the observations made from them. */
export interface Gathered {
  readonly parts: readonly { readonly target: Target; readonly observations: readonly Observation[] }[];
  /** The objects that belong to no target. */
  readonly unclaimed: readonly SeenObject[];
}

/**
 * Makes observations from all objects of a system at once. It never throws: an object without a target is `unclaimed`.
 */
export type Gatherer = (gathering: Gathering) => Gathered;

/** Writes decisions into the objects of a system. */
export interface SystemActuator {
  readonly actuate: Actuator;
  /** Objects that are passed to it although they deliver to no target. Default: none. */
  readonly shared?: SharedObjects;
  /**
   * The objects that the actuator moves, for the reference of compute-wave: `the source of RootSyncs and RepoSyncs`.
   */
  readonly moves: string;
  /** The fields that the actuator writes, for the guide to rollouts. */
  readonly writes: string;
}

/** The objects whose API group ends in `groups`; with `selected`, only those that the config selects. */
export interface SharedObjects {
  readonly groups: string;
  readonly selected?: true;
  /** Those that are written and are none of the kinds of the system, as `group/kind`: whoever watches a cluster must read them too. */
  readonly moved?: readonly string[];
}
