import { failure, parseTarget, type Problem, type Result, success, type Target } from "@landfall/core/object";
import { type FleetReport, type RolloutPlan, validateFleetReport, validateRolloutPlan } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";

/** What a plan says about one target. */
export interface Standing {
  readonly released: boolean;
  /** Of a target that is not released: the revision to stay at, if anything knows it. */
  readonly revision?: string;
  /** Why it is held, for people. */
  readonly reason?: string;
}

/** A rollout plan, all pages together. */
export interface Plan {
  /** The revision that targets are to reach. */
  readonly revision: string;
  /** `undefined`: the plan is not about this target. */
  readonly standingOf: (target: Target) => Standing | undefined;
  /** Clusters with a target that is not released, sorted. */
  readonly heldClusters: readonly string[];
  /** All clusters of the plan. */
  readonly clusters: ReadonlySet<string>;
}

interface Entry extends Standing {
  readonly target: Target;
}

const GROUP = "landfall.dev";
/** The format of plans that this release reads. */
const FORMAT = 1;
/** What has the new revision, or may have it now. Everything else waits or is held. */
const RELEASED: ReadonlySet<string> = new Set(["Released", "Landed", "Failed"]);

/**
 * The plan of a name: one RolloutPlan, or the pages `<name>-…` of it. Problems: `PlanNotFound`, `PlanIncomplete`
 * (a page is missing), `PlanNewer`, and what the schema says. Where the plan does not know what a waiting target
 * has, the FleetReports of the package are asked.
 */
export function readPlan(list: ResourceList, name: string): Result<Plan> {
  const items = list.select({ group: GROUP, kind: "RolloutPlan" }).filter((item) => isPageOf(item, name));
  const [first] = items;
  if (first === undefined) {
    const message = `there is no RolloutPlan ${name} in the package`;
    const hint = "let compute-wave run before, or correct the name";
    return failure({ code: "PlanNotFound", severity: "error", message, field: "plan", hint });
  }
  const problems = items.flatMap((item) => checkPage(item));
  if (problems.length > 0) return failure(...problems);
  const pages = items.map((item) => item.toObject() as unknown as RolloutPlan);
  const incomplete = missingPage(first, pages);
  if (incomplete !== undefined) return failure(incomplete);
  const observed = observedRevisions(list, pages[0]?.spec.package ?? "");
  const entries = new Map<string, Entry[]>();
  for (const entry of pages.flatMap((page) => entriesOf(page, observed))) {
    const others = entries.get(entry.target.cluster);
    if (others === undefined) entries.set(entry.target.cluster, [entry]);
    else others.push(entry);
  }
  return success(planOf(pages, entries));
}

function planOf(pages: readonly RolloutPlan[], entries: ReadonlyMap<string, readonly Entry[]>): Plan {
  const ofPackage = pages[0]?.spec.package;
  const held = [...entries].filter(([, all]) => all.some(({ released }) => !released)).map(([cluster]) => cluster);
  return {
    revision: pages[0]?.spec.revision ?? "",
    standingOf: (target) => {
      if (target.package !== undefined && target.package !== ofPackage && !hasPackage(entries, target))
        return undefined;
      const found = (entries.get(target.cluster) ?? []).filter(
        (entry) =>
          entry.target.package === undefined || target.package === undefined || entry.target.package === target.package,
      );
      return found.find(({ released }) => !released) ?? found[0];
    },
    heldClusters: held.sort(),
    clusters: new Set(entries.keys()),
  };
}

function hasPackage(entries: ReadonlyMap<string, readonly Entry[]>, target: Target): boolean {
  return (entries.get(target.cluster) ?? []).some((entry) => entry.target.package === target.package);
}

function isPageOf(item: Item, name: string): boolean {
  return item.name === name || (item.name.startsWith(`${name}-`) && item.get(["spec", "page"]) !== undefined);
}

function checkPage(item: Item): readonly Problem[] {
  const format = item.get(["spec", "format"]);
  if (typeof format === "number" && format > FORMAT) {
    const message = `the plan has format ${format}; this release reads ${FORMAT}`;
    return [{ code: "PlanNewer", severity: "error", message, ref: item.ref, field: "spec.format" }];
  }
  return validateRolloutPlan(item.toObject())
    .filter(({ severity }) => severity === "error")
    .map((problem) => ({ ...problem, ref: item.ref }));
}

function missingPage(item: Item, pages: readonly RolloutPlan[]): Problem | undefined {
  const count = pages[0]?.spec.page?.of ?? 1;
  const present = new Set(pages.map((page) => page.spec.page?.index ?? 0));
  if (present.size === count && pages.length === count) return undefined;
  const message = `${pages.length} of ${count} pages of the plan are in the package`;
  return { code: "PlanIncomplete", severity: "error", message, ref: item.ref, field: "spec.page" };
}

function entriesOf(page: RolloutPlan, observed: ReadonlyMap<string, string>): readonly Entry[] {
  const states = new Map((page.status?.targets ?? []).map((state) => [state.target, state]));
  const all = new Set([
    ...page.spec.waves.flatMap(({ targets }) => targets),
    ...(page.spec.leftover ?? []),
    ...states.keys(),
  ]);
  return [...all].flatMap((text): readonly Entry[] => {
    const target = parseTarget(text);
    if (!target.ok) return [];
    const state = states.get(text);
    if (state !== undefined && RELEASED.has(state.state)) return [{ target: target.value, released: true }];
    const own = state?.state === "Held" || state?.revision !== page.spec.revision ? state?.revision : undefined;
    const before = state?.lastGood ?? observed.get(target.value.cluster);
    const revision = state?.state === "Held" ? (own ?? before) : (before ?? own);
    const reason = state?.message ?? state?.reason;
    return [
      {
        target: target.value,
        released: false,
        ...(revision !== undefined && { revision }),
        ...(reason !== undefined && { reason }),
      },
    ];
  });
}

/** By cluster, the revision of the package that the FleetReports last saw. */
function observedRevisions(list: ResourceList, ofPackage: string): ReadonlyMap<string, string> {
  const reports = list
    .select({ group: GROUP, kind: "FleetReport" })
    .map((item) => item.toObject())
    .filter((object) => validateFleetReport(object).every(({ severity }) => severity !== "error"))
    .map((object) => object as unknown as FleetReport);
  const observed = new Map<string, string>();
  for (const { cluster, targets } of reports.flatMap((report) => report.status?.clusters ?? [])) {
    const revision = targets?.find((target) => target.package === ofPackage)?.observed;
    if (revision !== undefined && revision !== "") observed.set(cluster, revision);
  }
  return observed;
}
