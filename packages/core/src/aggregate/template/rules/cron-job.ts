import { changedStatus } from "../changes.ts";
import { listIn, reported, textIn } from "../members.ts";
import type { TemplateRule } from "../rule.ts";
import { CRON_JOB_STATUS } from "../shapes.ts";
import type { Wire } from "../wire.ts";

/** The rule for a CronJob: all active jobs, and the latest times. */
export const CRON_JOB: TemplateRule = {
  group: "batch",
  version: "v1",
  kind: "CronJob",
  shape: CRON_JOB_STATUS,
  aggregate: ({ status: before, members }) => {
    const statuses = reported(members).map(({ status }) => status);
    const active = statuses.flatMap((status) => listIn(status, "active"));
    return changedStatus(before, {
      ...(active.length > 0 && { active }),
      ...latest(statuses, "lastScheduleTime"),
      ...latest(statuses, "lastSuccessfulTime"),
    });
  },
};

/** Returns the latest time of a field. All times that were read have one form, which sorts by time. */
function latest(statuses: readonly Wire[], field: string): Wire {
  const last = statuses
    .map((status) => textIn(status, field))
    .toSorted()
    .at(-1);
  return last === undefined || last === "" ? {} : { [field]: last };
}
