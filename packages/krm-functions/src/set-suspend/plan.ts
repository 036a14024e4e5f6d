import {
  escapeControl,
  failure,
  type Problem,
  parseTarget,
  parseTime,
  type Result,
  success,
  type Target,
  truncate,
} from "@landfall/core/object";
import { type RolloutPlan, validateRolloutPlan } from "@landfall/core/schemas";
import type { Item, ResourceList } from "../sdk/index.ts";

/** What a plan says about one target. */
export interface Standing {
  readonly released: boolean;
  /** Of a target that is not released: the revision to stay at, if anything knows it. */
  readonly revision?: string;
  /** Why it is held, for people. */
  readonly reason?: string;
  /** Since when the target is as it is, by the plan's own clock. Milliseconds since the epoch. */
  readonly since?: number;
  /** The target is on its way back to `revision`. */
  readonly goesBack?: true;
}

/** A rollout plan, all pages together. */
export interface Plan {
  /** The revision that targets are to reach. */
  readonly revision: string;
  /** `undefined`: the plan is not about this target. */
  readonly standingOf: (target: Target) => Standing | undefined;
  /** What all targets had before the rollout, as far as known, if they had the same: what a new one may start with. */
  readonly before?: string;
  /** Since when the plan is as it is. */
  readonly since?: number;
  /** Clusters with a target that is not released, sorted. */
  readonly heldClusters: readonly string[];
  /** All clusters of the plan. */
  readonly clusters: ReadonlySet<string>;
}

interface Entry extends Standing {
  readonly target: Target;
  /** The revision it had before the rollout. */
  readonly had?: string;
}

/** The format of plans that this release reads. */
const FORMAT = 1;
/** Of a hold. */
const LONGEST_REASON = 1024;
/** What may change. Everything else stays where it is, at the revision that the plan names. */
const RELEASED: ReadonlySet<string> = new Set(["Released", "Landed"]);

/**
 * The plan of a rollout, all its pages together. Problems: `PlanNotFound`, `PlanIncomplete` (a page is missing),
 * `PlanNewer`, and what the schema says.
 */
export function readPlan(list: ResourceList, name: string): Result<Plan> {
  const items = list
    .select({ group: "landfall.dev", kind: "RolloutPlan" })
    .filter((item) => item.get(["spec", "rollout"]) === name);
  const [first] = items;
  if (first === undefined) {
    const message = `the package has no RolloutPlan of rollout ${name}`;
    const hint = "let compute-wave run before, or correct the name";
    return failure({ code: "PlanNotFound", severity: "error", message, field: "plan", hint });
  }
  const problems = items.flatMap((item) => checkPage(item));
  if (problems.length > 0) return failure(...problems);
  const pages = items.map((item) => item.toObject() as unknown as RolloutPlan);
  const incomplete = missingPage(first, pages);
  if (incomplete !== undefined) return failure(incomplete);
  const entries = new Map<string, Entry[]>();
  for (const entry of pages.flatMap((page) => entriesOf(page))) {
    const others = entries.get(entry.target.cluster);
    if (others === undefined) entries.set(entry.target.cluster, [entry]);
    else others.push(entry);
  }
  return success(planOf(pages, entries));
}

function planOf(pages: readonly RolloutPlan[], entries: ReadonlyMap<string, readonly Entry[]>): Plan {
  const ofPackage = pages[0]?.spec.package;
  const held = [...entries].filter(([, all]) => all.some(({ released }) => !released)).map(([cluster]) => cluster);
  const since = parseTime(pages[0]?.status?.at);
  const before = new Set([...entries.values()].flatMap((all) => all.flatMap((entry) => entry.had ?? [])));
  const [same] = before;
  return {
    revision: pages[0]?.spec.revision ?? "",
    ...(before.size === 1 && same !== undefined && same !== pages[0]?.spec.revision && { before: same }),
    ...(since !== undefined && { since }),
    standingOf: (target) => {
      const found = (entries.get(target.cluster) ?? []).filter((entry) => isAbout(entry.target, target, ofPackage));
      return found.find(({ released }) => !released) ?? found[0];
    },
    heldClusters: held.sort(),
    clusters: new Set(entries.keys()),
  };
}

/** Whether a target of the plan is the target of an object, which may not know its package. */
function isAbout(planned: Target, target: Target, ofPackage: string | undefined): boolean {
  const wanted = planned.package ?? ofPackage;
  return (
    planned.cluster === target.cluster &&
    (wanted === undefined || target.package === undefined || wanted === target.package)
  );
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

function entriesOf(page: RolloutPlan): readonly Entry[] {
  const states = new Map((page.status?.targets ?? []).map((state) => [state.target, state]));
  const planned = [...page.spec.waves.flatMap(({ targets }) => targets), ...(page.spec.leftover ?? [])];
  const at = page.status?.at;
  return [...new Set([...planned, ...states.keys()])].flatMap((text): readonly Entry[] => {
    const target = parseTarget(text);
    if (!target.ok) return [];
    const { state = "Waiting", revision, lastGood, message, reason, since } = states.get(text) ?? {};
    const had = lastGood ?? (state === "Waiting" || state === "Held" ? revision : undefined);
    const lead = { target: target.value, ...(had && { had }) };
    if (RELEASED.has(state)) return [{ ...lead, released: true }];
    const why = message || reason;
    const time = parseTime(since) ?? parseTime(at);
    return [
      {
        ...lead,
        released: false,
        ...(revision && { revision }),
        ...(why && { reason: truncate(escapeControl(why), LONGEST_REASON) }),
        ...(time !== undefined && { since: time }),
        ...((state === "RollingBack" || state === "RolledBack") && { goesBack: true as const }),
      },
    ];
  });
}
