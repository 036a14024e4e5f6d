import type { KubeObject, Result } from "@landfall/core/object";
import type { Catalogue, HoldVerb } from "@landfall/core/suspend";
import type { Told } from "@landfall/krm-functions/set-suspend";
import type { LiveTarget } from "@landfall/kubernetes";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { Holdable, HoldableWish } from "../cluster/read-holdable.ts";
import type { PreviewLead } from "../suspension/preview.ts";

/** A cluster whose objects were read in order to write to them. */
export interface ReadCluster extends Holdable {
  readonly cluster: OpenCluster;
  /** The name of the context. */
  readonly name: string;
  /** The user name according to the API server; absent if it is not needed. */
  readonly actor?: string;
}

/** The work in one cluster. */
export interface ClusterWork {
  readonly cluster: OpenCluster;
  /** The outcome for each target, decided from the objects that were read; `file` names the context. */
  readonly told: readonly Told[];
  readonly targets: readonly LiveTarget[];
  /** Objects to delete once all targets are done. */
  readonly removals?: readonly KubeObject[];
}

/** The job of a command in clusters. */
export interface LiveJob {
  /** The order of the objects. */
  readonly verb: HoldVerb;
  readonly holder?: string;
  readonly catalogue: Catalogue;
  readonly wish: HoldableWish;
  /** Whether holds are placed, which record the user. */
  readonly wantsActor: boolean;
  /** Whether named objects are written all or none. */
  readonly allOrNothing: boolean;
  /** The word for a finished target: `held`, `let go`. */
  readonly done: string;
  /** The question before the first write: `hold this?` */
  readonly question: string;
  /**
   * Plans the work from the objects that were read. `accepted`: other objects than the requested ones may be stopped,
   * too.
   */
  readonly plan: (read: readonly ReadCluster[], accepted: boolean) => Result<readonly ClusterWork[]>;
  readonly lead: (read: readonly ReadCluster[]) => PreviewLead;
  /** Explains why there is nothing to do. */
  readonly nothing: (read: readonly ReadCluster[]) => string;
}
