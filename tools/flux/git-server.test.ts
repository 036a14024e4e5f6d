import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startGitServer } from "./git-server.ts";

const scratch = mkdtempSync(join(tmpdir(), "landfall-git-"));
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs git asynchronously, because the server is in this process. */
async function git(...args: readonly string[]): Promise<number> {
  const settings = ["-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false"];
  const child = spawn("git", [...settings, ...args], { cwd: scratch, stdio: "ignore" });
  return new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
}

test("what is pushed to it is cloned from it, and what is not there is refused", async () => {
  const repositories = join(scratch, "repositories");
  mkdirSync(repositories);
  const server = await startGitServer(repositories);
  await server.create("shop");
  expect(await git("init", "--quiet", "--initial-branch=main", "a")).toBe(0);
  writeFileSync(join(scratch, "a/large.txt"), "a line of text\n".repeat(100_000));
  expect(await git("-C", "a", "add", "--all")).toBe(0);
  expect(await git("-C", "a", "commit", "--quiet", "--message=first")).toBe(0);
  expect(await git("-C", "a", "push", "--quiet", `${server.url}/shop.git`, "main")).toBe(0);
  expect(await git("clone", "--quiet", `${server.url}/shop.git`, "b")).toBe(0);
  expect(readFileSync(join(scratch, "b/large.txt"), "utf8")).toBe(readFileSync(join(scratch, "a/large.txt"), "utf8"));
  expect(await git("clone", "--quiet", `${server.url}/other.git`, "c")).not.toBe(0);
  await server.stop();
});
