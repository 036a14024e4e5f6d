import { formatPath, type Path } from "../../object/index.ts";
import type { Draft } from "../edit/draft.ts";
import type { BoundSite, SiteFault } from "../model/site-engine.ts";
import { savedLost } from "../sites/record-faults.ts";
import type { Settled, Settlement } from "./settlement.ts";

/**
 * Settles a mechanism that is held and of which somebody took away what was saved. What was there before is not known, so it
 * is not guessed: a fault `SavedLost`, unless the last hold goes by force and the user says what shall come back.
 * `undefined`: nothing is lost, as the switch does not stand as the holds want it.
 */
export function settleLost(draft: Draft, settlement: Settlement, site: BoundSite): Settled | undefined {
  const { object, ledger, mechanism, holds, assert, force = false, resumeValue = "auto" } = settlement;
  const before = ledger.holds.filter((hold) => hold.mechanism === mechanism.id);
  if (holds.length > 0 && !assert) return { drift: [] };
  if (before.length === 0 || site.paths.length === 0 || !site.stands(object, before)) return undefined;
  const [path = []] = site.paths;
  if (holds.length > 0 || !force || (resumeValue !== "explicit" && resumeValue !== "delete"))
    return { fault: savedLost(mechanism.id, path), drift: [] };
  const values = site.offBy(object, before, resumeValue);
  if (values === undefined) return { fault: noWord(path, resumeValue), drift: [] };
  for (const [index, value] of values.entries()) draft.write(site.paths[index] ?? path, value);
  return { drift: [] };
}

function noWord(path: Path, word: string): SiteFault {
  const message = `${formatPath(path)} cannot be resumed by ${word}, and what was there before is lost`;
  const hint = `set ${formatPath(path)} by hand to what it shall be, then let go`;
  return { code: "ResumeValueNotAvailable", message, hint, path };
}
