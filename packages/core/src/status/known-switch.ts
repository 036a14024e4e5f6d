import type { SwitchSite } from "../suspend/model/mechanism.ts";

/** A switch of the suspend catalogue, and the kinds that have it. */
export interface KnownSwitch
  extends Pick<SwitchSite, "kind" | "path" | "truth" | "on" | "values" | "alsoOn" | "requires"> {
  /** The kinds with the switch, by group: `*.` and a suffix for every group with that suffix; `*` for every kind. */
  readonly kinds: { readonly [group: string]: readonly string[] };
  /** The kinds without the switch, by group, where all other kinds of the group have it. Default: none. */
  readonly except?: { readonly [group: string]: readonly string[] };
}
