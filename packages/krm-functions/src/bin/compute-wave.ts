import { computeWave } from "../compute-wave/index.ts";
import { runFunction } from "../sdk/run.ts";

runFunction(computeWave);
// All is written: what the engine still does for a longer run is not waited for.
process.exit();
