import type { Refusal } from "@landfall/core/suspend";

/** The table of known switches that are never written. */
export function refusedSection(refused: readonly Refusal[]): readonly string[] {
  return [
    "## Never written",
    "",
    "Known, and refused or left to people, with the reason. A user's own mechanism may still name them.",
    "",
    "| group | kind | switch | why not |",
    "| --- | --- | --- | --- |",
    ...refused.map(({ group, kind, what, reason }) => {
      const cells = [group === "" ? "core" : `\`${group}\``, kind === "*" ? "any" : kind, `\`${what}\``, reason];
      return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
    }),
    "",
  ];
}
