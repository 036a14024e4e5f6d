import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

/**
 * `npm run fuzz`: runs the properties about the function SDK's text and about decisions for similar objects, on at
 * least `--cases` generated cases in total (default 120,000: 10,000 for each property), from a seed that is printed;
 * `--seed`, or `FC_SEED`, repeats a run. Exit code 1 if a property fails, with its counterexample in the output.
 */
const PROPERTIES = {
  "packages/krm-functions/src/sdk/text/yaml/read.property.test.ts": 3,
  "packages/krm-functions/src/sdk/text/item/edit.property.test.ts": 3,
  "packages/krm-functions/src/sdk/text/list/list-document.test.ts": 1,
  "packages/krm-functions/src/sdk/text/edit/write-scalar.test.ts": 2,
  "packages/krm-functions/src/kpt-functions/edit-object.property.test.ts": 1,
  "packages/krm-functions/src/set-suspend/decide-alike.test.ts": 1,
  "packages/krm-functions/src/set-suspend/one-thing.property.test.ts": 1,
} as const;

const { values } = parseArgs({ options: { cases: { type: "string" }, seed: { type: "string" } } });
const cases = Number(values.cases ?? 120_000);
const seed = Number(values.seed ?? process.env["FC_SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const count = Object.values(PROPERTIES).reduce((sum, each) => sum + each, 0);
const runs = Math.ceil(cases / count);

console.log(`fuzz: ${runs} cases for each of ${count} properties, seed ${seed}`);
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--reporter=dot",
    ...Object.keys(PROPERTIES),
    "-t",
    "mutated|generated|real-looking|of an item in a list|reads back the same|whatever they are|property: what is decided|property: objects that differ",
  ],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      FC_RUNS: String(runs),
      FC_SEED: String(seed),
      PATH: `node_modules/.bin:${process.env["PATH"] ?? ""}`,
    },
  },
);
console.log(`fuzz: ${status === 0 ? `${runs * count} cases held` : "a property is broken"}, seed ${seed}`);
process.exitCode = status === 0 ? 0 : 1;
