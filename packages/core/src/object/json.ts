/** A JSON value. Integers beyond 2^53 lose precision here; edits of text never go through this type. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
