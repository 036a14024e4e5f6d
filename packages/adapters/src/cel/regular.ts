import { RE2JS } from "@bufbuild/re2";
import { expression } from "@landfall/core/status/rules";

const LONGEST_PATTERN = 1000;
/** The cost of compiling a pattern, in nodes. */
const COMPILING = 1000;

/** A pattern that RE2 compiles, or why it does not. */
type Regular = { readonly regular: RE2JS } | { readonly problem: string };

/** Compiles a pattern of RE2, which matches in time linear in the text. */
export function compilePattern(pattern: string): Regular {
  if (pattern.length > LONGEST_PATTERN) return { problem: `a pattern of ${pattern.length} characters is too long` };
  try {
    return { regular: RE2JS.compile(pattern) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Builds `text.matches(pattern)` with RE2: for patterns that are computed, or that JavaScript would not match in linear
 * time.
 */
export function matchesRegular(text: expression.Expression, pattern: expression.Expression): expression.Expression {
  let last: { readonly pattern: string; readonly compiled: Regular } | undefined;
  return (scope) => {
    const [value, wanted] = [text(scope), pattern(scope)];
    if (value instanceof expression.Fault) return value;
    if (wanted instanceof expression.Fault) return wanted;
    if (typeof value !== "string" || typeof wanted !== "string")
      return new expression.Fault("matches is defined for a text and a pattern");
    scope.budget -= value.length >> 2;
    if (last?.pattern !== wanted) {
      scope.budget -= COMPILING;
      last = { pattern: wanted, compiled: compilePattern(wanted) };
    }
    const { compiled } = last;
    if ("problem" in compiled) return new expression.Fault(`the pattern is refused: ${compiled.problem}`);
    return compiled.regular.test(value);
  };
}
