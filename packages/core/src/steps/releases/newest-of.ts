import { compareText, type Problem } from "../../object/index.ts";

/**
 * Returns the newest of some names. If the order of two is unknown, neither is the newest, and a warning `NoOrder`
 * names both.
 */
export function newestOf(
  names: readonly string[],
  order: (a: string, b: string) => number | undefined,
  problems: Problem[],
): string | undefined {
  let newest: string | undefined;
  for (const name of [...names].toSorted(compareText))
    if (newest === undefined || (order(name, newest) ?? 0) > 0) newest = name;
  const rival = names.find((name) => newest !== undefined && name !== newest && order(name, newest) === undefined);
  if (newest === undefined || rival === undefined) return newest;
  const both = [newest, rival].toSorted(compareText).join(" and ");
  problems.push({
    code: "NoOrder",
    severity: "warning",
    message: `nobody can tell which of ${both} is newer`,
    hint: "name one of them",
  });
  return undefined;
}
