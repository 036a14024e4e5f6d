/** Formats an expression for a table cell, on one line. */
export function code(expression: string): string {
  const line = expression.replaceAll(/\s+/g, " ").trim().replaceAll("|", "\\|");
  return line.includes("`") ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** Escapes text for a table cell. */
export function escapeCell(value: string): string {
  return value.replaceAll(/[|*_<]/g, (char) => `\\${char}`);
}
