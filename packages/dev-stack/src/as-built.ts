import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from './project.ts';

/** Node options that run TypeScript at the speed of built code, for measurements. */
export const AS_BUILT = ['--import', pathToFileURL(join(PROJECT, 'packages/dev-stack/bin/as-built.mjs')).href] as const;
