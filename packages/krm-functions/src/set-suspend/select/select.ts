import {
  failure,
  formatPath,
  type KubeObject,
  type LabelPredicate,
  type Path,
  type Problem,
  parseLabelSelector,
  type Result,
  readPath,
  success,
} from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import {
  type Catalogue,
  candidateClusters,
  derivationsFor,
  type Effect,
  type Mechanism,
  mechanismsFor,
  ownMechanisms,
  readLedger,
  unnamedAuthority,
} from "@landfall/core/suspend";
import { type Item, isKptfile } from "../../sdk/index.ts";
import type { TargetReader } from "../../targets/target-reader.ts";
import type { Sight } from "./project.ts";

type Selector = NonNullable<SetSuspend["targets"]>[number];

/** An object to hold or let go. */
export interface Selected {
  readonly item: Item;
  /** The part of the object that suspension reads: see `projectFor`. */
  readonly object: KubeObject;
  /** The only clusters to hold, if the object serves several. */
  readonly clusters?: readonly string[];
  /**
   * Set if clusters were requested and the object names none: only an object that decides for it can be held for
   * clusters. The problems to report if there is none; empty if of the object only the cluster it was read in is known,
   * which may be the one that delivers to the requested clusters.
   */
  readonly placeless?: readonly Problem[];
  /** Whether a selector names its kind or name: then it is an error if it cannot be suspended. */
  readonly explicit: boolean;
  /** The mechanism guessed from the definition of an unknown kind. */
  readonly guessed?: Mechanism;
  /** The effect to request, for an object that decides in place of others. */
  readonly effect?: Effect;
}

/** A selector whose parts were validated and prepared. */
interface Matcher {
  readonly selector: Selector;
  /** The fields of a ref that the selector tests. */
  readonly fields: readonly (typeof REF_FIELDS)[number][];
  readonly labels: LabelPredicate | undefined;
}

const LOCAL_CONFIG = ["metadata", "annotations", "config.kubernetes.io/local-config"] as const;
const REF_FIELDS = ["group", "kind", "namespace", "name"] as const;

const NOT_SELECTED: Result<undefined> = success(undefined);

/** Selects an item, or returns `undefined` for one that is not selected. */
export type ItemSelection = (item: Item) => Result<Selected | undefined>;

/** A selection and, after every item was tested, the named clusters that no object is about. */
export interface Selection {
  readonly select: ItemSelection;
  readonly unmetClusters: () => readonly string[];
  /** The number of objects that were skipped because they name no cluster. */
  readonly unplaced: () => number;
}

/**
 * Reads the selection of the config. Never selected: Kptfiles, local config, and objects without a name. Problems:
 * `InvalidSelector`; for an item those of `targetOf`, if clusters are requested and a suspendable object does not say
 * which one it is about. `saidOf`: what `targetOf` reads without the cluster that the objects were read in.
 */
export function readSelection(
  config: SetSuspend,
  catalogue: Catalogue,
  sight: Sight,
  targetOf: TargetReader,
  saidOf: TargetReader = targetOf,
): Result<Selection> {
  const met = new Set<string>();
  const isAnyEffect = [config.effect, config.effects, config.mechanism].every((said) => said === undefined);
  let unplaced = 0;
  const targets = readSelectors(config.targets ?? [{}], "targets");
  const excluded = readExcluded(config, targetOf);
  if (!targets.ok || !excluded.ok) return failure(...targets.problems, ...excluded.problems);
  const select: ItemSelection = (item) => {
    if (!hasName(item)) return NOT_SELECTED;
    const matched = targets.value.filter((matcher) => matches(matcher, item));
    if (matched.length === 0) return NOT_SELECTED;
    const object = sight.part(item);
    if (readPath(object, LOCAL_CONFIG) === "true") return NOT_SELECTED;
    const viaAuthority = config.cascade === "authority";
    const inside = narrow({ item, object, matched, catalogue, targetOf, saidOf, met, viaAuthority, isAnyEffect });
    const isLeft = config.onNoTarget === "leave" || isLetGoInVain(config, object);
    if (!inside.ok && isLeft && inside.problems.every(({ code }) => code === "NoTarget")) {
      if (config.onNoTarget === "leave") unplaced++;
      return NOT_SELECTED;
    }
    const isOut = !inside.ok || inside.value === undefined || !excluded.value(item);
    return isOut ? inside : NOT_SELECTED;
  };
  const named = targets.value.flatMap(({ selector }) => selector.clusters ?? []);
  const unmetClusters = (): readonly string[] => [...new Set(named)].filter((name) => !met.has(name)).sort();
  return success({ select, unmetClusters, unplaced: () => unplaced });
}

/** Whether an object is to be let go that the holder does not hold: then nobody has to know which cluster it is about. */
function isLetGoInVain({ suspend, holder }: SetSuspend, object: KubeObject): boolean {
  if (suspend !== false || holder === undefined) return false;
  const ledger = readLedger(object);
  return ledger.ok && ledger.value.holds.every((hold) => hold.holder !== holder);
}

/** Reads which items must not be changed. Problems as of `readSelection`. */
export function readExcluded({ exclude = [] }: SetSuspend, targetOf: TargetReader): Result<(item: Item) => boolean> {
  const matchers = readSelectors(exclude, "exclude");
  return matchers.ok ? success((item) => isExcluded(item, matchers.value, targetOf)) : matchers;
}

function readSelectors(selectors: readonly Selector[], field: string): Result<readonly Matcher[]> {
  const problems: Problem[] = [];
  const matchers = selectors.map((selector, index): Matcher => {
    const fields = REF_FIELDS.filter((name) => selector[name] !== undefined);
    problems.push(
      ...(selector.clusters ?? []).flatMap((name, at) => patternProblem(name, [field, index, "clusters", at])),
    );
    if (selector.labelSelector === undefined) return { selector, fields, labels: undefined };
    const labels = parseLabelSelector(selector.labelSelector, [field, index, "labelSelector"]);
    problems.push(...labels.problems);
    return { selector, fields, labels: labels.ok ? labels.value : undefined };
  });
  return problems.length > 0 ? failure(...problems) : success(matchers);
}

/** A name that looks like a pattern would match nothing, while the user believes that objects are held. */
function patternProblem(name: string, path: Path): readonly Problem[] {
  if (!/[*?[\]{}]/.test(name)) return [];
  const message = `${JSON.stringify(name.slice(0, 80))} is no name of a cluster: patterns are not supported`;
  const hint = "name the clusters; or leave clusters out, and select by labelSelector";
  return [{ code: "InvalidSelector", severity: "error", message, field: formatPath(path), hint }];
}

/** Whether an item may be held at all: it has a name, and is neither a Kptfile nor local config. */
export function isCandidate(item: Item): boolean {
  return hasName(item) && item.get(LOCAL_CONFIG) !== "true";
}

function hasName(item: Item): boolean {
  return item.name !== "" && !(item.kind === "Kptfile" && isKptfile(item));
}

function matches({ selector, fields, labels }: Matcher, item: Item): boolean {
  if (fields.length > 0) {
    const { ref } = item;
    if (fields.some((field) => selector[field] !== ref[field])) return false;
  }
  if (labels !== undefined && !labels(item.labels)) return false;
  if (selector.annotations === undefined) return true;
  const { annotations } = item;
  return Object.entries(selector.annotations).every(
    ([key, value]) => Object.hasOwn(annotations, key) && annotations[key] === value,
  );
}

interface Narrowing {
  readonly item: Item;
  readonly object: KubeObject;
  readonly matched: readonly Matcher[];
  readonly catalogue: Catalogue;
  readonly targetOf: TargetReader;
  /** The target that the object says itself, wherever it was read. */
  readonly saidOf: TargetReader;
  /** Collects the clusters of the objects that were tested. */
  readonly met: Set<string>;
  /**
   * Whether an object's authority may be selected in its place; it can be about clusters that the object does not name.
   */
  readonly viaAuthority: boolean;
  /** Whether no effect was requested: for clusters that means delivery. */
  readonly isAnyEffect: boolean;
}

/** The part of an object that the matching selectors mean; `undefined` if none of the named clusters is its own. */
function narrow({
  item,
  object,
  matched,
  catalogue,
  targetOf,
  saidOf,
  met,
  viaAuthority,
  isAnyEffect,
}: Narrowing): Result<Selected | undefined> {
  const explicit = matched.some(({ selector }) => selector.kind !== undefined || selector.name !== undefined);
  const whole = { item, object, explicit };
  if (matched.some(({ selector }) => selector.clusters === undefined)) return success(whole);
  const wanted = new Set(matched.flatMap(({ selector }) => selector.clusters ?? []));
  const mechanisms = mechanismsFor(catalogue, item.ref);
  const own = ownMechanisms(catalogue, object);
  const many = own.find((mechanism) => mechanism.site.kind === "clusters");
  const site = many?.site;
  if (many !== undefined && site?.kind === "clusters") {
    const meant = isAnyEffect && own.some(({ effect }) => effect !== many.effect) ? { effect: many.effect } : {};
    const candidates = candidateClusters(site, object);
    for (const name of candidates ?? wanted) met.add(name);
    const clusters = candidates === undefined ? [...wanted] : candidates.filter((name) => wanted.has(name));
    return success(clusters.length === 0 ? undefined : { ...whole, ...meant, clusters: clusters.sort() });
  }
  const isDerived = derivationsFor(catalogue, item.ref).length > 0;
  if (mechanisms.length === 0 && !(viaAuthority && (explicit || isDerived))) return success(undefined);
  const target = targetOf(item);
  if (target.ok) met.add(target.value.cluster);
  if (target.ok && wanted.has(target.value.cluster)) return success(whole);
  if (target.ok) {
    const isDelivered = viaAuthority && !saidOf(item).ok;
    return success(isDelivered ? { ...whole, clusters: [...wanted].sort(), placeless: [] } : undefined);
  }
  if (!viaAuthority || target.problems.some(({ code }) => code !== "NoTarget")) return target;
  for (const name of wanted) met.add(name);
  const unnamed = unnamedAuthority(catalogue, object, "delivery");
  const placeless = unnamed === undefined ? target.problems : [unnamed];
  return success({ ...whole, clusters: [...wanted].sort(), placeless });
}

function isExcluded(item: Item, exclude: readonly Matcher[], targetOf: TargetReader): boolean {
  return exclude.some((matcher) => {
    if (!matches(matcher, item)) return false;
    const { clusters } = matcher.selector;
    if (clusters === undefined) return true;
    const target = targetOf(item);
    return target.ok && clusters.includes(target.value.cluster);
  });
}
