import { changedStatus } from "../changes.ts";
import { textIn } from "../members.ts";
import type { TemplateRule } from "../rule.ts";
import { PERSISTENT_VOLUME_STATUS } from "../shapes.ts";
import { worstPhase } from "./phase.ts";

const ORDER = ["Failed", "Pending", "Available", "Bound", "Released"];

/** The rule for a PersistentVolume: the worst phase; a member without a status is Pending. */
export const PERSISTENT_VOLUME: TemplateRule = {
  group: "",
  version: "v1",
  kind: "PersistentVolume",
  shape: PERSISTENT_VOLUME_STATUS,
  aggregate: ({ status: before, members }) => {
    const phases = members.map(({ status }) => (status === undefined ? "Pending" : textIn(status, "phase")));
    return changedStatus(before, worstPhase(ORDER, phases));
  },
};
