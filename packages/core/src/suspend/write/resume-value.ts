import { formatPath, type KubeObject, type Path, type ValueOrAbsent } from "../../object/index.ts";
import type { Mechanism } from "../model/mechanism.ts";
import { otherOwnersAt } from "../model/owner.ts";
import type { SavedField } from "../model/saved.ts";
import type { SiteFault } from "../model/site-engine.ts";
import { offWord } from "../sites/off-word.ts";
import { readTruth } from "../sites/truth.ts";

/**
 * Selects the value that is restored when the last hold is released.
 *
 * | choice | restored value |
 * |---|---|
 * | restore | the value before the first hold, absence included |
 * | auto | the same; but if there was none and another manager owns the field by now, so that removing it would not last, the system's own word for off |
 * | delete | none: the field is removed, whatever was there |
 * | explicit | the system's own word for off |
 */
export type ResumeValue = "auto" | "delete" | "explicit" | "restore";

/**
 * Returns the value that a field gets once nobody holds it. A field that was suspended before the first hold stays so,
 * unless `delete` or `explicit` is requested by force. Faults: `ResumeValueNotAvailable`, `OwnedByOther`.
 */
export function valueToResume(
  object: KubeObject,
  { site }: Mechanism,
  { path, prev }: SavedField,
  choice: ResumeValue,
  force = false,
): ValueOrAbsent | SiteFault {
  if (choice === "restore") return prev;
  if (site.kind === "clusters" || site.kind === "pin") {
    return choice === "auto" ? prev : notAvailable(path, choice, "what was there before is the only value there is");
  }
  if (readTruth(site, prev).state === "on" && !(force && choice !== "auto")) return prev;
  if (choice === "delete") return site.off === "restore" ? notAvailable(path, choice, "it must have a value") : ABSENT;
  if (choice === "explicit") return offWord(site) ?? notAvailable(path, choice, "the system has no word for off");
  if (!("absent" in prev)) return prev;
  const [owner] = otherOwnersAt(object, path);
  return owner === undefined ? prev : (offWord(site) ?? ownedByOther(path, owner.manager));
}

const ABSENT: ValueOrAbsent = { absent: true };

function notAvailable(path: Path, choice: ResumeValue, why: string): SiteFault {
  const message = `${formatPath(path)} cannot be resumed by ${choice}: ${why}`;
  return { code: "ResumeValueNotAvailable", message, hint: "write resumeValue: restore", path };
}

function ownedByOther(path: Path, owner: string): SiteFault {
  return {
    code: "OwnedByOther",
    message: `${owner.slice(0, 80)} owns ${formatPath(path)} too, so removing it would not last, and the system has no word for off`,
    hint: `let ${owner.slice(0, 80)} give the field up, then resume; or write resumeValue: restore`,
    path,
  };
}
