import type { Kinds, KnownSwitch } from "../../packages/core/src/status/known-switch.ts";
import { CATALOGUE } from "../../packages/core/src/suspend/catalogue/index.ts";
import type { Mechanism, SwitchSite } from "../../packages/core/src/suspend/model/mechanism.ts";
import type { Output } from "./outputs.ts";

/** The directory for the generated switches. */
export const SWITCHES_FOLDER = "packages/core/src/status/generated";

/** The fields of a mechanism that tell whether it is on. */
type Told = Pick<SwitchSite, "kind" | "path" | "truth" | "on"> &
  Partial<Pick<SwitchSite, "values" | "alsoOn" | "requires">>;

/**
 * The switches of the suspend catalogue, for `computeStatus`: equal rows are merged, with all their kinds. Values that
 * users also choose for other reasons (`off: "restore"`) are not switches here, as in `standingReader`; nor are pinned
 * revisions.
 */
export function generateSwitches(): { readonly outputs: readonly Output[]; readonly problems: readonly string[] } {
  const rows = new Map<
    string,
    { readonly told: Told; readonly groups: Map<string, string[]>; readonly except: Map<string, readonly string[]> }
  >();
  for (const mechanism of CATALOGUE.mechanisms) {
    const told = toldBy(mechanism);
    if (told === undefined) continue;
    const key = JSON.stringify(told);
    const { groups, except } = rows.get(key) ?? { groups: new Map<string, string[]>(), except: new Map() };
    if (mechanism.except !== undefined) except.set(mechanism.group, mechanism.except);
    groups.set(mechanism.group, [...new Set(groups.get(mechanism.group)).add(mechanism.kind)].sort());
    rows.set(key, { told, groups, except });
  }
  const lines = [...rows.values()]
    .map(
      ({ told, groups, except }) =>
        `  ${JSON.stringify({
          ...shortly(told),
          kinds: kindsOf(groups),
          ...(except.size > 0 && { except: kindsOf(except) }),
        })},\n`,
    )
    .sort();
  const text = [
    "// Generated from the suspend catalogue by `npm run gen`. Do not edit.",
    'import type { KnownSwitch } from "../known-switch.ts";',
    "",
    "/** The switches of the suspend catalogue, with the kinds that have them. */",
    `export const KNOWN_SWITCHES: readonly KnownSwitch[] = [\n${lines.join("")}];\n`,
  ].join("\n");
  return { outputs: [[`${SWITCHES_FOLDER}/known-switches.ts`, text]], problems: [] };
}

function toldBy({ site }: Mechanism): Told | undefined {
  if (site.kind === "clusters") return { kind: "field", path: site.all, truth: "bool", on: true };
  if (site.kind === "pin" || site.off === "restore") return undefined;
  const { kind, path, truth, on, values, alsoOn, requires } = site;
  return {
    kind,
    path,
    truth,
    on,
    ...(values && { values }),
    ...(alsoOn && { alsoOn }),
    ...(requires && { requires }),
  };
}

/** Writes a switch as `KnownSwitch` has it, without its defaults. */
function shortly({ kind, path, truth, on, ...more }: Told): Omit<KnownSwitch, "kinds" | "except"> {
  const at = kind === "field" ? path.join(".") : String(path.at(-1));
  return { kind, at, ...(truth === "bool" && on === true ? {} : { truth, on }), ...more };
}

function kindsOf(groups: ReadonlyMap<string, readonly string[]>): Kinds {
  return [...groups]
    .sort(byFirst)
    .map(([group, kinds]) => `${group}/${kinds.join(",")}`)
    .join(" ");
}

function byFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
