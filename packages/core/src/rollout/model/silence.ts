/** How many landed targets of a wave that is no gate may be silent, where the strategy does not say. */
export const DEFAULT_SILENCE: { readonly percent: number } = { percent: 2 };
