import { formatPath, type KubeObject, type Path, readPath, refOf } from "../../object/index.ts";
import type { ParentLink, WindowVerdict } from "../model/parent-link.ts";

/** Where Kargo says that windows of the ProjectConfig and the ClusterConfig forbid promotions. */
const WINDOWS: Path = ["status", "promotionWindowStatus"];
/** Where Kargo says which holds keep it from promoting by itself; by origin. */
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
 * A Stage says itself what stops its promotions. Windows are read there and not from the configuration, as that is looked
 * at in the Enterprise edition alone. Source: Kargo's documents.
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
