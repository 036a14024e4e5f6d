/**
 * Returns a whole number, also from the numeric string that some controllers write (Argo Rollouts); else `undefined`.
 */
export function wholeNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
  if (typeof value !== "string" || value.length === 0 || value.length > 16) return undefined;
  const number = Number(value);
  return Number.isInteger(number) && value.trim() === value ? number : undefined;
}
