import type { parse } from "@bufbuild/cel";
import type { Step } from "./step.ts";

/** The syntax tree of `@bufbuild/cel`. */
export type Expr = NonNullable<ReturnType<typeof parse>["expr"]>;
type Kind<K extends string> = Extract<Expr["exprKind"], { readonly case: K }>["value"];
export type Call = Kind<"callExpr">;
export type Comprehension = Kind<"comprehensionExpr">;
export type Struct = Kind<"structExpr">;
export type Constant = Kind<"constExpr">;

/**
 * The context in which an expression is read: the variables of the comprehensions around it, and whether Flux's rules
 * apply.
 */
export interface Surroundings {
  readonly variables: readonly string[];
  readonly flux: boolean;
}

/** A function that reads one node of the CEL syntax tree. */
export type Read = (expr: Expr | undefined, around: Surroundings) => Step;
