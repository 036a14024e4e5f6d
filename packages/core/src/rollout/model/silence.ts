/** The default share of landed targets that may be without fresh evidence, in a wave on which no gate depends. */
export const DEFAULT_SILENCE: { readonly percent: number } = { percent: 2 };
