import type { KubeObject, Problem, TimeInput } from "../../object/index.ts";
import type { StatusWord } from "../../status/index.ts";
import type { Health } from "../model/axes.ts";

/** The report of one cluster on its copy of a template. */
export interface TemplateItem {
  readonly cluster: string;
  /** The copy's `status`; absent or null: it has none, or it was not seen. */
  readonly status?: unknown;
  /**
   * The health of the whole copy, judged by a caller that saw it: by its own rule, Karmada's `health`, or
   * `computeStatus`.
   */
  readonly health?: Health | undefined;
  /** The copy's `metadata.generation`. Default: `status.generation`, where Karmada puts it. */
  readonly generation?: number | undefined;
  /** The template's generation from which the copy was made. Default: `status.resourceTemplateGeneration`. */
  readonly templateGeneration?: number | undefined;
}

/** Options of `aggregateTemplateStatus`. */
export interface TemplateOptions {
  /**
   * Whether to do as Karmada does, with its defects: rules for one version of a kind, the given order of clusters, and
   * one unreadable status spoils all.
   */
  readonly upstream?: boolean;
  /**
   * The present time, in milliseconds since the epoch, RFC 3339 or a `Date`, for conditions to which no member gives a
   * time. Without it they have none.
   */
  readonly now?: TimeInput;
}

/** The state of a template over its clusters. */
export interface TemplateVerdict {
  readonly status: StatusWord;
  /** The reason: `NoTargets`, `NotReported`, `ClusterNotCurrent`, or that of `computeStatus`. */
  readonly reason: string;
  /** A message that names the clusters; at most 256 UTF-16 units. */
  readonly message: string;
}

/** The status of one template, aggregated from its clusters. */
export interface TemplateStatus {
  /** The status to write to the template; the same value as its own if nothing changes. */
  readonly status: KubeObject["status"];
  readonly verdict: TemplateVerdict;
  /** Errors name clusters that do not count; in upstream mode they say that none counts. Sorted by cluster. */
  readonly problems: readonly Problem[];
}
