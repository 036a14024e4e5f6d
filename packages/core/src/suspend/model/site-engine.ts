import type { KubeObject, Path, Problem, ValueOrAbsent } from "../../object/index.ts";
import type { Hold } from "./hold.ts";
import type { Saved } from "./saved.ts";

/** What a site says. `unknown`: a value of a wrong type or one the catalogue does not know; `why` says which. */
export interface Reading {
  readonly state: "on" | "off" | "unknown";
  /** A caution about the value, for people: it may mean the opposite of what it looks like. */
  readonly why?: string;
  /** On until then, by the controller's clock: milliseconds since the epoch. */
  readonly until?: number;
}

/** What a site says, and of which clusters if not of all. */
export interface SiteReading extends Reading {
  readonly clusters?: readonly string[];
  /** Where `why` was found. */
  readonly path?: Path;
}

/** Why a site cannot be written as asked. */
export type SiteFault = Pick<Problem, "code" | "message" | "hint"> & { readonly path: Path };

/**
 * How one kind of site is read and written. Values run parallel to `paths`. `wanted` takes what would be
 * there without us and all live holds, so the answer does not depend on the order in which holds came; `wrote` is
 * what we wrote last, or found.
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
  /** What would be at a path without us: the previous value, with what others changed since we wrote. */
  readonly rebase: (prev: ValueOrAbsent, wrote: ValueOrAbsent, live: ValueOrAbsent) => ValueOrAbsent;
  /** Others' changes and ours can stand side by side in the value, so it may be written although it changed. */
  readonly mergeable: boolean;
  /** Whether a record of these paths can be one of the site: nothing else is ever written back. */
  readonly owns: (site: S, paths: readonly Path[]) => boolean;
  /** Whether what holds want is there, so that what was there before them is known from a record alone. */
  readonly stands: (site: S, object: KubeObject, holds: readonly Hold[]) => boolean;
  /** Where the record is lost: the value that a user's word for off gives at each of `paths`; `undefined`: it has none. */
  readonly offBy: (
    site: S,
    object: KubeObject,
    holds: readonly Hold[],
    word: "delete" | "explicit",
  ) => readonly ValueOrAbsent[] | undefined;
}

/** An engine with its site: what the writers and the resolver see. */
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
