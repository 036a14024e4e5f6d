import type { Suite } from "../suite.ts";
import { gradedBy } from "./graded.ts";

/** The rows of `graded`, judged by the built-in kinds and the generic layer alone: the library must not do worse. */
export const suite: Suite = gradedBy({});
