import type { Json, KubeObject } from "@landfall/core/object";
import { readRun, type StoredRun } from "@landfall/core/steps";
import { createItem, createResourceList, type FunctionResult, readConfig } from "../../sdk/index.ts";
import { setSuspend } from "../../set-suspend/index.ts";
import { computeWave } from "../index.ts";
import { clock, type Fields, type Lines, reportOf, TIME } from "./fleet.ts";

/** The RootSync that delivers one package to one cluster. */
export function sync(cluster: string, name: string, revision = "v1"): Fields {
  return {
    apiVersion: "configsync.gke.io/v1beta1",
    kind: "RootSync",
    metadata: {
      name: `${cluster}-${name}`,
      namespace: "fleet",
      labels: { part: name },
      annotations: { "landfall.dev/target": `${cluster}/${name}` },
    },
    spec: { git: { repo: "r", revision } },
  };
}

/** A step that applies the objects with a label of this value. */
export function applies(name: string, part: string = name): Fields {
  return { name, tasks: [{ name: "apply", apply: { objects: [{ labelSelector: { matchLabels: { part } } }] } }] };
}

export function stepPlan(phases: readonly Fields[], more: Fields = {}): Fields {
  const spec = { retry: { limit: 1, first: "1m", jitter: "0%" }, ...more, phases: [...phases] };
  return { apiVersion: "landfall.dev/v1alpha1", kind: "StepPlan", metadata: { name: "upgrade" }, spec: spec as Json };
}

/** A snapshot of a cluster in which a Job drains it. */
export function drained(cluster: string, minute: number, left: number): Fields {
  const object = {
    apiVersion: "example.com/v1",
    kind: "Drain",
    metadata: { name: cluster, namespace: "fleet" },
    status: { connections: left },
  };
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: { name: cluster },
    spec: { cluster, observedAt: TIME(minute), items: [object] },
  };
}

export const WAIT_FOR_DRAIN: Fields = {
  name: "drain",
  before: {
    objects: [{ key: "d", apiVersion: "example.com/v1", kind: "Drain", namespace: "fleet", name: "{cluster}" }],
    expect: [{ field: "status.connections", equals: 0 }],
  },
};

export const WAVES: Fields = {
  waves: [
    { name: "canary", select: { targets: ["a"] } },
    { name: "rest", select: { rest: true } },
  ],
  deadline: "10h",
};

/** The outcome of a render. */
export interface Rendered {
  readonly objects: readonly Fields[];
  readonly results: readonly FunctionResult[];
}

/**
 * A package that is rendered repeatedly with compute-wave and, if requested, set-suspend, with a report of each minute.
 */
export class Package {
  objects: readonly Fields[];
  results: readonly FunctionResult[] = [];
  readonly #config: Fields;
  readonly #holds: boolean;

  constructor(objects: readonly Fields[], config: Fields, options: { readonly holds?: boolean } = {}) {
    this.objects = objects;
    this.#config = config;
    this.#holds = options.holds ?? false;
  }

  /** Renders at a minute, with a report of these lines; twice, as the second render must give the same bytes. */
  render(
    minute: number,
    lines: Lines,
    more: readonly Fields[] = [],
    config: Fields = {},
    seenAt: number = minute,
  ): this {
    const keep = this.objects.filter(
      ({ kind, metadata }) =>
        kind !== "FleetReport" &&
        kind !== "Clock" &&
        !more.some((one) => one["kind"] === kind && nameOf(one) === nameOf({ metadata: metadata ?? null })),
    );
    const once = this.#once([...keep, reportOf(seenAt, lines), clock(minute), ...more], config);
    const twice = this.#once(once.objects, config);
    if (JSON.stringify(twice.objects) !== JSON.stringify(once.objects))
      throw new Error(`a second render changed ${diff(once.objects, twice.objects)}`);
    this.objects = once.objects;
    this.results = once.results;
    return this;
  }

  #once(objects: readonly Fields[], more: Fields): Rendered {
    const items = objects.map((object, index) => createItem(object, { path: "fleet.yaml", index }));
    const list = createResourceList({ items });
    const own = {
      rollout: "shop",
      revision: "v2",
      strategy: WAVES,
      clusters: [{ name: "a" }, { name: "b" }],
      steps: {},
    };
    const wave = readConfig(computeWave.config, {
      apiVersion: "fn.landfall.dev/v1alpha1",
      kind: "ComputeWave",
      ...own,
      ...this.#config,
      ...more,
    });
    if (!wave.ok) throw new Error(JSON.stringify(wave.problems));
    computeWave.run(list, wave.value);
    if (this.#holds) {
      const hold = readConfig(setSuspend.config, {
        apiVersion: "fn.landfall.dev/v1alpha1",
        kind: "SetSuspend",
        suspend: true,
        plan: "shop",
      });
      if (!hold.ok) throw new Error(JSON.stringify(hold.problems));
      setSuspend.run(list, hold.value);
    }
    return { objects: list.items.map((item) => withoutPlace(item.toObject())), results: list.results };
  }

  /** The stored run of a target. */
  run(subject: string): StoredRun | undefined {
    const pages = this.objects.filter(
      ({ kind, spec }) => kind === "StepRun" && (spec as Fields)["subject"] === subject,
    ) as unknown as readonly KubeObject[];
    const read = readRun(pages);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  }

  /** The states of a target's steps: `drain:Complete base:Running`. */
  steps(subject: string): string {
    const stored = this.run(subject);
    if (stored === undefined) return "(none)";
    const names = stored.paths.filter((path) => path.split("/").length === 2).map((path) => path.split("/")[1]);
    const states = stored.run.phases.flatMap(({ steps }) => steps.map(({ state }) => state));
    return `${stored.run.state} ${states.map((state, index) => `${names[index]}:${state}`).join(" ")}`;
  }

  /** The objects of a cluster that have the new revision and no hold. */
  moved(cluster: string, revision = "v2"): string {
    return this.objects
      .filter(({ kind, metadata, spec }) => {
        const { name, annotations } = metadata as { readonly name: string; readonly annotations?: Fields };
        const git = (spec as { readonly git?: Fields } | undefined)?.git;
        const isHeld = Object.keys(annotations ?? {}).some((key) => key.startsWith("hold.landfall.dev/"));
        return kind === "RootSync" && name.startsWith(`${cluster}-`) && git?.["revision"] === revision && !isHeld;
      })
      .map((object) => nameOf(object).slice(cluster.length + 1))
      .join(" ");
  }

  /** The states of all targets: `a:Released b:Waiting`. */
  words(): string {
    const plan = this.objects.find(({ kind }) => kind === "RolloutPlan") as { readonly status?: Fields } | undefined;
    const rows = (plan?.status?.["targets"] ?? []) as readonly { readonly target: string; readonly state: string }[];
    return rows.map(({ target, state }) => `${target}:${state}`).join(" ");
  }

  said(severity: FunctionResult["severity"]): readonly string[] {
    return this.results.filter((one) => one.severity === severity).map(({ message }) => message);
  }
}

function nameOf(object: Fields): string {
  return (object["metadata"] as { readonly name?: string } | null)?.name ?? "";
}

function diff(a: readonly Fields[], b: readonly Fields[]): string {
  const changed = b.filter((one, index) => JSON.stringify(one) !== JSON.stringify(a[index]));
  const before = a.filter((one, index) => JSON.stringify(one) !== JSON.stringify(b[index]));
  return JSON.stringify({ before, changed }, undefined, 1).slice(0, 6000);
}

const PLACE = /^(?:internal\.)?config\.kubernetes\.io\/(?:path|index|package-path)$/;

function withoutPlace(object: KubeObject): Fields {
  const { annotations = {}, ...metadata } = (object.metadata ?? {}) as { readonly annotations?: Fields };
  const own = Object.entries(annotations).filter(([key]) => !PLACE.test(key));
  return {
    ...(object as unknown as Fields),
    metadata: { ...(metadata as Fields), ...(own.length > 0 && { annotations: Object.fromEntries(own) }) },
  };
}
