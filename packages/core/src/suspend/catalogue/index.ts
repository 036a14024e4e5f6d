import type { Catalogue } from "../mechanism.ts";
import { ARGO } from "./argo.ts";
import { CLUSTER_API } from "./cluster-api.ts";
import { FLUX } from "./flux.ts";
import { KARMADA, KARMADA_DERIVED } from "./karmada.ts";
import { KUBERNETES } from "./kubernetes.ts";
import { PINNED } from "./pinned.ts";

/** The mechanisms that Landfall knows. */
export const CATALOGUE: Catalogue = {
  mechanisms: [...KUBERNETES, ...FLUX, ...ARGO, ...CLUSTER_API, ...KARMADA, ...PINNED],
  derivations: KARMADA_DERIVED,
};
