/** The recipe of one of our images: the instructions of its Dockerfile with all arguments filled in. */
export interface ImageRecipe {
  readonly base: string;
  readonly labels: ReadonlyMap<string, string>;
  readonly env: readonly string[];
  readonly copies: readonly { readonly from: string; readonly to: string; readonly mode: number }[];
  readonly workdir: string;
  readonly user: string;
  readonly entrypoint: readonly string[];
}

/** Reads a Dockerfile of the form that ours have; throws for an instruction that is unknown or needs an engine. */
export function readDockerfile(text: string, given: Readonly<Record<string, string>>): ImageRecipe {
  const values = new Map(Object.entries(given));
  const fill = (word: string): string => word.replace(/\$\{(\w+)\}/g, (_, name: string) => values.get(name) ?? "");
  const recipe = {
    base: "",
    labels: new Map<string, string>(),
    env: [] as string[],
    copies: [] as ImageRecipe["copies"][number][],
  };
  let [workdir, user] = ["/", ""];
  let entrypoint: readonly string[] = [];
  for (const { instruction, rest } of instructionsOf(text)) {
    const words = fill(rest).split(/\s+/);
    if (instruction === "ARG") {
      const [name = "", value] = rest.split("=");
      if (value !== undefined && !values.has(name)) values.set(name, value);
    } else if (instruction === "FROM") recipe.base = words[0] ?? "";
    else if (instruction === "LABEL") for (const word of words) recipe.labels.set(...splitPair(word));
    else if (instruction === "ENV") recipe.env.push(...words);
    else if (instruction === "COPY") recipe.copies.push(readCopy(words));
    else if (instruction === "WORKDIR") workdir = words[0] ?? "";
    else if (instruction === "USER") user = words[0] ?? "";
    else if (instruction === "ENTRYPOINT") entrypoint = readExecForm(rest);
    else throw new Error(`an image of ours needs no ${instruction}`);
  }
  return { ...recipe, workdir, user, entrypoint };
}

/** The directory of an image with its licence, and with those of bundled code. */
const LICENCES = "/licenses/";

/**
 * The reasons why Porch could not run an image: its server starts the words of ENTRYPOINT unchanged, in a pod that may
 * forbid root, with a volume at /wrapper-server-tools.
 */
export function lintRecipe({ base, copies, user, entrypoint }: ImageRecipe): readonly string[] {
  const [program = "", script = ""] = entrypoint;
  const own = copies.filter(({ to }) => !to.startsWith(LICENCES));
  const rules: readonly (readonly [boolean, string])[] = [
    [base === "", "FROM names no image"],
    [!/^[1-9]\d*(:[1-9]\d*)?$/.test(user), "USER must be a number other than 0, so that runAsNonRoot can be checked"],
    [!program.startsWith("/"), "ENTRYPOINT must start with an absolute path"],
    [entrypoint.length !== 2, "ENTRYPOINT must be a program and the function"],
    [own.length !== 1, "the function is one file"],
    [own[0]?.to !== script, "ENTRYPOINT must run the file that is copied"],
    [copies.some(({ mode }) => (mode & 0o444) !== 0o444), "everybody must be able to read the function"],
    [copies.some(({ to }) => to.startsWith("/wrapper-server-tools")), "Porch mounts over /wrapper-server-tools"],
    [copies.length - own.length !== 2, `the licence and the notices of others must be copied to ${LICENCES}`],
  ];
  return rules.filter(([broken]) => broken).map(([, rule]) => rule);
}

function instructionsOf(text: string): readonly { readonly instruction: string; readonly rest: string }[] {
  const lines = text
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n/g, " ")
    .split("\n");
  return lines
    .map((line) => /^(\S+)\s+(.*\S)/.exec(line))
    .filter((match) => match !== null)
    .map(([, instruction = "", rest = ""]) => ({ instruction: instruction.toUpperCase(), rest }));
}

function readCopy(words: readonly string[]): ImageRecipe["copies"][number] {
  const mode = words.find((word) => word.startsWith("--chmod="))?.slice("--chmod=".length) ?? "0644";
  const [from = "", to = ""] = words.filter((word) => !word.startsWith("--"));
  return { from, to, mode: Number.parseInt(mode, 8) };
}

function readExecForm(rest: string): readonly string[] {
  if (!rest.startsWith("[")) throw new Error("ENTRYPOINT must be a list of words: a shell would stand between");
  return JSON.parse(rest) as readonly string[];
}

function splitPair(word: string): [string, string] {
  const at = word.indexOf("=");
  return [word.slice(0, at), word.slice(at + 1)];
}
