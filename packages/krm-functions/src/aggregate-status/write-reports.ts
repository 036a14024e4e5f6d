import {
  fleetReportPages,
  groupBy,
  type Observation,
  openFleetReport,
  openPackageReport,
  packageReport,
  type TargetLine,
  targetLines,
} from "@landfall/core/aggregate";
import {
  type Condition,
  failure,
  getConditions,
  type Json,
  type Problem,
  type Result,
  sha256Hex,
  success,
} from "@landfall/core/object";
import type { FleetReport, PackageReport } from "@landfall/core/schemas";
import { type Item, type ResourceList, updateItem } from "../sdk/index.ts";
import { withNothingWanted } from "./nothing-wanted.ts";
import { withUnresolved } from "./with-unresolved.ts";

const GROUP = "landfall.dev";

/** The reports in the package from the previous run. */
export interface PreviousReports {
  readonly packages: readonly Opened<PackageReport>[];
  readonly pages: readonly Opened<FleetReport>[];
  /** The previous lines of the fleet's targets, by target. */
  readonly lines: ReadonlyMap<string, TargetLine>;
}

/** Finds the reports of a fleet. An invalid one is an error, because overwriting it could lose somebody's changes. */
export function previousReports(list: ResourceList, fleet: string): Result<PreviousReports> {
  const packages = list.select({ group: GROUP, kind: "PackageReport" });
  const pages = list.select({ group: GROUP, kind: "FleetReport" });
  const ofPackages = openAll(packages, openPackageReport);
  const ofFleets = openAll(pages, openFleetReport);
  const problems = [...ofPackages.problems, ...ofFleets.problems];
  if (!ofPackages.ok || !ofFleets.ok || problems.length > 0) return failure(...problems);
  const ours = ofFleets.value.filter(({ report }) => report.spec.fleet === fleet);
  const clusters = ours.flatMap(({ report }) => report.status?.clusters ?? []);
  return success({ packages: ofPackages.value, pages: ours, lines: new Map(targetLines(clusters)) });
}

/** An item, and the report in it. */
interface Opened<Report> {
  readonly item: Item;
  readonly report: Report;
}

function openAll<Report>(
  items: readonly Item[],
  open: (object: unknown) => Result<Report>,
): Result<readonly Opened<Report>[]> {
  const problems: Problem[] = [];
  const found = items.flatMap((item): readonly Opened<Report>[] => {
    const opened = open(item.toObject());
    problems.push(...locate(opened.problems, item));
    return opened.ok ? [{ item, report: opened.value }] : [];
  });
  return found.length < items.length ? failure(...problems) : success(found, problems);
}

function locate(problems: readonly Problem[], { ref, id }: Item): readonly Problem[] {
  const file = { path: id.path, index: id.index };
  return problems.map((problem) => ({ ...problem, ref, ...(id.path === "" ? {} : { file }) }));
}

/** The input of the reports. */
export interface ReportInput {
  readonly fleet: string;
  readonly observations: readonly Observation[];
  /** The group of a target, as labels and their values. */
  readonly groupOf: ((observation: Observation) => { readonly [label: string]: string }) | undefined;
  readonly output: string;
  /** The sorted keys of targets whose wanted revision nobody names. */
  readonly unsaid: readonly string[];
  /** The problems found so far; those about references that lead nowhere make a condition. */
  readonly problems: readonly Problem[];
  /** The number of exceptions that a report lists, the worst first. */
  readonly exceptions?: number | undefined;
  /** The number of earlier revisions whose fate a PackageReport tells. */
  readonly history?: number | undefined;
}

/**
 * Writes a PackageReport for each package and for each of its groups, and the pages of the FleetReport. Existing
 * reports are changed only where they differ; one whose package or page is gone reports no targets. Returns the first
 * page.
 */
export function writeReports(list: ResourceList, input: ReportInput, previous: PreviousReports): FleetReport {
  const items = new Map(previous.packages.map(({ item, report }) => [scopeKey(report.spec), item]));
  const taken = new Set(previous.packages.map(({ report }) => report.metadata.name));
  for (const report of packageReports(input, previous)) {
    const item = items.get(scopeKey(report.spec));
    const named = item === undefined ? withOwnName(report, taken) : report;
    put(list, named, item, `${input.output}/packages/${named.metadata.name}.yaml`);
  }
  const [known] = previous.pages.filter(({ report }) => report.spec.page === 1);
  const { fleet, observations, unsaid, problems, exceptions } = input;
  const minPages = previous.pages.reduce((most, { report }) => Math.max(most, report.spec.page), 1);
  let first: FleetReport | undefined;
  const old = known && conditionsOf(known.report);
  for (const page of fleetReportPages({ fleet, observations, previous: old, minPages, exceptions })) {
    const report = first === undefined ? withUnresolved(withNothingWanted(page, unsaid), problems, old) : page;
    first ??= report;
    const before = previous.pages.find((entry) => entry.report.spec.page === report.spec.page);
    put(list, report, before?.item, `${input.output}/fleet/${report.metadata.name}.yaml`);
  }
  if (first === undefined) throw new Error("a fleet report has at least one page");
  return first;
}

/**
 * Gives a report another name if it is taken: a group `eu` of package `apps` and a package `apps/eu` would share one.
 */
function withOwnName(report: PackageReport, taken: Set<string>): PackageReport {
  const { name } = report.metadata;
  const own = taken.has(name) ? `${name}.${sha256Hex(scopeKey(report.spec)).slice(0, 10)}` : name;
  taken.add(own);
  return own === name ? report : { ...report, metadata: { ...report.metadata, name: own } };
}

function packageReports(input: ReportInput, previous: PreviousReports): readonly PackageReport[] {
  const { observations, groupOf, exceptions, history } = input;
  const wanted = new Map<string, Scope>();
  const note = (scope: Scope): void => {
    wanted.set(scopeKey(scope), scope);
  };
  for (const { report } of previous.packages) note({ ...report.spec, observations: [] });
  for (const [name, members] of groupBy(observations, ({ target }) => target.package ?? "")) {
    note({ package: name, observations: members });
    if (groupOf === undefined) continue;
    for (const group of groupBy(members, (member) => JSON.stringify(groupOf(member))).values())
      if (group[0] !== undefined) note({ package: name, group: groupOf(group[0]), observations: group });
  }
  const old = new Map(previous.packages.map(({ report }) => [scopeKey(report.spec), report]));
  return [...wanted]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, scope]) => {
      const before = old.get(key);
      const previousHistory = before?.status?.history;
      const conditions = before && conditionsOf(before);
      return packageReport({ ...scope, previous: conditions, previousHistory, history, exceptions });
    });
}

interface Scope {
  readonly package: string;
  readonly group?: { readonly [label: string]: string };
  readonly observations: readonly Observation[];
}

function scopeKey({ package: name, group = {} }: Pick<Scope, "package" | "group">): string {
  return JSON.stringify([name, ...Object.entries(group).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}

function conditionsOf(report: unknown): readonly Condition[] {
  return getConditions(report).conditions;
}

function put(list: ResourceList, report: PackageReport | FleetReport, item: Item | undefined, path: string): void {
  const json = report as unknown as { readonly [key: string]: Json };
  if (item === undefined) {
    list.insert(json, { path });
    return;
  }
  updateItem(item, ["spec"], json["spec"] ?? {});
  updateItem(item, ["status"], json["status"] ?? {});
}
