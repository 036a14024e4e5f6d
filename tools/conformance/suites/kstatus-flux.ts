import { kstatusSuite } from "../compare-kstatus.ts";
import type { Suite } from "../suite.ts";

/** What fluxcd/cli-utils answers: rows `{name, object, flux}`. */
export const suite: Suite = kstatusSuite("flux");
