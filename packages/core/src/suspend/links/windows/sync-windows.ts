import { formatPath, type KubeObject, parseDuration, readPath, readString, refOf } from "../../../object/index.ts";
import type { WindowVerdict } from "../../model/parent-link.ts";
import { parseCron } from "./cron.ts";
import { isOpenAt } from "./open-at.ts";

/**
 * Returns whether the sync windows of an AppProject allow the automatic sync of an Application. They forbid it while a
 * `deny` window is open, or if there are `allow` windows and none is open. `undefined`: no window applies. Without
 * `now`, or for a schedule that cannot be read, the verdict is `unknown`. Source: Argo CD's documents and API types.
 */
export function syncWindowsSay(
  project: KubeObject,
  application: KubeObject,
  now: number | undefined,
): WindowVerdict | undefined {
  const windows = readPath(project, ["spec", "syncWindows"]);
  if (!Array.isArray(windows)) return undefined;
  const about = windows.flatMap((window: unknown, index) =>
    isAbout(window, application) ? [{ window, field: formatPath(["spec", "syncWindows", index]) }] : [],
  );
  const judged = about.map(({ window, field }) => ({
    field,
    kind: readString(window, ["kind"]),
    open: isOpen(window, now),
  }));
  const [first] = judged;
  if (first === undefined) return undefined;
  const denying = judged.find(({ kind, open }) => kind === "deny" && open === true);
  if (denying !== undefined) return { state: "unattributed", field: denying.field };
  const unclear = judged.find(({ open }) => open === undefined);
  const allowing = judged.filter(({ kind }) => kind === "allow");
  if (unclear !== undefined) return { state: "unknown", field: unclear.field };
  const closed = allowing.length > 0 && !allowing.some(({ open }) => open === true);
  return closed
    ? { state: "unattributed", field: allowing[0]?.field ?? first.field }
    : { state: "active", field: first.field };
}

function isOpen(window: unknown, now: number | undefined): boolean | undefined {
  const cron = parseCron(readString(window, ["schedule"]) ?? "");
  const duration = parseDuration(readString(window, ["duration"]));
  if (now === undefined || cron === undefined || duration === undefined) return undefined;
  return isOpenAt(cron, duration, readString(window, ["timeZone"]) ?? "UTC", now);
}

/**
 * Returns whether a window applies to an Application: one matching list is enough, but with `andOperator` every given
 * list must match.
 */
function isAbout(window: unknown, application: KubeObject): boolean {
  const destination = (field: string): string => readString(application, ["spec", "destination", field]) ?? "";
  const said = [
    named(window, "applications", [refOf(application).name]),
    named(window, "namespaces", [destination("namespace")]),
    named(window, "clusters", [destination("server"), destination("name")]),
  ].filter((answer) => answer !== undefined);
  if (said.length === 0) return false;
  return readPath(window, ["andOperator"]) === true ? said.every(Boolean) : said.some(Boolean);
}

/** Returns whether a list of patterns matches any of the texts; `undefined`: there is no such list. */
function named(window: unknown, field: string, texts: readonly string[]): boolean | undefined {
  const patterns = readPath(window, [field]);
  if (!Array.isArray(patterns) || patterns.length === 0) return undefined;
  return patterns.some(
    (pattern) => typeof pattern === "string" && texts.some((text) => text !== "" && isLike(text, pattern)),
  );
}

/** Matches a shell pattern with `*` and `?`, in time linear in text times pattern. */
function isLike(text: string, pattern: string): boolean {
  let reached = new Set([0]);
  for (const sign of pattern) {
    const next = new Set<number>();
    for (const at of reached) {
      if (sign === "*") for (let end = at; end <= text.length; end++) next.add(end);
      else if (at < text.length && (sign === "?" || text[at] === sign)) next.add(at + 1);
    }
    reached = next;
  }
  return reached.has(text.length);
}
