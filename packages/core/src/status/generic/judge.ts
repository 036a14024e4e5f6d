import { hasNoStatus, judgeNoStatus } from "../common.ts";
import { evidenceOf } from "../evidence.ts";
import type { Subject } from "../subject.ts";
import { isFields, own, ownText } from "../subject.ts";
import type { StatusContext, Verdict } from "../types.ts";
import { classOfConditionType } from "./condition-types.ts";

/** Reads any object by the conventions of the ecosystem. */
export function judgeGenerically(subject: Subject, context: StatusContext): Verdict {
  if (hasNoStatus(subject)) return judgeNoStatus(subject, context);
  const conditions = own(subject.status, "conditions");
  let good: Verdict | undefined;
  if (Array.isArray(conditions)) {
    for (let index = 0; index < conditions.length; index++) {
      const entry: unknown = conditions[index];
      if (!isFields(entry)) continue;
      const name = classOfConditionType(ownText(entry, "type"));
      const status = ownText(entry, "status");
      const fields = evidenceOf(subject.object, [
        ["status", "conditions", index, "type"],
        ["status", "conditions", index, "status"],
      ]);
      const reason = ownText(entry, "reason");
      const message = ownText(entry, "message");
      if (name === "failure" && status === "True")
        return { rule: "generic/condition", status: "Failed", reason, message, fields };
      if (name === "summary" && status !== "True")
        return { rule: "generic/condition", status: "InProgress", reason, message, fields };
      if (name === "summary" || name === "done")
        good ??= { rule: "generic/condition", status: "Current", reason, message, fields };
    }
  }
  return (
    good ?? {
      rule: "generic/nothing-known",
      status: "Unknown",
      reason: "NothingKnown",
      message: "Nothing in the status is understood",
      fields: [],
    }
  );
}
