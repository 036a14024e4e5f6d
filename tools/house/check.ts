import type { KnownBreach, RoomBounds } from "./bounds.ts";
import { type Measures, type Room, roomOf, type Spread } from "./house.ts";

/** The limits for every room of the repository, and the stricter or wider ones of single rooms. */
export interface Bounds {
  readonly anyRoom: RoomBounds;
  readonly rooms: { readonly [room: string]: Partial<RoomBounds> };
  readonly mostFiles: number;
  readonly fullFolders: { readonly [folder: string]: string };
  readonly lines: { readonly [of in "fileLines" | "functionLines"]: Pick<Spread, "p50" | "p90"> };
  readonly known: readonly KnownBreach[];
}

/** A limit that a room, a directory or a table exceeds. */
export interface Breach {
  readonly about: KnownBreach["about"] | "table";
  /** The room, the directory, or the row of a table. */
  readonly where: string;
  readonly message: string;
}

/** Returns all limits that are exceeded, known ones apart; an obsolete row of a table is a breach, too. */
export function check(measures: Measures, bounds: Bounds): { readonly breaches: Breach[]; readonly known: Breach[] } {
  const all = [
    ...checkCircles(measures),
    ...measures.rooms.flatMap((room) => checkRoom(room, bounds)),
    ...checkFolders(measures, bounds),
    ...checkLines(measures, bounds),
  ];
  const isKnown = ({ about, where }: Breach): boolean =>
    bounds.known.some((row) => row.about === about && row.where === where);
  return {
    breaches: [...all.filter((breach) => !isKnown(breach)), ...checkTables(measures, bounds, all)],
    known: all.filter(isKnown),
  };
}

function checkCircles({ circles }: Measures): readonly Breach[] {
  const byValue = circles.value.map((files): Breach => circle("value", files));
  const told = new Set(circles.value.flat());
  const byType = circles.all.filter((files) => !files.some((file) => told.has(file)));
  return [...byValue, ...byType.map((files): Breach => circle("type", files))];
}

function circle(kind: "value" | "type", files: readonly string[]): Breach {
  const [first = ""] = files;
  return {
    about: "circle",
    where: roomOf(first) ?? first.split("/").slice(0, -1).join("/"),
    message: `${files.length} files need each other in a circle of ${kind} imports: ${files.join(", ")}`,
  };
}

function checkRoom({ name, chain, tests }: Room, { anyRoom, rooms }: Bounds): readonly Breach[] {
  const bound = { ...anyRoom, ...rooms[name] };
  const breaches: Breach[] = [];
  if (chain.length > bound.chain) {
    const message = `${chain.length} files are in a chain, at most ${bound.chain} may be: ${chain.join(" > ")}`;
    breaches.push({ about: "chain", where: name, message });
  }
  if (tests < bound.tests) {
    const message = `there are ${tests.toFixed(2)} lines of tests for a line of source, at least ${bound.tests} must be`;
    breaches.push({ about: "tests", where: name, message });
  }
  return breaches;
}

function checkFolders({ folders }: Measures, { mostFiles, fullFolders }: Bounds): readonly Breach[] {
  return [...folders]
    .filter(([folder, count]) => count > mostFiles && !Object.hasOwn(fullFolders, folder))
    .map(([folder, count]) => ({
      about: "folder",
      where: folder,
      message: `${count} files that are no tests lie in it, at most ${mostFiles} may`,
    }));
}

function checkLines(measures: Measures, { lines }: Bounds): readonly Breach[] {
  return (["fileLines", "functionLines"] as const).flatMap((of) =>
    (["p50", "p90"] as const).flatMap((rank): readonly Breach[] => {
      const [is, most] = [measures[of][rank], lines[of][rank]];
      const message = `${rank} is ${is}, at most ${most} may be`;
      return is > most ? [{ about: "lines", where: of, message }] : [];
    }),
  );
}

function checkTables({ rooms, folders }: Measures, bounds: Bounds, found: readonly Breach[]): readonly Breach[] {
  const row = (where: string, message: string): Breach => ({ about: "table", where, message });
  const unknown = Object.keys(bounds.rooms).filter((name) => !rooms.some((room) => room.name === name));
  const notFull = Object.keys(bounds.fullFolders).filter((name) => (folders.get(name) ?? 0) <= bounds.mostFiles);
  const repaired = bounds.known.filter(
    ({ about, where }) => !found.some((breach) => breach.about === about && breach.where === where),
  );
  return [
    ...unknown.map((name) => row(name, "there is no such room: delete its row in ROOMS")),
    ...notFull.map((name) => row(name, "it is not too full any more: delete its row in FULL_FOLDERS")),
    ...repaired.map(({ about, where }) => row(where, `its ${about} is repaired: delete the row in KNOWN`)),
  ];
}
