import type { KubeObject } from "@landfall/core/object";

/** One revision of a package in a repository. */
export interface RepositoryRevision {
  /** The name of its object. */
  readonly name: string;
  /** `v3`, or of a draft the name of its workspace. */
  readonly revision: string;
  /** The lifecycle in the words of the system, such as Draft, Proposed or Published. */
  readonly lifecycle: string;
  /** The revision of the upstream package that it was made of. */
  readonly upstream?: string;
  /** The reason why it is not published: a gate, a failed render, or that somebody has to propose or approve it. */
  readonly waitsFor?: string;
}

/** The package and revision that an object wants. */
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
  /** The newest published revision of the package. */
  readonly published?: RepositoryRevision;
  /** The revisions that are on their way, in the order of their names. */
  readonly pending: readonly RepositoryRevision[];
  /** The other packages that are made of this one, published or not, by the revision that they are made of. */
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
