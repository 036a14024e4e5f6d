import { aggregateStatus } from "../aggregate-status/index.ts";
import { runFunction } from "../sdk/run.ts";

runFunction(aggregateStatus);
// All is written: what the engine still does for a longer run is not waited for.
process.exit();
