import { openFleetReport, targetLines } from "@landfall/core/aggregate";
import { isMap, readPath, refOf } from "@landfall/core/object";
import { type AggregateStatus } from "@landfall/core/schemas";
import { aggregateStatus, revisionsTold, type Sayer, wantedInPackage } from "@landfall/krm-functions/aggregate-status";
import { readConfig } from "@landfall/krm-functions/sdk";
import type { FoundObject } from "../input/read-package-objects.ts";

type Config = Partial<AggregateStatus>;

const FLEET = "fleet";

/**
 * The options by which a package observes its fleet: the config of its pipeline step `aggregate-status`, else the only
 * `AggregateStatus` of the package; with the revisions that the package's rollouts want and its reports mention, as the
 * function adds them. An invalid config is ignored.
 */
export function fleetConfig(found: readonly FoundObject[]): Config {
  const config = ofPipeline(found) ?? onlyOne(found) ?? {};
  return {
    ...config,
    wanted: { ...wantedInPackage(found.map(sayer)), ...config.wanted },
    revisions: [...(config.revisions ?? []), ...toldBefore(found, config.fleet ?? FLEET)],
  };
}

function ofPipeline(found: readonly FoundObject[]): Config | undefined {
  const kptfile = found.find(({ object, subPackage }) => subPackage === "" && isKind(object, "kpt.dev", "Kptfile"));
  const mutators = kptfile === undefined ? undefined : readPath(kptfile.object, ["pipeline", "mutators"]);
  const step = Array.isArray(mutators) ? mutators.find(isAggregateStatus) : undefined;
  if (step === undefined) return undefined;
  const { configPath, configMap } = step;
  if (isMap(configMap)) return valid({ apiVersion: "v1", kind: "ConfigMap", data: configMap });
  const named = found.filter(({ file, subPackage }) => subPackage === "" && isFile(file.path, configPath));
  // Sub-packages may contain a file of the same name: that of the package itself is nearest to the root.
  const [own] = named.toSorted((a, b) => a.file.path.length - b.file.path.length);
  return own && valid(own.object);
}

/** Whether a path, which may begin with the directory's name, is the config file of a step. */
function isFile(path: string, configPath: unknown): boolean {
  if (typeof configPath !== "string") return false;
  const own = configPath.replace(/^(?:\.\/)+/, "");
  return path === own || path.endsWith(`/${own}`);
}

function isAggregateStatus(step: unknown): step is { readonly configPath?: unknown; readonly configMap?: unknown } {
  if (!isMap(step)) return false;
  return [step["image"], step["exec"]].some((one) => typeof one === "string" && NAME.test(one));
}

const NAME = /(?:^|[/ ])aggregate-status(?:[:@ ]|$)/;

function onlyOne(found: readonly FoundObject[]): Config | undefined {
  const [config, ...others] = found.filter(({ object }) => isKind(object, "fn.landfall.dev", "AggregateStatus"));
  return config === undefined || others.length > 0 ? undefined : valid(config.object);
}

function valid(config: unknown): Config | undefined {
  const read = readConfig(aggregateStatus.config, config);
  return read.ok ? read.value : undefined;
}

function sayer({ object }: FoundObject): Sayer {
  const { group, kind } = refOf(object);
  return { group, kind, get: (path) => readPath(object, path) };
}

function toldBefore(found: readonly FoundObject[], fleet: string): readonly string[] {
  const reports = found.filter(({ object }) => isKind(object, "landfall.dev", "FleetReport"));
  return reports.flatMap(({ object }) => {
    const report = openFleetReport(object);
    if (!report.ok || report.value.spec.fleet !== fleet) return [];
    return revisionsTold(targetLines(report.value.status?.clusters ?? []).map(([, line]) => line));
  });
}

function isKind(object: FoundObject["object"], group: string, kind: string): boolean {
  const ref = refOf(object);
  return ref.group === group && ref.kind === kind;
}
