import { computeWave } from "../compute-wave/index.ts";
import { runFunction } from "../sdk/program/run.ts";

runFunction(computeWave);
