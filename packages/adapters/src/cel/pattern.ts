const ATOM = /\\[.\\/+*?()[\]{}|^$dwDW]|\[\^?(?:\\[.\\/+*?()[\]{}|^$dwDW-]|[^\]\\[])+\]|[^\\[\](){}|*+?^$.]/y;
const QUANTIFIER = /[*+?]|\{\d{1,2}(?:,\d{0,2})?\}/y;

/**
 * Returns why a pattern is refused, or `undefined`: it must mean the same in RE2 and in JavaScript, and take time
 * bounded by the text: literals, classes, anchors, alternatives in groups, and at most one unbounded repetition, of one
 * character or class. `.` and `\s` are refused, as their meaning differs.
 */
export function patternProblem(pattern: string): string | undefined {
  let at = 0;
  let unbounded = 0;
  let depth = 0;
  while (at < pattern.length) {
    const char = pattern.charAt(at);
    if ("^$|".includes(char)) at++;
    else if (char === "(") {
      depth++;
      at += pattern.startsWith("(?:", at) ? 3 : 1;
    } else if (char === ")") {
      depth--;
      at++;
      if (depth < 0 || /[*+{]/.test(pattern.charAt(at))) return "a group is repeated or not open";
      if (pattern.charAt(at) === "?") at++;
    } else {
      const end = matchAt(ATOM, pattern, at);
      if (end === undefined) return `it is not understood from ${JSON.stringify(pattern.slice(at, at + 12))} on`;
      const next = matchAt(QUANTIFIER, pattern, end) ?? end;
      const quantifier = pattern.slice(end, next);
      if (/^[*+]$|,\}$/.test(quantifier)) unbounded++;
      at = next;
    }
  }
  if (depth !== 0) return "a group is not closed";
  if (!isRegular(pattern)) return "JavaScript does not understand it";
  return unbounded > 1 ? "it repeats more than once without bound" : undefined;
}

function isRegular(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").flags === "u";
  } catch {
    return false;
  }
}

function matchAt(expression: RegExp, text: string, at: number): number | undefined {
  const sticky = new RegExp(expression);
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}
