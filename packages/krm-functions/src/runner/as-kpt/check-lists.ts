import { fieldNames, fieldOf, isCollection, Refusal, type YamlNode } from "../../kyaml/index.ts";

/** The fields of Kubernetes kinds whose lists are merged by a key of their entries. */
const KEYED: ReadonlySet<string> = new Set([
  "addresses",
  "conditions",
  "configMapGenerator",
  "containers",
  "drivers",
  "env",
  "ephemeralContainers",
  "finalizers",
  "hostAliases",
  "imagePullSecrets",
  "initContainers",
  "key",
  "ownerReferences",
  "podCIDRs",
  "podIPs",
  "ports",
  "secretGenerator",
  "secrets",
  "topologySpreadConstraints",
  "volumeDevices",
  "volumeMounts",
  "volumes",
  "webhooks",
]);

/** The keys by which entries of these lists are matched. */
const KEYS = [
  "name",
  "containerPort",
  "port",
  "protocol",
  "ip",
  "mountPath",
  "devicePath",
  "type",
  "uid",
  "topologyKey",
  "whenUnsatisfiable",
  "key",
] as const;

/**
 * Refuses what kpt does not handle predictably: a function changed a keyed list that has comments. kpt moves such
 * comments both by key and by index.
 */
export function checkLists(from: YamlNode, to: YamlNode): void {
  const apiVersion = fieldOf(from, "apiVersion")?.value;
  const group = apiVersion?.kind === "scalar" && apiVersion.value.includes("/") ? apiVersion.value.split("/")[0] : "";
  if (group === undefined || (group.includes(".") && !group.endsWith(".k8s.io"))) return;
  check(from, to, "");
}

function check(from: YamlNode, to: YamlNode, field: string): void {
  if (from.kind === "map" && to.kind === "map") {
    for (const name of fieldNames(from)) {
      const [before, after] = [fieldOf(from, name)?.value, fieldOf(to, name)?.value];
      if (before !== undefined && after !== undefined) check(before, after, name);
    }
  }
  if (from.kind !== "list" || to.kind !== "list") return;
  if (KEYED.has(field) && hasComment(from) && from.content.some((entry, at) => isOther(entry, to.content[at])))
    throw new Refusal(`a list with comments in it, ${field}, which a function changed`);
  for (const [at, entry] of from.content.entries()) check(entry, to.content[at] ?? entry, "");
}

function hasComment(node: YamlNode): boolean {
  return node.head + node.line + node.foot !== "" || (isCollection(node) && node.content.some(hasComment));
}

/** Whether the entry at this index is another one now. If none is left, no comment can move to it. */
function isOther(before: YamlNode, after: YamlNode | undefined): boolean {
  if (after === undefined) return false;
  if (before.kind !== "map" || after.kind !== "map") return valueOf(before) !== valueOf(after);
  return KEYS.some((key) => valueOf(fieldOf(before, key)?.value) !== valueOf(fieldOf(after, key)?.value));
}

function valueOf(node: YamlNode | undefined): string | undefined {
  return node === undefined || isCollection(node) ? node?.kind : node.value;
}
