import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Finds a program that a test needs: the one that the variable names, else the one on the PATH. Reports if there is
 * none.
 */
export function findTool(name: string, variable: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const found =
    env[variable] ||
    (env["PATH"] ?? "")
      .split(delimiter)
      .map((directory) => join(directory, name))
      .find((candidate) => existsSync(candidate));
  if (found === undefined) console.warn(`SKIPPED: tests with ${name}: none on the PATH and no $${variable}`);
  return found;
}
