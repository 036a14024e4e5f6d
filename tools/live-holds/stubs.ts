import { isMap, type Json, type KubeObject, type Path, parseApiVersion, readPath } from "@landfall/core/object";
import { CATALOGUE, type Mechanism, type SwitchSite } from "@landfall/core/suspend";
import generated from "../../packages/core/src/suspend/fixtures/catalogue-samples.json" with { type: "json" };
import samples from "../../packages/core/src/suspend/fixtures/samples.json" with { type: "json" };

/** A mechanism with a sample object. */
export interface Case {
  readonly mechanism: Mechanism;
  readonly object: KubeObject;
}

type Schema = { readonly [key: string]: unknown };

/** Every mechanism of the catalogue with a sample, ordered by id. */
export function cases(): readonly Case[] {
  return [...samples, ...generated]
    .flatMap(({ mechanism, object }) => {
      const known = CATALOGUE.byId.get(mechanism);
      return known === undefined ? [] : [{ mechanism: known, object: object as KubeObject }];
    })
    .filter(({ mechanism }, index, all) => all.findIndex((other) => other.mechanism === mechanism) === index)
    .toSorted((a, b) => (a.mechanism.id < b.mechanism.id ? -1 : 1));
}

const BUILT_IN: ReadonlySet<string> = new Set(["", "apps", "batch"]);

/** Whether the API server has the kind built in. */
export function isBuiltIn({ apiVersion = "" }: KubeObject): boolean {
  return BUILT_IN.has(parseApiVersion(apiVersion).group);
}

/** The version of a stub definition in which switches have a default. */
export const DEFAULTING = "defaulting";

/**
 * Structural definitions of all kinds that the API server lacks: only with the paths that the catalogue and the samples
 * use.
 */
export function stubs(all: readonly Case[]): readonly { readonly [key: string]: unknown }[] {
  const kinds = new Map<string, Case[]>();
  for (const one of all.filter(({ object }) => !isBuiltIn(object))) {
    const { group } = parseApiVersion(one.object.apiVersion ?? "");
    const key = `${one.object.kind ?? ""}.${group}`;
    kinds.set(key, [...(kinds.get(key) ?? []), one]);
  }
  return [...kinds.values()].map((of) => stubOf(of));
}

function stubOf(of: readonly Case[]): { readonly [key: string]: unknown } {
  const [{ object }] = of as [Case];
  const { group } = parseApiVersion(object.apiVersion ?? "");
  const versions = [...new Set(of.map((one) => parseApiVersion(one.object.apiVersion ?? "").version))];
  const kind = object.kind ?? "";
  const plural = `${kind.toLowerCase()}s`;
  const schema = (defaults: boolean) => ({ openAPIV3Schema: schemaOf(of, defaults) });
  return {
    apiVersion: "apiextensions.k8s.io/v1",
    kind: "CustomResourceDefinition",
    metadata: {
      name: `${plural}.${group}`,
      annotations: { "api-approved.kubernetes.io": "unapproved, a stub of a test" },
    },
    spec: {
      group,
      scope: object.metadata?.namespace === undefined ? "Cluster" : "Namespaced",
      names: { kind, plural, singular: kind.toLowerCase() },
      versions: [
        ...versions.map((name, index) => ({ name, served: true, storage: index === 0, schema: schema(false) })),
        { name: DEFAULTING, served: true, storage: false, schema: schema(true) },
      ],
    },
  };
}

function schemaOf(of: readonly Case[], defaults: boolean): Schema {
  let schema: Schema = { type: "object", properties: {} };
  for (const { object } of of) {
    const { apiVersion: _, kind: __, metadata: ___, ...fields } = object;
    schema = merged(schema, schemaOfValue(fields));
  }
  for (const { mechanism, object } of of)
    for (const [path, value] of sitesOf(mechanism, object))
      if (path[0] !== "metadata") schema = merged(schema, nested(path, schemaOfValue(value)));
  if (!defaults) return schema;
  for (const { mechanism } of of) {
    const off = offValue(mechanism);
    const { site } = mechanism;
    if (off === undefined || site.kind !== "field") continue;
    schema = merged(schema, nested(site.path, { ...schemaOfValue(off), default: off }));
    // A default has no effect below a missing parent, so parents get one, too.
    for (let depth = site.path.length - 1; depth > 0; depth--)
      schema = merged(schema, nested(site.path.slice(0, depth), { type: "object", default: {} }));
  }
  return schema;
}

/** The paths of a mechanism, with a value of the type that is used there. */
function sitesOf({ site }: Mechanism, object: KubeObject): readonly (readonly [Path, Json])[] {
  if (site.kind === "clusters")
    return [
      [site.all, true],
      [site.some, ["x"]],
      [site.candidates, (readPath(object, site.candidates) as Json | undefined) ?? ["x"]],
    ];
  if (site.kind === "pin")
    return site.pins.flatMap(({ path, when }) => [
      [path, "v1"] as const,
      ...(when.is === undefined ? [] : [[when.path, when.is] as const]),
    ]);
  return [[site.path, site.on]];
}

function nested(path: Path, leaf: Schema): Schema {
  return path.reduceRight<Schema>((inner, key) => ({ type: "object", properties: { [key]: inner } }), leaf);
}

function schemaOfValue(value: unknown): Schema {
  if (Array.isArray(value)) return { type: "array", items: value.length === 0 ? ANYTHING : schemaOfValue(value[0]) };
  if (isMap(value))
    return {
      type: "object",
      properties: Object.fromEntries(Object.entries(value).map(([key, field]) => [key, schemaOfValue(field)])),
    };
  if (typeof value === "number") return { type: Number.isInteger(value) ? "integer" : "number" };
  if (typeof value === "string" || typeof value === "boolean") return { type: typeof value };
  return ANYTHING;
}

const ANYTHING: Schema = { "x-kubernetes-preserve-unknown-fields": true };

function merged(a: Schema, b: Schema): Schema {
  const [left, right] = [a["properties"], b["properties"]];
  if (!isMap(left) || !isMap(right)) return isMap(left) ? { ...b, ...a } : { ...a, ...b };
  const properties: { [key: string]: unknown } = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const there = properties[key];
    properties[key] = isMap(there) ? merged(there as Schema, value as Schema) : value;
  }
  return { ...a, ...b, properties };
}

/**
 * A value that a person writes to suspend nothing; `undefined` if there is none, because the field's presence alone
 * suspends.
 */
export function offValue({ site }: Mechanism): Json | undefined {
  if (site.kind === "clusters") return false;
  if (site.kind === "pin") return undefined;
  return OFF[site.truth](site);
}

const otherThan = ({ on }: SwitchSite): Json | undefined =>
  typeof on === "string" ? "other" : typeof on === "boolean" ? !on : undefined;
const falseAs = ({ on }: SwitchSite): Json => (typeof on === "string" ? "false" : false);

const OFF: { readonly [truth in SwitchSite["truth"]]: (site: SwitchSite) => Json | undefined } = {
  bool: () => false,
  false: () => true,
  presence: () => undefined,
  zero: () => 3,
  enum: ({ on, alsoOn = [], values = [] }) => values.find((value) => value !== on && !alsoOn.includes(value)),
  equals: otherThan,
  "equals-fold": otherThan,
  "parse-bool": falseAs,
  "parse-bool-lenient": falseAs,
  "string-bool": falseAs,
  "paused-until": falseAs,
};

/** Adds the fields that a built-in kind requires. */
export function completed(object: KubeObject): KubeObject {
  const name = object.metadata?.name ?? "web";
  const labels = { app: name };
  const container = { name: "main", image: "shop/web:1" };
  const template = { metadata: { labels }, spec: { containers: [container] } };
  const never = { spec: { containers: [container], restartPolicy: "Never" } };
  const bases: { readonly [kind: string]: object } = {
    CronJob: { schedule: "0 3 * * *", jobTemplate: { spec: { template: never } } },
    Job: { template: never },
    Deployment: { selector: { matchLabels: labels }, template },
    StatefulSet: { selector: { matchLabels: labels }, template, serviceName: name },
    DaemonSet: { selector: { matchLabels: labels }, template },
    ReplicaSet: { selector: { matchLabels: labels }, template },
  };
  const base = bases[object.kind ?? ""];
  const spec = readPath(object, ["spec"]);
  if (!isBuiltIn(object)) return object;
  const { keep: _, ...own } = isMap(spec) ? spec : {};
  return { ...object, spec: { ...base, ...own } };
}
