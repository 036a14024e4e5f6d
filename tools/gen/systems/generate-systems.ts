import type { Output } from "../outputs.ts";
import { checkSystem, checkTogether, unreachable } from "./check-system.ts";
import { fragmentOutputs } from "./fragments.ts";
import { HELP, helpText } from "./help.ts";
import { type LoadedSystem, loadSystems } from "./load.ts";
import { MANIFEST, manifestText } from "./manifest.ts";
import { moduleText } from "./module-text.ts";
import { onDemandText } from "./on-demand.ts";
import { PAGE, systemsPage } from "./page.ts";
import { schemaOutputs } from "./schema.ts";
import { BUNDLING_TABLES, TABLES } from "./tables.ts";

/** The output for the systems' directories: modules, pages, and missing parts. */
export interface GeneratedSystems {
  readonly outputs: readonly Output[];
  readonly problems: readonly string[];
}

/** Collects all systems below `root`. If a function cannot be imported, there is no output. Writes nothing. */
export async function generateSystems(root: string): Promise<GeneratedSystems> {
  const systems = await loadSystems(root);
  const lost = systems.flatMap(unreachable);
  const problems = [...lost, ...systems.flatMap(checkSystem), ...checkTogether(systems)];
  return { outputs: lost.length > 0 ? [] : outputsOf(root, systems), problems };
}

function outputsOf(root: string, systems: readonly LoadedSystem[]): readonly Output[] {
  return [
    ...TABLES.map(({ path, folders, types, constants }): Output => {
      return [path, moduleText(systems, { constants: constants(systems), types, folders })];
    }),
    [HELP, helpText(systems)],
    [`${BUNDLING_TABLES}/systems.ts`, onDemandText(systems)],
    [MANIFEST, manifestText(root)],
    [PAGE, systemsPage(systems)],
    ...schemaOutputs(root, systems),
    ...fragmentOutputs(root, systems),
  ];
}
