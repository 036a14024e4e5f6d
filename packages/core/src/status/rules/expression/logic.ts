import { type Expression, forget, mark } from "./scope.ts";
import { type Fault, noOverload, type Value } from "./values.ts";

/** Builds `left && right`: false if either is, even if the other cannot be evaluated. */
export function and(left: Expression, right: Expression): Expression {
  return (scope) => {
    const a = left(scope);
    if (a === false) return false;
    const b = right(scope);
    if (b === false || (a === true && b === true)) return b;
    return a === true ? notBoolean("&&", b) : notBoolean("&&", a);
  };
}

/** Builds `left || right`: true if either is; both are evaluated, so that the fields of each true one are recorded. */
export function or(left: Expression, right: Expression): Expression {
  return (scope) => {
    const start = mark(scope);
    const a = left(scope);
    const middle = mark(scope);
    const b = right(scope);
    if (a === true) {
      if (b !== true) forget(scope, middle);
      return true;
    }
    if (b === true) {
      forget(scope, start, middle);
      return true;
    }
    if (a === false && b === false) return false;
    return a === false ? notBoolean("||", b) : notBoolean("||", a);
  };
}

/** Builds the expression `!operand`. */
export function not(operand: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    return typeof value === "boolean" ? !value : notBoolean("!", value);
  };
}

/** Builds the expression `condition ? yes : no`. */
export function choose(condition: Expression, yes: Expression, no: Expression): Expression {
  return (scope) => {
    const value = condition(scope);
    if (typeof value !== "boolean") return notBoolean("?:", value);
    return value ? yes(scope) : no(scope);
  };
}

function notBoolean(operator: string, value: Value): Fault {
  return noOverload(operator, value);
}
