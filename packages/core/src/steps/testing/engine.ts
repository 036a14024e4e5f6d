import { failure, success } from "../../object/index.ts";
import type { ExpressionEngine } from "../../status/rules/engine.ts";
import { equals, field, literal, select } from "../../status/rules/expression/index.ts";

const NAMES = /^[A-Za-z_]\w*(?:\.\w+)*$/;
const COMPARISON = /^(\S+) == (\S+)$/;

/** An expression engine with two forms, for tests of expressions: `web.status.ready`, `web.status.ready == 2`. */
export const tinyEngine: ExpressionEngine = {
  compile: (text) => {
    const [, left = text, right] = COMPARISON.exec(text) ?? [];
    if (!NAMES.test(left) || left === "conditions")
      return failure({ code: "InvalidExpression", severity: "error", message: `not an expression: ${text}` });
    const [first = "", ...rest] = left.split(".");
    const value = rest.reduce(select, field(first));
    return success(
      right === undefined ? value : equals(value, literal(JSON.parse(right) as string | number | boolean)),
    );
  },
};
