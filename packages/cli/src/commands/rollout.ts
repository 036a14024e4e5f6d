import type { Problem } from "@landfall/core/object";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import type { Arguments } from "../arguments.ts";
import { type Command, DRY, TEXT_OR_JSON } from "../command.ts";
import { VERBOSE } from "../input/foreign.ts";
import type { Io, Outcome } from "../io.ts";
import { accept } from "../rollout/accept.ts";
import { abort, clear, retry, rollback } from "../rollout/endings.ts";
import { handbrake, pause, resume } from "../rollout/flow.ts";
import { approve, promote } from "../rollout/gates.ts";
import { lookAhead } from "../rollout/look-ahead.ts";
import { sayWord } from "../rollout/say-word.ts";
import { pin, skip } from "../rollout/targets.ts";
import { checkRendered, type Order, readStanding, type Verb } from "../rollout/verb.ts";
import { renderCommand } from "../rollout/who-can.ts";

/** A verb, and how it is told. */
interface Row {
  readonly verb: Verb;
  readonly usage: string;
  readonly summary: string;
  readonly description: string;
  readonly example: string;
  /** What it writes is for one attempt: the plan must be of the one that the config asks for. */
  readonly isBound: boolean;
}

const VERBS: { readonly [name: string]: Row } = {
  approve: {
    verb: approve,
    usage: "DIR [WAVE]",
    summary: "Open a wave that asks for approval",
    description: "For this attempt at this revision only. Without WAVE: the one that waits.",
    example: 'landfall rollout approve --reason "error ratio is fine" fleet',
    isBound: true,
  },
  promote: {
    verb: promote,
    usage: "DIR [WAVE]",
    summary: "Pass a wave without soak, metrics and approval, or without its lost proof",
    description: "For this attempt at this revision only. Without WAVE: the one that is open.",
    example: 'landfall rollout promote --reason "a fix that cannot wait" fleet canary',
    isBound: true,
  },
  accept: {
    verb: accept,
    usage: "DIR TARGET...",
    summary: "Go on over landed targets that are silent, or not Current any more",
    description: "For this attempt only. Without it, what has landed must stay as it landed before more is released.",
    example: 'landfall rollout accept --reason "its node is being replaced" fleet eu-3',
    isBound: true,
  },
  pause: {
    verb: pause,
    usage: "DIR",
    summary: "Release nothing more; what is on the way goes on, and is watched",
    description: "Until it is resumed. Deadlines of what is on the way run.",
    example: 'landfall rollout pause --reason "network maintenance" fleet',
    isBound: false,
  },
  handbrake: {
    verb: handbrake,
    usage: "DIR",
    summary: "Stop everything at once, rollbacks and deadlines too",
    description:
      "In every state, until it is resumed. Nothing is written to what was touched; what is seen is still noted.",
    example: 'landfall rollout handbrake --reason "INC-7: nobody knows yet" fleet',
    isBound: false,
  },
  resume: {
    verb: resume,
    usage: "DIR [TARGET...]",
    summary: "Take back a pause or a handbrake; or that targets are skipped or pinned",
    description: "Without TARGET: what stops the whole rollout. With: what was said of these targets.",
    example:
      'landfall rollout resume --reason "maintenance is over" fleet\nlandfall rollout resume --reason repaired fleet eu-3',
    isBound: false,
  },
  abort: {
    verb: abort,
    usage: "DIR",
    summary: "End this attempt where it is: only a new one goes forward",
    description:
      "Nothing more is released, and nothing is sent back. What people change by hand then is left as it is.",
    example: 'landfall rollout abort --reason "v2 is withdrawn" fleet',
    isBound: true,
  },
  rollback: {
    verb: rollback,
    usage: "DIR",
    summary: "Send what this rollout has moved back, in whatever attempt, each target to its own last known good",
    description: "Last waves first, within the caps of waves and domains. Only a new attempt goes forward again.",
    example: 'landfall rollout rollback --reason "v2 corrupts its cache" fleet',
    isBound: true,
  },
  clear: {
    verb: clear,
    usage: "DIR REVISION...",
    summary: "Let rollbacks go back to revisions again that were stopped, aborted or rolled back",
    description: "For what became of them up to this attempt: what comes after counts again.",
    example: 'landfall rollout clear --reason "it was the registry, not v2" fleet v2',
    isBound: true,
  },
  retry: {
    verb: retry,
    usage: "DIR [TARGET...]",
    summary: "Begin a new attempt; or try failed targets again in this one",
    description:
      "Without TARGET: an attempt that has ended begins again at the same revision, every target in its wave.",
    example:
      'landfall rollout retry --reason "registry is back" fleet\nlandfall rollout retry --reason "node replaced" fleet eu-3',
    isBound: true,
  },
  skip: {
    verb: skip,
    usage: "DIR TARGET...",
    summary: "Go on without targets, until they are resumed",
    description: "A failure that was counted stays counted.",
    example: 'landfall rollout skip --reason "is being moved" fleet eu-3',
    isBound: false,
  },
  pin: {
    verb: pin,
    usage: "DIR TARGET...",
    summary: "Keep targets at the revision they have, until they are resumed",
    description: "In this attempt and after: neither released nor sent back, and what people change there is left.",
    example: 'landfall rollout pin --reason "customer demo on Friday" fleet eu-3/shop us-1/shop',
    isBound: false,
  },
};

const ANY_NUMBER = 1000;

/** How many words each usage takes. */
const ARITY: { readonly [usage: string]: Command["arity"] } = {
  DIR: [1, 1],
  "DIR [WAVE]": [1, ANY_NUMBER],
  "DIR [TARGET...]": [1, ANY_NUMBER],
  "DIR TARGET...": [2, ANY_NUMBER],
  "DIR REVISION...": [2, ANY_NUMBER],
};

/** `landfall rollout approve`, `pause` and so on. */
export const ROLLOUT: readonly Command[] = Object.entries(VERBS).map(([name, row]) => ({
  name: `rollout ${name}`,
  usage: row.usage,
  summary: row.summary,
  description: `${row.description}

Writes who, what and why to the config of the rollout (its ComputeWave object) and nothing else: the next render carries
it out. What makes no sense now is refused, with what would.`,
  example: row.example,
  flags: {
    reason: { value: "TEXT", help: "why; must be given" },
    actor: { value: "NAME", help: "who says so (default: the user name of git, else of the system)" },
    rollout: { value: "NAME", help: "which rollout, where the directory has several" },
    quiet: { short: "q", help: "do not print what it does" },
    ...VERBOSE,
    ...TEXT_OR_JSON,
    ...DRY,
  },
  arity: ARITY[row.usage] ?? [1, 1],
  run: (args, io) => say(name, row, args, io),
}));

function say(name: string, row: Row, args: Arguments, io: Io): Outcome {
  const what = { name: `rollout ${name}`, usage: row.usage };
  return sayWord(what, args, io, (list, order, isWritten) => carryOut(list, row, order, isWritten));
}

function carryOut(list: ResourceList, { verb, isBound }: Row, order: Order, isWritten: boolean): void {
  const standing = readStanding(list, order);
  if (!standing.ok) return addAll(list, standing.problems);
  const unrendered = isBound ? checkRendered(standing.value) : undefined;
  if (unrendered !== undefined) return list.addProblem(unrendered);
  const done = verb(standing.value, order);
  if (!done.ok) return addAll(list, done.problems);
  const { rollout } = standing.value.config;
  for (const what of done.value) {
    const message = `${rollout}: ${what} (by ${order.by}: ${order.reason})`;
    list.addResult({ severity: "info", message, tags: { rollout } });
  }
  const directory = order.directory;
  if (isWritten) {
    const message = "commit it; the next render carries it out";
    list.addResult({ severity: "info", message: `${message}: ${renderCommand(directory)}`, tags: { rollout } });
  }
  for (const message of lookAhead(list, order)) list.addResult({ severity: "info", message, tags: { rollout } });
}

function addAll(list: ResourceList, problems: readonly Problem[]): void {
  for (const problem of problems) list.addProblem(problem);
}
