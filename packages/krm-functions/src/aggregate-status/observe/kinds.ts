import { KINDS, type KindUse, MACHINERY } from "@landfall/adapters/systems";

/** The role of a kind: that of a system's adapter, or one of Landfall's and kpt's own kinds. */
export type KnownKind = KindUse | { readonly role: "snapshot" | "report" | "group" };

const OWN: ReadonlyMap<string, KnownKind> = new Map([
  ["landfall.dev/StatusSnapshot", { role: "snapshot" }],
  ["landfall.dev/FleetReport", { role: "report" }],
  ["landfall.dev/PackageReport", { role: "report" }],
  ["kpt.dev/ResourceGroup", { role: "group" }],
]);

/** Looks up a kind's role; `undefined` for a kind that is read only for its status. */
export function knownKind(group: string, kind: string): KnownKind | undefined {
  const key = `${group}/${kind}`;
  return KINDS.get(key) ?? OWN.get(key);
}

/**
 * Whether a namespace belongs to the cluster's own machinery, whose objects are never assigned to a package merely
 * because it is the only one.
 */
export function isOfMachinery(namespace: string): boolean {
  return namespace === "" || namespace.startsWith("kube-") || MACHINERY.some((own) => isNamed(namespace, own));
}

function isNamed(namespace: string, own: string): boolean {
  return own.endsWith("*") ? namespace.startsWith(own.slice(0, -1)) : namespace === own;
}
