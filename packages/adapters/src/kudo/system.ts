import type { System } from "../systems/contract.ts";
import { judgeInstanceChange } from "./judge-change.ts";
import { declaredVersion, readInstance } from "./read.ts";
import { toldPlans } from "./told-plans.ts";

export const system: System = {
  title: "KUDO",
  url: "https://kudo.dev/docs/",
  kinds: [
    {
      group: "kudo.dev",
      kind: "Instance",
      role: "instance",
      read: readInstance,
      declares: { rank: 50, revision: declaredVersion },
    },
  ],
  runs: { kinds: ["kudo.dev/Instance"], beside: ["kudo.dev/OperatorVersion"], read: toldPlans },
  admission: { kinds: ["kudo.dev/Instance"], judge: judgeInstanceChange },
  docs: { reads: "Instance" },
};
