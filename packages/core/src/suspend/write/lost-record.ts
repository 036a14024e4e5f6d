import { formatPath, type Path } from "../../object/index.ts";
import type { Draft } from "../edit/draft.ts";
import type { BoundSite, SiteFault } from "../model/site-engine.ts";
import { savedLost } from "../sites/record-faults.ts";
import type { Settled, Settlement } from "./settlement.ts";

/**
 * Settles a held mechanism whose saved record was removed. The previous value is unknown and not guessed: the fault is
 * `SavedLost`, unless the last hold is released by force and the user names the value to restore. `undefined`: nothing
 * is lost, as the switch does not have the value that the holds require.
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
