import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { bundleOptions } from "../../packages/krm-functions/rolldown.config.ts";

/** Bundles a minimal function of our SDK into a directory, like the real functions. */
export async function bundleExample(directory: string): Promise<string> {
  const file = join(directory, "set-annotation.cjs");
  const main = resolve(import.meta.dirname, "../../packages/krm-functions/test/set-annotation.main.ts");
  const { output, ...input } = bundleOptions(main, file);
  const bundle = await rolldown(input);
  if (output !== undefined && !Array.isArray(output)) await bundle.write(output);
  return file;
}
