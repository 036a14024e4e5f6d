import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const input = join(root, "input-of-bundle-test.js");

async function bundle(source: string): Promise<string> {
  const bundled = await rolldown({
    input,
    platform: "node",
    resolve: { conditionNames: ["landfall-source"] },
    plugins: [
      {
        name: "input",
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) => (id === input ? source : undefined),
      },
    ],
  });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  return output[0].code;
}

describe("a bundle carries the kinds it uses, and no ajv", () => {
  test.each([
    ["from the list of all kinds", "@landfall/core/schemas"],
    ["from the sub-path of one kind", "@landfall/core/schemas/resource-list"],
  ])("%s", async (_, specifier) => {
    const code = await bundle(`export { validateResourceList } from "${specifier}";`);
    for (const unwanted of ["StatusSnapshot", "ResourceGroup", "draft-07", "ajv", "require(", "import"]) {
      expect(code).not.toContain(unwanted);
    }
    const { validateResourceList } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      readonly validateResourceList: (value: unknown) => readonly unknown[];
    };
    const list = { apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", items: [] };
    expect(validateResourceList(list)).toEqual([]);
    expect(validateResourceList({})).toHaveLength(3);
  });
});
