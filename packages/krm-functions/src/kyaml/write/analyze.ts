import type { ScalarStyle } from "../node.ts";

/** The styles that the characters of a value allow. */
export interface Allowed {
  readonly flowPlain: boolean;
  readonly blockPlain: boolean;
  readonly single: boolean;
  readonly block: boolean;
  readonly isMultiline: boolean;
}

/** Characters that kpt's library does not print as they are. */
const UNPRINTABLE = /[^\t\n\u0020-\u007E\u00A0-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/u;
const BREAK = "[\\n\\r\\x85\\u2028\\u2029]";
const LINE_BREAK = new RegExp(BREAK);
const SPACE_BREAK = new RegExp(` ${BREAK}`);
const BREAK_SPACE = new RegExp(`${BREAK} `);
const AT_AN_END = new RegExp(`^(?: |${BREAK})|(?: |${BREAK})$`);
/**
 * Text that no plain scalar in block context may contain. A colon at a line end, or a `#` after a line break, needs no
 * test: such scalars are never plain.
 */
const BLOCK_INDICATOR = /^(?:---|\.\.\.)|^[#,[\]{}&*!|>'"%@`]|^[?:-](?:[ \t]|$)|.:(?:[ \t]|$)|[ \t\n]#/s;
const FLOW_INDICATOR = /^[?:]|.[,?[\]{}:]/s;

/** A quick test that most values pass: one word of characters that are allowed in every style. */
const WORD = /^[A-Za-z0-9_/][A-Za-z0-9_./-]*$/;
const ANY: Allowed = { flowPlain: true, blockPlain: true, single: true, block: true, isMultiline: false };

/** Finds the styles that the characters of a value allow. */
export function analyze(value: string): Allowed {
  if (value === "") return { flowPlain: false, blockPlain: true, single: true, block: false, isMultiline: false };
  if (WORD.test(value)) return ANY;
  const isMultiline = LINE_BREAK.test(value);
  const hasSpaceBreak = SPACE_BREAK.test(value);
  const isSpecial = UNPRINTABLE.test(value);
  const isOdd = hasSpaceBreak || isSpecial || value.includes("\t");
  const single = !isOdd && !BREAK_SPACE.test(value);
  const plain = single && !isMultiline && !AT_AN_END.test(value) && !BLOCK_INDICATOR.test(value);
  return {
    blockPlain: plain,
    flowPlain: plain && !FLOW_INDICATOR.test(value),
    single,
    block: !hasSpaceBreak && !isSpecial && !value.endsWith(" "),
    isMultiline,
  };
}

/** The position of a scalar, which restricts its style. */
export interface Position {
  readonly isInFlow: boolean;
  readonly isKey: boolean;
}

/** The style in which a scalar is written: its own if its characters and position allow that. */
export function styleOf(value: string, own: ScalarStyle, allowed: Allowed, { isInFlow, isKey }: Position): ScalarStyle {
  const wanted = own === "plain" && value.includes("\n") ? "literal" : own;
  const style = isKey && allowed.isMultiline ? "double" : wanted;
  if (style === "literal" || style === "folded") return !allowed.block || isInFlow || isKey ? "double" : style;
  if (style === "double") return style;
  const mayBePlain = isInFlow ? allowed.flowPlain : allowed.blockPlain;
  if (style === "plain" && mayBePlain && !(value === "" && (isInFlow || isKey))) return style;
  return allowed.single ? "single" : "double";
}
