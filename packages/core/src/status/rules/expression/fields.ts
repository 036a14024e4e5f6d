import {
  type Expression,
  enter,
  Fault,
  Located,
  noOverload,
  note,
  pathText,
  type Scope,
  typeName,
  type Value,
} from "./scope.ts";

/** A value that never changes. */
export function literal(value: boolean | number | string | null): Expression {
  return () => value;
}

/**
 * A top-level field of the object. `metadata`, `spec` and `status` are always there, except for Flux: an absent one is
 * empty, so that `has(spec.paused)` is false and no error.
 */
export function field(name: string): Expression {
  const always = name === "metadata" || name === "spec" || name === "status";
  return (scope) => {
    const absent = always && !scope.flux && (own(scope.root, name) ?? null) === null;
    return absent ? new Located(EMPTY, scope.root, name) : get(scope, scope.root, name);
  };
}

const EMPTY: object = Object.freeze({});

/** The variable of a comprehension. */
export function slot(index: number): Expression {
  return ({ slots }) => slots[index] ?? null;
}

/** `status.conditions`, or an empty list if there is none that is a list. */
export function conditions(): Expression {
  return (scope) => {
    const status = own(scope.root, "status");
    if (typeof status !== "object" || status === null) return NONE;
    const list = Object.hasOwn(status, "conditions")
      ? (status as { readonly conditions: unknown }).conditions
      : undefined;
    return Array.isArray(list) ? new Located(list, new Located(status, scope.root, "status"), "conditions") : NONE;
  };
}

const NONE: readonly Value[] = [];

/** `operand.name` */
export function select(operand: Expression, name: string): Expression {
  return (scope) => {
    const node = operand(scope);
    return node instanceof Located && !Array.isArray(node.value)
      ? get(scope, node, name)
      : noOverload(`.${name}`, node);
  };
}

/** `has(operand.name)`: the operand must exist; a scalar has no fields. */
export function has(operand: Expression, name: string): Expression {
  return (scope) => {
    const node = operand(scope);
    if (node instanceof Fault || typeName(node) === "list") return noOverload(`has(.${name})`, node);
    if (!(node instanceof Located)) return false;
    if (own(node, name) === undefined) return false;
    note(scope, node, name);
    return true;
  };
}

/** `operand[key]` */
export function index(operand: Expression, key: Expression): Expression {
  return (scope) => {
    const node = operand(scope);
    const at = key(scope);
    if (node instanceof Fault || at instanceof Fault) return noOverload("[]", node, at);
    if (node instanceof Located && typeof at === "string" && !Array.isArray(node.value)) return get(scope, node, at);
    if (typeof at !== "number" || !Number.isInteger(at)) return noOverload("[]", node, at);
    if (node instanceof Located && Array.isArray(node.value)) return getAt(scope, node, at);
    if (Array.isArray(node)) return (node as readonly Value[])[at] ?? new Fault(`there is no element ${at}`);
    return noOverload("[]", node, at);
  };
}

function get(scope: Scope, node: Located, name: string): Value {
  const raw = own(node, name);
  return raw === undefined ? new Fault(`there is no ${pathText(node, name)}`) : enter(scope, node, name, raw);
}

function getAt(scope: Scope, node: Located, at: number): Value {
  const raw: unknown = (node.value as readonly unknown[])[at];
  return raw === undefined ? new Fault(`there is no ${pathText(node, at)}`) : enter(scope, node, at, raw);
}

/** What plain objects inherit are functions and objects, so a scalar needs no second look. */
function own({ value }: Located, name: string): unknown {
  const found = (value as { readonly [key: string]: unknown })[name];
  const scalar = typeof found === "string" || typeof found === "number" || typeof found === "boolean";
  return scalar || found === undefined || Object.hasOwn(value, name) ? found : undefined;
}
