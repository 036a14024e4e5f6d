import { isIn } from "./compare.ts";
import { itemsOf } from "./lists.ts";
import type { Scope, Strict } from "./scope.ts";
import type { Value } from "./values.ts";

/** The functions of cel-go's `ext.Sets`, which treat lists as sets. */
export const SET_FUNCTIONS: { readonly [name: string]: Strict } = {
  "sets.contains/2": (scope, list, other) => containsAll(scope, list, other),
  "sets.equivalent/2": (scope, list, other) => {
    const forth = containsAll(scope, list, other);
    return forth === true ? containsAll(scope, other, list) : forth;
  },
  "sets.intersects/2": (scope, list, other) => {
    const found = memberships(scope, list, other);
    return found?.find((value) => value !== false) ?? (found === undefined ? undefined : false);
  },
};

function containsAll(scope: Scope, list: Value | undefined, other: Value | undefined): Value | undefined {
  const found = memberships(scope, list, other);
  return found?.find((value) => value !== true) ?? (found === undefined ? undefined : true);
}

/** Returns for each item of the other list whether it is in the list. */
function memberships(scope: Scope, list: Value | undefined, other: Value | undefined): readonly Value[] | undefined {
  if (list === undefined || other === undefined || itemsOf(scope, list) === undefined) return undefined;
  return itemsOf(scope, other)?.map((item) => isIn(constant(item), constant(list))(scope));
}

function constant(value: Value): (scope: Scope) => Value {
  return () => value;
}
