/** A realistic checkout: its name, and its files by path. All content is our own. */
export interface LookAlike {
  readonly name: string;
  readonly files: { readonly [path: string]: string };
}
