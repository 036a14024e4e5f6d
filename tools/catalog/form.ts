import type { FunctionDocs } from "@landfall/krm-functions/sdk";

/** The tags that the catalog's schema for `metadata.yaml` allows. */
export const CATALOG_TAGS: readonly string[] = [
  "mutator",
  "validator",
  "viewer",
  "generator",
  "test",
  "testing",
  "timing",
  "Config Sync",
  "GCP",
  "blueprints",
  "name prefix",
  "name suffix",
];

const REPOSITORY = "https://github.com/landfall-dev/landfall/tree/main";

/** The `metadata.yaml` of a function, made from the texts of `--doc`. */
export function metadataOf(docs: FunctionDocs, examples: readonly string[]): string {
  const tags = docs.tags.filter((tag) => CATALOG_TAGS.includes(tag));
  const lines = [
    `image: ${docs.image}`,
    `description: ${docs.description}`,
    "tags:",
    ...tags.map((tag) => `- ${tag}`),
    `sourceURL: ${docs.sourceURL}`,
    "examplePackageURLs:",
    ...examples.map((name) => `- ${REPOSITORY}/examples/${name}`),
    `license: ${docs.license}`,
    `hidden: ${docs.hidden}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** The `README.md` of a function: its docs between the markers of `mdtogo`, and further links. */
export function readmeOf(name: string, docs: FunctionDocs, examples: readonly string[]): string {
  return `# ${name}

## Overview

<!--mdtogo:Short-->

${docs.short.trim()}

<!--mdtogo:End-->

<!--mdtogo:Long-->

${docs.long.trim()}

<!--mdtogo:End-->

## Config

Every field is in the [reference](../../../../docs/reference/${name}.md); \`${name} --help\` prints it too. The config is an
object of its own kind or a ConfigMap.

## Examples

<!--mdtogo:Examples-->

\`\`\`yaml
${docs.examples.trim()}
\`\`\`

<!--mdtogo:End-->

Packages to copy, each with what the function makes of it:

${examples.map((example) => `* [${example}](../../../../examples/${example})`).join("\n")}
`;
}
