import { type KubeObject, type Problem, type Result, refOf, success, targetKey } from "../../object/index.ts";
import { type FleetReport, validateFleetReport } from "../../schemas/generated/fleet-report.ts";
import { type PackageReport, validatePackageReport } from "../../schemas/generated/package-report.ts";
import type { ClusterLine, TargetLine } from "./report-line.ts";

/** Validates one page of a FleetReport. Problems: those of the schema. */
export function openFleetReport(report: unknown): Result<FleetReport> {
  return opened(report as FleetReport, validateFleetReport(report));
}

/** Validates a PackageReport. Problems: those of the schema. */
export function openPackageReport(report: unknown): Result<PackageReport> {
  return opened(report as PackageReport, validatePackageReport(report));
}

function opened<Report>(value: Report, problems: readonly Problem[]): Result<Report> {
  const isValid = problems.every(({ severity }) => severity !== "error");
  return isValid ? success(value, problems) : { ok: false, problems };
}

/**
 * Returns the clusters of all pages of a FleetReport, in any order; none for no pages. Problems, each with the ref of
 * its page: those of the schema; `ReportIncomplete` for a missing or duplicate page; `ReportInconsistent` for a cluster
 * on two pages.
 */
export function readFleetPages(objects: readonly KubeObject[]): Result<readonly ClusterLine[]> {
  const pages: FleetReport[] = [];
  const problems: Problem[] = [];
  for (const object of objects) {
    const page = openFleetReport(object);
    if (page.ok) pages.push(page.value);
    else problems.push(...page.problems.map((problem) => ({ ...problem, ref: refOf(object) })));
  }
  const torn = problems.length > 0 ? undefined : tornBy(pages);
  if (torn !== undefined) problems.push({ severity: "error", ...torn });
  if (problems.length > 0) return { ok: false, problems };
  return success(pages.flatMap(linesOf));
}

function linesOf({ status }: FleetReport): readonly ClusterLine[] {
  return status?.clusters ?? [];
}

/** Returns the problem of pages that are each valid but do not fit together. */
function tornBy(pages: readonly FleetReport[]): Omit<Problem, "severity"> | undefined {
  const [first] = pages;
  if (first === undefined) return undefined;
  const { fleet, pages: expected } = first.spec;
  if (new Set(pages.map(({ spec }) => spec.page)).size !== expected || pages.length !== expected) {
    const message = `${pages.length} pages of the FleetReport ${fleet} are in the package, and it has ${expected}`;
    return { code: "ReportIncomplete", message, field: "spec.pages", ref: refOf(first) };
  }
  const known = new Set<string>();
  for (const page of pages) {
    const twice = linesOf(page).find(({ cluster }) => known.size === known.add(cluster).size);
    if (twice === undefined) continue;
    const message = `cluster ${twice.cluster} is twice in the FleetReport ${fleet}: its pages are of different times`;
    const hint = "let aggregate-status write all of them again";
    return { code: "ReportInconsistent", message, field: "status.clusters", hint, ref: refOf(page) };
  }
  return undefined;
}

/** Returns the targets of clusters, each with its key. */
export function targetLines(clusters: readonly ClusterLine[]): readonly (readonly [key: string, line: TargetLine])[] {
  return clusters.flatMap(({ cluster, targets }) =>
    targets.map(
      (line) => [targetKey(line.package === "" ? { cluster } : { cluster, package: line.package }), line] as const,
    ),
  );
}
