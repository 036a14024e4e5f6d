import type { AdmissionChange, ChangeDecision } from "./change.ts";
import { type ChangeFacts, factsOf } from "./facts.ts";
import { ADMISSION_RULES, type AdmissionRule } from "./rules.ts";

/** Options of `admitChange`. */
export interface AdmitOptions {
  /** Whether to decide as KUDO does, with its three gaps, instead of correctly. Default: false. */
  readonly upstream?: boolean;
}

/**
 * Decides whether a change may be made during a run, and which plan it triggers: the first of `ADMISSION_RULES` that
 * applies. Only the objects count, so that an update whose admission nobody saw gets the same decision.
 */
export function admitChange(change: AdmissionChange, options: AdmitOptions = {}): ChangeDecision {
  const upstream = options.upstream === true;
  const facts = factsOf(change, upstream);
  const mode = upstream ? "upstream" : "required";
  const phase = change.deleting ? "deleting" : "normal";
  const rule = ADMISSION_RULES.find(
    (one) => (one.only ?? mode) === mode && (one.phase === "any" || one.phase === phase) && one.when(facts),
  );
  return rule === undefined ? NOTHING : decisionOf(rule, facts);
}

const NOTHING: ChangeDecision = {
  answer: "allow",
  rule: "Nothing",
  field: "",
  message: "no rule forbids it",
};

function decisionOf(rule: AdmissionRule, facts: ChangeFacts): ChangeDecision {
  const { name, answer, field } = rule;
  const said = saidOf(rule, facts);
  const plan = rule.plan?.(facts);
  return { answer, rule: name, field, message: said, ...(plan !== undefined && { plan }) };
}

/** Returns the message of a rule; some messages name the value that was found. */
function saidOf({ name, condition }: AdmissionRule, { parameters, foreign }: ChangeFacts): string {
  if (parameters.problem?.rule === name) return parameters.problem.message;
  if (name === "OutOfScope") return `${foreign.join(", ")}: not among the targets that the caller may change`;
  return condition;
}
