import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SECTIONS: readonly string[] = [
  "Overview",
  "Fetch the example package",
  "Function invocation",
  "Expected result",
  "Function reference",
];

/** The deviations of an example from the form of the catalog, one sentence each. */
export function checkExampleForm(name: string, directory: string, functions: readonly string[]): readonly string[] {
  const problems: string[] = [];
  const require = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(`${name}: ${problem}`);
  };
  const read = (file: string): string =>
    existsSync(join(directory, file)) ? readFileSync(join(directory, file), "utf8") : "";
  const fn = functions.find((each) => name.startsWith(`${each}-`));
  require(fn !== undefined, "the name does not start with that of a function");
  require(/^kind: Kptfile$/m.test(read("Kptfile")), "no Kptfile");
  require(read("Kptfile").includes(`name: ${name}`), "the Kptfile has another name");
  require(read(".krmignore").split("\n").includes(".expected"), ".krmignore does not name .expected");
  require(existsSync(join(directory, ".expected")), "no .expected");
  require(!/^ *- exec:/m.test(read("Kptfile")) ||
    read("README.md").includes("Kptfile.image"), "README.md does not tell of Kptfile.image");
  const headings = read("README.md")
    .split("\n")
    .filter((line) => line.startsWith("### "))
    .map((line) => line.slice(4).toLowerCase());
  const wanted = SECTIONS.map((section) => section.toLowerCase());
  require(JSON.stringify(headings.filter((heading) => wanted.includes(heading))) ===
    JSON.stringify(wanted), `README.md has not the sections ${SECTIONS.join(", ")} in this order`);
  return problems;
}
