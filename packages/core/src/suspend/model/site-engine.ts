import type { KubeObject, Path, Problem, ValueOrAbsent } from "../../object/index.ts";
import type { Hold } from "./hold.ts";
import type { Saved } from "./saved.ts";

/**
 * The state of a site. `unknown`: a value of a wrong type or one that the catalogue does not know; `why` says which.
 */
export interface SwitchReading {
  readonly state: "on" | "off" | "unknown";
  /** A caution about the value, for people: it may mean the opposite of what it looks like. */
  readonly why?: string;
  /** The time until which the switch is on, by the controller's clock: milliseconds since the epoch. */
  readonly until?: number;
}

/** The state of a site, and the clusters that it is about unless it is about all. */
export interface SiteReading extends SwitchReading {
  readonly clusters?: readonly string[];
  /** The path of the field that `why` tells of. */
  readonly path?: Path;
}

/** Why a site cannot be written as asked. */
export type SiteFault = Pick<Problem, "code" | "message" | "hint"> & { readonly path: Path };

/**
 * How one kind of site is read and written. Values run parallel to `paths`. `wanted` takes the value that would be
 * there without us and all live holds, so the answer does not depend on the order in which holds came; `wrote` is the
 * value that we wrote last, or found.
 */
export interface SiteEngine<S> {
  /** The paths that the site may write in this object; empty if it has no place for it. */
  readonly paths: (site: S, object: KubeObject) => readonly Path[];
  readonly read: (site: S, object: KubeObject, saved: Saved | undefined) => SiteReading;
  readonly wanted: (
    site: S,
    without: readonly ValueOrAbsent[],
    holds: readonly Hold[],
    path: Path,
    wrote: readonly ValueOrAbsent[],
  ) => readonly ValueOrAbsent[] | SiteFault;
  /**
   * The value that would be at a path without us: the previous value, with the changes that others made since we wrote.
   */
  readonly rebase: (prev: ValueOrAbsent, wrote: ValueOrAbsent, live: ValueOrAbsent) => ValueOrAbsent;
  /** Others' changes and ours can stand side by side in the value, so it may be written although it changed. */
  readonly mergeable: boolean;
  /** Whether a record of these paths can be one of the site: nothing else is ever written back. */
  readonly owns: (site: S, paths: readonly Path[]) => boolean;
  /** Whether the value that the holds want is there, so that only a record knows the value before them. */
  readonly stands: (site: S, object: KubeObject, holds: readonly Hold[]) => boolean;
  /** Where the record is lost: the value that a user's word for off gives at each of `paths`; `undefined`: it has none. */
  readonly offBy: (
    site: S,
    object: KubeObject,
    holds: readonly Hold[],
    word: "delete" | "explicit",
  ) => readonly ValueOrAbsent[] | undefined;
}

/** An engine with its site, as the writers and the resolver see it. */
export interface BoundSite {
  readonly paths: readonly Path[];
  readonly read: (object: KubeObject, saved: Saved | undefined) => SiteReading;
  readonly wanted: (
    without: readonly ValueOrAbsent[],
    holds: readonly Hold[],
    wrote: readonly ValueOrAbsent[],
  ) => readonly ValueOrAbsent[] | SiteFault;
  readonly rebase: SiteEngine<never>["rebase"];
  readonly mergeable: boolean;
  readonly owns: (saved: Saved) => boolean;
  readonly stands: (object: KubeObject, holds: readonly Hold[]) => boolean;
  readonly offBy: (
    object: KubeObject,
    holds: readonly Hold[],
    word: "delete" | "explicit",
  ) => readonly ValueOrAbsent[] | undefined;
}
