/** The anchors that were passed; a name that comes again means the later node from there on. */
export class Anchors {
  readonly #byName = new Map<string, { isOpen: boolean }>();

  /** Notes the start of a node; `isOpen` is to be taken back at its end. */
  open(name: string): { isOpen: boolean } {
    const anchored = { isOpen: true };
    if (name !== "") this.#byName.set(name, anchored);
    return anchored;
  }

  /** Why nothing can be read for an alias. */
  problemOf(name: string): string | undefined {
    const anchored = this.#byName.get(name);
    if (anchored === undefined) return `the alias *${name}, whose anchor is not before it`;
    return anchored.isOpen ? `the alias *${name} within the node that it stands for` : undefined;
  }
}
