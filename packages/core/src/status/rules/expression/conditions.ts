import { type Expression, note, type Scope, spend } from "./scope.ts";
import { Located, noOverload, type Value } from "./values.ts";

/** Builds `list.isTrue('Ready')`: the first condition of the type has this status. */
export function conditionIs(list: Expression, type: Expression, status: "True" | "False" | "Unknown"): Expression {
  return (scope) => {
    const found = conditionIn(scope, list, type);
    if (!(found instanceof Located)) return found === undefined ? false : found;
    return textOf(scope, found, "status") === status;
  };
}

/** Builds `list.reason('Ready')` or `list.message('Ready')`: a text of the first condition of the type, or `''`. */
export function conditionText(list: Expression, type: Expression, name: "reason" | "message"): Expression {
  return (scope) => {
    const found = conditionIn(scope, list, type);
    return found instanceof Located ? textOf(scope, found, name) : (found ?? "");
  };
}

/** Returns the condition; `undefined` if there is none; a fault if the list is not a list or the type not a text. */
function conditionIn(scope: Scope, list: Expression, type: Expression): Value | undefined {
  const range = list(scope);
  const wanted = type(scope);
  if (typeof wanted !== "string") return noOverload("a condition", wanted);
  if (Array.isArray(range)) {
    const isOne = (entry: Value): boolean => entry instanceof Located && own(entry.value, "type") === wanted;
    return spend(scope, range.length) ?? (range as readonly Value[]).find(isOne);
  }
  if (!(range instanceof Located) || !Array.isArray(range.value)) return noOverload("a condition", range);
  const entries = range.value as readonly unknown[];
  const overspent = spend(scope, entries.length);
  if (overspent !== undefined) return overspent;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    if (typeof entry === "object" && entry !== null && own(entry, "type") === wanted)
      return new Located(entry, range, at);
  }
  return undefined;
}

function textOf(scope: Scope, node: Located, name: string): string {
  const value = own(node.value, name);
  if (typeof value !== "string") return "";
  note(scope, node, name);
  return value;
}

function own(fields: object, name: string): unknown {
  return Object.hasOwn(fields, name) ? (fields as { readonly [key: string]: unknown })[name] : undefined;
}
