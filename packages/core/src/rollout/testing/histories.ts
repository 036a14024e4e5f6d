declare const process: { readonly env: { readonly [name: string]: string | undefined } };

/**
 * Returns the number of random histories for a property: `few` in `npm test`, or `LANDFALL_HISTORIES` if set, as in
 * `.ci/run`.
 */
export function histories(few: number): number {
  const asked = Number(process.env["LANDFALL_HISTORIES"] ?? "");
  return Number.isSafeInteger(asked) && asked > 0 ? asked : few;
}

/** The timeout for property tests on a slow machine, in milliseconds; no test asserts a time. */
export const PATIENCE = 3_600_000;
