import { isDeepStrictEqual } from "node:util";
import { Configs } from "./configs.ts";
import type { AnyKptFunc } from "./types.ts";

type ErrorType = abstract new (...args: never[]) => Error;

/** Runs a function on objects and checks its output, in any test framework: a difference throws an error. */
export class TestRunner {
  readonly #fn: AnyKptFunc;

  constructor(fn: AnyKptFunc) {
    this.#fn = fn;
  }

  /**
   * Runs the function on a copy of the input. Throws unless objects and results equal `expectedOutput` (`"unchanged"`:
   * the input; undefined: anything), or the error has the given type and message.
   */
  async assert(
    input: Configs = new Configs(),
    expectedOutput?: Configs | "unchanged",
    expectedErrorType?: ErrorType,
    expectedErrorMessage?: string | RegExp,
  ): Promise<void> {
    const configs = input.deepCopy();
    const thrown = await this.#run(configs);
    if (expectedErrorType !== undefined || expectedErrorMessage !== undefined) {
      checkThrown(thrown, expectedErrorType, expectedErrorMessage);
    } else if (thrown !== undefined) throw thrown.error;
    if (expectedOutput === undefined) return;
    const wanted = expectedOutput === "unchanged" ? input : expectedOutput;
    const [found, expected] = [configs, wanted].map((each) => [each.getAll(), each.getResults()]);
    if (!isDeepStrictEqual(clone(found), clone(expected)))
      throw new Error(`expected ${JSON.stringify(expected, null, 2)}\nfound ${JSON.stringify(found, null, 2)}`);
  }

  /** Returns a call of `assert` as a function to pass to `it`. */
  assertCallback(...args: Parameters<TestRunner["assert"]>): () => Promise<void> {
    return () => this.assert(...args);
  }

  async #run(configs: Configs): Promise<{ readonly error: unknown } | undefined> {
    try {
      await (this.#fn as unknown as (configs: Configs) => Promise<void>)(configs);
      return undefined;
    } catch (error) {
      return { error };
    }
  }
}

/** The value without undefined fields. */
function clone(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function checkThrown(
  thrown: { readonly error: unknown } | undefined,
  type?: ErrorType,
  message?: string | RegExp,
): void {
  const error = thrown?.error;
  if (!(error instanceof Error))
    throw new Error(`expected an error, found ${thrown === undefined ? "none" : String(error)}`);
  if (type !== undefined && !(error instanceof type)) throw new Error(`expected ${type.name}, found ${String(error)}`);
  const fits =
    message === undefined || (typeof message === "string" ? error.message === message : message.test(error.message));
  if (!fits) throw new Error(`expected the message ${String(message)}, found ${error.message}`);
}
