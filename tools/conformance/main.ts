import { runConformance } from "./run-conformance.ts";

const { code, lines } = await runConformance(process.argv.slice(2));
process.exitCode = code;
(code === 2 ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
