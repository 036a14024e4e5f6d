import { CONVERSIONS } from "./conversions.ts";
import { OPTIONAL_FUNCTIONS } from "./optionals.ts";
import { costOf, type Expression, type Strict, spend } from "./scope.ts";
import { SET_FUNCTIONS } from "./sets.ts";
import { TEXT_FUNCTIONS } from "./texts.ts";
import { TIME_FUNCTIONS } from "./times.ts";
import { Fault, noOverload } from "./values.ts";

const FUNCTIONS: ReadonlyMap<string, Strict> = new Map(
  [CONVERSIONS, OPTIONAL_FUNCTIONS, SET_FUNCTIONS, TEXT_FUNCTIONS, TIME_FUNCTIONS].flatMap((table) =>
    Object.entries(table),
  ),
);

/** The names for `call`: name and number of arguments, including the receiver, as in `trim/1`. */
export const FUNCTION_NAMES: readonly string[] = [...FUNCTIONS.keys()];

/** Builds a call of one of the functions that need only the values of their arguments. */
export function call(name: string, ...args: readonly Expression[]): Expression {
  const strict = FUNCTIONS.get(name);
  const shown = name.slice(0, name.indexOf("/"));
  return (scope) => {
    const values = args.map((arg) => arg(scope));
    const fault = values.find((value) => value instanceof Fault);
    if (fault !== undefined) return fault;
    for (const value of values) if (typeof value === "string") spend(scope, costOf(value));
    const result = spend(scope, 0) ?? strict?.(scope, ...values);
    return spend(scope, 0) ?? (result === undefined ? noOverload(shown, ...values) : result);
  };
}
