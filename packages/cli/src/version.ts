/** The version of the package, which `landfall --version` prints. */
export const VERSION = "0.1.0";
