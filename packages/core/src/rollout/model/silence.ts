/** The default number of landed targets that may be silent in a wave whose proof nobody requires. */
export const DEFAULT_SILENCE: { readonly percent: number } = { percent: 2 };
