import type { Json, Path } from "../../object/index.ts";
import type { Effect } from "./effect.ts";

/**
 * How a system decides that a value means "suspended", exactly as its code does.
 *
 * | truth | on | off | neither |
 * |---|---|---|---|
 * | bool | `true` | `false`, null, absent | any other value: the API refuses it |
 * | false | `false` | `true`, null, absent | any other value |
 * | presence | the key is there, whatever its value | absent | |
 * | equals | exactly the value `on` | any other | |
 * | equals-fold | the value `on`, or one of `alsoOn`, in any case | any other | |
 * | parse-bool | Go's ParseBool says true | it says false, or cannot say | |
 * | parse-bool-lenient | ParseBool says true, or cannot say | it says false | |
 * | enum | the value `on`, or one of `alsoOn` | another of `values`, absent | a value the table does not know |
 * | zero | `0` | another number, absent | any other value |
 * | string-bool | a string: 1, true, yes, on, enable, enabled, in any case | their opposites, absent | any other value |
 * | paused-until | ParseBool says true, or a time of RFC 3339: until then, by the controller's clock | false, absent, or what is neither | |
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

/** One value at one path that switches an effect. */
export interface SwitchSite {
  readonly kind: "field" | "annotation" | "label";
  readonly path: Path;
  readonly truth: Truth;
  /** The value that suspending writes. */
  readonly on: Json;
  /** How the system itself takes it back, for a value without a saved one. Ours is always the saved value. */
  readonly off: "delete" | "restore" | { readonly value: Json };
  /** The known values of an `enum`. */
  readonly values?: readonly string[];
  /** Other values that suspend as well, more strongly or in another way: they are left as they are. */
  readonly alsoOn?: readonly string[];
  /** The value of `alsoOn` that stops running work too: a hold of strength `drain` writes it. */
  readonly drain?: Json;
  /** Must be there, or there is nothing to hold: without `automated`, an Application is synced by hand anyway. */
  readonly requires?: Path;
}

/** All targets by one boolean, or some of them by a list of cluster names; never both at once. */
export interface ClustersSite {
  readonly kind: "clusters";
  readonly all: Path;
  readonly some: Path;
  /** Where the object lists the clusters it is for, if it does; or those who need it, each with its `clusters`. */
  readonly candidates: Path;
}

/** One way a pinned revision is written, for objects where `when` is as said. */
export interface Pin {
  readonly path: Path;
  /** The value at this path must be `is` (or may be absent, with `orAbsent`); without `is`, it must be there. */
  readonly when: { readonly path: Path; readonly is?: string; readonly orAbsent?: true };
  /** `image`: the revision is the digest or tag of the image reference there. */
  readonly form: "revision" | "image";
  /** Where the object itself says which revision has landed. */
  readonly landed: readonly Path[];
}

/** For systems without a switch: freeze the revision that was last seen as landed. */
export interface PinSite {
  readonly kind: "pin";
  readonly pins: readonly Pin[];
}

/** The place in an object where a mechanism is switched: one field, a list of clusters, or the pin of a revision. */
export type Site = SwitchSite | ClustersSite | PinSite;

/** A side effect of suspending. */
export type Hazard =
  | "kills-running"
  | "blocks-deletion"
  | "stops-cert-rotation"
  | "orphans-on-delete"
  | "backlog-on-resume";

/** Hazards that are refused unless the caller allows them by name. */
export const HAZARDS_TO_ALLOW: readonly Hazard[] = ["kills-running", "blocks-deletion", "stops-cert-rotation"];

/** The behaviour of a system beside the effect while a mechanism is on; an absent field is not known. */
export interface Behaviour {
  /** The running work: it goes on to its end, is stopped, or is brought to a safe point and then stopped. */
  readonly running?: "goes-on" | "stopped" | "drained";
  /** Status meanwhile: written as ever, only conditions about the suspension, or not at all. */
  readonly status?: "kept" | "conditions" | "frozen";
  /** A deletion meanwhile: it is carried out, it hangs, or it leaves behind what the object made. */
  readonly deletion?: "processed" | "blocked" | "orphans";
}

/** A caution that depends on the object: said when the value at `path` is there, or with `orAbsent` is not, and is not `unless`. */
export interface Caution {
  readonly path: Path;
  readonly unless?: Json;
  readonly orAbsent?: boolean;
  readonly message: string;
}

/** Where a system says that it has seen the suspension. */
export interface ObservedCondition {
  readonly condition: string;
  readonly status: "True" | "False";
}

/** The place in a project's own code that proves a mechanism. */
export interface SourceCode {
  /** Owner and name of the repository, such as `fluxcd/kustomize-controller`. */
  readonly project: string;
  /** The file, from the root of the repository. */
  readonly path: string;
  /** The function, method, type or constant in it that decides. */
  readonly symbol: string;
}

/** How one effect of one kind is suspended and taken back. Plain data: users may add their own. */
export interface Mechanism {
  /** Legal as the name part of an annotation key: the saved value is kept under it. */
  readonly id: string;
  /** `*.` and a suffix: every group that ends like that. */
  readonly group: string;
  /** `*`: every kind of the group that has no mechanism of its own. */
  readonly kind: string;
  /** The kinds of a whole group whose controllers do not look at the switch. */
  readonly except?: readonly string[];
  readonly effect: Effect;
  readonly site: Site;
  /** The activity that stops, in one sentence. */
  readonly stops: string;
  readonly hazards: readonly Hazard[];
  /** The behaviour of running work, status and deletion meanwhile. Absent: not known. */
  readonly meanwhile?: Behaviour;
  readonly cautions?: readonly Caution[];
  /** An object with one of these conditions True is finished, and cannot be suspended any more. */
  readonly finishedBy?: readonly string[];
  /** Can be suspended only before this field is there: the API refuses it later. */
  readonly onlyBefore?: Path;
  /** The API refuses the switch beside this field. */
  readonly excludes?: Path;
  readonly observe?: ObservedCondition;
  /** Ids of mechanisms of the same object that go before: while one of them is on, the controller does not look at this. */
  readonly inertWhile?: readonly string[];
  /**
   * How a controller treats annotations of the kind, so that holds are kept in a SuspensionLedger instead. Default: it
   * leaves them alone.
   */
  readonly annotations?: "copied" | "stripped";
  /** Chosen only by its id: another mechanism of the same effect is the usual one. */
  readonly onlyById?: true;
  /** How well the behaviour is known: read in controller code, from the project's documents, inferred, or guessed by us. */
  readonly evidence: "code" | "documented" | "inferred" | "heuristic";
  /** The code that shows it: the controller's, or of a row that is not known from code, that of the API type. */
  readonly source?: SourceCode;
}

/** How to find the object that a derived one takes its suspension from. */
export interface AuthorityRule {
  readonly group: string;
  readonly kind: string;
  /** Annotations or labels that hold its name, or `owner`: the owner reference of that kind does. */
  readonly name: readonly Path[] | "owner";
  /** The value there is `<namespace>/<name>`. */
  readonly joined?: true;
  /** Absent for cluster-scoped authorities. */
  readonly namespace?: readonly Path[];
}

/** An effect of a kind that another object's controller writes: an edit here is lost at the next sync. */
export interface Derivation {
  readonly group: string;
  readonly kind: string;
  readonly effect: Effect;
  readonly path: Path;
  /** Other places that say the same, each by a word: older releases had them. */
  readonly also?: readonly { readonly path: Path; readonly is: string }[];
  /** Where one of these is there, the system itself keeps the object so, for ever: nobody has suspended it. */
  readonly onPurpose?: readonly Path[];
  /** In order of precedence; the first whose name the object carries is its authority. */
  readonly authorities: readonly AuthorityRule[];
  /** An object that names no authority is its own. */
  readonly onlyIfNamed?: true;
  /** An object that names no authority and has a list there that is not empty is its own: others brought it along. */
  readonly ownIfListed?: Path;
  /** Where an object of one cluster says which: what follows `prefix` in the text at `path`. */
  readonly cluster?: { readonly path: Path; readonly prefix: string };
  /** A sentence about the writer of the field, and the fate of an edit. */
  readonly message: string;
}

/**
 * The mechanisms and links for suspending: the built-in catalogue, or one with a user's own mechanisms. See
 * `createCatalogue`.
 */
export interface Catalogue {
  readonly mechanisms: readonly Mechanism[];
  readonly derivations: readonly Derivation[];
  readonly mechanismsByKind: Pick<ReadonlyMap<string, readonly Mechanism[]>, "get">;
  readonly derivationsByKind: Pick<ReadonlyMap<string, readonly Derivation[]>, "get">;
  readonly byId: Pick<ReadonlyMap<string, Mechanism>, "get" | "has">;
  /** The mechanisms for whole groups. */
  readonly forGroups: readonly Mechanism[];
}
