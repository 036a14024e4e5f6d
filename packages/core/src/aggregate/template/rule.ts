import type { Health } from "../model/axes.ts";
import type { Wire, WireShape } from "./wire.ts";

/** The report of one cluster, as a rule reads it. */
export interface Member {
  readonly cluster: string;
  /** The status; absent: none was reported, or it is unreadable. */
  readonly status?: Wire;
  /** The `metadata.generation` of the member's object, as far as it is known. */
  readonly generation: number;
  /** The generation of the template from which the member's object was made; 0 if unknown. */
  readonly templateGeneration: number;
  /** The health of the member's object, judged by a caller that saw the whole object. */
  readonly health?: Health;
}

/** The inputs from which a rule makes a status. */
export interface RuleInput {
  /** `metadata.generation` of the template. */
  readonly generation: number;
  readonly spec: unknown;
  /** The template's present status. */
  readonly status: Wire;
  /** The members, sorted by cluster; in the given order in upstream mode. */
  readonly members: readonly Member[];
  /** Whether there is a list of clusters at all, even an empty one. */
  readonly hasList: boolean;
  /** Whether the status is made as Karmada makes it, with its defects. */
  readonly upstream: boolean;
  /** The present time, RFC 3339; absent: no new time is written. */
  readonly now: string | undefined;
}

/** Makes the status of a template from those of its members. */
export interface StatusMaker {
  readonly shape: WireShape;
  /** The shape that members report, if it has more fields than the status itself. */
  readonly memberShape?: WireShape;
  /** Whether the shape is only a part of the status; the template keeps the other fields. */
  readonly isPart?: true;
  /** Returns the new status; `undefined`: the template's status is not changed at all. */
  readonly aggregate: (input: RuleInput) => Wire | undefined;
}

/** The aggregation rule for a kind of template. */
export interface TemplateRule extends StatusMaker {
  readonly group: string;
  /** The version to which Karmada's own rule applies; in native mode every version of the kind has the rule. */
  readonly version: string;
  readonly kind: string;
}
