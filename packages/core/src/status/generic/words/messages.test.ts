import { describe, expect, test } from "vitest";
import { triageMessage } from "./messages.ts";
import { triage } from "./triage.ts";

describe("what a message tells", () => {
  test.each([
    ["an error met in some work", 'creating service: Service "x" is invalid: spec.ports: Required value', "failed"],
    ["an error met in work of work", "sql/migrate: executing statement: Error 1064", "failed"],
    ["an error behind the word for it", "strict decoding error: unknown field", "failed"],
    ["what is waited for has failed so far", "Waiting for the challenge: wrong status code '404'", "progress"],
    ["how far work is", "Scaling up: 1 of 3 ready", "progress"],
    ["what is only not there yet", "Secret x does not exist yet", "progress"],
    ["what was tried is over", "Backup did not complete", "failed"],
    ["a certificate that nobody signed", "x509: certificate signed by unknown authority", "failed"],
    ["an answer of a server", "received status code 500 from API", "failed"],
    ["a limit", "maximum number of attempts reached", "failed"],
    ["something that is down", "node is down", "failed"],
    ["a rule that is broken", "spec.size must be greater than zero", "failed"],
    ["too many requests pass", "too many requests", undefined],
    ["only that it is not ready", "pods are not ready", undefined],
  ])("%s: %s", (_name, message, told) => {
    expect(triageMessage(message)).toBe(told);
  });
});

describe("what a reason tells", () => {
  test.each([
    ["ExitCode1", "failed"],
    ["TaskRunResultTooLarge", "failed"],
    ["TooManyRequests", undefined],
    ["OutOfDisk", "failed"],
    ["OutOfSync", "progress"],
    ["RetryLimitReached", "failed"],
    ["CyclicDependency", "failed"],
    ["DanglingReference", "failed"],
    ["UnknownReference", "failed"],
    ["UnknownPackageRevisionHealth", undefined],
    ["NoStorageClass", "failed"],
    ["NoEndpointsAvailable", undefined],
    ["LeaseUpdateStopped", "failed"],
    ["SettingUp", "progress"],
  ])("%s", (reason, told) => {
    expect(triage(reason, "")).toBe(told);
  });
});
