import { groupBy } from "@landfall/core/aggregate";
import {
  formatPath,
  formatRef,
  isMap,
  type KubeObject,
  type ObjectRef,
  type Path,
  type Problem,
  readPath,
  readString,
  refKey,
  refOf,
} from "@landfall/core/object";
import type { FleetInput, LiveObject } from "./fleet-input.ts";
import { isDelivering } from "./live-object.ts";

/** An object and its references. */
interface Naming {
  readonly object: KubeObject;
  readonly references: readonly Reference[];
}

/**
 * Problems for references from declared deliveries to objects that do not exist, of kinds of which others were
 * observed.
 */
export function danglingReferences(input: FleetInput): readonly Problem[] {
  const naming = input.declared.flatMap(({ object }): readonly Naming[] => {
    const references = referencesOf(object, refOf(object));
    return references.length === 0 ? [] : [{ object, references }];
  });
  const kinds = new Set(naming.flatMap(({ references }) => references.map(({ kind }) => kind)));
  const isAsked = ({ kind = "" }: KubeObject): boolean => kinds.has(kind);
  const declared = input.declared.map(({ object }) => object).filter(isAsked);
  const inPackage = sightOf([...declared, ...[...input.sources.values()].filter(isAsked)]);
  const sightsOf = sightsOfDeliveries(input);
  return naming.flatMap((each) => danglingOf(each, inPackage, sightsOf));
}

/** The observed kinds, and the names of each. */
type Sight = ReadonlyMap<string, ReadonlySet<string>>;

function sightOf(objects: Iterable<KubeObject>): Sight {
  const sight = new Map<string, Set<string>>();
  for (const object of objects) {
    const { kind, namespace, name } = refOf(object);
    const names = sight.get(kind) ?? new Set();
    sight.set(kind, names.add(`${namespace}/${name}`));
  }
  return sight;
}

/** Returns the objects that were observed in the clusters where a delivery itself was. */
function sightsOfDeliveries({ seen, live }: FleetInput): (object: KubeObject) => readonly Sight[] {
  let places: ReadonlyMap<string, readonly LiveObject[]> | undefined;
  const sights = new Map<string, Sight>();
  const sightIn = (cluster: string): Sight => {
    const known = sights.get(cluster);
    if (known !== undefined) return known;
    const sight = sightOf(Array.from(live.get(cluster)?.values() ?? [], ({ object }) => object));
    sights.set(cluster, sight);
    return sight;
  };
  return (object) => {
    places ??= groupBy(seen.filter(isDelivering), ({ ref }) => refKey(ref));
    return (places.get(refKey(refOf(object))) ?? []).map(({ cluster }) => sightIn(cluster));
  };
}

/** A reference in a field: its kind (by default that of the referring object), namespace and name. */
interface Reference {
  readonly path: Path;
  readonly kind: string;
  readonly namespace: string;
  readonly name: string;
}

function danglingOf(
  { object, references }: Naming,
  inPackage: Sight,
  sightsOf: (object: KubeObject) => readonly Sight[],
): readonly Problem[] {
  const open = references.filter((reference) => !isIn(inPackage, reference));
  if (open.length === 0) return [];
  const ref = refOf(object);
  const seen = sightsOf(object);
  const sights = [inPackage, ...seen];
  return open
    .filter(
      (reference) => sights.some((sight) => sight.has(reference.kind)) && !seen.some((sight) => isIn(sight, reference)),
    )
    .map(({ path, kind, namespace, name }): Problem => {
      const field = formatPath(path);
      const lost = formatRef({ group: "", kind, namespace, name });
      const message = `${formatRef(ref)}: ${field} names ${lost}, which is neither in this package nor seen in a cluster`;
      return {
        code: "ReferenceNotFound",
        severity: "warning",
        ref,
        field,
        message,
        hint: "add it, correct the name, or let a snapshot show it",
      };
    });
}

/** A cluster-scoped object has no namespace, but references to it may have one. */
function isIn(sight: Sight, { kind, namespace, name }: Reference): boolean {
  const names = sight.get(kind);
  return names !== undefined && (names.has(`${namespace}/${name}`) || names.has(`/${name}`));
}

/**
 * The references of an object in the usual forms: fields of the spec that end in `Ref`, with kind and name, and
 * `dependsOn`.
 */
function referencesOf(object: KubeObject, own: ObjectRef): readonly Reference[] {
  const spec = object["spec"];
  if (!isMap(spec)) return [];
  const named = Object.entries(spec).flatMap(([field, value]) =>
    field.endsWith("Ref") ? referenceAt(value, ["spec", field], readString(value, ["kind"]), own) : [],
  );
  const dependsOn = readPath(object, ["spec", "dependsOn"]);
  const entries: readonly unknown[] = Array.isArray(dependsOn) ? dependsOn : [];
  const dependencies = entries.flatMap((entry, index) =>
    referenceAt(entry, ["spec", "dependsOn", index], readString(entry, ["kind"]) ?? own.kind, own),
  );
  return [...named, ...dependencies];
}

function referenceAt(value: unknown, path: Path, kind: string | undefined, own: ObjectRef): readonly Reference[] {
  const name = readString(value, ["name"]);
  if (kind === undefined || name === undefined || name === "") return [];
  return [{ path, kind, namespace: readString(value, ["namespace"]) ?? own.namespace, name }];
}
