import { asFields, intOr, stringOr } from "../fields.ts";
import { current, failed, inProgress } from "../result.ts";
import type { Rule } from "../rule.ts";
import { count, ratio } from "../text.ts";

/** The rule of Job: completed, failed, suspended (upstream only), not started; a running Job is Current. */
export const computeJob: Rule = (input) => {
  const { status, conditions, variant } = input;
  const spec = asFields(input.spec);
  const completions = intOr(spec?.completions, intOr(spec?.parallelism, 1));
  const succeeded = intOr(status?.succeeded, 0);
  const failures = intOr(status?.failed, 0);
  for (const condition of conditions) {
    if (condition.status !== "True") continue;
    if (condition.type === "Complete") return current(`Job Completed. succeeded: ${ratio(succeeded, completions)}`);
    if (condition.type === "Failed") return failed("JobFailed", `Job Failed. failed: ${ratio(failures, completions)}`);
    if (condition.type === "Suspended" && variant === "upstream" && spec?.suspend === true)
      return current("Job is suspended");
  }
  if (stringOr(status?.startTime, "") === "") return inProgress("JobNotStarted", "Job not started");
  const active = intOr(status?.active, 0);
  return current(`Job in progress. success:${count(succeeded)}, active: ${count(active)}, failed: ${count(failures)}`);
};
