/** A star and a blank, anywhere: Cluster API takes them for a bullet. */
const BULLET = /\*[\t\n\f\r ]/;

/**
 * A message behind a `* Type:`. One line follows a blank; several lines, or a bullet, go below and are indented,
 * with bullets for the lines that have none.
 */
export function indentMessage(message: string): string {
  if (!message.includes("\n") && !BULLET.test(message)) return ` ${message}`;
  const lines = message.split("\n");
  const allBullets = lines.every((line) => BULLET.test(line));
  const prefix = (line: string): string => (allBullets ? "  " : BULLET.test(line) ? "    " : "  * ");
  return `\n${lines.map((line) => prefix(line) + line).join("\n")}`;
}
