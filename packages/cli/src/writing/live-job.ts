import type { KubeObject, Result } from "@landfall/core/object";
import type { Catalogue, Verb } from "@landfall/core/suspend";
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

/** What is to be done in one cluster. */
export interface ClusterWork {
  readonly cluster: OpenCluster;
  /** What becomes of each target, by what was read; `file` names the context. */
  readonly told: readonly Told[];
  readonly targets: readonly LiveTarget[];
  /** Objects that go as a whole, once all targets are done. */
  readonly removals?: readonly KubeObject[];
}

/** What a command does in clusters. */
export interface LiveJob {
  /** Which way objects are gone through. */
  readonly verb: Verb;
  readonly holder?: string;
  readonly catalogue: Catalogue;
  readonly wish: HoldableWish;
  /** Whether holds are made, which say who asked. */
  readonly wantsActor: boolean;
  /** What was named is all or nothing. */
  readonly allOrNothing: boolean;
  /** What a target is when it is done: `held`, `let go`. */
  readonly done: string;
  /** What is asked before the first write: `hold this?` */
  readonly question: string;
  /** What is to be done, by what was read. `accepted`: what stops beside what was asked for may stop. */
  readonly plan: (read: readonly ReadCluster[], accepted: boolean) => Result<readonly ClusterWork[]>;
  readonly lead: (read: readonly ReadCluster[]) => PreviewLead;
  /** Why there is nothing to do. */
  readonly nothing: (read: readonly ReadCluster[]) => string;
}
