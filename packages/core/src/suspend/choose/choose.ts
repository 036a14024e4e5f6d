import {
  failure,
  formatRef,
  type KubeObject,
  type ObjectRef,
  type Path,
  type Problem,
  type ProblemCode,
  type Result,
  readPath,
  readString,
  refOf,
  success,
} from "../../object/index.ts";
import { kindKey } from "../catalogue/create-catalogue.ts";
import { overwriterOf } from "../links/parent-links.ts";
import type { Effect } from "../model/effect.ts";
import type { AuthorityRule, Catalogue, Derivation, Mechanism } from "../model/mechanism.ts";

/** Which mechanism a caller wants: by id, or by effects in order of preference; empty asks for the only one there is. */
export interface MechanismWish {
  readonly effects: readonly Effect[];
  readonly mechanism?: string;
}

/** Every mechanism for a kind, in the order of the catalogue; those of its group where the kind has none of its own. */
export function mechanismsFor(catalogue: Catalogue, kind: Pick<ObjectRef, "group" | "kind">): readonly Mechanism[] {
  return (
    catalogue.mechanismsByKind.get(kindKey(kind)) ?? catalogue.forGroups.filter((mechanism) => isFor(mechanism, kind))
  );
}

/** Whether a mechanism is for a kind, by name or as one of its group. */
export function isFor({ group, kind, except = [] }: Mechanism, of: Pick<ObjectRef, "group" | "kind">): boolean {
  const sameGroup = group.startsWith("*.") ? of.group.endsWith(group.slice(1)) : of.group === group;
  return sameGroup && (kind === "*" ? !except.includes(of.kind) : of.kind === kind);
}

/** Every effect of a kind that is written by another object's controller. */
export function derivationsFor(catalogue: Catalogue, kind: Pick<ObjectRef, "group" | "kind">): readonly Derivation[] {
  return catalogue.derivationsByKind.get(kindKey(kind)) ?? [];
}

/**
 * The mechanism that fits a wish. A kind with several effects and no wish is an error that lists them
 * (`AmbiguousEffect`): words are never guessed at. Others: `NoMechanism`, `EffectNotAvailable`, and `Derived`
 * for an effect that must be asked of the object's authority.
 */
export function chooseMechanism(catalogue: Catalogue, object: KubeObject, wish: MechanismWish): Result<Mechanism> {
  const ref = refOf(object);
  const known = mechanismsFor(catalogue, ref);
  const derived = derivationsOf(catalogue, object);
  const name = ref.group === "" ? ref.kind : `${ref.kind}.${ref.group}`;
  const refuse = (code: ProblemCode, message: string, hint: string): Result<Mechanism> =>
    failure({ code, severity: "error", message, ref, hint });

  if (wish.mechanism !== undefined) {
    const chosen = known.find(({ id }) => id === wish.mechanism);
    if (chosen !== undefined) return success(chosen);
    const ids = known.map(({ id }) => id).join(", ");
    return refuse(
      "NoMechanism",
      `${name} has no mechanism ${wish.mechanism.slice(0, 80)}`,
      ids === "" ? "leave it out" : `one of: ${ids}`,
    );
  }
  const effect = pickEffect(known, derived, wish.effects);
  if (effect === undefined) return refuseEffect(refuse, name, effectsOf(known, derived), wish.effects);
  const derivation = derived.find((other) => other.effect === effect);
  if (derivation !== undefined) return failure(derivedProblem(object, derivation));
  const overwriter = overwriterOf(object, effect);
  if (overwriter !== undefined) return failure(overwritten(object, overwriter));
  const chosen = known.find((mechanism) => mechanism.effect === effect && mechanism.onlyById !== true);
  return chosen === undefined
    ? refuse("EffectNotAvailable", `${name} has ${effect} only by name of the mechanism`, "give the mechanism")
    : success(chosen);
}

interface HasEffect {
  readonly effect: Effect;
}

/** The first wish that there is, or the only effect that there is. */
function pickEffect(
  known: readonly HasEffect[],
  derived: readonly HasEffect[],
  wishes: readonly Effect[],
): Effect | undefined {
  const isThere = (effect: Effect): boolean =>
    known.some((other) => other.effect === effect) || derived.some((other) => other.effect === effect);
  if (wishes.length > 0) return wishes.find(isThere);
  const only = (known[0] ?? derived[0])?.effect;
  return known.every(({ effect }) => effect === only) && derived.every(({ effect }) => effect === only)
    ? only
    : undefined;
}

function effectsOf(known: readonly HasEffect[], derived: readonly HasEffect[]): readonly Effect[] {
  return [...new Set([...known, ...derived].map(({ effect }) => effect))].sort();
}

function refuseEffect(
  refuse: (code: ProblemCode, message: string, hint: string) => Result<Mechanism>,
  name: string,
  effects: readonly Effect[],
  wishes: readonly Effect[],
): Result<Mechanism> {
  const all = effects.join(", ");
  if (effects.length === 0) {
    return refuse("NoMechanism", `it is not known how ${name} could be suspended`, "leave it out of the targets");
  }
  return wishes.length === 0
    ? refuse("AmbiguousEffect", `${name} can be suspended in ${effects.length} ways: ${all}`, "say which effect")
    : refuse("EffectNotAvailable", `${name} has no effect ${wishes.join(", ")}`, `it has: ${all}`);
}

/** Every effect of an object that is written by another one's controller. */
export function derivationsOf(catalogue: Catalogue, object: KubeObject): readonly Derivation[] {
  const known = derivationsFor(catalogue, refOf(object));
  if (known.length === 0) return known;
  return known.filter((derivation) => !isItsOwn(object, derivation) || authorityOf(object, derivation) !== undefined);
}

function isItsOwn(object: KubeObject, { onlyIfNamed, ownIfListed }: Derivation): boolean {
  const list = ownIfListed === undefined ? undefined : readPath(object, ownIfListed);
  return onlyIfNamed === true || (Array.isArray(list) && list.length > 0);
}

/** Every mechanism for a kind whose effect no other object's controller writes on this object, in the order of the catalogue. */
export function ownMechanisms(catalogue: Catalogue, object: KubeObject): readonly Mechanism[] {
  const known = mechanismsFor(catalogue, refOf(object));
  const derived = derivationsOf(catalogue, object);
  if (derived.length === 0) return known;
  return known.filter(({ effect }) => !derived.some((derivation) => derivation.effect === effect));
}

/** The object to write to instead, as far as the derived one names it. */
export function authorityOf(object: KubeObject, derivation: Pick<Derivation, "authorities">): ObjectRef | undefined {
  for (const rule of derivation.authorities) {
    const found = applyRule(object, rule);
    if (found !== undefined) return found;
  }
  return undefined;
}

function applyRule(object: KubeObject, rule: AuthorityRule): ObjectRef | undefined {
  const { group, kind } = rule;
  const name = rule.name === "owner" ? ownerName(object, rule) : firstText(object, rule.name);
  if (name === undefined) return undefined;
  const [first = "", second] = name.split("/");
  if (rule.joined === true) return second === undefined ? undefined : { group, kind, namespace: first, name: second };
  if (rule.name === "owner") return { group, kind, namespace: refOf(object).namespace, name };
  const namespace = rule.namespace === undefined ? "" : (firstText(object, rule.namespace) ?? refOf(object).namespace);
  return { group, kind, namespace, name };
}

function ownerName(object: KubeObject, { group, kind }: AuthorityRule): string | undefined {
  const owners = object.metadata?.ownerReferences;
  if (!Array.isArray(owners)) return undefined;
  return owners.find((owner) => readString(owner, ["kind"]) === kind && groupOf(owner) === group)?.name;
}

function groupOf(owner: unknown): string {
  return readString(owner, ["apiVersion"])?.split("/")[0] ?? "";
}

function firstText(object: KubeObject, paths: readonly Path[]): string | undefined {
  const texts = paths.map((path) => readPath(object, path));
  return texts.find((text): text is string => typeof text === "string" && text !== "");
}

function overwritten(object: KubeObject, { ref, effect, why }: NonNullable<ReturnType<typeof overwriterOf>>): Problem {
  const message = `${why}; ask for ${effect} on ${formatRef(ref)}`;
  return { code: "Derived", severity: "error", message, ref: refOf(object), hint: `select ${formatRef(ref)}` };
}

function derivedProblem(object: KubeObject, derivation: Derivation): ReturnType<typeof failure>["problems"][number] {
  const authority = authorityOf(object, derivation);
  const kinds = derivation.authorities.map(({ kind }) => kind).join(" or ");
  const where = authority === undefined ? `its ${kinds}` : formatRef(authority);
  return {
    code: "Derived",
    severity: "error",
    message: `${derivation.message}; ask for ${derivation.effect} on ${where}`,
    ref: refOf(object),
    field: derivation.path.join("."),
    hint: `select ${where}`,
  };
}
