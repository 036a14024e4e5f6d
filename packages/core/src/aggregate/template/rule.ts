import type { Health } from "../model/axes.ts";
import type { Wire, WireShape } from "./wire.ts";

/** One cluster's part, as a rule sees it. */
export interface Member {
  readonly cluster: string;
  /** Absent: none was reported, or it cannot be read. */
  readonly status?: Wire;
  /** The member's own `metadata.generation`, as far as it is known. */
  readonly generation: number;
  /** The generation of the template that the member's object was made from; 0 if it does not say. */
  readonly templateGeneration: number;
  /** The health of the member's object by somebody who saw the whole object. */
  readonly health?: Health;
}

/** The input from which a rule makes a status. */
export interface RuleInput {
  /** `metadata.generation` of the template. */
  readonly generation: number;
  readonly spec: unknown;
  /** The template's present status. */
  readonly status: Wire;
  /** Sorted by cluster; as given in upstream mode. */
  readonly members: readonly Member[];
  /** False: there is no list of clusters at all, where an empty one could be. */
  readonly hasList: boolean;
  /** Whether the status is made as Karmada makes it, defects included. */
  readonly upstream: boolean;
  /** RFC 3339; absent: no time of ours is written. */
  readonly now: string | undefined;
}

/** How the status of a template is made out of its members'. */
export interface StatusMaker {
  readonly shape: WireShape;
  /** The shape that members report, if it has more fields than the status itself. */
  readonly memberShape?: WireShape;
  /** The shape is only a part of the status; the rest of the template's stays. */
  readonly isPart?: true;
  /** `undefined`: the template's status stays as it is, to the byte. */
  readonly aggregate: (input: RuleInput) => Wire | undefined;
}

/** The rule for a kind. */
export interface TemplateRule extends StatusMaker {
  readonly group: string;
  /** The version Karmada's own rule is for; in native mode every version of the kind has the rule. */
  readonly version: string;
  readonly kind: string;
}
