import { nearestName } from "@landfall/core/schemas";

/**
 * Words that people bring from other tools, and the commands that answer them here. A question is answered by a command
 * that only looks.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  get: "landfall status DIR|FILE",
  health: "landfall status DIR|FILE",
  describe: "landfall status --why DIR|FILE, or landfall explain DIR TARGET",
  list: "landfall status DIR|FILE, or landfall suspended DIR|FILE",
  ls: "landfall status DIR|FILE",
  watch: "landfall wait DIR|FILE",
  holds: "landfall suspended DIR|FILE",
  who: "landfall suspended DIR|FILE",
  why: "landfall explain DIR, or landfall suspended DIR|FILE",
  show: "landfall plan DIR",
  waves: "landfall plan DIR",
  render: "landfall fn render DIR",
  eval: "landfall fn run NAME DIR",
  unsuspend: "landfall resume --holder NAME DIR",
  release: "landfall resume --holder NAME DIR, or landfall rollout --help for the verbs of a rollout",
  "rollout status": "landfall explain DIR",
  "rollout explain": "landfall explain DIR",
  "rollout plan": "landfall plan DIR",
  "rollout list": "landfall explain DIR",
  "rollout get": "landfall explain DIR",
  "rollout why": "landfall explain DIR",
  "rollout unpause": "landfall rollout resume DIR --reason TEXT",
  "rollout continue": "landfall rollout resume DIR --reason TEXT",
};

const HISTORY = "landfall plan -o json DIR has the last decisions";
const HOLDING = "landfall suspend --help says how objects are held, and landfall rollout --help how a rollout is";

/**
 * Sentences for the words that no one command answers. For a word that would change something, help is named and no
 * command that changes.
 */
const SENTENCES: Readonly<Record<string, string>> = {
  diff: "landfall explain DIR says what a render would change; writing commands take --diff",
  "dry-run": "writing commands take --dry-run and --diff",
  history: HISTORY,
  log: HISTORY,
  logs: HISTORY,
  undo: "landfall rollout --help names the verbs, also those that go back",
  revert: "landfall rollout --help names the verbs, also those that go back",
  restart: "landfall rollout --help names the verbs, also those that begin again",
  freeze: "landfall rollout --help names the verbs, also those that stop",
  stop: "landfall rollout --help names the verbs, also those that stop",
  hold: HOLDING,
  pause: HOLDING,
  approve: "landfall rollout --help names the verbs of a rollout",
  promote: "landfall rollout --help names the verbs of a rollout",
  uninstall: "landfall strip --dry-run DIR shows what would go",
};

/** The answers where a cluster was named, and those for a directory do not fit. */
const IN_CLUSTERS: Readonly<Record<string, string>> = {
  describe: "landfall status --why DIR, or landfall explain DIR ROLLOUT TARGET",
  "rollout unpause": "landfall rollout resume DIR ROLLOUT --reason TEXT",
  "rollout continue": "landfall rollout resume DIR ROLLOUT --reason TEXT",
};

/** A directory or file in the usage of a command that also accepts a cluster. */
const PLACE =
  /(?<=\blandfall (?:status|explain|plan|suspended|resume|strip|rollout resume)\b[^,;]*?)\bDIR(?:\|FILE)?\b/g;

/** Read-only commands: these may be suggested even for a word that differs much. */
const LOOKS: ReadonlySet<string> = new Set([
  "status",
  "wait",
  "explain",
  "plan",
  "suspended",
  "fights",
  "snapshot",
  "rules test",
]);
/** Commands that are never suggested, so that a typing error cannot end a rollout. */
const DESTRUCTIVE: ReadonlySet<string> = new Set([
  "rollout abort",
  "rollout rollback",
  "rollout handbrake",
  "strip",
  "gc",
]);

/**
 * Returns the hint for an unknown command: the command that was probably meant, or a sentence; `undefined` if nothing
 * fits. A command that changes something is named only where it differs by a single slip, and one that destroys never.
 * `cluster`: the flags that named a cluster, as they were typed; then it is a command for clusters.
 */
export function suggestCommand(word: string, known: readonly string[], cluster = ""): string | undefined {
  const [first = "", ...rest] = word.toLowerCase().split(" ");
  const words = [word.toLowerCase(), ...(rest.length > 0 ? [rest.join(" ")] : []), first];
  const told = words.find((one) => Object.hasOwn(SYNONYMS, one) || Object.hasOwn(SENTENCES, one));
  if (told !== undefined) return inWords(told, cluster);
  const near = nearestName(
    word,
    known.filter((name) => LOOKS.has(name)),
  );
  const slip = nearestName(
    word,
    known.filter((name) => !LOOKS.has(name) && !DESTRUCTIVE.has(name) && isSlip(word, name)),
  );
  const meant = slip ?? near;
  return meant === undefined ? undefined : asQuestion(meant);
}

function inWords(told: string, cluster: string): string {
  const answer = Object.hasOwn(SYNONYMS, told) ? SYNONYMS[told] : undefined;
  if (answer === undefined) {
    const sentence = SENTENCES[told] ?? "";
    return cluster !== "" && told === "diff" ? "writing commands take --diff" : inCluster(sentence, cluster);
  }
  const own = cluster !== "" && Object.hasOwn(IN_CLUSTERS, told) ? IN_CLUSTERS[told] : undefined;
  return asQuestion(inCluster(own ?? answer, cluster));
}

function inCluster(words: string, cluster: string): string {
  return cluster === "" ? words : words.replace(PLACE, () => cluster);
}

function asQuestion(meant: string): string {
  return `did you mean ${meant}?`;
}

/** Whether two words differ by one added, missing or changed character, or by two swapped ones. */
function isSlip(given: string, name: string): boolean {
  const [a, b] = [given.toLowerCase(), name.toLowerCase()];
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const [left, right] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return (left.length <= 1 && right.length <= 1) || isSwap;
}
