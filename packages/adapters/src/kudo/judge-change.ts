import { type KubeObject, otherCode, readString } from "@landfall/core/object";
import type { ChangeVerdict, ObjectChange } from "../systems/contract.ts";
import { admitInstance, admitInstanceCreation } from "./admit-instance.ts";
import { versionOf } from "./version-of.ts";

/**
 * Judges by KUDO's rules whether an Instance may be created or changed, with the OperatorVersions in the same package.
 * An Instance whose OperatorVersion is missing cannot be judged: a warning `NotJudged`.
 */
export function judgeInstanceChange({ old, new: next, before, after, role }: ObjectChange): ChangeVerdict {
  if (next === undefined) return ALLOWED;
  const operatorVersion = versionOf(next, after);
  if (operatorVersion === undefined) return notJudged(next);
  if (old === undefined) {
    const { decision } = admitInstanceCreation({ instance: next, operatorVersion });
    return verdictOf(decision.answer, decision);
  }
  const decision = admitInstance({
    old,
    new: next,
    operatorVersion,
    oldOperatorVersion: versionOf(old, before) ?? operatorVersion,
    ...(role === "controller" && { role }),
  });
  return verdictOf(decision.answer, decision);
}

const ALLOWED: ChangeVerdict = { allowed: true, problems: [] };

interface Said {
  readonly rule: string;
  readonly field: string;
  readonly message: string;
  readonly plan?: string | undefined;
}

function verdictOf(answer: string, { rule, field, message, plan }: Said): ChangeVerdict {
  if (answer === "deny")
    return { allowed: false, problems: [{ code: otherCode(rule), severity: "error", message, field }] };
  return { allowed: true, rule, ...(plan !== undefined && { begins: plan }), problems: [] };
}

function notJudged(instance: KubeObject): ChangeVerdict {
  const name = readString(instance, ["spec", "operatorVersion", "name"]) ?? "(none)";
  const message = `OperatorVersion ${name} is not here: nobody can say what the change triggers`;
  const problem = { code: "NotJudged", severity: "warning", message, field: "spec.operatorVersion" } as const;
  return { allowed: true, problems: [{ ...problem, hint: "add it to the package" }] };
}
