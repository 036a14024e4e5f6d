import type { Json, Path } from "../../object/index.ts";
import type { Effect } from "./effect.ts";

/**
 * Says how a system reads a value as "suspended", exactly as its code does.
 *
 * | truth | on | off | neither |
 * |---|---|---|---|
 * | bool | `true` | `false`, null, absent | any other value: the API refuses it |
 * | false | `false` | `true`, null, absent | any other value |
 * | presence | the key is there, whatever its value | absent | |
 * | equals | exactly the value `on` | any other | |
 * | equals-fold | the value `on`, or one of `alsoOn`, in upper or lower case | any other | |
 * | parse-bool | Go's ParseBool says true | it says false, or cannot say | |
 * | parse-bool-lenient | ParseBool says true, or cannot say | it says false | |
 * | enum | the value `on`, or one of `alsoOn` | another of `values`, absent | an unknown value |
 * | zero | `0` | another number, absent | any other value |
 * | string-bool | a string: 1, true, yes, on, enable, enabled, in upper or lower case | their opposites, absent | any other value |
 * | paused-until | ParseBool says true, or a time of RFC 3339 that the controller's clock has not reached | false, absent, or any other value | |
 */
export type Truth =
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

/** A switch of an effect: one value at one path. */
export interface SwitchSite {
  readonly kind: "field" | "annotation" | "label";
  readonly path: Path;
  readonly truth: Truth;
  /** The value with which the switch suspends. */
  readonly on: Json;
  /** How the system itself resumes, if there is no saved value; Landfall restores the saved value. */
  readonly off: "delete" | "restore" | { readonly value: Json };
  /** All values of an `enum` that are known. */
  readonly values?: readonly string[];
  /** Other values that also suspend, perhaps more strongly: Landfall leaves them as they are. */
  readonly alsoOn?: readonly string[];
  /** The value of `alsoOn` that also stops running work: a hold of strength `drain` writes it. */
  readonly drain?: Json;
  /**
   * The path that must exist, or there is nothing to hold: an Application without `automated` is synced by hand anyway.
   */
  readonly requires?: Path;
}

/** A switch for all clusters by one boolean, or for some of them by a list of names; never both at once. */
export interface ClustersSite {
  readonly kind: "clusters";
  readonly all: Path;
  readonly some: Path;
  /** The list of the object's clusters, if it has one; or of the objects that need it, each with its `clusters`. */
  readonly candidates: Path;
}

/** One form of a pinned revision, for objects that satisfy `when`. */
export interface Pin {
  readonly path: Path;
  /**
   * A condition: the value at this path must be `is` (or may be absent, with `orAbsent`); without `is`, it must exist.
   */
  readonly when: { readonly path: Path; readonly is?: string; readonly orAbsent?: true };
  /** How the revision is written. `image`: as the digest or tag of the image reference there. */
  readonly form: "revision" | "image";
  /** The paths at which the object reports the revision that has landed. */
  readonly landed: readonly Path[];
}

/** A site for systems without a switch: the revision is frozen at the one that was last seen landed. */
export interface PinSite {
  readonly kind: "pin";
  readonly pins: readonly Pin[];
}

/** The place at which a mechanism acts in an object: a switch, a list of clusters, or a pinned revision. */
export type Site = SwitchSite | ClustersSite | PinSite;

/** A harmful side effect of suspending. */
export type Hazard =
  | "kills-running"
  | "blocks-deletion"
  | "stops-cert-rotation"
  | "orphans-on-delete"
  | "backlog-on-resume";

/** Hazards that are refused unless the caller explicitly allows them. */
export const HAZARDS_TO_ALLOW: readonly Hazard[] = ["kills-running", "blocks-deletion", "stops-cert-rotation"];

/** The side effects of a mechanism while it is on; an absent field is unknown. */
export interface Behaviour {
  /**
   * The effect on running work: it finishes, is stopped, or is drained, which means brought to a safe point and then
   * stopped.
   */
  readonly running?: "goes-on" | "stopped" | "drained";
  /**
   * The effect on status: it is written as usual, only its conditions about the suspension are written, or nothing is.
   */
  readonly status?: "kept" | "conditions" | "frozen";
  /** The effect on a deletion: it is carried out, it hangs, or it orphans the objects that this object created. */
  readonly deletion?: "processed" | "blocked" | "orphans";
}

/**
 * A caution for some objects: it applies if the value at `path` exists (with `orAbsent`: or is absent) and is not
 * `unless`.
 */
export interface Caution {
  readonly path: Path;
  readonly unless?: Json;
  readonly orAbsent?: boolean;
  readonly message: string;
}

/** The condition by which a system reports that it has seen the suspension. */
export interface ObservedCondition {
  readonly condition: string;
  readonly status: "True" | "False";
}

/** The code in a project that proves a mechanism. */
export interface SourceCode {
  /** Owner and name of the repository, such as `fluxcd/kustomize-controller`. */
  readonly project: string;
  /** The path of the file, from the root of the repository. */
  readonly path: string;
  /** The function, method, type or constant in the file that decides. */
  readonly symbol: string;
}

/** The mechanism that suspends and resumes one effect of one kind. Plain data: users can add their own. */
export interface Mechanism {
  /** The unique id; it is valid as the name part of an annotation key, under which the saved value is stored. */
  readonly id: string;
  /** The API group of the kind; `*.` and a suffix mean every group with that suffix. */
  readonly group: string;
  /** The kind; `*` means every kind of the group without a mechanism of its own. */
  readonly kind: string;
  /** Kinds of a whole group whose controllers ignore the switch. */
  readonly except?: readonly string[];
  readonly effect: Effect;
  readonly site: Site;
  /** The activity that stops, in one sentence. */
  readonly stops: string;
  readonly hazards: readonly Hazard[];
  /** The effect on running work, status and deletion. Absent: unknown. */
  readonly meanwhile?: Behaviour;
  readonly cautions?: readonly Caution[];
  /** Condition types: an object with one of them True is finished, and can no longer be suspended. */
  readonly finishedBy?: readonly string[];
  /** The path of a field after whose creation the API refuses to suspend. */
  readonly onlyBefore?: Path;
  /** The path of a field beside which the API refuses the switch. */
  readonly excludes?: Path;
  readonly observe?: ObservedCondition;
  /**
   * Ids of mechanisms of the same object that take precedence: while one of them is on, the controller ignores this
   * one.
   */
  readonly inertWhile?: readonly string[];
  /**
   * How a controller treats annotations of the kind, so that holds are stored in a SuspensionLedger instead. Default:
   * it leaves them alone.
   */
  readonly annotations?: "copied" | "stripped";
  /** Whether the mechanism is chosen only by its id, because another one is usual for the same effect. */
  readonly onlyById?: true;
  /**
   * How well the behaviour is known: from controller code, from the project's documents, inferred, or guessed by
   * Landfall.
   */
  readonly evidence: "code" | "documented" | "inferred" | "heuristic";
  /** The code that proves it: of the controller, or of the API type if the controller was not read. */
  readonly source?: SourceCode;
}

/** The rule that finds the object from which a derived object takes its suspension. */
export interface AuthorityRule {
  readonly group: string;
  readonly kind: string;
  /** The annotations or labels with the authority's name; `owner`: an owner reference of the kind has the name. */
  readonly name: readonly Path[] | "owner";
  /** Whether the value of the annotation or label has the form `<namespace>/<name>`. */
  readonly joined?: true;
  /** The annotations or labels with the authority's namespace; absent for cluster-scoped authorities. */
  readonly namespace?: readonly Path[];
}

/**
 * An effect of a kind that another object's controller writes: an edit of the object itself is lost at the next sync.
 */
export interface Derivation {
  readonly group: string;
  readonly kind: string;
  readonly effect: Effect;
  readonly path: Path;
  /** Further places with the same information, each with its value, as older releases wrote them. */
  readonly also?: readonly { readonly path: Path; readonly is: string }[];
  /** Paths: if one exists, the system itself keeps the object stopped permanently, and nobody has suspended it. */
  readonly onPurpose?: readonly Path[];
  /** The rules in order of precedence; the first one whose name the object has gives its authority. */
  readonly authorities: readonly AuthorityRule[];
  /** Whether an object that names no authority is its own authority. */
  readonly onlyIfNamed?: true;
  /**
   * The path of a list: an object that names no authority, and in which this list is not empty, is its own authority.
   */
  readonly ownIfListed?: Path;
  /** How an object that belongs to one cluster names that cluster: by the text at `path` after `prefix`. */
  readonly cluster?: { readonly path: Path; readonly prefix: string };
  /**
   * The paths of lists that name all clusters to which the object goes: entries with a `name`, or objects that need it,
   * each with its `clusters`.
   */
  readonly placed?: readonly Path[];
  /** A sentence for people about the writer of the field, and the fate of an edit. */
  readonly message: string;
}

/**
 * The mechanisms and derivations for suspending: the built-in catalogue, or one with a user's own mechanisms. See
 * `createCatalogue`.
 */
export interface Catalogue {
  readonly mechanisms: readonly Mechanism[];
  readonly derivations: readonly Derivation[];
  readonly mechanismsByKind: Pick<ReadonlyMap<string, readonly Mechanism[]>, "get">;
  readonly derivationsByKind: Pick<ReadonlyMap<string, readonly Derivation[]>, "get">;
  readonly byId: Pick<ReadonlyMap<string, Mechanism>, "get" | "has">;
  /** The mechanisms for whole API groups. */
  readonly forGroups: readonly Mechanism[];
}
