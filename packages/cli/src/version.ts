/** The version of the package, as `landfall --version` prints it. */
export const VERSION = "0.1.0";
