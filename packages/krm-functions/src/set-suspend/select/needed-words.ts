import {
  formatRef,
  isMap,
  type ObjectRef,
  type Problem,
  parseApiVersion,
  readString,
  refKey,
} from "@landfall/core/object";
import type { Item } from "../../sdk/index.ts";

const MOST_NAMES = 20;
const DEPENDENCIES = "resourcebinding.karmada.io/dependencies";

/** The note that dependencies are held or released together with the objects that need them. */
export function heldWithThem(needed: readonly ObjectRef[], isHeld: boolean): Problem {
  const what = isHeld ? "is held with them" : "is let go with them, as far as nothing that stays held needs it alone";
  const message = `the targets need ${names(needed)}: what they need ${what}`;
  const hint = isHeld ? { hint: "exclude leaves it out" } : {};
  return { code: "NeededHeld", severity: "info", message, ...(needed[0] && { ref: needed[0] }), ...hint };
}

/** The note that an object which others need too is held only where those are not, if there is such a place. */
export function goesOnForOthers(
  needed: ObjectRef,
  users: readonly ObjectRef[],
  held: readonly string[] | undefined,
): Problem {
  const where = held === undefined ? "it goes on" : `it is held on ${held.join(", ")} alone`;
  const message = `the targets need ${formatRef(needed)}, and so does ${names(users)}, which goes on: ${where}`;
  return goesOn(message, needed, "hold those too; or exclude it, which says that it may go on");
}

/** The note that a dependency has a policy of its own and is not held. */
export function goesOnByItsPolicy(needed: ObjectRef): Problem {
  const message = `the targets need ${formatRef(needed)}, which has a policy of its own and goes on`;
  return goesOn(message, needed, "hold that policy too; exclude says that it may go on");
}

/** The notes about dependencies that a binding's annotation lists and that have no binding in `there`. */
export function whatIsNotHere(binding: Item, there: ReadonlySet<string>): readonly Problem[] {
  const missing = dependenciesOf(binding.annotations[DEPENDENCIES]).filter((ref) => !there.has(refKey(ref)));
  if (missing.length === 0) return [];
  const message = `the targets need ${names(missing)}, of which no ResourceBinding is here: it goes on`;
  return [goesOn(message, missing[0], "give those bindings along, and they are held too")];
}

/** The note that a policy propagates dependencies, and no binding in the list names them. */
export function alsoBroughtAlong(policy: ObjectRef): Problem {
  const message = `${formatRef(policy)} brings along what its templates need (propagateDeps), and no ResourceBinding here says what that is: it goes on`;
  return goesOn(message, policy, "give the bindings along, and what is needed is held too");
}

function goesOn(message: string, ref: ObjectRef | undefined, hint: string): Problem {
  return { code: "NeededGoesOn", severity: "warning", message, ...(ref !== undefined && { ref }), hint };
}

/** Reads the dependencies that Karmada writes as JSON. Those selected by labels have no name and are left out. */
function dependenciesOf(text: string | undefined): readonly ObjectRef[] {
  if (text === undefined) return [];
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(list) ? list : []).filter(isMap).flatMap((entry): readonly ObjectRef[] => {
    const [apiVersion, kind, name] = [
      readString(entry, ["apiVersion"]),
      readString(entry, ["kind"]),
      readString(entry, ["name"]),
    ];
    if (apiVersion === undefined || kind === undefined || name === undefined) return [];
    return [
      { group: parseApiVersion(apiVersion).group, kind, namespace: readString(entry, ["namespace"]) ?? "", name },
    ];
  });
}

function names(all: readonly ObjectRef[]): string {
  const more = all.length > MOST_NAMES ? ` and ${all.length - MOST_NAMES} more` : "";
  return `${all
    .slice(0, MOST_NAMES)
    .map((ref) => formatRef(ref))
    .join(", ")}${more}`;
}
