import type { RawCondition } from "./conditions.ts";
import type { Fields } from "./fields.ts";
import type { KstatusResult } from "./result.ts";

/** The two libraries: kubernetes-sigs/cli-utils and the fork fluxcd/cli-utils. */
export type KstatusVariant = "upstream" | "flux";

/** The input of a rule: the generic checks have passed and had no answer. */
export interface RuleInput {
  readonly kind: string;
  readonly metadata: Fields | undefined;
  /** The spec as it is: most rules never look at it. */
  readonly spec: unknown;
  readonly status: Fields | undefined;
  readonly conditions: readonly RawCondition[];
  readonly variant: KstatusVariant;
  /** The time, in milliseconds since the epoch. */
  readonly now: number;
}

/** The answer for one kind of object. It is final: nothing is consulted after it. */
export type Rule = (input: RuleInput) => KstatusResult;
