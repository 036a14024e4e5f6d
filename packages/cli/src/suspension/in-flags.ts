/** Fields that hints of functions name, each with the flag of the same meaning. */
const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/\ballow: \[([a-z, -]+)\]/g, "--allow $1"],
  [/\bforceRestore: true\b/g, "--force-restore"],
  [/\bresumeValue: ([a-z]+)\b/g, "--resume-value $1"],
  [/\ballowDeletion: true\b/g, "--allow-deletion"],
  [/\bacceptCollateral: true\b/g, "--accept-collateral"],
  [/\bcascade: ([a-z]+)\b/g, "--cascade $1"],
  [/\bstrength: ([a-z]+)\b/g, "--strength $1"],
  [/\bonUnknown: ([a-z]+)\b/g, "--on-unknown $1"],
  [/\ballowPast: true\b/g, "--allow-past"],
  [/\breplace: true\b/g, "--replace"],
  [/\bdescribe it with mechanisms\b/g, "describe it in a file for --mechanisms"],
  [/\bwrite (--)/g, "say $1"],
];

/** Rewords a message of a function for users of flags. */
export function inFlags(text: string): string {
  const spoken = FIELDS.reduce((words, [pattern, flag]) => words.replace(pattern, flag), text);
  return spoken.replace(/--allow ([a-z, -]+)/g, (all) => all.replaceAll(", ", ","));
}
