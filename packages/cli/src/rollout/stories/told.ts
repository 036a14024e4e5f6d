/** An answer of `landfall explain -o json`, as far as the driver reads it. */
export interface Told {
  readonly message: string;
  readonly who?: string;
  readonly command?: string;
  readonly nextRender?: string | undefined;
  readonly because?: readonly Told[];
}

const COMMAND = /landfall (?:rollout [^;]*?--reason WHY|fn render \.|snapshot --into \. --clock)/g;

/** Every command that an answer or a text prints, once. */
export function commandsIn(told: Told | string | undefined): readonly string[] {
  const text = typeof told === "string" ? told : JSON.stringify(told ?? "");
  return [...new Set(text.match(COMMAND) ?? [])];
}

/** The words of a printed command, without the name of the program. */
export function wordsOf(command: string): readonly string[] {
  const words = command.split(" ").slice(1);
  return words[1] === "render" ? [...words, "--any-form"] : words;
}

/** The changes that explain words by kind; each other kind is noted elsewhere. */
const KINDS: { readonly [word: string]: string } = {
  "begins a new attempt": "began",
  "stops everything": "braked",
  "goes on": "unbraked",
  "aborts the attempt": "aborted",
  opens: "opened",
  passes: "passed",
  releases: "released",
  "sends back": "rolling-back",
  "is to try again": "retrying",
  "tries again": "retried",
  holds: "held",
  "takes up again": "returned",
  "notes as landed": "landed",
  "notes as failed": "failed",
  "notes as gone astray": "left",
  "notes as back": "rolled-back",
  forgets: "removed",
  "stops the rollout": "stopped",
  "completes the rollout": "completed",
};

/** The kinds of change that a sentence foretells, with how many: `opened 1, released 2`. */
export function changesForetold(sentence: string | undefined): string {
  const found = (sentence ?? "").split(", ").flatMap((part): readonly string[] => {
    const word = Object.keys(KINDS).find((one) => part === one || part.startsWith(`${one} `));
    if (word === undefined || part.startsWith("goes on after")) return [];
    const more = Number(/ and (\d+) more$/.exec(part)?.[1] ?? 0);
    return [`${KINDS[word] ?? ""} ${1 + more}`];
  });
  return found.toSorted().join(", ");
}

/** The kinds of change that a render noted in the log of the plan, with how many. */
export function changesNoted(before: string | undefined, after: string): string {
  const last = (text: string): string =>
    text
      .split(/^ {4}- seq: /m)
      .at(-1)
      ?.split(/^ {2}\w/m)[0] ?? "";
  const entry = last(after);
  if (before !== undefined && last(before) === entry) return "";
  const found = [...entry.matchAll(/^ {8}- kind: (\S+)\n {10}count: (\d+)$/gm)].map(
    ([, kind, count]) => `${kind} ${count}`,
  );
  const told = new Set(Object.values(KINDS));
  return found
    .filter((one) => told.has(one.split(" ")[0] ?? ""))
    .toSorted()
    .join(", ");
}
