import type { LooseKind } from "../envtest/crds.ts";

/** A kind that a fake server serves; it takes every field. */
export interface FakeKind extends LooseKind {
  /** Whether `status` is a part of its own, as a CustomResourceDefinition has it. Default false. */
  readonly status?: boolean;
  /** Whether replicas can be set through `scale`: `spec.replicas`, `status.replicas`. Default false. */
  readonly scale?: boolean;
}

/** A kind with all that a request may ask of it. */
export interface Served extends Required<FakeKind> {
  /** `shop.example/v1`; `v1` in the core group. */
  readonly apiVersion: string;
}

/** Kinds that each fake server has. */
const BASE: readonly FakeKind[] = [
  { group: "", version: "v1", kind: "Namespace", scope: "Cluster" },
  { group: "", version: "v1", kind: "ConfigMap" },
];

/** All kinds of a server, with their defaults. */
export function servedKinds(kinds: readonly FakeKind[]): readonly Served[] {
  return [...BASE, ...kinds].map((kind) => ({
    plural: `${kind.kind.toLowerCase()}s`,
    scope: "Namespaced",
    status: false,
    scale: false,
    ...kind,
    apiVersion: kind.group === "" ? kind.version : `${kind.group}/${kind.version}`,
  }));
}

/** The object, the part of one or the collection that a path names. */
export interface Address {
  readonly kind: Served;
  /** `""`: all namespaces, or none. */
  readonly namespace: string;
  /** Absent: the collection. */
  readonly name?: string;
  readonly subresource?: "status" | "scale";
}

/** Reads a path; `undefined`: nothing is served there. */
export function addressOf(kinds: readonly Served[], path: string): Address | undefined {
  const parts = path.split("/").slice(1).map(decodeURIComponent);
  const [root, ...rest] = parts;
  const [group, version, ...place] = root === "apis" ? rest : ["", ...rest];
  if (root !== "api" && root !== "apis") return undefined;
  const isInside = place[0] === "namespaces" && place.length > 2;
  const [namespace, [plural, name, subresource]] = isInside ? [place[1] ?? "", place.slice(2)] : ["", place];
  const kind = kinds.find((one) => one.group === group && one.version === version && one.plural === plural);
  if (kind === undefined || (isInside && kind.scope === "Cluster")) return undefined;
  if (name !== undefined && kind.scope === "Namespaced" && !isInside) return undefined;
  if (subresource !== undefined && !isPart(kind, subresource)) return undefined;
  return {
    kind,
    namespace,
    ...(name !== undefined && { name }),
    ...(subresource !== undefined && { subresource: subresource as "status" | "scale" }),
  };
}

function isPart(kind: Served, subresource: string): boolean {
  return (subresource === "status" && kind.status) || (subresource === "scale" && kind.scale);
}
