import type { Observation, ReadContext } from "@landfall/core/aggregate";
import type { Json, KubeObject } from "@landfall/core/object";
import type { Actuator, Delivery } from "../actuation.ts";

/** The ordered revision, and the commit to which the system resolves it. */
export interface Order {
  readonly revision: string;
  readonly commit: string;
}

/** One object with its source, which is moved to several revisions and then read as its system reports it. */
export interface RoundTrip {
  readonly what: string;
  readonly actuate: Actuator;
  readonly objects: readonly Delivery[];
  readonly read: (object: KubeObject, order: Order, source?: KubeObject) => readonly Observation[];
  readonly orders: readonly Order[];
}

const COMMIT = "c".repeat(40);
const DIGEST = `sha256:${"d".repeat(64)}`;

type Spelling =
  | "tag"
  | "fullName"
  | "commit"
  | "asFluxSpellsIt"
  | "imageTag"
  | "imageDigest"
  | "imageTagAndDigest"
  | "chart"
  | "chartImage";

/** The spellings of one revision. */
export const ORDERS: Readonly<Record<Spelling, Order>> = {
  tag: { revision: "v7", commit: COMMIT },
  fullName: { revision: "refs/tags/v7", commit: COMMIT },
  commit: { revision: COMMIT, commit: COMMIT },
  asFluxSpellsIt: { revision: `v7@sha1:${COMMIT}`, commit: COMMIT },
  imageTag: { revision: "v7", commit: DIGEST },
  imageDigest: { revision: DIGEST, commit: DIGEST },
  imageTagAndDigest: { revision: `v7@${DIGEST}`, commit: DIGEST },
  chart: { revision: "1.3.0", commit: "1.3.0" },
  chartImage: { revision: "1.3.0", commit: DIGEST },
};

/** The target of every round trip. */
export const CONTEXT: ReadContext = {
  target: { cluster: "a", package: "shop" },
  observedAt: "2026-11-21T07:00:00Z",
};

/** Returns an object of the round trip; a source delivers to no target. */
export function delivery(apiVersion: string, kind: string, spec: Json, isTarget = true): Delivery {
  const object = { apiVersion, kind, metadata: { name: "shop", namespace: "fleet", generation: 2 }, spec };
  return isTarget ? { object, target: "a/shop" } : { object };
}
