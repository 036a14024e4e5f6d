import { fieldNames, fieldOf, isCollection, Refusal, type YamlNode } from "../../kyaml/index.ts";

/** The fields of the kinds of Kubernetes whose lists are merged by a key of their entries, as their schema says. */
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

/** The fields by which the entries of these lists are matched. */
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
 * kpt moves comments in these lists by the keys of their entries, as well as by their places. Where a
 * function changed such a list and comments are in it, what kpt writes is not known here.
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

/** Whether another entry stands at the place of one now. Where there is none any more, no comment can go to it. */
function isOther(before: YamlNode, after: YamlNode | undefined): boolean {
  if (after === undefined) return false;
  if (before.kind !== "map" || after.kind !== "map") return valueOf(before) !== valueOf(after);
  return KEYS.some((key) => valueOf(fieldOf(before, key)?.value) !== valueOf(fieldOf(after, key)?.value));
}

function valueOf(node: YamlNode | undefined): string | undefined {
  return node === undefined || isCollection(node) ? node?.kind : node.value;
}
