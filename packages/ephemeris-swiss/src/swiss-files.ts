import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import manifest from '../data/manifest.json' with { type: 'json' };

/** Files of the ephemeris for the centuries before those that the library's package has. */

/** The folder of the library's own file system that it reads from. */
const FOLDER = '/sweph';

/** Resolved by the package's name, because a bundled program is not in the same folder as its files. */
const pathOf = (name: string): string => {
  const { createRequire } = process.getBuiltinModule('node:module'); // A bundler would treat an import as its own module.
  return createRequire(import.meta.url).resolve(`@graha/ephemeris-swiss/data/${name}`);
};

/**
 * Copies the files into the memory of an instance of the library, which opens them when it needs them.
 * @throws Error if a file is missing or has another digest
 */
export function addFiles(module: object): void {
  const create: unknown = Reflect.get(module, 'FS_createDataFile');
  if (typeof create !== 'function') throw new Error('swisseph-wasm no longer exports FS_createDataFile');
  for (const { name, sha256 } of manifest.files) {
    const bytes = readFileSync(pathOf(name));
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (digest !== sha256) throw new Error(`${name} is not the file of the ephemeris: its SHA-256 is ${digest}`);
    create(FOLDER, name, bytes, true, false, false);
  }
}
