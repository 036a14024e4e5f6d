import { findCondition, getConditions, type KubeObject, refOf } from "@landfall/core/object";
import { parseStackName } from "./stack-name.ts";
import { formatStackVersion } from "./version.ts";

/** One line of a ClusterStack's summary: how far one of its releases is. */
export interface ReleaseSummary {
  /** The version. */
  readonly name: string;
  readonly ready: boolean;
  /** `""`: nothing has begun. */
  readonly phase: "" | "downloading release assets" | "provider-specific work" | "applying objects" | "done";
  /** The reason of its condition Ready, where that is False. */
  readonly message?: string;
}

/** The first row whose condition has the status says in which phase a release is that is not ready. */
const PHASES: readonly (readonly [type: string, status: string, phase: ReleaseSummary["phase"]])[] = [
  ["ProviderClusterStackReleaseReady", "True", "applying objects"],
  ["ClusterStackReleaseDownloaded", "True", "provider-specific work"],
  ["ClusterStackReleaseDownloaded", "False", "downloading release assets"],
];

/** How far a ClusterStackRelease is, by its conditions; `undefined` if its name is not that of a release. */
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
