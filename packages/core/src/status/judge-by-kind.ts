import { isContradicted, without } from "./contract.ts";
import { judgeGenerically } from "./generic/judge.ts";
import { exemptionsOf } from "./kinds/exemptions.ts";
import { judgeBuiltin } from "./kinds/index.ts";
import type { Subject } from "./subject.ts";
import type { StatusOptions, StatusResult } from "./types.ts";

/**
 * Judges an object without rules given as data. For a built-in kind the contract of Current applies, except for its
 * exemptions.
 */
export function judgeByKind(subject: Subject, options: StatusOptions): StatusResult {
  const builtin = judgeBuiltin(subject, options);
  if (builtin === undefined) return judgeGenerically(subject, options);
  if (builtin.status !== "Current" || subject.rawStatus === undefined) return builtin;
  return isContradicted(subject, undefined, true)
    ? judgeGenerically(without(subject, exemptionsOf(subject.kind)), options)
    : builtin;
}
