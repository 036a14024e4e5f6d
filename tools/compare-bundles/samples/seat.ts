import type { Fields, Value } from "../print.ts";
import type { Random } from "../random.ts";

/** One package on one cluster, and how it is there. */
export interface Seat {
  readonly random: Random;
  readonly cluster: string;
  readonly package: string;
  /** Tags such as `v7`. */
  readonly wanted: string;
  readonly observed: string;
  readonly health: "Current" | "InProgress" | "Failed";
  /** When it was seen, RFC 3339. */
  readonly at: string;
}

/** The objects of one system that are about a seat. */
export interface Sample {
  /** In the package. */
  readonly declared?: readonly Fields[];
  /** As they were seen in the cluster itself. */
  readonly there?: readonly Fields[];
  /** As they were seen on the hub. */
  readonly hub?: readonly Fields[];
}

export type Sampler = (seat: Seat) => Sample;

/** Makes an object, with a `status` only where it has one. */
export function object(apiVersion: string, kind: string, metadata: Fields, more: Fields = {}): Fields {
  return { apiVersion, kind, metadata, ...more };
}

/** The object without its status. */
export function withoutStatus(whole: Fields): Fields {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== "status"));
}

/** A condition of generation 2. */
export function condition(type: string, status: string, seat: Seat, more: Fields = {}): Fields {
  const reason = `${type}Reason`;
  const message = seat.random.pick([`${type} is ${status}`, "", "line one\nline two", 'quotes " and: colons']);
  return { type, status, reason, message, observedGeneration: 2, lastTransitionTime: seat.at, ...more };
}

/** The condition Ready as the health has it. */
export function ready(seat: Seat, reasons: { readonly failed: string; readonly pending: string }): Fields {
  if (seat.health === "Current") return condition("Ready", "True", seat, { reason: "Succeeded" });
  if (seat.health === "Failed") return condition("Ready", "False", seat, { reason: reasons.failed });
  return condition("Ready", seat.random.pick(["Unknown", "False"]), seat, { reason: reasons.pending });
}

/** A commit that stands for a tag. */
export function commitOf(tag: string): string {
  return Buffer.from(tag).toString("hex").padEnd(40, "a").slice(0, 40);
}

/** A chart version that stands for a tag. */
export function chartOf(tag: string): string {
  return `1.${tag.replace(/\D/g, "") || "0"}.0`;
}

/** Perhaps the annotation that names the target. */
export function targeted(seat: Seat, oneIn = 3): Fields {
  const target = `${seat.cluster}/${seat.package}`;
  return seat.random.oneIn(oneIn) ? { annotations: { "landfall.dev/target": target } } : {};
}

/** Breaks one in a number of objects a little: takes a field away, or gives it another type. */
export function damaged(value: Value, random: Random, oneIn: number): Value {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return (value as readonly Value[]).map((entry) => damaged(entry, random, oneIn));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): readonly (readonly [string, Value])[] => {
      if (key === "metadata" || key === "apiVersion" || key === "kind" || !random.oneIn(oneIn))
        return [[key, damaged(entry, random, oneIn)]];
      const other = random.pick<Value | undefined>([undefined, null, 5, "text", [], {}, true, ["a", { b: 1 }]]);
      return other === undefined ? [] : [[key, other]];
    }),
  );
}
