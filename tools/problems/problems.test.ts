import { describe, expect, test } from "vitest";
import { problemsIn } from "./find-problems.ts";

const found = (text: string) =>
  problemsIn("a.ts", text).map(({ code, severity, message, hint }) => ({ code, severity, message, hint }));
const NONE = { severity: undefined, message: undefined, hint: undefined };

describe("the problems of a source file", () => {
  test.each<[string, string, readonly object[]]>([
    [
      "an object with a code",
      'const a = { code: "NoMatch", severity: "error", message: "no match", hint: "write one" };',
      [{ code: "NoMatch", severity: "error", message: "no match", hint: "write one" }],
    ],
    [
      "what is filled in is left out",
      "const a = (x: string) => ({ code: 'NoMatch', message: `${x} is no ${x}` });",
      [{ ...NONE, code: "NoMatch", message: "… is no …" }],
    ],
    [
      "a constant of the function",
      'function a(x: number) { const message = `more than ${x}`; return { code: "TooMany", severity: "info", message }; }',
      [{ ...NONE, code: "TooMany", severity: "info", message: "more than …" }],
    ],
    [
      "a call of a function that takes a code",
      'function bad(code: string, message: string) { return { code, message }; }\nbad("TooMany", "too many");',
      [{ ...NONE, code: "TooMany", message: "too many" }],
    ],
    [
      "one code or another",
      'const a = (b: boolean) => ({ code: b ? "TooMany" : "TooFew", message: "wrong number" });',
      [
        { ...NONE, code: "TooMany", message: "wrong number" },
        { ...NONE, code: "TooFew", message: "wrong number" },
      ],
    ],
    [
      "an error that is thrown with a code",
      'class Bad extends Error { constructor(code: string, message: string) { super(message); } }\nthrow new Bad("TooDeep", "too deep");',
      [{ ...NONE, code: "TooDeep", message: "too deep" }],
    ],
    [
      "a result with its code as a tag",
      'const a = { severity: "info", message: "done", tags: { code: "AllDone" } };',
      [{ ...NONE, code: "AllDone", severity: "info", message: "done" }],
    ],
    [
      "a table of codes",
      'const CODES: { readonly [word: string]: ProblemCode } = { Failed: "StepFailed" };',
      [{ ...NONE, code: "StepFailed" }],
    ],
    [
      "the words of an error",
      'type EditErrorCode = "AliasedField" | "NotAMap";',
      [
        { ...NONE, code: "AliasedField" },
        { ...NONE, code: "NotAMap" },
      ],
    ],
    ["no code of ours", 'const a = { code: "ENOENT", message: "x" }; const b = { code: "Fine" };', []],
  ])("%s", (_, text, sites) => {
    expect(found(text)).toEqual(sites);
  });
});
