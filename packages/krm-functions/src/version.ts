/** The version of the package, which each function prints for `--version`. A test compares it with package.json. */
export const VERSION = "0.1.0";
