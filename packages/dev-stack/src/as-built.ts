import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from './project.ts';

/** Options of Node that run TypeScript at the speed of what is built, for measurements. */
export const AS_BUILT = ['--import', pathToFileURL(join(PROJECT, 'packages/dev-stack/bin/as-built.mjs')).href] as const;
