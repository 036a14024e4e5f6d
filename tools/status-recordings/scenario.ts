export type Fields = { readonly [key: string]: unknown };

/** The parts of an object that a script reads. */
export interface Seen {
  readonly kind: string;
  readonly metadata: Fields;
  readonly spec: Fields;
  readonly status: Fields;
}

/**
 * One request, and the condition to wait for afterwards: the subject passes a test, is gone, or has not changed for a
 * while.
 */
export interface Step {
  readonly what: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  /** The path. Default: that of the subject, or of its collection to create it. */
  readonly at?: string;
  readonly body?: Fields;
  readonly until: "settled" | "gone" | ((subject: Seen) => boolean);
}

/**
 * The script of one history. `{namespace}` stands for the scenario's own namespace, `{spec.replicas}` for that field of
 * the version.
 */
export interface Scenario {
  readonly name: string;
  readonly collection: string;
  /** The name of the subject. Default: `web`. */
  readonly subject?: string;
  /** The collections of further objects that are evidence about the subject. */
  readonly beside: readonly string[];
  /** The question to kubectl, for every version of the subject. */
  readonly ask: readonly string[];
  /** Whether a version, of the subject or of another object, shows the cause of the failure. */
  readonly cause?: (seen: Seen) => boolean;
  /** The steps before the recording begins. */
  readonly before?: readonly Step[];
  readonly steps: readonly Step[];
}
