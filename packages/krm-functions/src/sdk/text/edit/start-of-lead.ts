import { skipSpaces, startOfLine } from "../yaml/scan-lines.ts";

/** The first of the comment lines that stand directly above a line, as deep as `column`; not above `from`. */
export function startOfLead(text: string, line: number, column: number, from: number): number {
  let lead = line;
  while (lead > from) {
    const above = startOfLine(text, lead - 1);
    const content = skipSpaces(text, above);
    if (above < from || text.charCodeAt(content) !== 35 || content - above !== column) break;
    lead = above;
  }
  return lead;
}
