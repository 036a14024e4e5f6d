import { argoCd, configSync, flux } from "./gitops.ts";
import { clusterStacks, fleeet, karmada, kubefleet, ocm, rancherFleet, sveltos } from "./hubs.ts";
import { kudo, porch, workloads } from "./others.ts";
import type { Sampler } from "./seat.ts";

/** The samplers of all systems; common systems occur more than once. */
export const SAMPLERS: readonly [Sampler, ...Sampler[]] = [
  configSync,
  configSync,
  flux,
  flux,
  argoCd,
  argoCd,
  karmada,
  karmada,
  ocm,
  kubefleet,
  porch,
  kudo,
  rancherFleet,
  sveltos,
  fleeet,
  clusterStacks,
  workloads,
];
