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

/**
 * The mechanism that a caller requests: by id, or by effects in order of preference. Empty: the only one of the kind.
 */
export interface MechanismWish {
  readonly effects: readonly Effect[];
  readonly mechanism?: string;
}

/**
 * Returns every mechanism for a kind, in the order of the catalogue; those of its group if the kind has none of its
 * own.
 */
export function mechanismsFor(catalogue: Catalogue, kind: Pick<ObjectRef, "group" | "kind">): readonly Mechanism[] {
  return (
    catalogue.mechanismsByKind.get(kindKey(kind)) ?? catalogue.forGroups.filter((mechanism) => isFor(mechanism, kind))
  );
}

/** Returns whether a mechanism applies to a kind, by name or through its group. */
export function isFor({ group, kind, except = [] }: Mechanism, of: Pick<ObjectRef, "group" | "kind">): boolean {
  const sameGroup = group.startsWith("*.") ? of.group.endsWith(group.slice(1)) : of.group === group;
  return sameGroup && (kind === "*" ? !except.includes(of.kind) : of.kind === kind);
}

/** Returns every effect of a kind that another object's controller writes. */
export function derivationsFor(catalogue: Catalogue, kind: Pick<ObjectRef, "group" | "kind">): readonly Derivation[] {
  return catalogue.derivationsByKind.get(kindKey(kind)) ?? [];
}

/**
 * Returns the mechanism that fits a request. Problems: `AmbiguousEffect` (a kind with several effects and no request;
 * the effects are listed and none is guessed), `NoMechanism`, `EffectNotAvailable`, `Derived` for an effect that must be
 * requested of the object's authority, and `NothingToHold` for an object that its system never lets go on.
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
  if (derivation !== undefined && isOnPurpose(object, derivation))
    return refuse("NothingToHold", "its system keeps it stopped on purpose", `leave it out: ${effect} never goes on`);
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

/** Returns the first requested effect that the object has, or its only effect if none is requested. */
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

/** Returns every effect of an object that another object's controller writes. */
export function derivationsOf(catalogue: Catalogue, object: KubeObject): readonly Derivation[] {
  const known = derivationsFor(catalogue, refOf(object));
  if (known.length === 0) return known;
  return known.filter((derivation) => !isItsOwn(object, derivation) || authorityOf(object, derivation) !== undefined);
}

/** Returns whether the system itself keeps an object stopped for good, so that nobody has suspended it. */
export function isOnPurpose(object: KubeObject, { onPurpose = [] }: Derivation): boolean {
  return onPurpose.some((path) => readPath(object, path) !== undefined);
}

function isItsOwn(object: KubeObject, { onlyIfNamed, ownIfListed }: Derivation): boolean {
  const list = ownIfListed === undefined ? undefined : readPath(object, ownIfListed);
  return onlyIfNamed === true || (Array.isArray(list) && list.length > 0);
}

/**
 * Returns every mechanism of an object whose effect is not written by another object's controller, in the order of the
 * catalogue.
 */
export function ownMechanisms(catalogue: Catalogue, object: KubeObject): readonly Mechanism[] {
  const known = mechanismsFor(catalogue, refOf(object));
  const derived = derivationsOf(catalogue, object);
  if (derived.length === 0) return known;
  return known.filter(({ effect }) => !derived.some((derivation) => derivation.effect === effect));
}

/** Returns the object to write to instead, as far as the derived object names it. */
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

function derivedProblem(object: KubeObject, derivation: Derivation): Problem {
  const authority = authorityOf(object, derivation);
  const kinds = derivation.authorities.map(({ kind }) => kind).join(" or ");
  const where = authority === undefined ? `its ${kinds}` : formatRef(authority);
  const unnamed = authority === undefined ? unnamedBy(derivation) : "";
  return {
    code: "Derived",
    severity: "error",
    message: `${derivation.message}; ask for ${derivation.effect} on ${where}${unnamed}`,
    ref: refOf(object),
    field: derivation.path.join("."),
    hint: `select ${where}`,
  };
}

/** Says where an object would name its authority, if it names none. */
function unnamedBy({ authorities }: Derivation): string {
  const keys = authorities.flatMap(({ name }) => (name === "owner" ? [] : (name[0]?.at(-1) ?? [])));
  return keys.length === 0 ? "" : `, which it does not name: it has lost ${keys.join(" or ")}`;
}

/** Returns why an effect cannot be requested of an object that does not name the one that decides it, if that is so. */
export function unnamedAuthority(catalogue: Catalogue, object: KubeObject, effect: Effect): Problem | undefined {
  const derivation = derivationsOf(catalogue, object).find((other) => other.effect === effect);
  return derivation === undefined || authorityOf(object, derivation) !== undefined
    ? undefined
    : derivedProblem(object, derivation);
}
