/** The largest number of names in one line. */
const MOST_NAMES = 5;

/** Joins names to a short list: `eu-1, eu-2 and 3 more`. */
export function nameSome(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(", ")} and ${more} more` : names.join(", ");
}
