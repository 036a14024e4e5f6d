import { kstatusSuite } from "../compare-kstatus.ts";
import type { Suite } from "../suite.ts";

/** What kubernetes-sigs/cli-utils answers: rows `{name, object, upstream}`. */
export const suite: Suite = kstatusSuite("upstream");
