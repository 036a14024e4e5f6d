import { wholeNumber } from "../common.ts";
import type { Subject } from "../subject.ts";
import type { StatusOptions } from "../types.ts";
import { type Finding, type Findings, noFindings, type Slot } from "./findings.ts";

/** What the readers of one object share. */
export interface Reading {
  readonly subject: Subject;
  readonly options: StatusOptions;
  readonly findings: Findings;
  readonly generation: number | undefined;
}

/** The last word of a kind whose objects run to an end: there, "running" is progress. */
const RUNS_TO_END =
  /(?:Job|JobSet|Run|Workflow|Task|Backup|Restore|Build|Experiment|Import|Export|Migration|Execution|Step|Trial|Upload|Download|BackupSession|RestoreSession|Operation|Request|Clone|Copy|SparkApplication|Action|ActionSet|Maintenance|Scan|Upgrade|Challenge|Order|Repair|Rebuild|Test|TestSuite|JobFlow|Deprovision|ClusterProvision|Eviction|Switchover|Traceflow|DbOps|DataLoad|Prune|Initializer|Rebalancer)$/;

/** What starts runs is none itself. */
const SCHEDULES = /^(?:Scheduled|Recurring|Periodic)[A-Z]|Cron[A-Z]/;

/** A reading of an object of which nothing is known yet. */
export function startReading(subject: Subject, options: StatusOptions): Reading {
  return {
    subject,
    options,
    findings: noFindings(),
    generation: wholeNumber(subject.metadata["generation"]),
  };
}

/** The kind's objects run to an end, to judge by its name. */
export function runsToEnd({ subject }: Reading): boolean {
  return RUNS_TO_END.test(subject.kind) && !SCHEDULES.test(subject.kind);
}

/** Fills a slot, unless it is filled: the first finding in the object's own order speaks. */
export function find(reading: Reading, slot: Slot, finding: Finding): void {
  reading.findings.slots[slot] ??= finding;
}

/** As `find`, for what speaks for Current: the fields are kept even if the slot is filled. */
export function support(reading: Reading, slot: Slot, finding: Finding): void {
  reading.findings.support.push(...finding.fields);
  find(reading, slot, finding);
}
