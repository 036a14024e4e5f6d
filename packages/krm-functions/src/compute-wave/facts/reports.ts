import { type ClusterLine, readFleetPages, type TargetLine } from "@landfall/core/aggregate";
import { failure, type Problem, type Result, success, type Target, targetKey } from "@landfall/core/object";
import { type Evidence, evidenceOf } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../../sdk/index.ts";

/** The evidence in the FleetReport of the package, by target. */
export interface Reports {
  readonly evidence: ReadonlyMap<string, Evidence>;
}

/** The keys of the rollout's targets, and the other keys under which a report may list them. */
export interface ReportNames {
  readonly targets: readonly Target[];
  readonly reportedAs: (target: string) => readonly string[];
}

const DEFAULT_FLEET = "fleet";

/**
 * The evidence of the FleetReport that the config names: for each target its own line, else the line of its only
 * delivery object. Problems: those of `readFleetPages`; `SeveralPackages` if the rollout is of whole clusters, without
 * steps, and several lines could count; a warning `NotReported` if the report is only about other packages, and
 * `OtherFleet` if all reports are of other fleets. A missing report is no problem: nothing was observed yet.
 */
export function readReports(list: ResourceList, config: ComputeWave, names: ReportNames): Result<Reports> {
  const fleet = config.fleet ?? DEFAULT_FLEET;
  const reports = list.select({ group: "landfall.dev", kind: "FleetReport" });
  const items = reports.filter((item) => item.get(["spec", "fleet"]) === fleet);
  if (items.length === 0) return success({ evidence: new Map() }, ofOtherFleets(reports, config));
  const clusters = readFleetPages(items.map((item) => item.toObject()));
  return clusters.ok ? collect(clusters.value, config, names) : clusters;
}

function collect(clusters: readonly ClusterLine[], config: ComputeWave, names: ReportNames): Result<Reports> {
  const evidence = new Map<string, Evidence>();
  const linesOf = new Map<string, readonly TargetLine[]>();
  for (const { cluster, targets: lines } of clusters) {
    linesOf.set(cluster, lines);
    for (const line of lines) {
      const seen = evidenceOf(line, `rollout/${config.rollout}`);
      evidence.set(targetKey(line.package === "" ? { cluster } : { cluster, package: line.package }), seen);
      if (lines.length === 1 && config.package === undefined) evidence.set(cluster, seen);
    }
  }
  const several: string[] = [];
  for (const target of names.targets) {
    const key = targetKey(target);
    if (evidence.has(key)) continue;
    const found = names.reportedAs(key).filter((other) => evidence.has(other));
    const seen = found.length === 1 ? evidence.get(found[0] ?? "") : undefined;
    if (seen !== undefined) evidence.set(key, seen);
    else if (
      config.package === undefined &&
      config.steps === undefined &&
      (linesOf.get(target.cluster)?.length ?? 0) > 1
    )
      several.push(target.cluster);
  }
  if (several.length === 0)
    return success({ evidence }, config.steps === undefined ? unreported(names, evidence, linesOf) : []);
  const message = `the report has several packages for cluster ${several.toSorted()[0]}`;
  const hint = "say which package is rolled out";
  return failure({ code: "SeveralPackages", severity: "error", message, field: "package", hint });
}

const NAMED = 5;

/** The problem that all reports are of other fleets, one of which is probably meant. */
function ofOtherFleets(reports: readonly Item[], config: ComputeWave): readonly Problem[] {
  const names = new Set(reports.map((item) => item.get(["spec", "fleet"])).filter((name) => typeof name === "string"));
  if (names.size === 0) return [];
  const sorted = [...names].toSorted();
  const more = sorted.length > NAMED ? ` and ${sorted.length - NAMED} more` : "";
  const found = `${sorted.slice(0, NAMED).join(", ")}${more}`;
  const asked = config.fleet === undefined ? `${DEFAULT_FLEET}, the default` : config.fleet;
  const message = `no FleetReport is of the fleet ${asked}, so nothing is known of the targets; there are reports of ${found}`;
  const hint = `set fleet to the one that is meant: fleet: ${sorted[0] ?? ""}`;
  return [{ code: "OtherFleet", severity: "warning", message, field: "fleet", hint }];
}

/**
 * The problem that reports name the targets' clusters but none of the targets, which are probably meant under other
 * names.
 */
function unreported(
  { targets }: ReportNames,
  evidence: Reports["evidence"],
  linesOf: ReadonlyMap<string, readonly TargetLine[]>,
): readonly Problem[] {
  if (targets.some((target) => evidence.has(targetKey(target)))) return [];
  const found = targets.find(({ cluster }) => (linesOf.get(cluster)?.length ?? 0) > 0);
  if (found === undefined) return [];
  const { cluster } = found;
  const other = linesOf.get(cluster)?.[0]?.package ?? "";
  const message = `the report tells nothing of ${targetKey(found)}, nor of any other target; of ${cluster} it tells package ${other}`;
  const hint = "correct package, or say by annotation landfall.dev/target what an object delivers";
  return [{ code: "NotReported", severity: "warning", message, field: "package", hint }];
}
