import { compareText, failure, type Problem, type Result, success } from "../../object/index.ts";
import { type NamedValue, readValue, unknownValue, type ValueSources, valueNotText } from "./fill-values.ts";

/** Values by name; a value may refer to others as `$(name)`, and `$$(` is a literal `$(`. */
export type Bindings = { readonly [name: string]: string };

const REFERENCE = /\$\$\(|\$\(([^()]*)\)/g;

/**
 * Resolves values that refer to each other: all references in the result are replaced. `given` are names with values
 * from outside (`CLUSTER_NAME`); a binding of the same name takes precedence. Problems: `BindingCycle`, which names the
 * cycle, and `UnknownBinding`, for a name without a value.
 *
 * @example
 * ```ts
 * bindValues({ host: "shop.$(cluster)", cluster: "$(CLUSTER_NAME)" }, { CLUSTER_NAME: "eu-1" }); // host: shop.eu-1
 * ```
 */
export function bindValues(bindings: Bindings, given: Bindings = {}): Result<Bindings> {
  const known = new Map<string, string>(Object.entries(given));
  const problems: Problem[] = [];
  const open: string[] = [];
  const failed = new Set<string>();
  const resolved = new Set<string>();

  const valueOf = (name: string, from: string): string | undefined => {
    if (resolved.has(name) || !Object.hasOwn(bindings, name)) {
      if (!known.has(name)) problems.push(unknown(name, from, [...known.keys(), ...Object.keys(bindings)]));
      return known.get(name);
    }
    if (open.includes(name)) {
      problems.push(cycle([...open.slice(open.indexOf(name)), name]));
      return undefined;
    }
    return failed.has(name) ? undefined : resolve(name);
  };
  const resolve = (name: string): string | undefined => {
    open.push(name);
    let isWhole = true;
    const text = (bindings[name] ?? "").replaceAll(REFERENCE, (whole, other: string | undefined) => {
      if (other === undefined) return "$(";
      const value = valueOf(other, name);
      if (value === undefined) isWhole = false;
      return value ?? whole;
    });
    open.pop();
    if (!isWhole) {
      failed.add(name);
      return undefined;
    }
    known.set(name, text);
    resolved.add(name);
    return text;
  };

  const names = Object.keys(bindings).toSorted(compareText);
  for (const name of names) if (!resolved.has(name) && !failed.has(name)) resolve(name);
  if (problems.length > 0) return failure(...problems);
  return success(Object.fromEntries(names.map((name) => [name, known.get(name) ?? ""])));
}

/** Resolved values that refer to each other and to fields of objects. */
export interface FilledBindings {
  /** The resolved values; absent if one that they need is missing. */
  readonly values?: Bindings | undefined;
  /** The missing values of objects, by name, each once. */
  readonly missing: readonly NamedValue[];
  /** The bindings that depend on a value of an object, sorted: they may change from one decision to the next. */
  readonly live: readonly string[];
}

/**
 * Resolves values that refer to each other, as `bindValues` does, and to fields of objects, as `fillValues` does:
 * `$(Cluster.spec.controlPlaneEndpoint.host)`. A field that does not exist, is `null` or is empty is missing and is
 * waited for by name. Values are data, and are never expanded again. Problems: those of `bindValues`, `UnknownValue`
 * and `ValueNotText`.
 *
 * @example
 * ```ts
 * const ref = { group: "cluster.x-k8s.io", kind: "Cluster", namespace: "fleet", name: "eu-1" };
 * const object = { spec: { controlPlaneEndpoint: { host: "10.0.0.1" } } };
 * const sources = new Map([["Cluster", { ref, object }]]);
 * fillBindings({ url: "https://$(Cluster.spec.controlPlaneEndpoint.host)" }, {}, sources); // url: https://10.0.0.1
 * ```
 */
export function fillBindings(bindings: Bindings, given: Bindings, sources: ValueSources): Result<FilledBindings> {
  const problems: Problem[] = [];
  const found = new Map<string, NamedValue>();
  /** The text of every named field, also of invalid ones, which are reported once. */
  const told = new Map<string, string>();
  for (const name of Object.keys(bindings).toSorted(compareText)) {
    for (const reference of referencesIn(bindings[name] ?? "")) {
      if (!isOfSource(reference, bindings, given, sources)) continue;
      const read = readValue(reference, sources);
      told.set(reference, "");
      if (typeof read === "string") problems.push(unknownValue(reference, name, read, sources));
      else if (typeof read.value === "object") problems.push(valueNotText(reference, name, "name one entry of it"));
      else {
        found.set(reference, read);
        told.set(reference, String(read.value));
      }
    }
  }
  const bound = bindValues(bindings, { ...given, ...Object.fromEntries(told) });
  if (problems.length > 0 || !bound.ok) return failure(...problems, ...bound.problems);
  const missing = [...found.values()].filter(({ value }) => value === undefined);
  const live = liveNames(bindings, new Set(found.keys()));
  return success({
    missing: missing.toSorted((a, b) => compareText(a.name, b.name)),
    live,
    ...(missing.length === 0 && { values: bound.value }),
  });
}

function referencesIn(text: string): readonly string[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, name]) => name ?? []);
}

function isOfSource(name: string, bindings: Bindings, given: Bindings, sources: ValueSources): boolean {
  if (Object.hasOwn(bindings, name) || Object.hasOwn(given, name)) return false;
  const dot = name.indexOf(".");
  return dot > 0 && sources.has(name.slice(0, dot));
}

/** Returns the bindings that refer to one of these, directly or through each other. */
function liveNames(bindings: Bindings, found: ReadonlySet<string>): readonly string[] {
  const live = new Set(found);
  const names = Object.keys(bindings);
  for (let before = -1; before !== live.size; ) {
    before = live.size;
    for (const name of names)
      if (referencesIn(bindings[name] ?? "").some((reference) => live.has(reference))) live.add(name);
  }
  return names.filter((name) => live.has(name)).toSorted(compareText);
}

function cycle(names: readonly string[]): Problem {
  const message = `these values name each other in a circle: ${names.join(" -> ")}`;
  return { code: "BindingCycle", severity: "error", message, field: names[0] ?? "", hint: "give one of them a value" };
}

function unknown(name: string, from: string, known: readonly string[]): Problem {
  const message = `${from} names $(${name}), and nobody gives that`;
  const hint = `known are ${[...new Set(known)].toSorted(compareText).join(", ")}; $$(${name}) writes it as it stands`;
  return { code: "UnknownBinding", severity: "error", message, field: from, hint };
}
