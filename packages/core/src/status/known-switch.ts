import type { Path } from "../object/index.ts";
import type { SwitchSite } from "../suspend/model/mechanism.ts";

/** A switch of the suspend catalogue, and the kinds that have it. Default of `truth`: `bool`; of `on`: `true`. */
export interface KnownSwitch
  extends Pick<SwitchSite, "kind" | "values" | "alsoOn" | "requires">,
    Partial<Pick<SwitchSite, "truth" | "on">> {
  /** The name of the annotation or label, or the keys of the field with dots between them. */
  readonly at: string;
  readonly kinds: Kinds;
  /** The kinds without the switch, where all other kinds of the group have it. Default: none. */
  readonly except?: Kinds;
}

/**
 * Kinds, by group: `batch/CronJob,Job keda.sh/*`. `*.` and a suffix stand for every group with that suffix, `*` for
 * every kind. As one text, the table of all switches is a tenth of a kB smaller in a bundle.
 */
export type Kinds = string;

/** Returns the path of the switch within an object. */
export function pathOfSwitch({ kind, at }: KnownSwitch): Path {
  return kind === "field" ? at.split(".") : ["metadata", `${kind}s`, at];
}

/** Returns the names of the kinds by group. */
export function readKinds(kinds: Kinds): ReadonlyMap<string, readonly string[]> {
  return new Map(
    kinds.split(" ").map((row) => {
      const [group = "", names = ""] = row.split("/");
      return [group, names.split(",")];
    }),
  );
}
