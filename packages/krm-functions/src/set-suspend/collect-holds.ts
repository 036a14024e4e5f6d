import { type Problem, parseTime } from "@landfall/core/object";
import { collectExpired, stripHolds } from "@landfall/core/suspend";
import type { KrmFunction } from "../sdk/index.ts";
import { catalogueWith, type OwnMechanisms } from "./own-catalogue.ts";
import { removeHolds } from "./remove-holds.ts";

/** Selects the holds to remove: those whose end is before `now`, or with `all` every hold of every holder. */
export interface CollectHolds {
  /** The current time (RFC 3339). */
  readonly now: string;
  readonly all?: boolean;
  /** The mechanisms of your own that the holds use, as in a SetSuspend. */
  readonly mechanisms?: OwnMechanisms;
  /** If an object is refused: `error` (the default) writes nothing, `warn` changes the others. */
  readonly onRefused?: "error" | "warn";
}

const SCHEMA = {
  type: "object",
  required: ["apiVersion", "kind", "now"],
  properties: {
    apiVersion: { type: "string" },
    kind: { type: "string" },
    metadata: { type: "object" },
    now: { type: "string" },
    all: { type: "boolean" },
    mechanisms: { type: "array" },
    onRefused: { type: "string" },
  },
};

/**
 * Removes expired holds, or all of them, as if each holder had let go; a result names each removed hold. `landfall gc`
 * runs it, as an explicit act and never together with holding.
 */
export const collectHolds: KrmFunction<CollectHolds> = {
  name: "collect-holds",
  docs: { short: "Remove holds that are past their end.", hidden: true },
  config: {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "CollectHolds",
    schema: SCHEMA,
    validate: (value) => (nowOf(value) === undefined ? [noTime()] : []),
  },
  run(list, config) {
    const now = nowOf(config);
    if (now === undefined) return list.addProblem(noTime());
    const catalogue = catalogueWith(config.mechanisms);
    removeHolds(
      list,
      (object, at) =>
        config.all === true
          ? stripHolds(object, { catalogue, ...at })
          : collectExpired(object, { catalogue, now, ...at }),
      catalogue,
      config.onRefused,
    );
  },
};

function nowOf(config: unknown): number | undefined {
  return parseTime((config as { readonly now?: unknown } | null)?.now);
}

function noTime(): Problem {
  return { code: "InvalidConfig", severity: "error", message: "now must be a time with a zone", field: "now" };
}
