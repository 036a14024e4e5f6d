/** A checkout as people have it: its name, and its files by path. Every byte of them is our own. */
export interface LookAlike {
  readonly name: string;
  readonly files: { readonly [path: string]: string };
}
