import { commit, git, landfall } from "./command.ts";
import { HUB, type Machinery, MEMBERS } from "./machinery.ts";

/** The plan as `landfall plan -o json` prints it. */
export interface Plan {
  readonly status: {
    readonly phase: string;
    readonly message: string;
    readonly targets: readonly { readonly target: string; readonly state: string; readonly message?: string }[];
  };
}

/** The outcome of a turn. */
export interface Turn {
  readonly plan: Plan;
  /** The changes that the render made in `delivery/`, one on each line. */
  readonly delivery: readonly string[];
}

/** Takes one turn, as a CronJob would: makes snapshots of the clusters, renders the package, and pushes the result. */
export async function takeTurn(machinery: Machinery): Promise<Turn> {
  const { fleet } = machinery;
  const options = { cwd: fleet, env: { ...process.env, KUBECONFIG: machinery.kubeconfigFile } };
  const into = ["--into", "."];
  await Promise.all(MEMBERS.map((member) => landfall(["snapshot", "--context", member, ...into], options)));
  await landfall(["snapshot", "--context", HUB, "--namespace", "fleet", ...into, "--clock"], options);
  await landfall(["fn", "render", "."], options);
  await git(fleet, "add", "--all");
  const diff = await git(fleet, "diff", "--cached", "--unified=0", "--", "delivery");
  const [plan] = JSON.parse(await landfall(["plan", "-o", "json", "."], options)) as readonly [Plan];
  await commit(fleet, plan.status.message);
  await git(fleet, "push", "--quiet", "origin", "main");
  return { plan, delivery: changedLines(diff) };
}

/** The lines that a diff removes or adds, with the file; without the annotations of holds. */
function changedLines(diff: string): readonly string[] {
  let file = "";
  return diff.split("\n").flatMap((line) => {
    if (line.startsWith("+++ ")) file = line.slice("+++ b/".length);
    const isChange = /^[+-](?![+-]{2} )/.test(line) && !line.includes(".landfall.dev/");
    return isChange ? [`${file}: ${line[0]} ${line.slice(1).trim()}`] : [];
  });
}
