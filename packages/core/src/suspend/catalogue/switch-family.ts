import type { Json, Path } from "../../object/index.ts";
import type { Effect } from "../model/effect.ts";
import type { Hazard, Mechanism, SourceCode, SwitchSite, Truth } from "../model/mechanism.ts";
import { switchKind } from "./mechanism-data.ts";

/** Kinds of one system that share a switch: one row of the catalogue's data. */
export interface SwitchFamily {
  readonly system: string;
  readonly group: string;
  readonly kinds: readonly string[];
  readonly effect: Effect;
  readonly path: Path;
  readonly truth: Truth;
  readonly on: Json;
  readonly off: SwitchSite["off"];
  readonly values?: readonly string[];
  readonly alsoOn?: readonly string[];
  readonly drain?: SwitchSite["drain"];
  readonly requires?: Path;
  readonly stops: string;
  /** The hazards of suspending. Default: none. */
  readonly hazards?: readonly Hazard[];
  readonly meanwhile?: Mechanism["meanwhile"];
  readonly cautions?: Mechanism["cautions"];
  readonly except?: Mechanism["except"];
  readonly onlyBefore?: Path;
  readonly excludes?: Path;
  readonly inertWhile?: readonly string[];
  readonly annotations?: Mechanism["annotations"];
  readonly onlyById?: true;
  readonly evidence: Mechanism["evidence"];
  /** The source code that proves the switch; a function of the kind if each kind has its own controller. */
  readonly source?: SourceCode | ((kind: string) => SourceCode);
}

/** Families by group; those of a group are built when one of its kinds is looked up. */
export interface Families {
  readonly [group: string]: () => readonly Omit<SwitchFamily, "group">[];
}

/** Returns the mechanisms of a family, one for each kind, with ids `<system>-<kind>-<last part of the path>`. */
export function mechanismsOf(family: SwitchFamily): readonly Mechanism[] {
  const {
    system,
    group,
    effect,
    path,
    cautions,
    except,
    onlyBefore,
    excludes,
    stops,
    hazards = [],
    evidence,
    source,
  } = family;
  const leaf = leafOf(path);
  const shared = {
    effect,
    site: siteOf(family),
    stops,
    hazards,
    ...(family.meanwhile !== undefined && { meanwhile: family.meanwhile }),
    ...(cautions !== undefined && { cautions }),
    ...(except !== undefined && { except }),
    ...(onlyBefore !== undefined && { onlyBefore }),
    ...(excludes !== undefined && { excludes }),
    ...(family.inertWhile !== undefined && { inertWhile: family.inertWhile }),
    ...(family.annotations !== undefined && { annotations: family.annotations }),
    ...(family.onlyById === true && { onlyById: family.onlyById }),
    evidence,
  };
  return family.kinds.map((kind) => ({
    id: `${system}-${kind === "*" ? "any" : kind.toLowerCase()}-${leaf}`,
    group,
    kind,
    ...shared,
    ...(source !== undefined && { source: typeof source === "function" ? source(kind) : source }),
  }));
}

function siteOf({ path, truth, on, off, values, alsoOn, drain, requires }: SwitchFamily): SwitchSite {
  return {
    kind: switchKind(path),
    path,
    truth,
    on,
    off,
    ...(values !== undefined && { values }),
    ...(alsoOn !== undefined && { alsoOn }),
    ...(drain !== undefined && { drain }),
    ...(requires !== undefined && { requires }),
  };
}

/**
 * Returns the last part of a path for an id: `spec.revisionActivation` gives `revision-activation`; a label gets the
 * suffix `-label`.
 */
function leafOf(path: Path): string {
  const leaf = String(path.at(-1)).replace(/^.*\//, "");
  const words = path[0] === "metadata" ? leaf : leaf.replace(/([a-z])([A-Z])/g, "$1-$2");
  const slug = words.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return switchKind(path) === "label" ? `${slug}-label` : slug;
}
