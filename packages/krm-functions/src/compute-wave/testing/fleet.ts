import { fleetReports, makeObservation, type Observation } from "@landfall/core/aggregate";
import type { Json } from "@landfall/core/object";
import type { ComputeWave, RolloutPlan } from "@landfall/core/schemas";
import { createItem, createResourceList, type FunctionResult, readConfig } from "../../sdk/index.ts";
import { computeWave } from "../index.ts";

export type Fields = { readonly [key: string]: Json };

/** A time, in minutes after eight o'clock. */
export const TIME = (minute: number): string =>
  new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString().replace(".000Z", "Z");

/** A ClusterProfile of the inventory. */
export function profile(name: string, labels: { readonly [label: string]: string } = {}): Fields {
  return { apiVersion: "multicluster.x-k8s.io/v1alpha1", kind: "ClusterProfile", metadata: { name, labels } };
}

/** The observed state of a fleet: for each cluster the revision and, after a space, the health; default Current. */
export type Seen = { readonly [cluster: string]: string };

/** The report that aggregate-status makes of a fleet's state. */
export function report(minute: number, seen: Seen, packageName = "shop"): Fields {
  const lines = Object.entries(seen).map(([cluster, text]) => [`${cluster}/${packageName}`, text]);
  return reportOf(minute, Object.fromEntries(lines) as Lines, () => "Deployment web");
}

/**
 * The observed state of each package of each cluster, `a/base`: the revision and, after a space, the health; default
 * Current. After `held:` stands who holds it: `v1 Current held:ops`.
 */
export type Lines = { readonly [line: string]: string };

/**
 * The report that aggregate-status makes of packages' states; `about`: the object that its messages name, by package.
 */
export function reportOf(minute: number, lines: Lines, about: (name: string) => string = (name) => name): Fields {
  const observations = Object.entries(lines).map(([line, text]): Observation => {
    const [cluster = "", name = ""] = line.split("/");
    const [told = "", holder] = text.split(" held:");
    const [observed = "", health = "Current"] = told.split(" ");
    return makeObservation({
      target: { cluster, package: name },
      revision: { wanted: observed, observed },
      axes: {
        health: health as "Current",
        actuation: "Succeeded",
        reconcile: "Succeeded",
        upToDate: "yes",
        suspended: holder === undefined ? "no" : "yes",
      },
      ...(holder !== undefined && { holds: [holder] }),
      reason: health,
      message: `${about(name)} is ${health}`,
      observedAt: TIME(minute),
      source: "snapshot",
    });
  });
  return fleetReports({ fleet: "fleet", observations })[0] as unknown as Fields;
}

/** The outcome of a render. */
export interface Rendered {
  readonly objects: readonly Fields[];
  readonly results: readonly FunctionResult[];
}

/** Runs compute-wave on objects, with a config for rollout `shop` to revision `v2` that `fields` extend. */
export function render(objects: readonly Fields[], fields: Fields): Rendered {
  const own = { rollout: "shop", package: "shop", revision: "v2", ...fields };
  const config = readConfig<ComputeWave>(computeWave.config, {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "ComputeWave",
    ...own,
  });
  if (!config.ok) throw new Error(JSON.stringify(config.problems));
  const items = objects.map((object, index) => createItem(object, { path: "fleet.yaml", index }));
  const list = createResourceList({ items });
  computeWave.run(list, config.value);
  return {
    objects: list.items.map((item) => withoutPlace(item.toObject() as unknown as Fields)),
    results: list.results,
  };
}

const PLACE = /^(?:internal\.)?config\.kubernetes\.io\/(?:path|index|package-path)$/;

function withoutPlace(object: Fields): Fields {
  const { annotations = {}, ...metadata } = object["metadata"] as { readonly annotations?: Fields };
  const own = Object.entries(annotations).filter(([key]) => !PLACE.test(key));
  return { ...object, metadata: { ...metadata, ...(own.length > 0 && { annotations: Object.fromEntries(own) }) } };
}

/** Finds the plan of a rollout among objects. */
export function planIn(objects: readonly Fields[], rollout = "shop"): RolloutPlan {
  const plans = objects.filter(({ kind }) => kind === "RolloutPlan") as unknown as readonly RolloutPlan[];
  const found = plans.find(({ spec }) => spec.rollout === rollout);
  if (found === undefined) throw new Error(`there is no plan of ${rollout}`);
  return found;
}

/** The states of all targets, sorted: `a:Landed b:Waiting`. */
export function words(objects: readonly Fields[], rollout = "shop"): string {
  const rows = planIn(objects, rollout).status?.targets ?? [];
  return rows
    .map(({ target, state }) => `${target.split("/")[0]}:${state}`)
    .toSorted()
    .join(" ");
}

/** The Clock of a package, at a minute. */
export function clock(minute: number): Fields {
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "Clock",
    metadata: { name: "clock", annotations: { "config.kubernetes.io/local-config": "true" } },
    spec: { now: TIME(minute) },
  };
}

/** Replaces the report among the objects by one of this minute. */
export function seen(objects: readonly Fields[], minute: number, at: Seen): readonly Fields[] {
  const others = objects.filter(({ kind }) => kind !== "FleetReport" && kind !== "Clock");
  return [...others, report(minute, at), clock(minute)];
}

/** The codes and fields of the results with a severity. */
export function said({ results }: Rendered, severity: FunctionResult["severity"]): readonly string[] {
  return results
    .filter((result) => result.severity === severity)
    .map(({ tags, field }) => [tags?.["code"], field?.path].filter((part) => part !== undefined).join(" "));
}
