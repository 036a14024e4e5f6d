import type { SwitchSite } from "../suspend/model/mechanism.ts";

/** A switch of the suspend catalogue, and the kinds that have it. */
export interface KnownSwitch
  extends Pick<SwitchSite, "kind" | "path" | "truth" | "on" | "values" | "alsoOn" | "requires"> {
  /** By group: `*.` and a suffix for every group that ends like that; `*` for every kind. */
  readonly kinds: { readonly [group: string]: readonly string[] };
  /** By group: the kinds that do not have it, where all others of the group do. Default: none. */
  readonly except?: { readonly [group: string]: readonly string[] };
}
