import { KINDS, type KindUse, MACHINERY } from "@landfall/adapters/systems";

/** How a kind is read: one of a system, or one of those that are Landfall's and kpt's own. */
export type KnownKind = KindUse | { readonly role: "snapshot" | "report" | "group" };

const OWN: ReadonlyMap<string, KnownKind> = new Map([
  ["landfall.dev/StatusSnapshot", { role: "snapshot" }],
  ["landfall.dev/FleetReport", { role: "report" }],
  ["landfall.dev/PackageReport", { role: "report" }],
  ["kpt.dev/ResourceGroup", { role: "group" }],
]);

/** The known kind, or `undefined` for one that is read for its status alone. */
export function knownKind(group: string, kind: string): KnownKind | undefined {
  const key = `${group}/${kind}`;
  return KINDS.get(key) ?? OWN.get(key);
}

/** Whether a namespace holds a cluster's own machinery: nothing in it is of a package just because there is only one. */
export function isOfMachinery(namespace: string): boolean {
  return namespace === "" || namespace.startsWith("kube-") || MACHINERY.some((own) => isNamed(namespace, own));
}

function isNamed(namespace: string, own: string): boolean {
  return own.endsWith("*") ? namespace.startsWith(own.slice(0, -1)) : namespace === own;
}
