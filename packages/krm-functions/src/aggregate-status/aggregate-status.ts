import { carrySince, LANDED } from "@landfall/core/aggregate";
import {
  type Condition,
  findCondition,
  getConditions,
  type Problem,
  parseApiVersion,
  targetKey,
} from "@landfall/core/object";
import { type AggregateStatus, aggregateStatusSchema, validateAggregateStatus } from "@landfall/core/schemas";
import type { Item, KrmFunction, ResourceList } from "../sdk/index.ts";
import { readClock } from "../stored/clock.ts";
import { subPackages } from "../targets/sub-package.ts";
import { targetReader } from "../targets/target-reader.ts";
import { VERSION } from "../version.ts";
import { docs } from "./docs.ts";
import { fleetOptions } from "./fleet-options.ts";
import { writeInventoryStatus } from "./inventory-status.ts";
import { type PackageObject, readFleet } from "./observe/fleet-input.ts";
import { knownKind } from "./observe/kinds.ts";
import { type FleetObservations, observeInput } from "./observe/observe-fleet.ts";
import { writeResourceGroupFiles } from "./resource-group-files.ts";
import { revisionsTold } from "./revisions-told.ts";
import { type Sayer, WANTED_BY, wantedInPackage } from "./wanted-in-package.ts";
import { addGate, writeCondition } from "./write-condition.ts";
import { previousReports, type ReportInput, writeReports } from "./write-reports.ts";
import { writeResults } from "./write-results.ts";

const DEFAULTS = { fleet: "fleet", output: "reports", maxResults: 20 } as const;

/**
 * The function `aggregate-status`: reads snapshots and delivery objects, writes reports and one Kptfile condition. Pure
 * and idempotent: from its own earlier reports it only takes since when a verdict holds, the fate of earlier revisions,
 * and which revisions a sample may refer to.
 */
export const aggregateStatus: KrmFunction<AggregateStatus> = {
  name: "aggregate-status",
  version: VERSION,
  docs,
  config: {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "AggregateStatus",
    schema: aggregateStatusSchema,
    validate: validateAggregateStatus,
  },
  run,
};

function run(list: ResourceList, config: AggregateStatus): void {
  const {
    fleet = DEFAULTS.fleet,
    output = DEFAULTS.output,
    maxResults = DEFAULTS.maxResults,
    failOn = "never",
  } = config;
  const clock = readClock(list, config.now);
  const wanted = { ...wantedInPackage(sayers(list)), ...config.wanted };
  const options = fleetOptions({ ...config, wanted, named: config.wanted }, clock.ok ? clock.value : undefined);
  const input = readFleet(packageObjects(list));
  const previous = previousReports(list, fleet);
  if (!options.ok || !clock.ok || !previous.ok)
    return report(list, [...options.problems, ...clock.problems, ...previous.problems]);
  report(list, clock.problems);
  const revisions = [...(options.value.revisions ?? []), ...revisionsTold(previous.value.lines.values())];
  const { resourceGroups = "none" } = config;
  const found = observeInput(input, { ...options.value, revisions, keepParts: resourceGroups === "files" });
  report(list, found.problems);
  if (found.problems.some(({ severity }) => severity === "error")) return;
  const observations = found.observations.map((observation) =>
    carrySince(observation, previous.value.lines.get(targetKey(observation.target))),
  );
  const groupOf = groupsOf(config.groupBy ?? [], found);
  const { exceptions, history } = config;
  const { unsaid, problems } = found;
  const reports = { fleet, observations, groupOf, output, unsaid, problems, exceptions, history };
  const first = writeReports(list, reports, previous.value);
  if (resourceGroups === "files") writeResourceGroupFiles(list, { observations, parts: found.parts, output });
  if (resourceGroups === "inventory") report(list, writeInventoryStatus(list, input));
  const condition = landedOf(first);
  if (list.rootKptfile !== undefined) writeKptfile(list.rootKptfile, condition, config);
  const { delivery, unclaimed } = found;
  const reader = targetReader(list, options.value.resolver);
  writeResults(list, { observations, delivery, unclaimed, condition, maxResults, failOn, targetOf: reader });
}

function report(list: ResourceList, problems: readonly Problem[]): void {
  for (const problem of problems) list.addProblem(problem);
}

/** The items that may name the wanted revision. */
function sayers(list: ResourceList): readonly Sayer[] {
  return WANTED_BY.flatMap(({ group, kind }) =>
    list.select({ group, kind }).map((item): Sayer => ({ group, kind, get: (path) => item.get([...path]) })),
  );
}

/**
 * Yields the objects that matter for a report and skips all others unread, including its own reports. Each is parsed
 * only when it is requested, so that callers need not keep all of them.
 */
function* packageObjects(list: ResourceList): Iterable<PackageObject> {
  const subPackageOf = subPackages(list);
  for (const item of list.items) {
    const known = knownKind(parseApiVersion(item.apiVersion).group, item.kind);
    if (known === undefined || known.role === "report") continue;
    yield { object: item.toObject(), subPackage: subPackageOf(item) };
  }
}

/** The group of a target: the values of the requested labels; `none` for a label that it lacks. */
function groupsOf(labels: readonly string[], found: FleetObservations): ReportInput["groupOf"] {
  if (labels.length === 0) return undefined;
  return ({ target }) => {
    const values = found.labels.get(targetKey(target)) ?? {};
    return Object.fromEntries(
      labels.map((label) => [label, Object.hasOwn(values, label) ? (values[label] ?? "none") : "none"]),
    );
  };
}

function landedOf(report: unknown): Condition {
  const condition = findCondition(getConditions(report).conditions, LANDED);
  if (condition === undefined) throw new Error(`the first page of a fleet report has no condition ${LANDED}`);
  return condition;
}

function writeKptfile(
  kptfile: Item,
  condition: Condition,
  { condition: wanted = true, gate = false }: AggregateStatus,
): void {
  if (wanted) writeCondition(kptfile, condition);
  if (gate) addGate(kptfile, condition.type);
}
