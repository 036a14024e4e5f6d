import type { Observation, ReadContext, Sample } from "@landfall/core/aggregate";
import type { ClusterField, KubeObject, ObjectRef, Path, Problem, Target } from "@landfall/core/object";
import type { Claims } from "@landfall/core/suspend";
import type { Actuator } from "../actuate/actuation.ts";
import type { InventoryPart, InventoryReader } from "../inventory/entry.ts";
import type { SystemAccess } from "./access.ts";
import type { RepositoryReader } from "./repository-package.ts";
import type { SystemRuns } from "./told-run.ts";

/**
 * A system that delivers to clusters or manages them, and everything that the rest must know of it. Each folder of
 * `packages/adapters/src` with a module `system.ts` is one: that module exports it as `system`. `npm run gen` collects
 * them. Each function here is exported by another module of the folder, so that a program carries only those it calls.
 */
export interface System {
  /** The name of the system for people: `Argo CD`. */
  readonly title: string;
  /** Where its API is documented. */
  readonly url: string;
  readonly kinds: readonly SystemKind[];
  readonly actuator?: SystemActuator;
  /** How waves are written in its words, for the reference of compute-wave: `as \`spec.dependsOn\` of …`. */
  readonly wavesAre?: string;
  /** Reads its objects of role `gathered`. */
  readonly gather?: Gatherer;
  /** Reads its metrics, as a query of Prometheus returned them. */
  readonly readSamples?: SampleReader;
  /** Which object decides for another, where neither says so. */
  readonly claims?: (objects: readonly KubeObject[]) => Claims;
  /** Reads the packages that it keeps in repositories: wanted, published and on their way. */
  readonly readPackages?: RepositoryReader;
  /** Names the objects that it is about to remove although somebody still holds them. */
  readonly removals?: SystemRemovals;
  /** Which clusters there are by its objects, and how they are reached. */
  readonly access?: SystemAccess;
  /** Tells of runs of its own. */
  readonly runs?: SystemRuns;
  /** Judges changes to its objects. */
  readonly admission?: SystemAdmission;
  /** Namespaces of its own machinery, as names or as `karmada-*`: what lies there is part of no package. */
  readonly machinery?: readonly string[];
  /** Where any object whatever may name the one cluster it is for. */
  readonly clusterOfAny?: ClusterField;
  /** Whether the bundles of the functions load its readers when they start: only what most packages need. */
  readonly isCommon?: true;
  readonly docs: SystemDocs;
}

/** How a system finds the held objects that it is about to remove. */
export interface SystemRemovals {
  /** The kinds whose holds are asked: without an object of these there is nothing to find. */
  readonly kinds: readonly string[];
  /** Kinds that tell more, as `group/kind`; with these. */
  readonly beside: readonly string[];
  /** Warnings with the object and the field. `now` in milliseconds: holds past their end do not count. */
  readonly planned: (objects: readonly KubeObject[], now?: number) => readonly Problem[];
}

/** How a system judges changes to its objects, as its webhook would. */
export interface SystemAdmission {
  /** The kinds that are judged, as `group/kind`. */
  readonly kinds: readonly string[];
  readonly judge: (change: ObjectChange) => ChangeVerdict;
}

/** Who changes something: each system knows some of these. */
export type ChangeRole = "user" | "provider" | "controller";

/** One object before and after a change, and all that lies beside it. */
export interface ObjectChange {
  /** Absent: it is made. */
  readonly old?: KubeObject | undefined;
  /** Absent: it is taken away. */
  readonly new?: KubeObject | undefined;
  readonly before: readonly KubeObject[];
  readonly after: readonly KubeObject[];
  /** Default: whom the system itself assumes. */
  readonly role?: ChangeRole | undefined;
}

/** Whether a change may be made. */
export interface ChangeVerdict {
  readonly allowed: boolean;
  /** The rule that decided, where one did. */
  readonly rule?: string | undefined;
  /** The plan that begins with it. */
  readonly begins?: string | undefined;
  /** Refusals as errors, with the rule as their code; and what could not be judged, as warnings. */
  readonly problems: readonly Problem[];
}

/** Texts about a system for people, each without a full stop. */
export interface SystemDocs {
  /** Its name in the table that `aggregate-status --help` prints, at most 11 characters. Default: the title. */
  readonly label?: string;
  /** The objects that are read: `Kustomization, HelmRelease, and their source`. */
  readonly reads: string;
}

/**
 * One kind of a system. The role says how its objects are read:
 *
 * | role | an object of the kind |
 * | --- | --- |
 * | `delivery` | delivers to one target |
 * | `spread` | names the clusters it delivers to |
 * | `maker` | writes deliveries: what it reports is part of each that it owns |
 * | `instance` | is part of the delivery that brought it, or a delivery where nobody did |
 * | `gathered` | means something only together with others: `System.gather` reads them |
 * | `source` | is what deliveries take their revision from |
 * | `cluster` | is a cluster |
 * | `beside` | says more of another object, and is read with that |
 * | `object` | counts with the status of its kind, as if the system were not known |
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

/** The roles that a kind can have. */
export type Role = SystemKind["role"];

interface PlainKind<R extends string> {
  readonly role: R;
  /** The API group; `""` is the core group. */
  readonly group: string;
  readonly kind: string;
  /** Where an object names the cluster it is for. */
  readonly cluster?: ClusterField;
  /** Its row in an inventory. */
  readonly inventory?: InventoryRow;
}

/** A kind whose objects each bring something to one target, declare it, or both. */
export interface DeliveryKind extends PlainKind<"delivery"> {
  /** Absent: the object declares a target, and another reports on it. */
  readonly read?: DeliveryReader;
  /** Present: an object of the package declares that somebody wants something at its target. */
  readonly declares?: Declaration;
  /** Whether it delivers to another cluster than the one it lies in even where it does not name one. Default: no. */
  readonly isElsewhere?: true | ((object: KubeObject) => boolean);
  /** The package, for objects with another name in each cluster. Default: the name of the object. */
  readonly packageOf?: (object: KubeObject) => string | undefined;
  /** Whether the ResourceGroup of its own name and namespace lists the objects it applied. */
  readonly resourceGroup?: true;
  /** The prefix of the labels `<prefix>/name` and `<prefix>/namespace` that name it on the objects it applied. */
  readonly labelPrefix?: string;
  /** Where its place among the waves is written. */
  readonly wave?: WaveField;
}

/** A kind whose objects copy another object to several clusters and report on each, such as a Karmada binding. */
export interface SpreadKind extends PlainKind<"spread"> {
  readonly read: SpreadReader;
  /** The object that it copies to the clusters, and that does not run where it lies itself. */
  readonly templateOf?: (object: KubeObject) => ObjectRef | undefined;
}

/** A kind whose objects make other objects, such as an ApplicationSet: it is read as a part of its package. */
export interface MakerKind extends PlainKind<"maker"> {
  readonly read: PartReader;
}

/** A kind whose objects are each an instance of an operator: one declares a revision and reports on it itself. */
export interface InstanceKind extends PlainKind<"instance"> {
  readonly read: PartReader;
  readonly declares: Declaration;
}

/** A kind whose objects stand for clusters: how an inventory reads one, and how a report shows it. */
export interface ClusterKind extends PlainKind<"cluster"> {
  readonly inventory: InventoryRow;
  /** How it is read as a part of a package. Default: by the status of its kind. */
  readonly read?: PartReader;
}

/** The part that an object has in an inventory, and the reader of its entries. */
export interface InventoryRow {
  readonly part: InventoryPart;
  readonly read: InventoryReader;
  /** Which objects of the kind; may look at labels, and at nothing else. Default: all. */
  readonly isOne?: (object: KubeObject) => boolean;
}

/** How an object of a package declares that somebody wants a revision at its target. */
export interface Declaration {
  /** How near to the cluster it is: of several deliveries to one target that with the lowest rank decides. Take a number between two others. */
  readonly rank: number;
  /** The revision that an object asks for. Default: it asks for none. */
  readonly revision?: (object: KubeObject, find: FindObject) => string | undefined;
}

/** A field that has the number of the wave, or a list of names of those of the same kind in the wave before. */
export type WaveField = { readonly number: Path } | { readonly after: Path };

/** Another object of the same place: of the package, or of the snapshot. */
export type FindObject = (ref: ObjectRef) => KubeObject | undefined;

/** The objects that were seen together with an object. */
export interface Surroundings {
  /** When the snapshot was taken; RFC 3339. */
  readonly observedAt: string;
  /** The cluster of the snapshot. */
  readonly cluster: string;
  /** Whether the snapshot holds nothing else: then there is nothing to find. */
  readonly isAlone: boolean;
  readonly find: FindObject;
  readonly all: () => Iterable<KubeObject>;
}

/** The observation of the delivery first, then those of the objects it reports on. */
export type DeliveryReader = (object: KubeObject, context: ReadContext & Surroundings) => readonly Observation[];

/** One observation for each cluster. */
export type SpreadReader = (
  object: KubeObject,
  context: Surroundings & { readonly package: string },
) => readonly Observation[];

/** Makes the observation of one object. It never throws: an object that it cannot read is observed as Unknown. */
export type PartReader = (object: KubeObject, context: ReadContext) => Observation;

/** Makes observations from samples of metrics; `wantedOf` says which revision a target shall be at, `undefined` if nobody does. */
export type SampleReader = (
  samples: readonly Sample[],
  context: { readonly wantedOf: (target: Target) => string | undefined },
) => readonly Observation[];

/** The objects of a system that were seen, on whatever cluster. */
export interface Gathering {
  /** Its kinds of the roles `gathered` and `delivery`. */
  readonly objects: readonly SeenObject[];
  /** The deliveries that the package declares, by the key of their target. */
  readonly declared: ReadonlyMap<string, DeclaredDelivery>;
  /** The target that an object names itself. */
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
  /** All delivery objects of the target, that one first. */
  readonly objects: readonly KubeObject[];
}

/** The objects of a system, put together by their target, with the observations made from them. */
export interface Gathered {
  readonly parts: readonly { readonly target: Target; readonly observations: readonly Observation[] }[];
  /** The objects that are about no target. */
  readonly unclaimed: readonly SeenObject[];
}

/** Makes observations from all objects of a system at once. It never throws: an object that it cannot place is `unclaimed`. */
export type Gatherer = (gathering: Gathering) => Gathered;

/** How decisions are written into the objects of a system. */
export interface SystemActuator {
  readonly actuate: Actuator;
  /** Objects that are shown to it though they deliver to no target. Default: none. */
  readonly shared?: SharedObjects;
  /** The objects that it moves, for the reference of compute-wave: `the source of RootSyncs and RepoSyncs`. */
  readonly moves: string;
  /** The fields it writes, for the guide to rollouts. */
  readonly writes: string;
}

/** The objects whose API group ends in `groups`; with `selected`, those of them that the config selects. */
export interface SharedObjects {
  readonly groups: string;
  readonly selected?: true;
  /** Those that are written and are none of the kinds of the system, as `group/kind`: whoever watches a cluster must read them too. */
  readonly moved?: readonly string[];
}
