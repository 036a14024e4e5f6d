import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";

const LIST = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n- apiVersion: v1\n  kind: A # a\n";

/** Makes a program whose function has this body, and runs it. */
function program(body: string, args: readonly string[] = [], input: string | Uint8Array = LIST) {
  const script = `import { FunctionConfigError, generalResult, run } from "@landfall/krm-functions/kpt-functions";
const fn = async (configs) => { ${body} };
fn.usage = "how to use it";
await run(fn);`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--experimental-strip-types",
      "--conditions=landfall-source",
      "--no-warnings",
      "--input-type=module",
      "-e",
      script,
      "--",
      "program",
      ...args,
    ],
    { input, encoding: "utf8", cwd: import.meta.dirname },
  );
  return { status, stdout, stderr };
}

describe("run", () => {
  test.each([
    ["nothing to do", "", [], { status: 0, stdout: LIST, stderr: "" }],
    ["console.log goes to stderr", "console.log('hello')", [], { status: 0, stdout: LIST, stderr: "hello\n" }],
    ["--help", "", ["--help"], { status: 0, stdout: "how to use it\n" }],
    ["an exception", "throw new Error('oh')", [], { status: 2, stdout: "", stderr: expect.stringContaining("oh") }],
    ["an error result", "configs.addResults(generalResult('bad'))", [], { status: 1, stdout: "" }],
    ["a wrong config", "throw new FunctionConfigError('c')", [], { status: 3, stdout: "" }],
    [
      "a config on the command line",
      "console.log(configs.getFunctionConfigValue('k'))",
      ["-d", "k=a=b"],
      { status: 0, stderr: "a=b\n" },
    ],
    ["an unknown flag", "", ["--nonsense"], { status: 2, stdout: "" }],
  ])("%s", (_, body, args, expected) => {
    expect(program(body, args)).toMatchObject(expected);
  });

  test("input that is no UTF-8 is refused", () => {
    const input = Buffer.concat([Buffer.from(LIST), Buffer.from([0xff, 0x0a])]);
    expect(program("", [], input)).toMatchObject({ status: 2, stdout: "" });
  });
});
