/** A star and white space, anywhere in the text: Cluster API takes them for a bullet. */
const BULLET = /\*[\t\n\f\r ]/;

/**
 * Indents a message after `* Type:`. A single line follows a blank; several lines, or a bullet, start on the next line
 * and are indented, with bullets for the lines that have none.
 */
export function indentMessage(message: string): string {
  if (!message.includes("\n") && !BULLET.test(message)) return ` ${message}`;
  const lines = message.split("\n");
  const allBullets = lines.every((line) => BULLET.test(line));
  const prefix = (line: string): string => (allBullets ? "  " : BULLET.test(line) ? "    " : "  * ");
  return `\n${lines.map((line) => prefix(line) + line).join("\n")}`;
}
