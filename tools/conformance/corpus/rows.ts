import { readdirSync, readFileSync } from "node:fs";
import type { KubeObject } from "@landfall/core/object";
import { parse } from "yaml";

/** An object as a controller writes it, with the word that a person gave it. */
export interface GradedRow {
  readonly name: string;
  readonly expected: string;
  readonly object: KubeObject;
}

/**
 * The part of a row: open to authors of rules, or held back from them. A third of the kinds is held back, chosen by
 * their names.
 */
export type Part = "open" | "held";

interface Graded {
  readonly kind: string;
  readonly spec?: object;
  readonly rows: readonly (readonly [word: string, name: string, status: object, spec?: object, metadata?: object])[];
}

const WORDS: { readonly [letter: string]: string } = {
  C: "Current",
  P: "InProgress",
  F: "Failed",
  S: "Suspended",
  U: "Unknown",
};
const SINCE = "2026-10-01T10:00:00Z";
/**
 * A condition on one line: `Ready=False NotFound The secret is gone`, that is type, status, reason (`-` for none),
 * message.
 */
const CONDITION = /^([^=]+)=(\S+)(?: (\S+)(?: (.*))?)?$/s;

/** Returns the graded rows of one part of the corpus, or without `part` of all parts. */
export function gradedRows(part?: Part): readonly GradedRow[] {
  const folder = new URL("kinds/", import.meta.url);
  const kinds = readdirSync(folder).flatMap((file) => parse(readFileSync(new URL(file, folder), "utf8")) as Graded[]);
  return kinds.flatMap((kind) => (part === undefined || partOf(kind.kind) === part ? rowsOf(kind) : []));
}

function rowsOf({ kind: id, spec = {}, rows }: Graded): readonly GradedRow[] {
  const [apiVersion = "", kind = ""] = id.split(" ");
  const stored = { name: "x", namespace: "shop", uid: "u1", creationTimestamp: "2026-09-30T10:00:00Z", generation: 1 };
  return rows.map(([word, name, status, ownSpec, metadata]) => ({
    name: `${kind}: ${name}`,
    expected: WORDS[word] ?? word,
    object: {
      apiVersion,
      kind,
      metadata: { ...stored, ...metadata },
      spec: ownSpec ?? spec,
      status: expanded(status),
    } as KubeObject,
  }));
}

/** The part of a kind, by a hash of group and kind, so that nobody chose it. */
function partOf(id: string): Part {
  const [apiVersion = "", kind = ""] = id.split(" ");
  let hash = 2166136261;
  for (const letter of `${apiVersion.split("/")[0] ?? ""}/${kind}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return hash % 3 === 0 ? "held" : "open";
}

function expanded(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => (key === "conditions" ? condition(item) : expanded(item)));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, expanded(item, name)]));
}

function condition(text: unknown): unknown {
  const [, type, status, reason, message] = typeof text === "string" ? (CONDITION.exec(text) ?? []) : [];
  if (type === undefined) return text;
  return {
    type,
    status,
    lastTransitionTime: SINCE,
    ...(reason === undefined || reason === "-" ? {} : { reason }),
    ...(message === undefined ? {} : { message }),
  };
}
