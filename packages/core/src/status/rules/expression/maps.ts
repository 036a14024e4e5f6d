import type { Expression } from "./scope.ts";
import { Double, Fault, keyText, MadeMap, noOverload, shownKey, type Value } from "./values.ts";

/** Builds `{key: value}` from alternating keys and values. Two equal keys are a fault. */
export function mapOf(...items: readonly Expression[]): Expression {
  return (scope) => {
    const entries = new Map<string, readonly [Value, Value]>();
    for (let at = 0; at + 1 < items.length; at += 2) {
      const key = items[at]?.(scope) ?? null;
      const value = items[at + 1]?.(scope) ?? null;
      if (key instanceof Fault || value instanceof Fault || !isKey(key)) return noOverload("{}", key, value);
      const text = keyText(key);
      if (entries.has(text)) return new Fault(`the map has the key ${shownKey(key)} twice`);
      entries.set(text, [key, value]);
    }
    return new MadeMap(entries);
  };
}

function isKey(key: Value): boolean {
  return ["string", "number", "boolean"].includes(typeof key) || key instanceof Double;
}

/** Builds `cel.bind(v, value, body)`: a fault in the value counts only if the body reads it. */
export function bind(value: Expression, slot: number, body: Expression): Expression {
  return (scope) => {
    scope.slots[slot] = value(scope);
    return body(scope);
  };
}
