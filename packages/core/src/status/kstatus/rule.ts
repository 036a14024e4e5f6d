import type { RawCondition } from "./conditions.ts";
import type { Fields } from "./fields.ts";
import type { KstatusResult } from "./result.ts";

/** The variant of the library: kubernetes-sigs/cli-utils (`upstream`) or the fork fluxcd/cli-utils (`flux`). */
export type KstatusVariant = "upstream" | "flux";

/** The input of a rule, after the generic checks gave no result. */
export interface RuleInput {
  readonly kind: string;
  readonly metadata: Fields | undefined;
  /** The spec, unchecked, since most rules never read it. */
  readonly spec: unknown;
  readonly status: Fields | undefined;
  readonly conditions: readonly RawCondition[];
  readonly variant: KstatusVariant;
  /** The present time, in milliseconds since the epoch. */
  readonly now: number;
}

/** Returns the result for one kind of object. It is final: no later check runs. */
export type Rule = (input: RuleInput) => KstatusResult;
