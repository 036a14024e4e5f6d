declare const process: { readonly env: { readonly [name: string]: string | undefined } };

/** How many random histories a property runs on: so many in `npm test`, and `LANDFALL_HISTORIES` where that is set, as in `.ci/run`. */
export function histories(few: number): number {
  const asked = Number(process.env["LANDFALL_HISTORIES"] ?? "");
  return Number.isSafeInteger(asked) && asked > 0 ? asked : few;
}

/** How long that may take on a slow machine, in milliseconds: nothing is asserted of time. */
export const PATIENCE = 3_600_000;
