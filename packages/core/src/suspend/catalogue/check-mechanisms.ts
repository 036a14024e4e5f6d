import { formatPath, type Path, type Problem, showValue } from "../../object/index.ts";
import type { SuspendMechanism } from "../../schemas/generated/suspend-mechanism.types.ts";
import type { Truth } from "../model/mechanism.ts";
import { switchKind } from "./mechanism-data.ts";

/** A fault of one row of a catalogue: the field, what is wrong, and the value to write. */
type Fault = readonly [field: keyof SuspendMechanism, text: string, hint: string];

/**
 * Checks the rules for mechanisms that their schema cannot express: fields that need each other, and values that the
 * system could never read as suspended. `at` is the path of the rows. Problems `InvalidMechanism` name row and field,
 * and the value to write.
 */
export function checkMechanisms(rows: readonly SuspendMechanism[], at: Path): readonly Problem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row, index): readonly Problem[] => {
    const other = first.get(row.id);
    if (other === undefined) first.set(row.id, index);
    const twice: readonly Fault[] =
      other === undefined
        ? []
        : [
            [
              "id",
              `is that of ${formatPath([...at, other])} too, so this one would never be used`,
              "give it an id of its own",
            ],
          ];
    return [...twice, ...faultsOf(row)].map(([name, text, hint]): Problem => {
      const field = formatPath([...at, index, name]);
      return { code: "InvalidMechanism", severity: "error", message: `${field} ${text} (${row.id})`, field, hint };
    });
  });
}

function faultsOf(row: SuspendMechanism): readonly Fault[] {
  if (row.path === undefined) return strayFields(row);
  return [...missingFields(row), ...valueFaults(row), ...enumFaults(row), ...offFaults(row)];
}

const OF_SWITCH = ["truth", "on", "off", "offValue", "values", "alsoOn", "drain", "requires"] as const;

function strayFields(row: SuspendMechanism): readonly Fault[] {
  const where = row.clusters === undefined ? "pins" : "clusters";
  return OF_SWITCH.filter((field) => row[field] !== undefined).map(
    (field): Fault => [field, `says nothing beside ${where}`, "leave it out; it belongs to path"],
  );
}

function missingFields(row: SuspendMechanism): readonly Fault[] {
  return (["truth", "on"] as const)
    .filter((field) => row[field] === undefined)
    .map((field): Fault => [field, "is required beside path", HINTS[field]]);
}

const HINTS = {
  truth: "write how the system reads the value, for example bool; docs/suspend.md has the table",
  on: "write the value that suspends, for example true",
} as const;

/** For each truth test, the values of `on` that it can find true, and how to describe them. */
const ON_OF: { readonly [truth in Truth]?: { readonly is: (on: unknown) => boolean; readonly write: string } } = {
  bool: { is: (on) => on === true, write: "true, without quotes" },
  false: { is: (on) => on === false, write: "false, without quotes" },
  zero: { is: (on) => on === 0, write: "0" },
  "equals-fold": { is: isText, write: "a string" },
  "parse-bool": { is: isText, write: '"true", in quotes' },
  "parse-bool-lenient": { is: isText, write: '"true", in quotes' },
  "string-bool": { is: isText, write: '"true", in quotes' },
  enum: { is: isText, write: "one of its values, in quotes" },
  "paused-until": { is: isText, write: '"true", in quotes' },
};

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function valueFaults({ path = [], truth, on }: SuspendMechanism): readonly Fault[] {
  if (truth === undefined || on === undefined) return [];
  const kind = switchKind(path);
  if (kind !== "field") {
    const isKey = path.length === 3 && (path[1] === "annotations" || path[1] === "labels");
    if (!isKey) return [["path", `is no ${kind}`, `write [metadata, ${kind}s, <key>], the key with its domain`]];
    if (!isText(on)) return [["on", `is ${showValue(on)}, but must be a string in ${kind}s`, "write it in quotes"]];
  }
  const wanted = ON_OF[truth];
  if (wanted === undefined || wanted.is(on)) return [];
  return [
    ["on", `is ${showValue(on)}, which ${truth} never takes as suspended`, `write ${wanted.write}, or another truth`],
  ];
}

function enumFaults({ truth, on, values, alsoOn = [], drain }: SuspendMechanism): readonly Fault[] {
  const faults: Fault[] = [];
  if (truth === "enum" && values === undefined) {
    faults.push(["values", "is required with truth enum", "list all values that the system knows"]);
  }
  if (truth !== "enum" && values !== undefined) faults.push(["values", "belongs to truth enum", "leave it out"]);
  const known = new Set<unknown>([...(values ?? []), ...alsoOn]);
  if (truth === "enum" && values !== undefined && !known.has(on)) {
    faults.push(["on", `is ${showValue(on ?? null)}, which is not among values`, "add it to values"]);
  }
  if (drain !== undefined && !alsoOn.some((word) => word === drain)) {
    faults.push(["drain", `is ${showValue(drain)}, which is not among alsoOn`, "add it to alsoOn"]);
  }
  return faults;
}

function offFaults({ off, offValue, on }: SuspendMechanism): readonly Fault[] {
  if (offValue === undefined) return [];
  if (off !== undefined) return [["offValue", "excludes off", "leave off out"]];
  return offValue === on ? [["offValue", "is the same as on", "write the word for off, or leave it out"]] : [];
}
