import { chmodSync, chownSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inDirectory, readFiles } from "../../test/kpt.ts";
import { writeReason } from "./file-reason.ts";
import { readPackage } from "./package-files.ts";
import { writeChanges } from "./write-changes.ts";

const FILES = new Map([
  ["a.yaml", "a\n"],
  ["dir/b.yaml", "b\n"],
]);

describe("writeChanges", () => {
  test("writes new, changed and removed files, keeps modes, and leaves nothing else behind", () => {
    inDirectory(FILES, (root) => {
      chmodSync(join(root, "a.yaml"), 0o600);
      const problems = writeChanges(root, [
        { path: "a.yaml", before: "a\n", after: "A\n" },
        { path: "dir/b.yaml", before: "b\n", after: undefined },
        { path: "new/deep/c.yaml", before: undefined, after: "c\n" },
      ]);
      expect(problems).toEqual([]);
      expect(readFiles(root)).toEqual(
        new Map([
          ["a.yaml", "A\n"],
          ["new/deep/c.yaml", "c\n"],
        ]),
      );
      expect(statSync(join(root, "a.yaml")).mode & 0o777).toBe(0o600);
    });
  });

  test("a mode that the umask would not give is kept too", () => {
    inDirectory(FILES, (root) => {
      chmodSync(join(root, "a.yaml"), 0o666);
      expect(writeChanges(root, [{ path: "a.yaml", before: "a\n", after: "A\n" }])).toEqual([]);
      expect(statSync(join(root, "a.yaml")).mode & 0o777).toBe(0o666);
    });
  });

  test("owner and group are kept as far as the user may give them", () => {
    inDirectory(FILES, (root) => {
      const path = join(root, "a.yaml");
      const [user = 0, group = 0] = [process.getuid?.(), process.getgroups?.().at(-1)];
      const owner: readonly [number, number] = user === 0 ? [12_345, 54_321] : [user, group];
      chownSync(path, ...owner);
      chmodSync(path, 0o640);
      expect(writeChanges(root, [{ path: "a.yaml", before: "a\n", after: "A\n" }])).toEqual([]);
      const { uid, gid, mode } = statSync(path);
      expect([uid, gid, mode & 0o777]).toEqual([...owner, 0o640]);
    });
  });

  test("a text that a run left beside a file is named, and stays", () => {
    inDirectory(new Map([...FILES, ["a.yaml.landfall-tmp", "half"]]), (root) => {
      const [problem, ...others] = writeChanges(root, [{ path: "a.yaml", before: "a\n", after: "A\n" }]);
      expect([problem?.file, others]).toEqual([{ path: "a.yaml" }, []]);
      expect(problem?.message).toMatch(/^a\.yaml\.landfall-tmp lies beside it: .* then remove it$/);
      expect(readFiles(root).get("a.yaml.landfall-tmp")).toBe("half");
    });
  });

  test.each([
    ["EACCES", "no permission to write it"],
    ["EROFS", "the file system can only be read"],
    ["ENOSPC", "no space left on the disk"],
    ["EIO", "EIO: of Node"],
  ])("%s in words: %s", (code, words) => {
    expect(writeReason(Object.assign(new Error(`${code}: of Node`), { code }))).toBe(words);
  });

  test("a file that cannot be written leaves all others as they were", () => {
    inDirectory(FILES, (root) => {
      const problems = writeChanges(root, [
        { path: "a.yaml", before: "a\n", after: "A\n" },
        { path: "a.yaml/impossible.yaml", before: undefined, after: "x\n" },
      ]);
      expect(problems).toMatchObject([{ code: "WriteFailed", file: { path: "a.yaml/impossible.yaml" } }]);
      expect(readFiles(root)).toEqual(FILES);
    });
  });

  test("links are not followed out of the package", () => {
    inDirectory(FILES, (outside) => {
      inDirectory(FILES, (root) => {
        symlinkSync(outside, join(root, "link"));
        symlinkSync(join(outside, "a.yaml"), join(root, "c.yaml"));
        for (const path of ["link/a.yaml", "link/new.yaml", "c.yaml"]) {
          expect(writeChanges(root, [{ path, before: "a\n", after: "A\n" }])).toMatchObject([
            { code: "WriteFailed", file: { path } },
          ]);
        }
        expect(readFiles(outside)).toEqual(FILES);
      });
    });
  });
});

describe("readPackage", () => {
  test("links to directories are not followed, a resource file that is a link is a problem", () => {
    inDirectory(FILES, (outside) => {
      inDirectory(FILES, (root) => {
        symlinkSync(outside, join(root, "link"));
        expect(readPackage(root)).toMatchObject({
          ok: true,
          value: { files: [{ path: "a.yaml" }, { path: "dir/b.yaml" }] },
        });
        symlinkSync(join(outside, "a.yaml"), join(root, "c.yaml"));
        expect(readPackage(root)).toMatchObject({
          ok: false,
          problems: [{ code: "NotAFile", file: { path: "c.yaml" } }],
        });
      });
    });
  });

  test("a file that is no UTF-8, and a directory that is not there, are problems", () => {
    inDirectory(FILES, (root) => {
      writeFileSync(join(root, "bad.yaml"), Buffer.from([0xff, 0xfe]));
      expect(readPackage(root)).toMatchObject({
        ok: false,
        problems: [{ code: "UnreadableFile", file: { path: "bad.yaml" } }],
      });
      expect(readFileSync(join(root, "a.yaml"), "utf8")).toBe("a\n");
      expect(readPackage(join(root, "gone"))).toMatchObject({ ok: false, problems: [{ code: "UnreadableFile" }] });
    });
  });
});
