import { type KubeObject, truncate } from "../../object/index.ts";
import { computeStatus } from "../../status/index.ts";
import type { Health } from "../model/axes.ts";
import { aggregateStatuses } from "../rollup/headline.ts";
import type { Member } from "./rule.ts";
import type { TemplateVerdict } from "./types.ts";

const NAMES_SHOWN = 3;
const MESSAGE_LIMIT = 256;

/**
 * Judges the template with its new status as any object, but never better than its clusters: one that has not reported
 * is Unknown, and a known health counts. Without clusters it is Unknown.
 */
export function judgeTemplate(
  template: KubeObject,
  members: readonly Member[],
  now: number | undefined,
): TemplateVerdict {
  if (members.length === 0) return { status: "Unknown", reason: "NoTargets", message: "no clusters" };
  const { status: own, reason, message } = computeStatus(template, now === undefined ? {} : { now });
  const status = aggregateStatuses([own, ...members.map(healthOf)]);
  if (status === aggregateStatuses([own])) return { status: own, reason, message };
  const silent = members.filter((member) => member.status === undefined && healthOf(member) === "Unknown");
  if (status === "Unknown" && silent.length > 0)
    return { status, reason: "NotReported", message: `no status from ${names(silent)}` };
  const guilty = members.filter((member) => aggregateStatuses([healthOf(member)]) === status);
  return { status, reason: "ClusterNotCurrent", message: truncate(`${status} in ${names(guilty)}`, MESSAGE_LIMIT) };
}

/** Returns the health of a member; a cluster with a readable status and no known health does not change the word. */
function healthOf({ status, health }: Member): Health {
  if (status !== undefined) return health ?? "Current";
  return health === undefined || health === "Current" ? "Unknown" : health;
}

function names(members: readonly Member[]): string {
  const shown = members.slice(0, NAMES_SHOWN).map(({ cluster }) => truncate(cluster, 63));
  const rest = members.length - shown.length;
  return shown.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
