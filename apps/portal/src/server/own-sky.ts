import 'server-only';
import { join } from 'node:path';
import { packedAlone } from '@graha/ephemeris-packed/packed-alone';

let opened: ReturnType<typeof packedAlone> | undefined;

/**
 * Ephemeris of present dates in this process, for pages that must not wait for the API or be charged. It takes 20 ms at its first
 * use.
 */
export const ownSky = (): ReturnType<typeof packedAlone> => (opened ??= packedAlone(pathOfFile()));

/** Resolves the file by package name from the working directory, because a bundle is in another folder than the file. */
function pathOfFile(): string {
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(join(process.cwd(), 'package.json')).resolve('@graha/ephemeris-packed/data/packed.bin');
}
