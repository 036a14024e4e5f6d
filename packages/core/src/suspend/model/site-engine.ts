import type { KubeObject, Path, Problem, ValueOrAbsent } from "../../object/index.ts";
import type { Hold } from "./hold.ts";
import type { Saved } from "./saved.ts";

/** The state of a site. `unknown`: the value has the wrong type or is not in the catalogue; `why` explains it. */
export interface SwitchReading {
  readonly state: "on" | "off" | "unknown";
  /** A caution about the value, for people: it may mean the opposite of what it seems to. */
  readonly why?: string;
  /** When the switch turns off by the controller's clock, in milliseconds since the epoch. */
  readonly until?: number;
}

/** The state of a site, and the clusters it applies to unless it applies to all. */
export interface SiteReading extends SwitchReading {
  readonly clusters?: readonly string[];
  /** The path of the field that `why` explains. */
  readonly path?: Path;
}

/** Why a site cannot be written as requested. */
export type SiteFault = Pick<Problem, "code" | "message" | "hint"> & { readonly path: Path };

/**
 * Reads and writes one kind of site. Lists of values are parallel to `paths`. `wanted` computes the value from the one
 * without Landfall and all live holds, so that the order in which holds came does not matter; `wrote` is the value that
 * Landfall wrote last, or found.
 */
export interface SiteEngine<S> {
  /** Returns the paths that the site may write in this object; empty if the object has no place for it. */
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
   * Returns the value that would be at a path without Landfall: the previous value, with the changes that others made
   * since.
   */
  readonly rebase: (prev: ValueOrAbsent, wrote: ValueOrAbsent, live: ValueOrAbsent) => ValueOrAbsent;
  /** Whether changes by others can be merged with Landfall's, so that a changed value may still be written. */
  readonly mergeable: boolean;
  /** Returns whether a record of these paths can belong to the site: no other paths are ever restored. */
  readonly owns: (site: S, paths: readonly Path[]) => boolean;
  /** Returns whether the value that the holds require is there, so that only the record knows the previous value. */
  readonly stands: (site: S, object: KubeObject, holds: readonly Hold[]) => boolean;
  /**
   * Used if the record is lost: returns the value at each of `paths` for the word for off that the user chose;
   * `undefined`: there is none.
   */
  readonly offBy: (
    site: S,
    object: KubeObject,
    holds: readonly Hold[],
    word: "delete" | "explicit",
  ) => readonly ValueOrAbsent[] | undefined;
}

/** A site with its engine, as the writers and the resolver use it. */
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
