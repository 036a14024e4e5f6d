import { type Condition, findCondition, formatTime, parseTime, setCondition, slug } from "../../object/index.ts";
import type { FleetReport, PackageReport } from "../../schemas/index.ts";
import { groupBy } from "../model/group-by.ts";
import type { Observation } from "../model/observation.ts";
import { addObservations, emptyRollup, type Rollup } from "../rollup/rollup.ts";
import { carryHistory, type RevisionRecord } from "./history.ts";
import { LANDED, landedCondition } from "./landed-condition.ts";
import { clusterLine } from "./report-line.ts";

const API_VERSION = "landfall.dev/v1alpha1";
const LOCAL_CONFIG = { "config.kubernetes.io/local-config": "true" } as const;
const CLUSTERS_A_PAGE = 100;
const DEFAULT_EXCEPTIONS = 5;
const DEFAULT_HISTORY = 10;

/** The input of one PackageReport. */
export interface PackageReportInput {
  readonly package: string;
  /** Labels and values of the group; absent: all targets. */
  readonly group?: { readonly [label: string]: string };
  /** One observation for each target of the package (and group). */
  readonly observations: readonly Observation[];
  /** The conditions of the previous version of the report, so that `lastTransitionTime` is kept. */
  readonly previous?: readonly Condition[] | undefined;
  /** The history of revisions in the previous version of the report. */
  readonly previousHistory?: readonly RevisionRecord[] | undefined;
  /** The number of revisions in the history, 0 to 20. Default: 10. */
  readonly history?: number | undefined;
  /** The number of worst exceptions to list, 0 to 20. Default: 5. */
  readonly exceptions?: number | undefined;
}

/** The input of the FleetReport. */
export interface FleetReportInput {
  readonly fleet: string;
  /** One observation for each target. */
  readonly observations: readonly Observation[];
  /** The conditions of the first page in its previous version. */
  readonly previous?: readonly Condition[] | undefined;
  /** The smallest number of pages, so that a fleet that shrinks keeps its pages; surplus ones are empty. Default: 1. */
  readonly minPages?: number;
  /** The number of worst exceptions that the first page lists, 0 to 20. Default: 5. */
  readonly exceptions?: number | undefined;
}

/**
 * Returns the name of a PackageReport: the path of the package, and the values of its group in the order of their
 * labels, joined by dots (`shop.eu`). A part with other characters, such as a capital or a dot, is converted and gets a
 * hash. A group and a package share a name only if the path continues with the group's values.
 */
export function packageReportName(packageName: string, group: { readonly [label: string]: string } = {}): string {
  const values = Object.entries(group)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
  return objectName([...packageName.split("/"), ...values], [packageName, ...values]);
}

/** Returns the name of a page of a FleetReport: `<fleet>`, then `<fleet>-2`. */
export function fleetReportName(fleet: string, page: number): string {
  const name = objectName([fleet], [fleet]);
  return page === 1 ? name : `${name}-${page}`;
}

const PLAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?$/;

/** Joins the parts if each is valid in a name; else returns a valid name with a hash of `identity`. */
function objectName(parts: readonly string[], identity: readonly string[]): string {
  if (parts.every((part) => PLAIN.test(part))) return slug(parts.join("."));
  return slug(JSON.stringify(identity))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}

/**
 * Returns the report of one package: its bounded rollup, whether it has landed, and its history. A local-config object.
 */
export function packageReport(input: PackageReportInput): PackageReport {
  const { package: name, group, observations, previous, exceptions = DEFAULT_EXCEPTIONS } = input;
  const rollup = addObservations(emptyRollup({ exceptions, ...wantedBy(name, observations) }), observations);
  const { previousHistory = [], history: limit = DEFAULT_HISTORY } = input;
  const history = carryHistory(previousHistory, observations, { asOf: rollup.asOf, limit });
  return {
    apiVersion: API_VERSION,
    kind: "PackageReport",
    metadata: { name: packageReportName(name, group), annotations: LOCAL_CONFIG },
    spec: { package: name, ...(group === undefined ? {} : { group }) },
    status: { ...statusOf(rollup, previous), ...(history.length > 0 && { history: [...history] }) },
  };
}

/** Returns the revision that most targets want, which always has a line; among equals the smallest. */
function wantedBy(name: string, observations: readonly Observation[]): Parameters<typeof emptyRollup>[0] {
  const votes = new Map<string, number>();
  for (const { revision } of observations)
    if (revision.wanted !== undefined) votes.set(revision.wanted, (votes.get(revision.wanted) ?? 0) + 1);
  const [first] = [...votes].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return first === undefined ? {} : { wanted: { package: name, revision: first[0] } };
}

/**
 * Returns the pages of the fleet: 100 clusters each, by name; the first also has the summary of all. At least one page.
 */
export function fleetReports(input: FleetReportInput): readonly FleetReport[] {
  return [...fleetReportPages(input)];
}

/** Yields the pages of `fleetReports` one by one, for callers that need each page only until the next. */
export function* fleetReportPages(input: FleetReportInput): Generator<FleetReport, void> {
  const { fleet, observations, previous, minPages = 1, exceptions = DEFAULT_EXCEPTIONS } = input;
  const clusters = groupBy(observations, ({ target }) => target.cluster);
  const names = [...clusters.keys()].toSorted();
  const pages = Math.max(minPages, Math.ceil(names.length / CLUSTERS_A_PAGE));
  const summary = statusOf(addObservations(emptyRollup({ exceptions }), observations), previous);
  for (let page = 1; page <= pages; page++) {
    const shown = names.slice((page - 1) * CLUSTERS_A_PAGE, page * CLUSTERS_A_PAGE);
    const members = shown.map((cluster) => [cluster, clusters.get(cluster) ?? []] as const);
    yield {
      apiVersion: API_VERSION,
      kind: "FleetReport",
      metadata: { name: fleetReportName(fleet, page), annotations: LOCAL_CONFIG },
      spec: { fleet, page, pages },
      status: {
        ...(page === 1 && summary),
        ...asOf(members.flatMap(([, each]) => each)),
        clusters: members.map(([cluster, each]) => clusterLine(cluster, each)),
      },
    };
  }
}

function asOf(observations: readonly Observation[]): { readonly asOf?: string } {
  const newest = observations.reduce((latest, { observedAt = "" }) => (observedAt > latest ? observedAt : latest), "");
  return newest === "" ? {} : { asOf: newest };
}

type ReportStatus = NonNullable<PackageReport["status"]>;

function statusOf(rollup: Rollup, previous: readonly Condition[] = []): ReportStatus {
  const { limits: _, ...written } = rollup;
  const old = findCondition(previous, LANDED);
  const [condition] = setCondition(old === undefined ? [] : [old], landedCondition(rollup), parseTime(rollup.asOf));
  return { conditions: [writtenCondition(condition)], rollup: written };
}

type WrittenCondition = NonNullable<ReportStatus["conditions"]>[number];

function writtenCondition(condition: Condition | undefined): WrittenCondition {
  if (condition === undefined) throw new Error("a condition that was set is missing");
  const { type, status, reason = "", message = "" } = condition;
  const moved = parseTime(condition.lastTransitionTime);
  const time = moved === undefined ? {} : { lastTransitionTime: formatTime(moved) };
  return { type, status: status as WrittenCondition["status"], reason, message, ...time };
}
