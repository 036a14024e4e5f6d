export { compare, differs, equals, isIn } from "./compare.ts";
export { conditionIs, conditionText } from "./conditions.ts";
export { conditions, field, has, index, literal, select, slot } from "./fields.ts";
export { all, exists, existsOne, filter, list, map, size } from "./lists.ts";
export { and, choose, not, or } from "./logic.ts";
export { arithmetic, lowerAscii, matches, negate, textTest, toInt, toText } from "./scalars.ts";
export {
  DEFAULT_BUDGET,
  type Expression,
  Fault,
  Located,
  type Scope,
  scopeOf,
  type Trace,
  type Value,
} from "./scope.ts";
