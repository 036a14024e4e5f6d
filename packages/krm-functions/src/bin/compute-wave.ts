import { runFunction } from "../sdk/run.ts";
import { computeWave } from "../compute-wave/index.ts";

runFunction(computeWave);
