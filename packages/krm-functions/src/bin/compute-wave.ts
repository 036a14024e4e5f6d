import { computeWave } from "../compute-wave/index.ts";
import { runFunction } from "../sdk/run.ts";

runFunction(computeWave);
