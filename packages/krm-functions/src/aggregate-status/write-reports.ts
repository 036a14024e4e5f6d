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

/** The reports that lie in the package from the last time. */
export interface PreviousReports {
  readonly packages: readonly Opened<PackageReport>[];
  readonly pages: readonly Opened<FleetReport>[];
  /** The lines of the fleet's targets, by target. */
  readonly lines: ReadonlyMap<string, TargetLine>;
}

/** Finds the reports of a fleet. One that is not valid is an error: writing over it could lose what somebody put there. */
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

/** An item, and the report that it holds. */
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
  /** The groups a target is in: each a set of labels and their values. */
  readonly groupOf: ((observation: Observation) => { readonly [label: string]: string }) | undefined;
  readonly output: string;
  /** The keys of the targets whose wanted revision nobody names, sorted. */
  readonly unsaid: readonly string[];
  /** Problems that were found on the way: those of what leads nowhere make a condition. */
  readonly problems: readonly Problem[];
  /** How many of the worst exceptions a report lists. */
  readonly exceptions?: number | undefined;
  /** How many revisions a PackageReport tells the fate of. */
  readonly history?: number | undefined;
}

/**
 * Writes one PackageReport for each package and for each of its groups, and the pages of the FleetReport. A report
 * that is there is changed only where it differs; one whose package or page is gone reports no targets. Gives the
 * first page.
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

/** A group `eu` of package `apps` and a package `apps/eu` would share a name: whichever comes later gets one of its own. */
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
