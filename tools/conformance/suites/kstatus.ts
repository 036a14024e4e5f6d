import { kstatusSuite } from "../compare-kstatus.ts";
import type { Suite } from "../suite.ts";

/** The answers of kubernetes-sigs/cli-utils: rows `{name, object, upstream}`. */
export const suite: Suite = kstatusSuite("upstream");
