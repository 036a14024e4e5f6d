import type { Result } from "@landfall/core/object";
import { accept } from "./accept.ts";
import { abort, clear, retry, rollback } from "./endings.ts";
import { handbrake, pause, pauseAnyway, resume, resumeAnyway } from "./flow.ts";
import { approve, promote } from "./gates.ts";
import { pin, skip } from "./targets.ts";
import type { ConfigAlone, Order, Verb } from "./verb.ts";

/** A verb, with its texts for help. */
export interface VerbRow {
  readonly verb: Verb;
  readonly usage: string;
  readonly summary: string;
  readonly description: string;
  readonly example: string;
  /** Whether the instruction is for one attempt, so that the plan must be of the attempt that the config requests. */
  readonly isBound: boolean;
  /** The verb for a rollout of which only the config can be read, because stopping everything must always work. */
  readonly anyway?: (config: ConfigAlone, order: Order) => Result<readonly string[]>;
}

/** The verbs of a rollout by name. Usages begin with a directory; for a cluster it is replaced by the Rollout. */
export const VERBS: { readonly [name: string]: VerbRow } = {
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
    anyway: pauseAnyway,
    usage: "DIR",
    summary: "Release nothing more; what is on the way goes on, and is watched",
    description: "Until it is resumed. Deadlines of what is on the way run.",
    example: 'landfall rollout pause --reason "network maintenance" fleet',
    isBound: false,
  },
  handbrake: {
    verb: handbrake,
    anyway: handbrake,
    usage: "DIR",
    summary: "Stop everything at once, rollbacks and deadlines too",
    description:
      "In every state, until it is resumed. Nothing is written to what was touched; what is seen is still noted. Also: landfall rollout freeze.",
    example: 'landfall rollout handbrake --reason "INC-7: nobody knows yet" fleet',
    isBound: false,
  },
  resume: {
    verb: resume,
    anyway: resumeAnyway,
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
