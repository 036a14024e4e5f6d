import { fileURLToPath } from "node:url";
import { generate } from "./generate.ts";
import { drift, removeLeftovers, write } from "./tree.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { argv } = process;
const check = argv.includes("--check");
const slugs = argv.slice(2).filter((argument) => !argument.startsWith("--"));

const { outputs, problems } = await generate(root, slugs);
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

if (check) {
  const drifted = drift(root, outputs);
  for (const path of drifted) process.stderr.write(`${path} is not what \`npm run gen\` writes\n`);
  if (drifted.length > 0) process.exitCode = 1;
} else {
  for (const path of write(root, outputs)) process.stdout.write(`wrote ${path}\n`);
  if (slugs.length === 0 && problems.length === 0) {
    for (const path of removeLeftovers(root, outputs)) process.stdout.write(`removed ${path}\n`);
  }
}
