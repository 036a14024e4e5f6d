import { SCHEDULES } from "../generic/reading.ts";
import { fitMessage, fittingResult } from "../result.ts";
import { isOfGroup, ownText, refOfSubject, type Subject } from "../subject.ts";
import type { ChildIndex, StatusOptions, StatusResult } from "../types.ts";
import { currentChildren } from "./current-children.ts";

/** Judges one object without its children. */
export type JudgeOne = (subject: Subject, options: StatusOptions) => StatusResult;

/** The largest depth of owners that is followed (a custom resource, a Deployment, a ReplicaSet and a Pod are four). */
const DEEPEST = 8;
/** States of a pod that do not fail its Job, since the Job starts the pod again. */
const RETRIED_BY_JOB: ReadonlySet<string> = new Set(["CrashLoopBackOff", "OOMKilled"]);

/**
 * Adds the failures of children to the result of an object: a child of the current revision that is Failed makes its
 * owner Failed, with the child's reason and message. A result that is Failed or Terminating, or is based on a stale
 * generation, is not changed.
 */
export function judgeWithChildren(
  subject: Subject,
  result: StatusResult,
  options: StatusOptions,
  index: ChildIndex,
  judge: JudgeOne,
): StatusResult {
  return withChildren(subject, result, { options, index, judge, seen: new Set() }, 0);
}

interface Family {
  readonly options: StatusOptions;
  readonly index: ChildIndex;
  readonly judge: JudgeOne;
  /** Children judged so far: a child with several owners is judged once, as its result would be the same. */
  readonly seen: Set<Subject>;
}

/** A reason that says only that it took too long; a failed child says why. */
const OUT_OF_TIME = "ProgressDeadlineExceeded";

function withChildren(owner: Subject, result: StatusResult, family: Family, depth: number): StatusResult {
  const settled =
    (result.status === "Failed" && result.reason !== OUT_OF_TIME) ||
    result.status === "Terminating" ||
    result.evidence.rule === "common/generation";
  if (settled || depth === DEEPEST) return result;
  if (SCHEDULES.test(owner.kind)) return withRuns(owner, result, family);
  for (const child of currentChildren(owner, family.index)) {
    if (family.seen.has(child) || isReplaced(owner, child)) continue;
    family.seen.add(child);
    const found = withChildren(child, family.judge(child, family.options), family, depth + 1);
    if (found.status === "Failed" && !isRetried(owner, found)) return inherited(result, child, found);
  }
  return result;
}

/**
 * Adds the failure of a schedule of which every run that ended has failed, with the cause of the newest. One that
 * succeeded is enough, since the next may succeed too.
 */
function withRuns(owner: Subject, result: StatusResult, family: Family): StatusResult {
  if (ownText(owner.status, "lastSuccessfulTime") !== "") return result;
  let newest: { readonly at: string; readonly run: Subject; readonly found: StatusResult } | undefined;
  for (const run of currentChildren(owner, family.index)) {
    const found = family.judge(run, family.options);
    if (found.status === "Current") return result;
    if (found.status !== "Failed") continue;
    const at = ownText(run.metadata, "creationTimestamp");
    if (newest === undefined || at > newest.at) newest = { at, run, found };
  }
  return newest === undefined ? result : inherited(result, newest.run, newest.found);
}

/**
 * Returns whether a child is a pod that has ended: its controller replaces it, so it says nothing about the rollout.
 */
function isReplaced(owner: Subject, child: Subject): boolean {
  if (child.kind !== "Pod" || !isOfGroup(child, "")) return false;
  return (isOfGroup(owner, "apps") || owner.kind === "Job") && ownText(child.status, "phase") === "Failed";
}

function isRetried(owner: Subject, found: StatusResult): boolean {
  return owner.kind === "Job" && RETRIED_BY_JOB.has(found.reason);
}

function inherited(own: StatusResult, child: Subject, found: StatusResult): StatusResult {
  const { rule, fields } = found.evidence;
  const { reason, terminal } = found;
  const ref = refOfSubject(child);
  const isNamed = rule.startsWith("children/");
  return fittingResult(
    {
      rule: isNamed ? rule : `children/${rule}`,
      status: "Failed",
      reason,
      message: isNamed ? found.message : fitMessage(`${child.kind} ${ref.name}: ${found.message}`),
      fields: fields.map((field) => (field.ref === undefined ? { ...field, ref } : field)),
      terminal,
      warnings: own.warnings,
    },
    own.suspended,
  );
}
