import type { Expression, Strict } from "./scope.ts";
import { Double, Fault, Located, MadeMap, noOverload, Optional, Span, type Value } from "./values.ts";

/** Builds `optional.orValue(other)`: its value, else the other one, which is evaluated only then. */
export function orValue(operand: Expression, other: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    if (!(value instanceof Optional)) return noOverload("orValue", value);
    return value.value === undefined ? other(scope) : value.value;
  };
}

/** Builds `optional.or(other)`: itself if it has a value, else the other optional. */
export function orOptional(operand: Expression, other: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    if (!(value instanceof Optional)) return noOverload("or", value);
    const result = value.value === undefined ? other(scope) : value;
    return result instanceof Optional ? result : noOverload("or", result);
  };
}

/** Builds `optional.optMap(v, transform)`: an optional with the transformed value. */
export function optMap(operand: Expression, slot: number, transform: Expression): Expression {
  return optFlatMap(operand, slot, (scope) => {
    const value = transform(scope);
    return value instanceof Fault ? value : new Optional(value);
  });
}

/** Builds `optional.optFlatMap(v, transform)`, whose transform gives an optional. */
export function optFlatMap(operand: Expression, slot: number, transform: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    if (!(value instanceof Optional)) return noOverload("optMap", value);
    if (value.value === undefined) return value;
    scope.slots[slot] = value.value;
    const result = transform(scope);
    return result instanceof Optional ? result : noOverload("optFlatMap", result);
  };
}

/** The functions of optional values, as in cel-go. */
export const OPTIONAL_FUNCTIONS: { readonly [name: string]: Strict } = {
  "hasValue/1": (_, value) => (value instanceof Optional ? value.value !== undefined : undefined),
  "value/1": (_, value) => {
    if (!(value instanceof Optional)) return undefined;
    return value.value === undefined ? new Fault("the optional has no value") : value.value;
  },
  "optional.none/0": () => new Optional(undefined),
  "optional.of/1": (_, value) => new Optional(value),
  "optional.ofNonZeroValue/1": (_, value) => new Optional(isZero(value) ? undefined : value),
};

function isZero(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === false || value === 0 || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Double) return value.value === 0;
  if (value instanceof Span) return value.ms === 0;
  if (value instanceof MadeMap) return value.entries.size === 0;
  return value instanceof Located && Object.keys(value.value).length === 0;
}
