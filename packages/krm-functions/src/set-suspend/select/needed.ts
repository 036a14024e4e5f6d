import { CLAIMS } from "@landfall/adapters/systems";
import { type KubeObject, type ObjectRef, type Problem, refKey, refOf } from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import {
  authorityOf,
  derivationsFor,
  type Hold,
  isLive,
  readLedger,
  requirementsOf,
  type Stopped,
  whereNobodyNeeds,
} from "@landfall/core/suspend";
import type { Item, ResourceList } from "../../sdk/index.ts";
import type { TargetReader } from "../../targets/target-reader.ts";
import type { Ask } from "../ask.ts";
import { changeItem } from "../change-item.ts";
import type { Want, Wanted } from "../wanted.ts";
import { isBroughtAlong } from "./brought-along.ts";
import { alsoBroughtAlong, goesOnByItsPolicy, goesOnForOthers, heldWithThem, whatIsNotHere } from "./needed-words.ts";
import type { Sight } from "./project.ts";
import { type ItemSelection, readExcluded } from "./select.ts";

/** The wishes for objects that others need, and the notes about them. */
export interface NeededWants {
  readonly wants: ReadonlyMap<Item, Wanted>;
  readonly problems: readonly Problem[];
}

/** The inputs: those of the run, and the selection and wishes for all other objects. */
export interface Needing {
  readonly list: ResourceList;
  readonly config: SetSuspend;
  readonly ask: Ask;
  readonly sight: Sight;
  readonly select: ItemSelection;
  readonly want: Want;
  readonly targetOf: TargetReader;
}

const NOTHING: NeededWants = { wants: new Map(), problems: [] };

/**
 * Holds or releases what Karmada propagates as a dependency of a template (`propagateDeps`) together with the
 * template's policy, unless it is excluded or selected itself. A dependency that running objects need, too, is held
 * only where those are not; each one that is not held everywhere is noted: `NeededHeld`, `NeededGoesOn`.
 */
export function wantNeeded(needing: Needing): NeededWants {
  const { list } = needing;
  const isAbout = list.items.some(({ kind }) => kind === "ResourceBinding" || POLICIES.has(kind));
  return isAbout ? new Needed(needing).wants() : NOTHING;
}

const REF_FIELDS = ["group", "kind", "namespace", "name"] as const;
const POLICIES: ReadonlySet<string> = new Set(["PropagationPolicy", "ClusterPropagationPolicy"]);

/** The clusters where a policy stops its delivery after the run, and whether the run is about that policy. */
interface PolicyAfter {
  readonly stopped: Stopped;
  readonly isAsked: boolean;
}

const GOES_ON: PolicyAfter = { stopped: new Set(), isAsked: false };

class Needed {
  readonly #needing: Needing;
  readonly #byRef: ReadonlyMap<string, Item>;
  readonly #policies = new Map<string, PolicyAfter>();

  constructor(needing: Needing) {
    this.#needing = needing;
    this.#byRef = new Map(needing.list.items.map((item) => [refKey(item.ref), item]));
  }

  wants(): NeededWants {
    const { list, ask, config, targetOf, sight } = this.#needing;
    const excluded = readExcluded(config, targetOf);
    const bindings = list.items
      .filter(({ kind, ref }) => kind === "ResourceBinding" && ref.group === "work.karmada.io")
      .map((item) => ({ item, object: sight.part(item) }));
    const wants = new Map<Item, Wanted>();
    const problems: Problem[] = [];
    const together: ObjectRef[] = [];
    for (const { item, object } of bindings) {
      const isOut = excluded.ok && (excluded.value(item) || this.#isTemplateOut(item, excluded.value));
      const needs = requirementsOf(object);
      if (isOut || !needs.some(({ ref }) => this.#ofRequirer(ref).isAsked)) continue;
      if (!isBroughtAlong(object, ask)) {
        if (ask.suspend && !this.#ofRequirer(item.ref).isAsked) problems.push(goesOnByItsPolicy(templateOf(item)));
        continue;
      }
      if (this.#isSelected(item)) continue;
      const { held, goesOnFor } = whereNobodyNeeds(object, (ref) => this.#ofRequirer(ref).stopped);
      if (ask.suspend && goesOnFor.length > 0) {
        const users = goesOnFor.map((ref) => this.#templateOfBinding(ref));
        problems.push(goesOnForOthers(templateOf(item), users, typeof held === "string" ? undefined : held.clusters));
      }
      const wanted = wish(ask, ownHold(object, ask), held);
      if (wanted === undefined) continue;
      wants.set(item, { item, object, explicit: false, effect: "delivery", needed: true, ...wanted });
      together.push(templateOf(item));
    }
    if (together.length > 0) problems.push(heldWithThem(together, ask.suspend));
    return { wants, problems: [...problems, ...this.#notHere(bindings.map(({ item }) => item))] };
  }

  /**
   * The notes about dependencies that are not in the list: those that bindings name, and those of policies without
   * bindings.
   */
  #notHere(bindings: readonly Item[]): readonly Problem[] {
    if (!this.#needing.ask.suspend) return [];
    const there = new Set(bindings.map((item) => refKey(templateOf(item))));
    const asked = bindings.filter((item) => this.#ofRequirer(item.ref).isAsked);
    const policies = new Set(asked.map((item) => refKey(this.#policyOf(item.ref) ?? item.ref)));
    const silent = this.#needing.list.items.filter(
      (item) =>
        POLICIES.has(item.kind) &&
        item.get(["spec", "propagateDeps"]) === true &&
        !policies.has(refKey(item.ref)) &&
        this.#after(item).isAsked,
    );
    return [...asked.flatMap((item) => whatIsNotHere(item, there)), ...silent.map(({ ref }) => alsoBroughtAlong(ref))];
  }

  /** Whether a dependency is excluded by its own name or kind; it need not be in the list itself. */
  #isTemplateOut(binding: Item, excluded: (item: Item) => boolean): boolean {
    const ref = templateOf(binding);
    const template = this.#byRef.get(refKey(ref));
    if (template !== undefined) return excluded(template);
    return (this.#needing.config.exclude ?? []).some((selector) => {
      const { labelSelector, annotations, clusters } = selector;
      const isMore = [labelSelector, annotations, clusters].some((more) => more !== undefined);
      const fields = REF_FIELDS.filter((field) => selector[field] !== undefined);
      return !isMore && fields.length > 0 && fields.every((field) => selector[field] === ref[field]);
    });
  }

  #templateOfBinding(ref: ObjectRef): ObjectRef {
    const item = this.#byRef.get(refKey(ref));
    return item === undefined ? ref : templateOf(item);
  }

  #isSelected(item: Item): boolean {
    return this.#wantedOf(item) !== undefined;
  }

  #wantedOf(item: Item): Wanted | undefined {
    const { select, want } = this.#needing;
    const selected = select(item);
    const wanted = selected.ok && selected.value !== undefined ? want(selected.value) : undefined;
    return wanted?.ok === true ? wanted.value : undefined;
  }

  #policyOf(binding: ObjectRef): ObjectRef | undefined {
    const item = this.#byRef.get(refKey(binding));
    if (item === undefined) return undefined;
    const derivation = derivationsFor(this.#needing.ask.catalogue, binding).find(({ effect }) => effect === "delivery");
    return derivation === undefined ? undefined : authorityOf(this.#needing.sight.part(item), derivation);
  }

  #ofRequirer(binding: ObjectRef): PolicyAfter {
    const policy = this.#policyOf(binding);
    const item = policy === undefined ? undefined : this.#byRef.get(refKey(policy));
    return item === undefined ? GOES_ON : this.#after(item);
  }

  #after(policy: Item): PolicyAfter {
    const key = refKey(policy.ref);
    const known = this.#policies.get(key);
    if (known !== undefined) return known;
    const found = this.#afterRun(policy);
    this.#policies.set(key, found);
    return found;
  }

  #afterRun(policy: Item): PolicyAfter {
    const { ask, sight } = this.#needing;
    const object = sight.part(policy);
    const before = ownHold(object, ask);
    const wanted = this.#wantedOf(policy);
    const change = wanted === undefined ? undefined : changeItem(ask, wanted, () => undefined);
    if (wanted === undefined || change?.ok !== true || change.value === undefined) {
      return { stopped: stoppedBy(before), isAsked: false };
    }
    const { mechanism, after } = change.value;
    const isAsked = wanted.suspend ? mechanism?.effect === "delivery" : before !== undefined;
    return { stopped: stoppedBy(after === undefined ? before : ownHold(after.object, ask)), isAsked };
  }
}

/** The holder's own live hold on delivery. */
function ownHold(object: KubeObject, { holder, now }: Ask): Hold | undefined {
  const ledger = readLedger(object);
  if (!ledger.ok) return undefined;
  return ledger.value.holds.find((hold) => hold.holder === holder && hold.effect === "delivery" && isLive(hold, now));
}

function stoppedBy(hold: Hold | undefined): Stopped {
  if (hold === undefined) return new Set();
  return hold.targets === undefined ? "everywhere" : new Set(hold.targets.clusters);
}

/**
 * The wish for a dependency that is to be held in those clusters and may have a hold; `undefined` if nothing is to
 * change.
 */
function wish(
  ask: Ask,
  own: Hold | undefined,
  held: ReturnType<typeof whereNobodyNeeds>["held"],
): Pick<Wanted, "suspend" | "clusters" | "replace" | "words"> | undefined {
  if (held === "nowhere") return own !== undefined && (ask.replace || !ask.suspend) ? { suspend: false } : undefined;
  const clusters = held === "all" ? {} : { clusters: held.clusters };
  if (ask.suspend) return { suspend: true, ...clusters };
  if (own === undefined || held === "all") return undefined;
  if (own.targets === undefined) return { suspend: true, ...clusters, replace: true, words: own };
  const going = own.targets.clusters.filter((name) => !held.clusters.includes(name));
  return going.length === 0 ? undefined : { suspend: false, clusters: going };
}

/** The object that a binding delivers, by which people know the binding. */
function templateOf(binding: Item): ObjectRef {
  const object = binding.toObject();
  for (const make of CLAIMS) {
    const template = make([]).standsFor(object);
    if (template !== undefined) return template;
  }
  return refOf(object);
}
