import { truncate } from "../../object/index.ts";
import { classOfConditionType } from "../../status/generic/condition-types.ts";
import { groupBy } from "../model/group-by.ts";
import { listIn, reported, textIn } from "./members.ts";
import type { RuleInput } from "./rule.ts";
import type { Wire } from "./wire.ts";

const MESSAGE_LIMIT = 256;
const NAMES_SHOWN = 3;
const CAUSES_SHOWN = 3;
const MIXED = "ClustersDiffer";
const NOT_REPORTED = "NotReported";

/** The condition of one type in one cluster. */
interface Statement {
  readonly cluster: string;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
  readonly since: string;
}

/** The condition statuses from worst to best, if True is good. */
const POSITIVE = ["False", "Unknown", "True"];
const NEGATIVE = ["True", "Unknown", "False"];

/**
 * Merges the members' conditions to one list, `{conditions}`, sorted by type: for each type the worst status of any
 * member, and a message that names the clusters and their causes, three causes with three names each, at most 256
 * UTF-16 units. If True is good, a member without the condition counts as Unknown. The transition time is the first of
 * the worst, or the last if all are good. Returns `{}`, so that the template keeps its own, if no member has a
 * condition; and always in upstream mode, as Karmada drops them.
 */
export function mergeConditions({ members, upstream }: RuleInput, except: readonly string[] = []): Wire {
  const byCluster = new Map(reported(members).map(({ cluster, status }) => [cluster, byType(status)] as const));
  const types = new Set([...byCluster.values()].flatMap((conditions) => [...conditions.keys()]));
  const wanted = [...types].filter((type) => !except.includes(type)).toSorted();
  if (upstream || wanted.length === 0) return {};
  const conditions = wanted.map((type) => {
    const statements = members.map(({ cluster }) => statementOf(cluster, type, byCluster.get(cluster)?.get(type)));
    return mergeType(
      type,
      statements.filter((statement) => statement !== undefined),
    );
  });
  return { conditions };
}

/** Returns conditions by type: the first of duplicates counts. */
function byType(status: Wire): ReadonlyMap<string, Wire> {
  const conditions = listIn(status, "conditions").filter((entry) => entry !== null && typeof entry === "object");
  const entries = conditions.map((condition) => [textIn(condition, "type"), condition] as const);
  return new Map(entries.filter(([type]) => type !== "").toReversed());
}

function statementOf(cluster: string, type: string, condition: Wire | undefined): Statement | undefined {
  if (condition === undefined) {
    if (isNegative(type)) return undefined;
    return { cluster, status: "Unknown", reason: NOT_REPORTED, message: `no condition ${type}`, since: "" };
  }
  const status = textIn(condition, "status");
  return {
    cluster,
    status: POSITIVE.includes(status) ? status : "Unknown",
    reason: textIn(condition, "reason"),
    message: textIn(condition, "message"),
    since: textIn(condition, "lastTransitionTime"),
  };
}

function mergeType(type: string, statements: readonly Statement[]): Wire {
  const order = isNegative(type) ? NEGATIVE : POSITIVE;
  const status = order.find((word) => statements.some((statement) => statement.status === word)) ?? "Unknown";
  const worst = statements.filter((statement) => statement.status === status);
  const reasons = new Set(worst.map(({ reason }) => reason));
  const times = worst.flatMap(({ since }) => (since === "" ? [] : [since])).toSorted();
  const since = status === order.at(-1) ? times.at(-1) : times[0];
  const reason = reasons.size === 1 ? (worst[0]?.reason ?? "") : MIXED;
  const message = truncate(describe(worst), MESSAGE_LIMIT);
  return { type, status, ...(since !== undefined && { lastTransitionTime: since }), reason, message };
}

/** Describes the causes, the one in the most clusters first, then by their first cluster. */
function describe(statements: readonly Statement[]): string {
  const causes = [...groupBy(statements, causeOf)].map(([cause, by]) => ({
    cause,
    clusters: by.map(({ cluster }) => cluster),
  }));
  const sorted = causes.toSorted((a, b) => b.clusters.length - a.clusters.length);
  const shown = sorted.slice(0, CAUSES_SHOWN).map(({ cause, clusters }) => `${names(clusters)}: ${cause}`);
  const rest = sorted.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} other causes`] : [])].join("; ");
}

function causeOf({ message, reason, status }: Statement): string {
  if (message !== "") return message;
  return reason === "" ? status : reason;
}

function names(clusters: readonly string[]): string {
  const shown = clusters.slice(0, NAMES_SHOWN).join(", ");
  return clusters.length > NAMES_SHOWN ? `${shown} and ${clusters.length - NAMES_SHOWN} more` : shown;
}

/** Returns whether True is bad for a type. */
function isNegative(type: string): boolean {
  return ["failure", "suspended"].includes(classOfConditionType(type));
}
