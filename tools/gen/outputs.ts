import { crdOf } from "./crd.ts";
import { entryOf, indexOf } from "./entry.ts";
import { isCustomResource, isPart, type Kind } from "./kind.ts";
import { referenceOf } from "./reference.ts";
import { typesOf } from "./types.ts";
import { validatorOf } from "./validator.ts";

/** The directory that holds only generated files of schemas. */
export const GENERATED: string = "packages/core/src/schemas/generated";
export const CRDS: string = "schemas/crds";
/** The example package that installs the definitions, and has a copy of each. */
const INSTALLED = "examples/install/package/crds";
export const REFERENCE: string = "docs/reference";

/** A file to write: its path relative to the repository, and its text. */
export type Output = readonly [path: string, text: string];

/** Everything that is generated from one kind. */
export async function outputsOf(kind: Kind): Promise<readonly Output[]> {
  const origin = `Generated from ${kind.file} by \`npm run gen\`. Do not edit.`;
  const outputs: Output[] = [
    [`${GENERATED}/${kind.slug}.ts`, entryOf(kind, `// ${origin}`)],
    [`${GENERATED}/${kind.slug}.types.ts`, await typesOf(kind, `// ${origin}`)],
    [`${GENERATED}/${kind.slug}.validate.ts`, validatorOf(kind, `// ${origin}`)],
  ];
  if (isPart(kind)) return outputs;
  outputs.push([`${REFERENCE}/${kind.slug}.md`, referenceOf(kind, `<!-- ${origin} -->`)]);
  if (isCustomResource(kind))
    for (const folder of [CRDS, INSTALLED])
      outputs.push([`${folder}/${kind.slug}.crd.yaml`, crdOf(kind, `# ${origin}`)]);
  return outputs;
}

/** The list of all kinds, as code and as a page. */
export function indexOutputs(kinds: readonly Kind[]): readonly Output[] {
  const origin = "Generated from schemas/ by `npm run gen`. Do not edit.";
  const sorted = [...kinds].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const listed = sorted.filter((kind) => !isPart(kind));
  const rows = listed.map((kind) => `| [${kind.name}](${kind.slug}.md) | ${kind.group} | ${kind.file} |`);
  const page = [
    `<!-- ${origin} -->`,
    "",
    "# Reference",
    "",
    "| kind | group | schema |",
    "| --- | --- | --- |",
    ...rows,
    "",
    "How `computeStatus` decides: [the built-in kinds](status-kinds.md), [any other kind](status-generic.md), [the rule library](../status-rules/README.md).",
    "",
  ];
  return [
    [`${GENERATED}/index.ts`, indexOf(sorted, `// ${origin}`)],
    [`${REFERENCE}/README.md`, page.join("\n")],
  ];
}
