import { type KubeObject, type ObjectRef, type Path, readString, refOf } from "@landfall/core/object";

const GROUP = "source.toolkit.fluxcd.io";

/** The source a Flux object names, in its own namespace if it names none; the chart of a HelmRelease may be one too. */
export function sourceRefs(object: KubeObject): readonly ObjectRef[] {
  return [
    ["spec", "sourceRef"],
    ["spec", "chartRef"],
  ].flatMap((path) => sourceRefAt(object, path) ?? []);
}

/** The source that an object names at a path. */
export function sourceRefAt(object: KubeObject, path: Path): ObjectRef | undefined {
  const [kind, name] = [readString(object, [...path, "kind"]), readString(object, [...path, "name"])];
  const namespace = readString(object, [...path, "namespace"]) ?? refOf(object).namespace;
  return kind === undefined || name === undefined ? undefined : { group: GROUP, kind, namespace, name };
}
