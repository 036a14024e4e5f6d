import type { Gatherer, SystemKind } from "./contract.ts";

/** The part of a kind that is needed to read its objects; other parts have their own tables. */
export type KindUse = Used<Exclude<SystemKind, { readonly role: "object" }>>;

type Used<Kind> = Kind extends SystemKind
  ? Omit<Kind, "group" | "kind" | "cluster" | "inventory" | "wave" | "packageOf">
  : never;

/** A gatherer, and the kinds that are passed to it, as `group/kind`. */
export interface KindGatherer {
  readonly kinds: ReadonlySet<string>;
  readonly gather: Gatherer;
}
