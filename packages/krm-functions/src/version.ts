/** The version of the package, as each function prints it for `--version`. A test holds it against package.json. */
export const VERSION = "0.1.0";
