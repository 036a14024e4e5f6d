import { createRandom, type Random } from "./random.ts";

/**
 * Generates a ResourceList of a package with sub-packages, as kpt sends it to functions, with everything that users'
 * files may contain: comments, quotes, anchors, flow maps, block texts, numbers that a parser would respell, keys that
 * YAML 1.1 takes for something else. The same seed gives the same text.
 */
export function generateResourceList(seed: number): string {
  const random = createRandom(seed);
  const packages = ["/pkg/sub", "/pkg/sub/deeper", "/pkg/other"].slice(0, random.int(0, 3));
  const items = [...packages, "/pkg"].flatMap((packagePath) => packageItems(random, packagePath));
  const numbered = items.map((item, at) => item.replaceAll("@ID@", String(at)).replaceAll("@NEXT@", String(at + 1)));
  const config = random.chance(0.5) ? CONFIG : "";
  return `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${numbered.join("")}${config}`;
}

const CONFIG = `functionConfig:
  apiVersion: v1
  kind: ConfigMap
  metadata:
    name: function-input
  data:
    mode: '0644' # as text
`;

interface Place {
  readonly packagePath: string;
  readonly path: string;
  readonly index: number;
}

function packageItems(random: Random, packagePath: string): readonly string[] {
  const kptfile = item(random, "kpt.dev/v1", "Kptfile", { packagePath, path: "Kptfile", index: 0 });
  const files = Array.from({ length: random.int(0, 3) }, (_, at) => `file-${at}.yaml`);
  const others = files.flatMap((path) =>
    Array.from({ length: random.int(1, 3) }, (_, index) => {
      const [apiVersion, kind] = random.pick(KINDS);
      return item(random, apiVersion, kind, { packagePath, path, index });
    }),
  );
  return [kptfile, ...others];
}

const KINDS = [
  ["v1", "ConfigMap"],
  ["apps/v1", "Deployment"],
  ["example.com/v1alpha1", "Thing"],
] as const;

/** Generates one item; its first line follows the dash. */
function item(random: Random, apiVersion: string, kind: string, place: Place): string {
  const head = random.chance(0.2) ? ["# what this is", "# for"] : [];
  const name = random.chance(0.3) ? "package-context.yaml" : `${kind.toLowerCase()}-${random.int(1, 3)}`;
  const lines = [
    ...head,
    `apiVersion: ${apiVersion}`,
    `kind: ${kind}`,
    ...metadata(random, name, place),
    ...mapLines(random, "spec", 0),
  ];
  return `- ${lines.map((line, at) => (at === 0 || line === "" ? line : `  ${line}`)).join("\n")}\n`;
}

function metadata(random: Random, name: string, { packagePath, path, index }: Place): readonly string[] {
  const ours = [
    `config.kubernetes.io/index: '${index}'`,
    `config.kubernetes.io/path: '${path}'`,
    `internal.config.kubernetes.io/index: '${index}'`,
    `internal.config.kubernetes.io/package-path: '${packagePath}'`,
    `internal.config.kubernetes.io/path: '${path}'`,
    `internal.config.kubernetes.io/seqindent: '${random.pick(["compact", "wide"])}'`,
    "internal.config.kubernetes.io/annotations-migration-resource-id: '@ID@'",
    "internal.config.kubernetes.io/id: '@NEXT@'",
    "config.k8s.io/id: '@NEXT@'",
  ];
  if (random.chance(0.15)) return [`metadata: {name: ${name}, annotations: {a: "b", ${ours.join(", ")}}}`];
  const own = random.chance(0.3) ? ['    example.com/note: "on" # kept'] : [];
  return ["metadata:", `  name: ${name} # its name`, "  annotations:", ...own, ...ours.map((line) => `    ${line}`)];
}

const SCALARS: readonly string[] = String.raw`plain
two words
0644
0x1F
1e3
1.0
12345678901234567890
1:30
2026-01-01
~
null
'single ''quoted'''
"double \"quoted\" \u00e9"
yes
"no"
''
-1
.5
!!str 12
https://a.b/c?d=e#f
{a: 1, 'b': [x, y]}
[]
{}
[a, {b: c}]
&anchor value
text # with a comment`.split("\n");
const KEYS = ["name", "on", "y", '"yes"', "'quoted key'", "a.b/c", "0", "x-y", "longer key"] as const;
const DEEPEST = 4;

function mapLines(random: Random, key: string, depth: number): readonly string[] {
  const keys = KEYS.filter(() => random.chance(0.4));
  if (keys.length === 0 || depth === DEEPEST) return [`${key}: ${random.pick(SCALARS)}`];
  const lines = keys.flatMap((inner) => entryLines(random, inner, depth + 1));
  return [`${key}:`, ...lines.map((line) => (line === "" ? "" : `  ${line}`))];
}

function entryLines(random: Random, key: string, depth: number): readonly string[] {
  const comment = random.chance(0.2) ? ["# above"] : [];
  const kind = random.int(0, 5);
  if (kind === 0) return [...comment, ...mapLines(random, key, depth)];
  if (kind === 1) return [...comment, ...listLines(random, key, depth)];
  if (kind === 2)
    return [
      ...comment,
      `${key}: ${random.pick(["|", "|-", "|+", ">-"])}`,
      "  line one",
      "",
      "  line: two # no comment",
    ];
  return [...comment, `${key}: ${random.pick(SCALARS)}`];
}

function listLines(random: Random, key: string, depth: number): readonly string[] {
  const entries = Array.from({ length: random.int(1, 3) }, () => {
    if (depth === DEEPEST || random.chance(0.5)) return [`- ${random.pick(SCALARS)}`];
    const [first = "", ...rest] = mapLines(random, "inner", depth + 1);
    return [`- ${first}`, ...rest.map((line) => (line === "" ? "" : `  ${line}`))];
  });
  return [`${key}:`, ...entries.flat()];
}
