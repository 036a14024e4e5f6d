import { isMap, type KubeObject, readPath, readString, refKey } from "../../object/index.ts";
import { ACTUATION, type Actuation } from "../model/axes.ts";
import type { ActuationStrategy } from "../model/projection.ts";

/** The note that the applier of an inventory left about one object. */
export interface RecordedActuation {
  readonly strategy: ActuationStrategy;
  /** Absent where the applier noted none. */
  readonly actuation: Actuation | undefined;
}

/**
 * Returns what the applier of an inventory noted of each object in `status.resourceStatuses`, by the key of the ref.
 * Entries that cannot be read are left out.
 */
export function recordedActuations(inventory: KubeObject | undefined): ReadonlyMap<string, RecordedActuation> {
  const entries = readPath(inventory, ["status", "resourceStatuses"]);
  const known = Array.isArray(entries) ? entries.filter(isMap) : [];
  return new Map(
    known.map((entry) => {
      const field = (name: string): string => readString(entry, [name]) ?? "";
      const key = refKey({
        group: field("group"),
        kind: field("kind"),
        namespace: field("namespace"),
        name: field("name"),
      });
      const actuation = ACTUATION.find((word) => word === entry["actuation"]);
      return [key, { strategy: entry["strategy"] === "Delete" ? "Delete" : "Apply", actuation }];
    }),
  );
}
