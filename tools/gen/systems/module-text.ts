import type { LoadedSystem } from "./load.ts";

/** A constant of a generated module. */
export interface Constant {
  readonly name: string;
  /** Its type; the names in it are imported as types. */
  readonly type: string;
  readonly about: string;
  /** Its value: data and functions of systems. An array of pairs becomes a Map if the type is one. */
  readonly value: unknown;
}

/** The types that a generated module imports, by their modules. */
export type TypeImports = Readonly<Record<string, readonly string[]>>;

/**
 * Formats a module of constants whose functions are imported from the systems' directories. `folders`: the relative
 * path from the module to their parent. Throws if no module of its directory exports a function.
 */
export function moduleText(
  systems: readonly LoadedSystem[],
  {
    constants,
    types,
    folders,
  }: { readonly constants: readonly Constant[]; readonly types: TypeImports; readonly folders: string },
): string {
  const imports = new Map<string, Map<string, string>>();
  const taken = new Map<string, unknown>();
  const reference = (value: unknown): string => {
    const owner = systems.find(({ exports }) => exports.has(value));
    const found = owner?.exports.get(value);
    if (owner === undefined || found === undefined) throw new Error(`a function is exported nowhere: ${String(value)}`);
    const local = (taken.get(found.name) ?? value) === value ? found.name : localName(owner.slug, found.name);
    taken.set(local, value);
    const from = `${folders}/${owner.slug}/${found.module}.ts`;
    const names = imports.get(from) ?? new Map<string, string>();
    imports.set(from, names.set(found.name, local));
    return local;
  };
  const bodies = constants.map((constant) => constantText(constant, reference));
  const lines = [
    ...Object.entries(types).map(([from, names]) => `import type { ${names.toSorted().join(", ")} } from "${from}";`),
    ...[...imports]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => `import { ${[...names].map(importText).toSorted().join(", ")} } from "${from}";`),
  ];
  return `// Generated from packages/adapters/src/*/system.ts by \`npm run gen\`. Do not edit.
${[...lines, ...bodies].join("\n")}
`;
}

function importText([name, local]: readonly [string, string]): string {
  return name === local ? name : `${name} as ${local}`;
}

/**
 * The local name of an import: `configSyncDeclaredRevision` for `declaredRevision` of `config-sync`, if another system
 * exports that name too.
 */
function localName(slug: string, name: string): string {
  const [first = "", ...rest] = slug.split("-");
  return [first, ...[...rest, name].map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))].join("");
}

function constantText({ name, type, about, value }: Constant, reference: (value: unknown) => string): string {
  const text = valueText(value, reference, "");
  const made = type.startsWith("ReadonlyMap<")
    ? `/* @__PURE__ */ new Map${type.slice("ReadonlyMap".length)}(${text})`
    : text;
  return `
/** ${about} */
export const ${name}: ${type} = ${made};`;
}

function valueText(value: unknown, reference: (value: unknown) => string, indent: string): string {
  const deeper = `${indent}  `;
  if (typeof value === "function") return reference(value);
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return `new Set(${valueText([...value], reference, indent)})`;
  if (Array.isArray(value)) {
    const entries = value.map((entry: unknown) => valueText(entry, reference, deeper));
    return aroundAll("[", entries, "]", indent);
  }
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([key, entry]) => `${keyText(key)}: ${valueText(entry, reference, deeper)}`);
  return aroundAll("{ ", entries, " }", indent);
}

const LONGEST = 110;

function aroundAll(open: string, entries: readonly string[], close: string, indent: string): string {
  if (entries.length === 0) return open.trim() + close.trim();
  const short = `${open}${entries.join(", ")}${close}`;
  if (indent.length + short.length <= LONGEST && !short.includes("\n")) return short;
  return `${open.trim()}\n${entries.map((entry) => `${indent}  ${entry},\n`).join("")}${indent}${close.trim()}`;
}

function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
