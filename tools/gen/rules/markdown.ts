/** An expression in a cell of a table, on one line. */
export function code(expression: string): string {
  const line = expression.replaceAll(/\s+/g, " ").trim().replaceAll("|", "\\|");
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** Text in a cell of a table. */
export function escapeCell(value: string): string {
  return value.replaceAll(/[|*_<]/g, (char) => `\\${char}`);
}
