import { type Problem, parseTime } from "@landfall/core/object";
import { collectExpired, stripHolds } from "@landfall/core/suspend";
import type { KrmFunction } from "../sdk/index.ts";
import { catalogueWith, type OwnMechanisms } from "./own-catalogue.ts";
import { removeHolds } from "./remove-holds.ts";

/** The holds to remove: those that are past their end by `now`, or `all` holds whoever has them. */
export interface CollectHolds {
  /** RFC 3339. */
  readonly now: string;
  readonly all?: boolean;
  /** Those that holds were made with, as in a SetSuspend. */
  readonly mechanisms?: OwnMechanisms;
  /** Where one object is refused: nothing is written (`error`, the default), or the others are done. */
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
 * Removes holds that are past their end, or all of them, as if each holder had let go; results name each hold that
 * went. Run by `landfall gc`: an explicit act, and never in the same run as holding.
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
