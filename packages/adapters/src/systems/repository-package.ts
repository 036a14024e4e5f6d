import type { KubeObject } from "@landfall/core/object";

/** One revision of a package in a repository. */
export interface RepositoryRevision {
  /** The name of the object of the revision. */
  readonly name: string;
  /** The revision such as `v3`; for a draft the name of its workspace. */
  readonly revision: string;
  /** The lifecycle in the words of the system, such as Draft, Proposed or Published. */
  readonly lifecycle: string;
  /** The revision of the upstream package from which it was made. */
  readonly upstream?: string;
  /** Why the revision is not published: a gate, a failed render, or a missing proposal or approval. */
  readonly waitsFor?: string;
}

/** The package and revision that an object wants. */
export interface PackageWish {
  /** The object that wants the package: `PackageVariant shop-eu-1`. */
  readonly by: string;
  /** The upstream package that is wanted: `repository/package`. */
  readonly of: string;
  readonly revision?: string;
  /** Why the object does not get the package there: the reason and message of its own condition. */
  readonly waitsFor?: string;
}

/** A package of a repository. */
export interface RepositoryPackage {
  readonly repository: string;
  readonly package: string;
  readonly wish?: PackageWish;
  /** The newest published revision of the package. */
  readonly published?: RepositoryRevision;
  /** The revisions that are not published yet, sorted by name. */
  readonly pending: readonly RepositoryRevision[];
  /** The other packages that are made from this one, published or not, by the revision from which they are made. */
  readonly downstream: readonly PackageUse[];
}

/** The packages that are made from one revision of another package. */
export interface PackageUse {
  readonly revision: string;
  readonly wantedBy: readonly string[];
  readonly publishedIn: readonly string[];
  readonly pendingIn: readonly string[];
  /** Whether somebody has proposed to delete this revision. Default: no. */
  readonly deletionProposed?: true;
}

/** Returns the packages that objects describe, sorted by name; other objects are ignored. */
export type RepositoryReader = (objects: readonly KubeObject[]) => readonly RepositoryPackage[];
