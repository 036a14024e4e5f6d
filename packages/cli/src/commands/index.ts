import { APPLY } from "../applying/apply.ts";
import { CHECK_CHANGE } from "../changes/check-change.ts";
import type { Command } from "../command.ts";
import { CONTROLLER_ROLLOUT, CONTROLLER_SUSPENSION } from "../controllers/controller-command.ts";
import { STEPS_EXPLAIN, STEPS_SIMULATE } from "../steps/explain-steps.ts";
import { STEP_VERBS } from "../steps/verb-commands.ts";
import { EXPLAIN } from "./explain.ts";
import { FIGHTS } from "./fights.ts";
import { FN_RENDER, FN_RUN } from "./fn.ts";
import { GC } from "./gc.ts";
import { PLAN } from "./plan.ts";
import { RBAC } from "./rbac.ts";
import { ROLLOUT } from "./rollout.ts";
import { RULES_TEST } from "./rules.ts";
import { SHADOW } from "./shadow.ts";
import { SNAPSHOT } from "./snapshot.ts";
import { STATUS } from "./status.ts";
import { STEPS } from "./steps.ts";
import { STRIP } from "./strip.ts";
import { RESUME, SUSPEND } from "./suspend.ts";
import { SUSPENDED } from "./suspended.ts";
import { WAIT } from "./wait.ts";

/** A group of commands with the same purpose. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** All commands, sorted by their purpose. */
export const GROUPS: readonly CommandGroup[] = [
  {
    title: "look",
    commands: [
      STATUS,
      WAIT,
      EXPLAIN,
      PLAN,
      SHADOW,
      ...STEPS,
      STEPS_EXPLAIN,
      STEPS_SIMULATE,
      SUSPENDED,
      FIGHTS,
      CHECK_CHANGE,
      RBAC,
    ],
  },
  { title: "step in", commands: [...ROLLOUT, ...STEP_VERBS, SUSPEND, RESUME, GC] },
  { title: "feed and run a fleet package", commands: [SNAPSHOT, APPLY, FN_RENDER, FN_RUN, RULES_TEST, STRIP] },
  { title: "run in a cluster", commands: [CONTROLLER_ROLLOUT, CONTROLLER_SUSPENSION] },
];

export const COMMANDS: readonly Command[] = GROUPS.flatMap(({ commands }) => commands);
