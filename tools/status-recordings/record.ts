import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startEnvironment } from "@landfall/testing/envtest";
import { recordHistory } from "./history.ts";
import { startOracle } from "./kubectl-says.ts";
import { writeRecording } from "./recording.ts";
import { SCENARIOS } from "./scenarios/index.ts";

/**
 * Records the versions that real controllers write, and kubectl's answer about each: `npm run record-status --
 * [NAME...]`, with KUBEBUILDER_ASSETS set to the directory of `npm run assets`. Writes `recordings/GROUP/NAME.jsonl`.
 */
const only = process.argv.slice(2);
const assets = process.env["KUBEBUILDER_ASSETS"];
if (assets === undefined) throw new Error("KUBEBUILDER_ASSETS must name the directory that npm run assets made");
const environment = await startEnvironment({ controllers: true, nodes: 3 });
const oracle = await startOracle(environment, join(assets, "kubectl"));
try {
  for (const [group, scenario] of Object.entries(SCENARIOS).flatMap(([name, all]) =>
    all.map((each) => [name, each] as const),
  )) {
    if (only.length > 0 && !only.includes(scenario.name)) continue;
    const versions = await recordHistory(scenario, environment, oracle);
    const subject = versions[0]?.key ?? "";
    const asked = `kubectl ${scenario.ask.join(" ")}`.replaceAll("{namespace}-inner", "inner");
    const name = scenario.name;
    const folder = join(import.meta.dirname, "recordings", group);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.jsonl`), writeRecording({ name, subject, asked, versions }));
    console.log(`${name}: ${versions.length} versions`);
  }
} finally {
  oracle.close();
  await environment.stop();
}
