import { type CollectionNode, collectionNode, isCollection, isNull, scalarNode, type YamlNode } from "../node.ts";
import { Refusal } from "../refusal.ts";

/** A map, or undefined for null and for what is not there; anything else cannot be rendered by kpt either. */
export function asMap(node: YamlNode | undefined): CollectionNode | undefined {
  if (node === undefined || isNull(node)) return undefined;
  if (node.kind === "map") return node;
  throw new Refusal("a field that has to be a map and is none");
}

/** Names of the fields, each as often as it is there. */
export function fieldNames(map: CollectionNode): readonly string[] {
  return map.content.flatMap((key, at) => (at % 2 === 0 && key.kind === "scalar" ? [key.value] : []));
}

/** The first field of a name. */
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

/** The map of annotations, where it is there and a map. */
export function annotationMap(object: YamlNode): CollectionNode | undefined {
  const [metadata, annotations] = ANNOTATIONS;
  return asMap(fieldOf(asMap(fieldOf(object, metadata)?.value), annotations)?.value);
}

export function annotationOf(object: YamlNode, key: string): string {
  const value = fieldOf(annotationMap(object), key)?.value;
  return value?.kind === "scalar" && !isNull(value) ? value.value : "";
}

/** Sets an annotation in single quotes; one that is there keeps its style. */
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

/** `annotations`, and then `metadata`, go where nothing is in them. */
export function removeEmptyAnnotations(object: YamlNode): void {
  const metadata = asMap(fieldOf(object, "metadata")?.value);
  removeIfEmpty(metadata, "annotations");
  removeIfEmpty(asMap(object), "metadata");
}

function removeIfEmpty(map: CollectionNode | undefined, name: string): void {
  const value = fieldOf(map, name)?.value;
  if (value !== undefined && (!isCollection(value) || value.content.length === 0)) removeField(map, name);
}
