import type { Command } from "../command.ts";
import { EXPLAIN } from "./explain.ts";
import { FIGHTS } from "./fights.ts";
import { FN_RENDER, FN_RUN } from "./fn.ts";
import { PLAN } from "./plan.ts";
import { ROLLOUT } from "./rollout.ts";
import { RULES_TEST } from "./rules.ts";
import { SNAPSHOT } from "./snapshot.ts";
import { STATUS } from "./status.ts";
import { STRIP } from "./strip.ts";
import { GC, RESUME, SUSPEND } from "./suspend.ts";
import { SUSPENDED } from "./suspended.ts";

/** All commands, in the order in which they are used. */
export const COMMANDS: readonly Command[] = [
  SNAPSHOT,
  STATUS,
  PLAN,
  EXPLAIN,
  SUSPENDED,
  FIGHTS,
  ...ROLLOUT,
  SUSPEND,
  RESUME,
  GC,
  STRIP,
  RULES_TEST,
  FN_RUN,
  FN_RENDER,
];
