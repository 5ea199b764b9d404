import { join } from 'node:path';
import { bundleOf } from '@graha/config/bundle-app.mjs';
import type { ServiceOptions } from '../stack/service.ts';

/**
 * Beside `dist`, so that a build of the same tree is not disturbed, and at the same depth, because programs open files
 * by relative paths.
 */
const FOLDER = '.dev';

/** Returns the options of esbuild for the program of an app in development, and the function that writes its files. */
export const devBundleOf = (app: string): ReturnType<typeof bundleOf> => bundleOf(app, join(app, FOLDER));

/** Node arguments in which the program of `dist` is replaced by the one built in development. */
export function argsInDev({ args, cwd }: Pick<ServiceOptions, 'args' | 'cwd'>): string[] {
  return args.map((arg) => (arg === join(cwd, 'dist/main.js') ? join(cwd, FOLDER, 'main.js') : arg));
}
