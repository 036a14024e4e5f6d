import type { Path } from "../../object/index.ts";
import { asText, isAbsent, type Subject } from "../subject.ts";
import { conditionOf } from "./found-condition.ts";
import { count, IDENTITY, type KindRow, type KindRule } from "./kind-rule.ts";
import { otherwise } from "./rows.ts";

const COUNTERS: readonly Path[] = [
  ["status", "active"],
  ["status", "succeeded"],
  ["status", "failed"],
];
const held = (subject: Subject): boolean =>
  subject.spec["suspend"] === true && conditionOf(subject, "Complete")?.status !== "True";

function counts({ spec, status }: Subject): string {
  const completions = count(spec["completions"], count(spec["parallelism"], 1));
  const active = count(status["active"], 0);
  const succeeded = count(status["succeeded"], 0);
  const failed = count(status["failed"], 0);
  return `succeeded ${succeeded}/${completions}, active ${active}, failed ${failed}`;
}

function onTrue(type: string, status: KindRow["status"], reason: string, terminal: boolean, text: string): KindRow {
  return {
    status,
    reason,
    terminal,
    paths: status === "Failed" ? [] : COUNTERS,
    test: {
      type,
      status: "True",
      is: true,
      ...(status === "Failed" ? {} : { text: (subject) => `${text}: ${counts(subject)}` }),
    },
  };
}

/** The decision table of batch/v1 Job. A running Job is InProgress, as it achieves nothing before its end. */
export const JOB: KindRule = {
  groups: ["batch"],
  kind: "Job",
  suspended: { when: "spec.suspend is true, and it is not complete", test: held, paths: [["spec", "suspend"]] },
  rows: [
    onTrue("Failed", "Failed", "JobFailed", true, ""),
    onTrue("FailureTarget", "Failed", "JobFailing", true, ""),
    onTrue("Complete", "Current", "JobComplete", true, "Job is complete"),
    onTrue(
      "SuccessCriteriaMet",
      "InProgress",
      "JobFinishing",
      false,
      "Job has met its success criteria and ends its pods",
    ),
    {
      when: "spec.suspend is true",
      status: "InProgress",
      reason: "JobSuspended",
      paths: [["spec", "suspend"]],
      test: (subject) => (subject.spec["suspend"] === true ? `Job is suspended: ${counts(subject)}` : undefined),
    },
    {
      when: "status.startTime is absent",
      status: "InProgress",
      reason: "JobNotStarted",
      paths: [["kind"]],
      test: ({ status }) => (isAbsent(status["startTime"]) ? "Job has not started" : undefined),
    },
    {
      status: "InProgress",
      reason: "JobRunning",
      paths: [["status", "startTime"], ...COUNTERS],
      test: (subject) => `Job runs: ${counts(subject)}`,
    },
  ],
};

/** The decision table of batch/v1 CronJob: a schedule is Current once stored; its runs are separate Jobs. */
export const CRON_JOB: KindRule = {
  groups: ["batch"],
  kind: "CronJob",
  suspended: {
    when: "spec.suspend is true",
    test: ({ spec }) => spec["suspend"] === true,
    paths: [["spec", "suspend"]],
  },
  rows: [
    {
      when: "spec.schedule is absent",
      status: "Unknown",
      reason: "NoSchedule",
      paths: [["kind"]],
      test: ({ spec }) => (asText(spec["schedule"]) === "" ? "CronJob has no schedule" : undefined),
    },
    otherwise(
      "Current",
      "Scheduled",
      "Schedule is stored; each run is a Job of its own",
      ["spec", "schedule"],
      ...IDENTITY,
    ),
  ],
};
