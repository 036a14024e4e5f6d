import type { Subject } from "../subject.ts";
import type { StatusOptions } from "../types.ts";
import { wholeNumber } from "../whole-number.ts";
import { noFindings, type StatusReading } from "./findings.ts";

/** Endings of the names of kinds whose objects run to an end: for them, "running" is progress. */
const RUNS_TO_END =
  /(?:Job|JobSet|Run|Workflow|Task|Backup|Restore|Build|Experiment|Import|Export|Migration|Execution|Step|Trial|Batch|Upload|Download|BackupSession|RestoreSession|Operation|Request|Clone|Copy|SparkApplication|Action|ActionSet|Maintenance|Scan|Upgrade|Challenge|Order|Repair|Rebuild|Test|TestSuite|JobFlow|Deprovision|ClusterProvision|Eviction|Switchover|Traceflow|DbOps|DataLoad|Prune|Initializer|Rebalancer|Promotion|Migrate)$/;

/** Names of kinds that start runs and are not runs themselves. */
export const SCHEDULES: RegExp = /^(?:Scheduled|Recurring|Periodic)[A-Z]|Cron[A-Z]/;

/** Starts the reading of an object's status. */
export function startReading(subject: Subject, options: StatusOptions): StatusReading {
  return {
    subject,
    options,
    findings: noFindings(),
    generation: wholeNumber(subject.metadata["generation"]),
  };
}

/** Returns whether the objects of the kind run to an end, by its name. */
export function runsToEnd({ subject }: StatusReading): boolean {
  return RUNS_TO_END.test(subject.kind) && !SCHEDULES.test(subject.kind);
}
