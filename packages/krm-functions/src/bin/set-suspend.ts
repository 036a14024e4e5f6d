import { runFunction } from "../sdk/program/run.ts";
import { setSuspend } from "../set-suspend/index.ts";

runFunction(setSuspend);
