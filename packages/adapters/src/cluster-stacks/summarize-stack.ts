import { findCondition, getConditions, type KubeObject, refOf } from "@landfall/core/object";
import { isOwnedBy } from "../part.ts";
import type { ReleasePlan } from "./plan-releases.ts";
import { type ReleaseSummary, summarizeRelease } from "./summarize-release.ts";

/** A summary of a cluster stack for people. */
export interface StackSummary {
  /** `Ready`: its newest offer is ready. `Progressing`: a release is in progress. `Blocked`: somebody must act. */
  readonly phase: "Ready" | "Progressing" | "Blocked";
  /** A summary in one sentence, for people. */
  readonly message: string;
  /** The next action, and who must take it; `operator` is the program. */
  readonly nextAction: { readonly who: "nobody" | "operator" | "provider"; readonly action: string };
  readonly releases: readonly ReleaseSummary[];
  readonly usableVersions: readonly string[];
  /** Whether the source of releases is unreachable, so that its last answer still counts. */
  readonly stale: boolean;
}

/** Conditions of a release that do not become true without help. */
const BROKEN: ReadonlySet<string> = new Set([
  "IssueWithReleaseAssets",
  "FailedToApplyObjects",
  "ProviderTemplateNotFound",
]);

/**
 * Summarizes a stack: the state of each release, the faults, and the next action. A broken release takes precedence
 * over one in progress, and that over a ready one.
 */
export function summarizeStack(stack: KubeObject, releases: readonly KubeObject[], plan: ReleasePlan): StackSummary {
  const own = releases.filter(
    (release) => isOwnedBy(release, stack) && plan.keepOrCreate.includes(refOf(release).name),
  );
  const summaries = own.flatMap((release) => summarizeRelease(release) ?? []);
  const { usableVersions, stale } = plan;
  return { ...verdictOf(own, summaries, plan), releases: summaries, usableVersions, stale };
}

type Verdict = Pick<StackSummary, "phase" | "message" | "nextAction">;

function verdictOf(own: readonly KubeObject[], summaries: readonly ReleaseSummary[], plan: ReleasePlan): Verdict {
  const problem =
    plan.problems.find(({ code }) => code === "UnreadableVersion" || code === "NoOrder") ?? plan.problems[0];
  if (problem !== undefined && problem.code !== "UnreadableTag") return blocked(problem.message, askedBy(problem.code));
  const broken = own.flatMap((release) => brokenOf(release) ?? [])[0];
  if (broken !== undefined) return blocked(broken, "mend the release, or name another version in spec.versions");
  const missing = plan.keepOrCreate.find((name) => !own.some((release) => refOf(release).name === name));
  if (missing !== undefined) return onItsWay(`release ${missing} is not there yet`, `make release ${missing}`);
  const open = summaries.find(({ ready }) => !ready);
  if (open !== undefined)
    return onItsWay(`release ${open.name}: ${open.phase || "nothing has begun"}`, `finish release ${open.name}`);
  if (summaries.length === 0)
    return blocked("the stack has no release", "name a version in spec.versions, or subscribe");
  return {
    phase: "Ready",
    message: `ready: ${plan.usableVersions.join(", ")}`,
    nextAction: { who: "nobody", action: "" },
  };
}

function askedBy(code: string): string {
  if (code === "SourceUnreachable") return "let the operator reach the source of releases";
  return code === "NoOrder" ? "name the version in spec.versions" : "write spec.versions as v1 or v1-alpha.1";
}

function brokenOf(release: KubeObject): string | undefined {
  const { conditions } = getConditions(release);
  const bad = conditions.find(({ status, reason = "" }) => status === "False" && BROKEN.has(reason));
  if (bad === undefined || findCondition(conditions, "Ready")?.status === "True") return undefined;
  return `release ${refOf(release).name}: ${bad.message || bad.reason || bad.type}`;
}

function blocked(message: string, action: string): Verdict {
  return { phase: "Blocked", message, nextAction: { who: "provider", action } };
}

function onItsWay(message: string, action: string): Verdict {
  return { phase: "Progressing", message, nextAction: { who: "operator", action } };
}
