import type { KubeObject, Result } from "@landfall/core/object";
import type { Catalogue, HoldVerb } from "@landfall/core/suspend";
import type { Told } from "@landfall/krm-functions/set-suspend";
import type { LiveTarget } from "@landfall/kubernetes";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { Holdable, HoldableWish } from "../cluster/read-holdable.ts";
import type { PreviewLead } from "../suspension/preview.ts";

/** A cluster that was read to be written. */
export interface ReadCluster extends Holdable {
  readonly cluster: OpenCluster;
  /** The name of its context. */
  readonly name: string;
  /** Who the API server says that writes; absent where nobody has to know. */
  readonly actor?: string;
}

/** The work in one cluster. */
export interface ClusterWork {
  readonly cluster: OpenCluster;
  /** The outcome for each target, by the objects that were read; `file` names the context. */
  readonly told: readonly Told[];
  readonly targets: readonly LiveTarget[];
  /** Objects that go as a whole, once all targets are done. */
  readonly removals?: readonly KubeObject[];
}

/** The job of a command in clusters. */
export interface LiveJob {
  /** Which way objects are gone through. */
  readonly verb: HoldVerb;
  readonly holder?: string;
  readonly catalogue: Catalogue;
  readonly wish: HoldableWish;
  /** Whether holds are made, which say who asked. */
  readonly wantsActor: boolean;
  /** Whether the named objects are written all or not at all. */
  readonly allOrNothing: boolean;
  /** The word for a target when it is done: `held`, `let go`. */
  readonly done: string;
  /** The question before the first write: `hold this?` */
  readonly question: string;
  /** Plans the work, by the objects that were read. `accepted`: other things than those asked for may stop too. */
  readonly plan: (read: readonly ReadCluster[], accepted: boolean) => Result<readonly ClusterWork[]>;
  readonly lead: (read: readonly ReadCluster[]) => PreviewLead;
  /** Why there is nothing to do. */
  readonly nothing: (read: readonly ReadCluster[]) => string;
}
