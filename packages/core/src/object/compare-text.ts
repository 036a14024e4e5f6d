/** Orders texts by UTF-16 code unit, so that the order does not depend on the locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
