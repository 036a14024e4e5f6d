import { failure, isMap, type Json, type Problem, type Result, success } from "@landfall/core/object";

type Fields = { readonly [key: string]: Json };

/** The output of `kpt live status -o json`. */
export interface LiveStatus {
  readonly objects: readonly Fields[];
  /** The newest time in a line; absent if no line has one. */
  readonly observedAt?: string;
}

/**
 * Whether a text is output of `kpt live status -o json`: its first line is a JSON object with a `type`, and no `kind:
 * List`.
 */
export function isLiveStatus(text: string): boolean {
  const first = parseLine(text.trimStart().split("\n", 1)[0] ?? "");
  return first?.["type"] !== undefined && first["apiVersion"] === undefined;
}

/**
 * Converts the JSON lines of `kpt live status -o json` to one object in the shape of a ResourceGroup for each
 * inventory, for all readers of ResourceGroups. If several lines are about one object, the last counts. A line that is
 * no JSON, or an error line of kpt, is a problem with its number.
 */
export function readLiveStatus(text: string): Result<LiveStatus> {
  const byInventory = new Map<string, Map<string, Fields>>();
  const times: string[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const entry = parseLine(line);
    const name = entry?.["name"];
    if (entry?.["type"] !== "status" || typeof name !== "string") return failure(badLine(at + 1, entry, line));
    const inventory = textOf(entry, "inventory-name") || "inventory";
    const entries = byInventory.get(inventory) ?? new Map<string, Fields>();
    byInventory.set(inventory, entries);
    const id = ["group", "kind", "namespace", "name"].map((field) => textOf(entry, field)).join("\0");
    entries.set(id, entry);
    if (textOf(entry, "timestamp") !== "") times.push(textOf(entry, "timestamp"));
  }
  const newest = times.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  const objects = [...byInventory].map(([name, entries]) => resourceGroup(name, [...entries.values()]));
  return success({ objects, ...(newest === undefined ? {} : { observedAt: newest }) });
}

function resourceGroup(name: string, entries: readonly Fields[]): Fields {
  const refs = entries.map((entry) => ({
    group: textOf(entry, "group"),
    kind: textOf(entry, "kind"),
    namespace: textOf(entry, "namespace"),
    name: textOf(entry, "name"),
  }));
  const resourceStatuses = entries.map((entry, at) => {
    const [status, message] = [textOf(entry, "status"), textOf(entry, "message")];
    const condition = { type: "Reported", status: "True", reason: status, message };
    return { ...refs[at], status, ...(message === "" ? {} : { conditions: [condition] }) };
  });
  return {
    apiVersion: "kpt.dev/v1alpha1",
    kind: "ResourceGroup",
    metadata: { name },
    spec: { resources: refs },
    status: { resourceStatuses },
  };
}

function parseLine(line: string): Fields | undefined {
  try {
    const value = JSON.parse(line) as Json;
    return isMap(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function textOf(fields: Fields, key: string): string {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return typeof value === "string" ? value : "";
}

function badLine(number: number, entry: Fields | undefined, line: string): Problem {
  const what =
    entry === undefined ? "is no JSON object" : `is of type ${JSON.stringify(entry["type"] ?? null)}, not "status"`;
  const message = `line ${number} ${what}: ${line.slice(0, 120)}`;
  return { code: "NotLiveStatus", severity: "error", message, hint: "give the output of kpt live status -o json" };
}
