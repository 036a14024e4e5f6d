import { fileURLToPath } from "node:url";
import { seedsPage } from "../acceptance/seeds-page.ts";
import { problemCodes, problemsPage } from "../problems/problems-page.ts";
import { generate } from "./generate.ts";
import { generateRules } from "./rules/generate-rules.ts";
import { generateSwitches } from "./switches.ts";
import { generateSystems } from "./systems/generate-systems.ts";
import { ALL_FOLDERS, drift, removeLeftovers, write } from "./tree.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { argv } = process;
const check = argv.includes("--check");
const slugs = argv.slice(2).filter((argument) => !argument.startsWith("--"));
const projects = argv.slice(2).flatMap((argument) => (argument.startsWith("--rules=") ? [argument.slice(8)] : []));
const everything = slugs.length === 0 && projects.length === 0;

const none = { outputs: [], problems: [] };
const systems = everything ? await generateSystems(root) : none;
// A schema also lists the systems, so the systems are written first, and the next step reads that schema.
if (!check) for (const path of write(root, systems.outputs)) process.stdout.write(`wrote ${path}\n`);
const schemas = everything || slugs.length > 0 ? await generate(root, slugs) : none;
const rules = everything || projects.length > 0 ? generateRules(root, projects) : none;
const switches = everything ? generateSwitches() : none;
const pages = everything
  ? ([
      ["docs/seeds.md", seedsPage(root)],
      ["docs/problems.md", problemsPage(root)],
      ["packages/core/src/object/generated/problem-code.ts", problemCodes(root)],
    ] as const)
  : [];
const outputs = [...switches.outputs, ...systems.outputs, ...schemas.outputs, ...rules.outputs, ...pages];
const problems = [...switches.problems, ...systems.problems, ...schemas.problems, ...rules.problems];
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

if (check) {
  const drifted = drift(root, outputs, everything ? ALL_FOLDERS : []);
  for (const path of drifted) process.stderr.write(`${path} is not what \`npm run gen\` writes\n`);
  if (drifted.length > 0) process.exitCode = 1;
} else {
  for (const path of write(root, outputs)) process.stdout.write(`wrote ${path}\n`);
  if (everything && problems.length === 0) {
    for (const path of removeLeftovers(root, outputs, ALL_FOLDERS)) process.stdout.write(`removed ${path}\n`);
  }
}
