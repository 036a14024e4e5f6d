import { spawn } from "node:child_process";
import { join } from "node:path";

const LANDFALL = join(import.meta.dirname, "../../packages/cli/dist/main.js");

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs a program asynchronously, because this process serves git meanwhile; returns its output, or throws its error
 * output.
 */
export async function run(command: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const [said, complained]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on("data", (chunk: Buffer) => said.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => complained.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  const text = Buffer.concat(said).toString("utf8");
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}: ${Buffer.concat(complained).toString("utf8")}${text}`);
  return text;
}

/** Runs the built `landfall`. */
export function landfall(args: readonly string[], options: CommandOptions): Promise<string> {
  return run(process.execPath, [LANDFALL, ...args], options);
}

/** Runs git in a directory, with a neutral identity. */
export async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const settings = ["-c", "user.name=demo", "-c", "user.email=demo@localhost", "-c", "commit.gpgsign=false"];
  return (await run("git", [...settings, ...args], { cwd })).trim();
}

/** Commits all changes; returns whether there were any. */
export async function commit(cwd: string, message: string): Promise<boolean> {
  await git(cwd, "add", "--all");
  if ((await git(cwd, "status", "--porcelain")) === "") return false;
  await git(cwd, "commit", "--quiet", `--message=${message}`);
  return true;
}
