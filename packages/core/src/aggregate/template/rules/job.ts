import { truncate } from "../../../object/index.ts";
import { changedStatus } from "../changes.ts";
import { listIn, type Reported, reported, sumCounters, textIn } from "../members.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { Member, RuleInput, TemplateRule } from "../rule.ts";
import { JOB_STATUS } from "../shapes.ts";
import type { Wire } from "../wire.ts";

const MESSAGE_LIMIT = 256;
/** Conditions that the rule itself makes. */
const OWN_CONDITIONS = ["Complete", "Failed", "FailureTarget", "SuccessCriteriaMet"];

/**
 * The rule for a Job: Failed if any member failed, Complete if all completed. `startTime` is the earliest once all have
 * started and then stays, `completionTime` the latest once all have one. A finished Job never changes.
 */
export const JOB: TemplateRule = {
  group: "batch",
  version: "v1",
  kind: "Job",
  shape: JOB_STATUS,
  aggregate: (input) => {
    if (finishedAs(input.status) !== undefined) return undefined;
    const conditions = [...ownConditions(input), ...listIn(mergeConditions(input, OWN_CONDITIONS), "conditions")];
    return changedStatus(input.status, {
      ...sumCounters(input, ["active", "succeeded", "failed"]),
      ...(conditions.length > 0 && { conditions }),
      ...startTime(input),
      ...completionTime(input.members),
    });
  },
};

function ownConditions(input: RuleInput): readonly Wire[] {
  const { members } = input;
  const jobs = reported(members);
  const failed = jobs.filter(({ status }) => finishedAs(status) === "Failed");
  // An API server from v1.31 on accepts Failed only with FailureTarget, which Karmada drops (its issue 7844).
  const doomed = input.upstream ? [] : jobs.filter(({ status }) => isTrue(status, "FailureTarget"));
  const complete = jobs.filter(({ status }) => finishedAs(status) === "Complete").length;
  const allComplete = complete > 0 && complete === members.length;
  const allMet = allComplete && jobs.every(({ status }) => isTrue(status, "SuccessCriteriaMet"));
  return [
    ...(doomed.length > 0 ? [condition(input, "FailureTarget", "JobFailed", failedIn(doomed, input))] : []),
    ...(failed.length > 0 ? [condition(input, "Failed", "JobFailed", failedIn(failed, input))] : []),
    ...(allComplete ? [condition(input, "Complete", "Completed", "Job completed")] : []),
    ...(allMet
      ? [condition(input, "SuccessCriteriaMet", "CompletionsReached", "All member clusters have met success criteria")]
      : []),
  ];
}

function condition({ now }: RuleInput, type: string, reason: string, message: string): Wire {
  const times = now === undefined ? {} : { lastProbeTime: now, lastTransitionTime: now };
  return { type, status: "True", ...times, reason, message };
}

function failedIn(jobs: readonly Reported[], { upstream }: RuleInput): string {
  const text = `Job executed failed in member clusters ${jobs.map(({ cluster }) => cluster).join(",")}`;
  return upstream ? text : truncate(text, MESSAGE_LIMIT);
}

/** Returns how a Job ended, by the first condition that says so. */
function finishedAs(status: Wire): "Complete" | "Failed" | undefined {
  const end = listIn(status, "conditions").find(
    (entry) => ["Complete", "Failed"].includes(textIn(entry, "type")) && textIn(entry, "status") === "True",
  );
  return end === undefined ? undefined : (textIn(end, "type") as "Complete" | "Failed");
}

function isTrue(status: Wire, type: string): boolean {
  return listIn(status, "conditions").some(
    (entry) => textIn(entry, "type") === type && textIn(entry, "status") === "True",
  );
}

function startTime({ status, members }: RuleInput): Wire {
  const known = textIn(status, "startTime");
  if (known !== "") return { startTime: known };
  const [earliest = ""] = times(members, "startTime").toSorted();
  return earliest === "" ? {} : { startTime: earliest };
}

function completionTime(members: readonly Member[]): Wire {
  const found = times(members, "completionTime").toSorted();
  const latest = found[0] === "" ? undefined : found.at(-1);
  return latest === undefined ? {} : { completionTime: latest };
}

/** Returns the time in a field of each member, `""` if it has none. */
function times(members: readonly Member[], field: string): readonly string[] {
  return members.map(({ status }) => (status === undefined ? "" : textIn(status, field)));
}
