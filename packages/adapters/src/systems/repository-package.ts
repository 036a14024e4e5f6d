import type { KubeObject } from "@landfall/core/object";

/** One revision of a package in a repository. */
export interface RepositoryRevision {
  /** The name of its object. */
  readonly name: string;
  /** `v3`, or of a draft the name of its workspace. */
  readonly revision: string;
  /** In the words of the system, such as Draft, Proposed or Published. */
  readonly lifecycle: string;
  /** The revision of the upstream package that it was made of. */
  readonly upstream?: string;
  /** What keeps it from being published: a gate, a failed render, or that somebody has to propose or approve it. */
  readonly waitsFor?: string;
}

/** What an object wants of a package. */
export interface PackageWish {
  /** The object, as `PackageVariant shop-eu-1`. */
  readonly by: string;
  /** `repository/package` upstream. */
  readonly of: string;
  readonly revision?: string;
}

/** A package of a repository. */
export interface RepositoryPackage {
  readonly repository: string;
  readonly package: string;
  readonly wish?: PackageWish;
  /** The newest one published. */
  readonly published?: RepositoryRevision;
  /** Those that are on their way, in the order of their names. */
  readonly pending: readonly RepositoryRevision[];
  /** By the revisions of this package: which other packages are made of it, published or not. */
  readonly downstream: readonly PackageUse[];
}

/** Which packages are made of one revision of another. */
export interface PackageUse {
  readonly revision: string;
  readonly wantedBy: readonly string[];
  readonly publishedIn: readonly string[];
  readonly pendingIn: readonly string[];
}

/** The packages that objects tell of, in the order of their names; other objects say nothing. */
export type RepositoryReader = (objects: readonly KubeObject[]) => readonly RepositoryPackage[];
