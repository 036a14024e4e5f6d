// Prints how the house is built: cycles, chains, directories, lines and tests, one row for each room. Exits 1 if a
// bound of `bounds.ts` does not hold. With a directory as its argument, it measures the house there.
import { ANY_ROOM, FULL_FOLDERS, KNOWN, LINES, MOST_FILES, ROOMS } from "./bounds.ts";
import { check } from "./check.ts";
import { measure } from "./house.ts";
import { printBreaches, printMeasures } from "./print.ts";
import { readHouse } from "./read-house.ts";

const bounds = {
  anyRoom: ANY_ROOM,
  rooms: ROOMS,
  mostFiles: MOST_FILES,
  fullFolders: FULL_FOLDERS,
  lines: LINES,
  known: KNOWN,
};
const measures = measure(readHouse(process.argv[2] ?? `${import.meta.dirname}/../..`));
const { breaches, known } = check(measures, bounds);
process.stdout.write(printMeasures(measures, bounds));
if (known.length > 0) process.stdout.write(`\n${known.length} known, to be repaired:\n${printBreaches(known)}`);
if (breaches.length > 0) {
  process.stderr.write(`\n${printBreaches(breaches)}`);
  process.exitCode = 1;
}
