export type Fields = { readonly [key: string]: unknown };

/** The parts of an object that a script looks at. */
export interface Seen {
  readonly kind: string;
  readonly metadata: Fields;
  readonly spec: Fields;
  readonly status: Fields;
}

/** One request, and the state to wait for after it: the subject passes a test, is gone, or has not changed for a while. */
export interface Step {
  readonly what: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  /** The path; default that of the subject, or of its collection to make it. */
  readonly at?: string;
  readonly body?: Fields;
  readonly until: "settled" | "gone" | ((subject: Seen) => boolean);
}

/** The script of one history. `{namespace}` stands for a namespace of its own, `{spec.replicas}` for the field of the version. */
export interface Scenario {
  readonly name: string;
  readonly collection: string;
  /** The name of the subject; default `web`. */
  readonly subject?: string;
  /** The collections of the objects that tell more of it. */
  readonly beside: readonly string[];
  /** The question to kubectl, for every version of the subject. */
  readonly ask: readonly string[];
  /** Whether a version, of the subject or of an object beside it, holds the cause of the failure. */
  readonly cause?: (seen: Seen) => boolean;
  /** Steps before the recording begins. */
  readonly before?: readonly Step[];
  readonly steps: readonly Step[];
}
