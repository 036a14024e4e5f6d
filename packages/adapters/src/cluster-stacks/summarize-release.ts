import { findCondition, getConditions, type KubeObject, refOf } from "@landfall/core/object";
import { parseStackName } from "./stack-name.ts";
import { formatStackVersion } from "./version.ts";

/** One line of a ClusterStack's summary: the progress of one of its releases. */
export interface ReleaseSummary {
  /** The version of the summarized release. */
  readonly name: string;
  readonly ready: boolean;
  /** The phase of the release; `""`: nothing has begun. */
  readonly phase: "" | "downloading release assets" | "provider-specific work" | "applying objects" | "done";
  /** The reason of the release's condition Ready, if that is False. */
  readonly message?: string;
}

/** The phase of a release that is not ready, by the first row whose condition has the status. */
const PHASES: readonly (readonly [type: string, status: string, phase: ReleaseSummary["phase"]])[] = [
  ["ProviderClusterStackReleaseReady", "True", "applying objects"],
  ["ClusterStackReleaseDownloaded", "True", "provider-specific work"],
  ["ClusterStackReleaseDownloaded", "False", "downloading release assets"],
];

/**
 * Returns the progress of a ClusterStackRelease, by its conditions; `undefined` if its name is not that of a release.
 */
export function summarizeRelease(release: KubeObject): ReleaseSummary | undefined {
  const stack = parseStackName(refOf(release).name, "dash");
  if (stack === undefined) return undefined;
  const name = formatStackVersion(stack.version, "dot");
  const { conditions } = getConditions(release);
  const ready = findCondition(conditions, "Ready");
  if (ready?.status === "True") return { name, ready: true, phase: "done" };
  const row = PHASES.find(([type, status]) => findCondition(conditions, type)?.status === status);
  const said = ready?.status === "False" && ready.reason ? { message: ready.reason } : {};
  return { name, ready: false, phase: row?.[2] ?? "", ...said };
}
