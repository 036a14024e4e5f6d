/** How many names are said in one line. */
const MOST_NAMES = 5;

/** Some of the names, and how many more there are: `eu-1, eu-2 and 3 more`. */
export function nameSome(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(", ")} and ${more} more` : names.join(", ");
}
