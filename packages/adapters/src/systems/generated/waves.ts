// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { WaveField } from "../contract.ts";

/** Where the place of a delivery among the waves is written, and for which system that is asked for. */
export const WAVES: ReadonlyMap<string, WaveField & { readonly system: string }> = /* @__PURE__ */ new Map<string, WaveField & { readonly system: string }>([
  [
    "argoproj.io/Application",
    { system: "argo-cd", number: ["metadata", "annotations", "argocd.argoproj.io/sync-wave"] },
  ],
  ["kustomize.toolkit.fluxcd.io/Kustomization", { system: "flux", after: ["spec", "dependsOn"] }],
  ["helm.toolkit.fluxcd.io/HelmRelease", { system: "flux", after: ["spec", "dependsOn"] }],
]);
