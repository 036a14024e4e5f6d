import { LANDED } from "@landfall/core/aggregate";
import type { FleetReport } from "@landfall/core/schemas";

const MOST_NAMES = 3;

/**
 * A report page without a verdict on landing for targets whose wanted revision nobody names: neither a rollout of the
 * package, nor the config, nor the delivery object. The reported revision is then only the present one.
 */
export function withNothingWanted(report: FleetReport, unsaid: readonly string[]): FleetReport {
  const { status } = report;
  if (unsaid.length === 0 || status?.conditions === undefined) return report;
  const more = unsaid.length > MOST_NAMES ? ", …" : "";
  const names = `${unsaid.slice(0, MOST_NAMES).join(", ")}${more}`;
  const message = `nobody says which revision is wanted of ${unsaid.length} targets: ${names}`;
  const conditions = status.conditions.map((condition) =>
    condition.type === LANDED && condition.status === "True"
      ? { ...condition, status: "Unknown" as const, reason: "NothingWanted", message }
      : condition,
  );
  return { ...report, status: { ...status, conditions } };
}
