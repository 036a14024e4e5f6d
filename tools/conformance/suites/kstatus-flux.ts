import { kstatusSuite } from "../compare-kstatus.ts";
import type { Suite } from "../suite.ts";

/** The answers of fluxcd/cli-utils: rows `{name, object, flux}`. */
export const suite: Suite = kstatusSuite("flux");
