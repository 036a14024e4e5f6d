import { runFunction } from "../sdk/run.ts";
import { setSuspend } from "../set-suspend/index.ts";

runFunction(setSuspend);
// All is written: what the engine still does for a longer run is not waited for.
process.exit();
