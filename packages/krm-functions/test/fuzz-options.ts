const seed = Number(process.env["FC_SEED"] ?? Number.NaN);

/** The number of cases and the seed of properties about text: `FC_RUNS` and `FC_SEED`, as `npm run fuzz` sets them. */
export const FUZZ: { readonly numRuns: number; readonly seed?: number } = {
  numRuns: Number(process.env["FC_RUNS"] ?? 400),
  ...(Number.isNaN(seed) ? {} : { seed }),
};
