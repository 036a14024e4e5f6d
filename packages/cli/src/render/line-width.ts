/**
 * How wide lines may be, in columns: as wide as the terminal, else as `COLUMNS` says. A terminal without a size, as one of a
 * recorder, says 0. `undefined`: as wide as they are.
 */
export function lineWidth(
  terminal: number | undefined,
  env: { readonly [name: string]: string | undefined },
): number | undefined {
  if (terminal !== undefined && terminal > 0) return terminal;
  const said = env["COLUMNS"] ?? "";
  return /^[1-9]\d{0,4}$/.test(said) ? Number(said) : undefined;
}
