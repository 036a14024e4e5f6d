// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { SystemActuator } from "../contract.ts";
import { actuateArgoCd } from "../../argo-cd/actuate.ts";
import { actuateConfigSync } from "../../config-sync/actuate.ts";
import { actuateFlux } from "../../flux/actuate.ts";
import { actuateKarmada } from "../../karmada/actuate.ts";
import { actuatePorch } from "../../porch/actuate.ts";

/** How decisions are written into objects, by the name of the system. */
export const ACTUATORS: ReadonlyMap<string, Pick<SystemActuator, "actuate" | "shared">> = /* @__PURE__ */ new Map<string, Pick<SystemActuator, "actuate" | "shared">>([
  ["argo-cd", { actuate: actuateArgoCd }],
  ["config-sync", { actuate: actuateConfigSync }],
  ["flux", { actuate: actuateFlux, shared: { groups: "fluxcd.io" } }],
  [
    "karmada",
    {
      actuate: actuateKarmada,
      shared: {
        groups: "karmada.io",
        selected: true,
        moved: ["policy.karmada.io/PropagationPolicy", "policy.karmada.io/ClusterPropagationPolicy"],
      },
    },
  ],
  ["porch", { actuate: actuatePorch }],
]);
