import type { Fields, Value } from "../print.ts";
import type { Random } from "../random.ts";

/** One package on one cluster, and its state. */
export interface Seat {
  readonly random: Random;
  readonly cluster: string;
  readonly package: string;
  /** The wanted revision, a tag such as `v7`. */
  readonly wanted: string;
  readonly observed: string;
  readonly health: "Current" | "InProgress" | "Failed";
  /** The time of the observation (RFC 3339). */
  readonly at: string;
}

/** The objects of one system for a seat. */
export interface Sample {
  /** The objects in the package. */
  readonly declared?: readonly Fields[];
  /** The objects observed in the cluster itself. */
  readonly there?: readonly Fields[];
  /** The objects observed on the hub. */
  readonly hub?: readonly Fields[];
}

export type Sampler = (seat: Seat) => Sample;

/** Makes an object, with a `status` if one is given. */
export function object(apiVersion: string, kind: string, metadata: Fields, more: Fields = {}): Fields {
  return { apiVersion, kind, metadata, ...more };
}

/** The object without its status. */
export function withoutStatus(whole: Fields): Fields {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => key !== "status"));
}

/** A condition that observed generation 2. */
export function condition(type: string, status: string, seat: Seat, more: Fields = {}): Fields {
  const reason = `${type}Reason`;
  const message = seat.random.pick([`${type} is ${status}`, "", "line one\nline two", 'quotes " and: colons']);
  return { type, status, reason, message, observedGeneration: 2, lastTransitionTime: seat.at, ...more };
}

/** The condition Ready for the seat's health. */
export function ready(seat: Seat, reasons: { readonly failed: string; readonly pending: string }): Fields {
  if (seat.health === "Current") return condition("Ready", "True", seat, { reason: "Succeeded" });
  if (seat.health === "Failed") return condition("Ready", "False", seat, { reason: reasons.failed });
  return condition("Ready", seat.random.pick(["Unknown", "False"]), seat, { reason: reasons.pending });
}

/** Returns a made-up commit for a tag, always the same one. */
export function commitOf(tag: string): string {
  return Buffer.from(tag).toString("hex").padEnd(40, "a").slice(0, 40);
}

/** Returns a made-up chart version for a tag, always the same one. */
export function chartOf(tag: string): string {
  return `1.${tag.replace(/\D/g, "") || "0"}.0`;
}

/** The annotation that names the target, with some probability. */
export function targeted(seat: Seat, oneIn = 3): Fields {
  const target = `${seat.cluster}/${seat.package}`;
  return seat.random.oneIn(oneIn) ? { annotations: { "landfall.dev/target": target } } : {};
}

/** Damages one in `oneIn` objects slightly: removes a field, or changes its type. */
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
