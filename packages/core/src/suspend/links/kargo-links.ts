import { formatPath, type KubeObject, type Path, readPath, refOf } from "../../object/index.ts";
import type { ParentLink, WindowVerdict } from "../model/parent-link.ts";

/** The status field in which Kargo reports that windows of the ProjectConfig or ClusterConfig forbid promotions. */
const WINDOWS: Path = ["status", "promotionWindowStatus"];
/** The status field in which Kargo lists the holds that prevent automatic promotion, by origin. */
const HOLDS: Path = ["status", "effectiveAutoPromotionHolds"];

function windowsSay(stage: KubeObject): WindowVerdict | undefined {
  const closed = readPath(stage, [...WINDOWS, "closed"]);
  if (typeof closed !== "boolean") return undefined;
  return { state: closed ? "unattributed" : "active", field: formatPath(WINDOWS) };
}

function holdsSay(stage: KubeObject): WindowVerdict | undefined {
  const holds = readPath(stage, HOLDS);
  const some = holds !== null && typeof holds === "object" && Object.keys(holds).length > 0;
  return some ? { state: "unattributed", field: formatPath(HOLDS) } : undefined;
}

/**
 * Parent links of a Kargo Stage, whose status reports what stops its promotions. Windows are read from the status and
 * not from the configuration, since only the Enterprise edition enforces the latter. Source: Kargo's documents.
 */
export const KARGO_LINKS: readonly ParentLink[] = [windowsSay, holdsSay].map(
  (says): ParentLink => ({
    child: { group: "kargo.akuity.io", kind: "Stage" },
    effect: "delivery",
    combinator: "or",
    says,
    parentsOf: (stage) => (says(stage) === undefined ? [] : [refOf(stage)]),
  }),
);
