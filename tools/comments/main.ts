// Prints comments drawn by a seed from all rooms, to judge whether each is understood without the code.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { drawComments } from "./draw.ts";

const { values } = parseArgs({
  options: { count: { type: "string", default: "50" }, seed: { type: "string", default: "20" } },
});
const root = resolve(import.meta.dirname, "../..");
for (const { file, line, text } of drawComments(root, Number(values.count), Number(values.seed)))
  process.stdout.write(`${file}:${line}\n  ${text}\n`);
