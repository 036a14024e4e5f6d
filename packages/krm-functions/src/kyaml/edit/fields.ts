import { type CollectionNode, collectionNode, isCollection, isNull, scalarNode, type YamlNode } from "../node.ts";
import { Refusal } from "../refusal.ts";

/**
 * The node as a map; undefined for null and for an absent node. Refuses anything else, which kpt cannot render either.
 */
export function asMap(node: YamlNode | undefined): CollectionNode | undefined {
  if (node === undefined || isNull(node)) return undefined;
  if (node.kind === "map") return node;
  throw new Refusal("a field that has to be a map and is none");
}

/** The names of the fields, repeated ones as often as they occur. */
export function fieldNames(map: CollectionNode): readonly string[] {
  return map.content.flatMap((key, at) => (at % 2 === 0 && key.kind === "scalar" ? [key.value] : []));
}

/** The first field with a name. */
export function fieldOf(
  map: YamlNode | undefined,
  name: string,
): { readonly key: YamlNode; readonly value: YamlNode } | undefined {
  if (map?.kind !== "map") return undefined;
  const at = indexOf(map, name);
  const [key, value] = at < 0 ? [] : [map.content[at], map.content[at + 1]];
  return key === undefined || value === undefined ? undefined : { key, value };
}

function indexOf(map: CollectionNode, name: string): number {
  for (let at = 0; at < map.content.length; at += 2) {
    const key = map.content[at];
    if (key?.kind === "scalar" && key.value === name) return at;
  }
  return -1;
}

export function removeField(map: CollectionNode | undefined, name: string): void {
  const at = map === undefined ? -1 : indexOf(map, name);
  if (at >= 0) map?.content.splice(at, 2);
}

const ANNOTATIONS = ["metadata", "annotations"] as const;

/** The map of annotations; undefined if there is none or it is no map. */
export function annotationMap(object: YamlNode): CollectionNode | undefined {
  const [metadata, annotations] = ANNOTATIONS;
  return asMap(fieldOf(asMap(fieldOf(object, metadata)?.value), annotations)?.value);
}

export function annotationOf(object: YamlNode, key: string): string {
  const value = fieldOf(annotationMap(object), key)?.value;
  return value?.kind === "scalar" && !isNull(value) ? value.value : "";
}

/** Sets an annotation in single quotes; an existing value keeps its style. */
export function setAnnotation(object: YamlNode, key: string, value: string): void {
  removeEmptyAnnotations(object);
  const metadata = createMap(asMap(object), ANNOTATIONS[0]);
  const annotations = createMap(metadata, ANNOTATIONS[1]);
  const old = fieldOf(annotations, key)?.value;
  if (old === undefined) annotations.content.push(scalarNode(key), scalarNode(value, "single"));
  else if (old.kind === "scalar") Object.assign(old, scalarNode(value, old.style));
  else throw new Refusal("an annotation that is no text");
}

function createMap(map: CollectionNode | undefined, name: string): CollectionNode {
  const there = asMap(fieldOf(map, name)?.value);
  if (there !== undefined) return there;
  if (map === undefined || fieldOf(map, name) !== undefined) throw new Refusal(`${name} that is null`);
  const made = collectionNode("map");
  map.content.push(scalarNode(name), made);
  return made;
}

export function removeAnnotation(object: YamlNode, key: string): void {
  removeField(annotationMap(object), key);
}

/** Removes `annotations` if it is empty, and then `metadata` if that is empty. */
export function removeEmptyAnnotations(object: YamlNode): void {
  const metadata = asMap(fieldOf(object, "metadata")?.value);
  removeIfEmpty(metadata, "annotations");
  removeIfEmpty(asMap(object), "metadata");
}

function removeIfEmpty(map: CollectionNode | undefined, name: string): void {
  const value = fieldOf(map, name)?.value;
  if (value !== undefined && (!isCollection(value) || value.content.length === 0)) removeField(map, name);
}
