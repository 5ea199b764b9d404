import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PackageFiles } from './archives.ts';

const PACKAGES = join(import.meta.dirname, '../../..');

/** A file that the language's own tools write beside the source. */
const isWritten = (path: string): boolean => /(?:^|\/)__pycache__\/|\.pyc$|(?:^|\/)\.|(?:^|\/)vendor\//.test(path);

/**
 * Reads the source files of a client.
 * @param client folder in `packages`
 * @param isKept whether a path, with `/`, belongs to the published package
 */
export function clientFiles(client: string, isKept: (path: string) => boolean): PackageFiles {
  const folder = join(PACKAGES, client);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  const kept = paths.filter((path) => !isWritten(path) && isKept(path));
  return Object.fromEntries(kept.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Returns a text file of a client. @throws Error if it is missing */
export function textIn(files: PackageFiles, path: string): string {
  const bytes = files[path];
  if (bytes === undefined) throw new Error(`the client has no ${path}`);
  return Buffer.from(bytes).toString('utf8');
}

/** Puts every file into a folder. */
export const within = (folder: string, files: PackageFiles): PackageFiles =>
  Object.fromEntries(Object.entries(files).map(([path, bytes]) => [`${folder}/${path}`, bytes]));
