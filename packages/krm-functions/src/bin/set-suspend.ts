import { runFunction } from "../sdk/run.ts";
import { setSuspend } from "../set-suspend/index.ts";

runFunction(setSuspend);
