// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { RepositoryReader } from "../repository-package.ts";
import { porchPackages } from "../../porch/packages.ts";

/** The readers of systems that keep packages in repositories. */
export const REPOSITORY_READERS: readonly RepositoryReader[] = [porchPackages];
