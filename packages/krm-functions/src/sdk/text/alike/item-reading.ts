import type { Json, KubeObject, Path } from "@landfall/core/object";
import type { TreeChange } from "../edit/tree-change.ts";
import type { ChangePlanner, LikeReading, StringField, Types } from "../item/origin.ts";
import type { Tree } from "../yaml/source-node.ts";
import type { ExampleReading } from "./example.ts";
import { lineLike } from "./line-like.ts";
import { treeLike } from "./tree-like.ts";
import { objectLike, stringsLike, valueLike } from "./value-like.ts";

/** An item that matches an example, as `ItemText` uses it. */
export class ItemReading implements LikeReading {
  readonly #reading: ExampleReading;

  constructor(reading: ExampleReading) {
    this.#reading = reading;
  }

  get types(): Types {
    return this.#reading.example.types;
  }
  get shape(): Tree {
    return this.#reading.example.tree;
  }
  tree(text: string): Tree {
    return treeLike(this.#reading, text);
  }
  object(): KubeObject {
    return objectLike(this.#reading);
  }
  valueAt(path: Path): unknown {
    return valueLike(this.#reading, path);
  }
  stringsAt(path: Path): StringField {
    return stringsLike(this.#reading, path);
  }
  newLine(path: Path, value: Json, plan: ChangePlanner<Tree>): TreeChange | undefined {
    return lineLike(this.#reading, path, value, plan);
  }
}
