import type { KubeObject, Problem } from "../../object/index.ts";
import type { StatusWord } from "../../status/index.ts";
import type { Health } from "../model/axes.ts";

/** The report of one cluster on its copy of a template. */
export interface TemplateItem {
  readonly cluster: string;
  /** The copy's `status`; absent or null: it has none, or nobody has seen it. */
  readonly status?: unknown;
  /**
   * The health of the whole copy by somebody who saw it: by a rule of the caller's, Karmada's `health`, or
   * `computeStatus`.
   */
  readonly health?: Health | undefined;
  /** The copy's `metadata.generation`. Default: `status.generation`, where Karmada puts it. */
  readonly generation?: number | undefined;
  /** The template's generation that the copy was made from. Default: `status.resourceTemplateGeneration`. */
  readonly templateGeneration?: number | undefined;
}

/** How to aggregate. */
export interface TemplateOptions {
  /**
   * Karmada's own answer, defects included: rules for one version of a kind, the order of clusters as given, a status
   * that cannot be read spoils all.
   */
  readonly upstream?: boolean;
  /** Milliseconds since the epoch: the time of conditions that no member has. Without it they have none. */
  readonly now?: number;
}

/** The state of a template over its clusters. */
export interface TemplateVerdict {
  readonly status: StatusWord;
  /** `NoTargets`, `NotReported`, `ClusterNotCurrent`, or the reason of `computeStatus`. */
  readonly reason: string;
  /** Names the clusters; at most 256 UTF-16 units. */
  readonly message: string;
}

/** One template's status from its clusters'. */
export interface TemplateStatus {
  /** The status to write to the template: its own status, the same value, where nothing changes. */
  readonly status: KubeObject["status"];
  readonly verdict: TemplateVerdict;
  /** Errors say that a cluster does not count, or in upstream mode that nothing does. Sorted by cluster. */
  readonly problems: readonly Problem[];
}
