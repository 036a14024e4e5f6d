import { isStale } from "../../contract.ts";
import { asText, type Fields, isFields } from "../../subject.ts";
import { type Expression, enter, type FreshConditions, note, pathText, type Scope } from "./scope.ts";
import { Double, Fault, Located, MadeMap, noOverload, Optional, shownKey, typeName, type Value } from "./values.ts";

/** Builds a constant of the given value. */
export function literal(value: boolean | number | string | null): Expression {
  return () => value;
}

/**
 * Builds a top-level field of the object. `metadata`, `spec` and `status` always exist, except for Flux: an absent one
 * is empty, so that `has(spec.paused)` is false and no error.
 */
export function field(name: string): Expression {
  const always = name === "metadata" || name === "spec" || name === "status";
  return (scope) => {
    const absent = always && !scope.flux && (own(scope.root, name) ?? null) === null;
    return absent ? new Located(EMPTY, scope.root, name) : get(scope, scope.root, name);
  };
}

const EMPTY: object = Object.freeze({});

/** Builds the variable of a comprehension. */
export function slot(index: number): Expression {
  return ({ slots }) => slots[index] ?? null;
}

/**
 * Builds the variable `conditions`: `status.conditions`, or an empty list if that is not a list; for a lenient
 * evaluation, only the conditions that count.
 */
export function conditions(): Expression {
  return (scope) => {
    const status = own(scope.root, "status");
    if (typeof status !== "object" || status === null) return NONE;
    const list = Object.hasOwn(status, "conditions")
      ? (status as { readonly conditions: unknown }).conditions
      : undefined;
    if (!Array.isArray(list)) return NONE;
    const node = new Located(list, new Located(status, scope.root, "status"), "conditions");
    if (!scope.lenient) return node;
    scope.conditions ??= freshConditions(node, list, generationOf(scope));
    return scope.conditions.list;
  };
}

const NONE: readonly Value[] = [];

function generationOf({ root }: Scope): unknown {
  const metadata = own(root, "metadata");
  return typeof metadata === "object" && metadata !== null
    ? (metadata as { readonly generation?: unknown }).generation
    : undefined;
}

/** Returns the conditions of a list, without entries that are not maps and without those of an older generation. */
function freshConditions(node: Located, entries: readonly unknown[], generation: unknown): FreshConditions {
  const list: Located[] = [];
  let stale: Located | undefined;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    if (!isFields(entry)) continue;
    const condition = new Located(asCondition(entry), node, at, entry);
    if (isStale(entry["observedGeneration"], generation)) stale ??= condition;
    else list.push(condition);
  }
  return { list, stale };
}

/** Returns an entry with texts as type and status, since some controllers write a boolean or nothing. */
function asCondition(entry: Fields): Fields {
  const { type, status } = entry;
  if (typeof type === "string" && typeof status === "string") return entry;
  const word = typeof status === "boolean" ? (status ? "True" : "False") : asText(status);
  return { ...entry, type: asText(type), status: word };
}

/** Builds the expression `operand.name`. */
export function select(operand: Expression, name: string): Expression {
  return (scope) => {
    const node = operand(scope);
    if (node instanceof Located && !Array.isArray(node.value)) return get(scope, node, name);
    const entry = entryOf(scope, node, name);
    return entry === undefined ? noOverload(`.${name}`, node) : entry;
  };
}

/**
 * Builds `has(operand.name)`: the operand must exist; a scalar has no fields. A field that is null exists, as in CEL.
 */
export function has(operand: Expression, name: string): Expression {
  return hasUnless(operand, name, undefined);
}

/** Builds `has(operand.name)` for a rule of the library: a field that is null is absent, as for Kubernetes. */
export function hasField(operand: Expression, name: string): Expression {
  return hasUnless(operand, name, null);
}

function hasUnless(operand: Expression, name: string, absent: null | undefined): Expression {
  return (scope) => {
    const node = operand(scope);
    if (node instanceof Fault || typeName(node) === "list") return noOverload(`has(.${name})`, node);
    if (node instanceof MadeMap) return node.get(name) !== undefined;
    if (node instanceof Optional) return hasInside(scope, node, name);
    if (!(node instanceof Located)) return false;
    const found = own(node, name);
    if (found === undefined || found === absent) return false;
    note(scope, node, name);
    return true;
  };
}

/** Builds the expression `operand[key]`. */
export function index(operand: Expression, key: Expression): Expression {
  return (scope) => {
    const node = operand(scope);
    const at = key(scope);
    if (node instanceof Fault || at instanceof Fault) return noOverload("[]", node, at);
    if (node instanceof Located && typeof at === "string" && !Array.isArray(node.value)) return get(scope, node, at);
    const whole = at instanceof Double ? at.value : at;
    if (typeof whole === "number" && Number.isInteger(whole)) {
      if (node instanceof Located && Array.isArray(node.value)) return getAt(scope, node, whole);
      if (Array.isArray(node)) return (node as readonly Value[])[whole] ?? new Fault(`there is no element ${whole}`);
    }
    const entry = entryOf(scope, node, at);
    return entry === undefined ? noOverload("[]", node, at) : entry;
  };
}

/**
 * Returns an entry of a map that the expression made, or of the value of an optional; `undefined` for any other value.
 */
function entryOf(scope: Scope, node: Value, key: Value): Value | undefined {
  if (node instanceof MadeMap) {
    const value = node.get(key);
    return value === undefined ? new Fault(`there is no key ${shownKey(key)}`) : value;
  }
  return node instanceof Optional ? optionally(scope, node, key) : undefined;
}

/** Builds `operand.?name` and `operand[?key]`: an optional with the entry, or without a value if there is none. */
export function optional(operand: Expression, key: Expression): Expression {
  return (scope) => {
    const node = operand(scope);
    const at = key(scope);
    if (node instanceof Fault || at instanceof Fault) return noOverload(".?", node, at);
    return optionally(scope, node, at);
  };
}

const ABSENT = new Optional(undefined);

function optionally(scope: Scope, operand: Value, key: Value): Value {
  const node = operand instanceof Optional ? operand.value : operand;
  if (node === undefined) return ABSENT;
  const at = key instanceof Double ? key.value : key;
  if (node instanceof MadeMap) return new Optional(node.get(at));
  if (Array.isArray(node) && typeof at === "number") return new Optional((node as readonly Value[])[at]);
  if (!(node instanceof Located) || typeof at !== (Array.isArray(node.value) ? "number" : "string"))
    return noOverload(".?", node, key);
  const raw = ownAt(node.value, at as string | number);
  return raw === undefined ? ABSENT : new Optional(enter(scope, node, at as string | number, raw));
}

function ownAt(container: object, key: string | number): unknown {
  return Object.hasOwn(container, key) ? (container as { readonly [key: string | number]: unknown })[key] : undefined;
}

function hasInside(scope: Scope, node: Optional, name: string): Value {
  const found = optionally(scope, node, name);
  return found instanceof Optional ? found.value !== undefined : found;
}

function get(scope: Scope, node: Located, name: string): Value {
  const raw = own(node, name);
  return raw === undefined ? new Fault(`there is no ${pathText(node, name)}`) : enter(scope, node, name, raw);
}

function getAt(scope: Scope, node: Located, at: number): Value {
  const raw: unknown = (node.value as readonly unknown[])[at];
  return raw === undefined ? new Fault(`there is no ${pathText(node, at)}`) : enter(scope, node, at, raw);
}

/**
 * Returns the own field of a value. A plain object inherits only functions and objects, so a scalar needs no check of
 * ownership.
 */
function own({ value }: Located, name: string): unknown {
  const found = (value as { readonly [key: string]: unknown })[name];
  const scalar = typeof found === "string" || typeof found === "number" || typeof found === "boolean";
  return scalar || found === undefined || Object.hasOwn(value, name) ? found : undefined;
}
