import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ImageRecipe, lintRecipe, readDockerfile } from "./dockerfile.ts";
import { readLayout, SCRATCH, writeLayout } from "./layout.ts";

const PACKAGE = resolve(import.meta.dirname, "../../packages/krm-functions");

/** The functions that have an image. */
export const IMAGES: readonly string[] = ["aggregate-status", "compute-wave", "set-suspend", "check-change"];

/** The recipe for the image of a function, from the Dockerfile. */
export function recipeOf(name: string): ImageRecipe {
  return readDockerfile(readFileSync(join(PACKAGE, "Dockerfile"), "utf8"), { FUNCTION: name });
}

/**
 * Writes the image of a function as an OCI layout, without a container engine or network. `base` is an OCI layout of
 * the image that the Dockerfile starts FROM; without it the image has only the layer of the function. Returns its
 * digest; throws if Porch could not run it.
 */
export function buildImage(name: string, directory: string, base?: string): string {
  const recipe = recipeOf(name);
  const problems = lintRecipe(recipe);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join("; ")}`);
  const files = recipe.copies.map(({ from, to, mode }) => ({
    path: to.slice(1),
    mode,
    content: readFileSync(join(PACKAGE, from)),
  }));
  return writeLayout(directory, base === undefined ? SCRATCH : readLayout(base), recipe, files);
}
