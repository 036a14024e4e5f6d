import type { KubeObject } from "../../object/index.ts";
import type { StatusRules as Document, StatusRulesCases } from "../../schemas/generated/status-rules.ts";
import { computeStatus } from "../compute-status.ts";
import type { StatusResult, StatusRuleSet } from "../types.ts";

/** The outcome of one case of a rule. */
export interface CaseOutcome {
  /** The key of the rule: `cert-manager.io/Certificate`. */
  readonly rule: string;
  readonly name: string;
  readonly result: StatusResult;
  /** The differences from the expected result, as `status: Failed, not Current`; empty if there are none. */
  readonly differences: readonly string[];
}

const COMPARED = ["status", "reason", "message", "suspended", "terminal"] as const;

/** Judges every case of a document by rules loaded from it. */
export function runCases({ spec }: Document, rules: StatusRuleSet): readonly CaseOutcome[] {
  return spec.rules.flatMap(({ group, kind, cases = [] }) =>
    cases.map((one) => {
      const result = computeStatus(one.object as KubeObject, { now: one.now, rules });
      return { rule: `${group}/${kind}`, name: one.name, result, differences: differencesOf(one, result) };
    }),
  );
}

function differencesOf({ expect }: StatusRulesCases[number], result: StatusResult): readonly string[] {
  const wanted = { suspended: false, ...expect };
  return COMPARED.flatMap((field) => {
    const value = wanted[field];
    return value === undefined || value === result[field] ? [] : [`${field}: ${result[field]}, not ${value}`];
  });
}
