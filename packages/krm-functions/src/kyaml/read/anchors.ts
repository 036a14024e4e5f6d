/** The anchors seen so far; a repeated name refers to the later node from there on. */
export class Anchors {
  readonly #byName = new Map<string, { isOpen: boolean }>();

  /** Notes the start of an anchored node; the caller sets `isOpen` to false at its end. */
  open(name: string): { isOpen: boolean } {
    const anchored = { isOpen: true };
    if (name !== "") this.#byName.set(name, anchored);
    return anchored;
  }

  /** The reason why an alias cannot be resolved; undefined if it can. */
  problemOf(name: string): string | undefined {
    const anchored = this.#byName.get(name);
    if (anchored === undefined) return `the alias *${name}, whose anchor is not before it`;
    return anchored.isOpen ? `the alias *${name} within the node that it stands for` : undefined;
  }
}
