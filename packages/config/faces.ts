import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageFolders, sourceFiles, textOf } from './source-files.ts';

/** If other packages import at least this share of its modules, a package is a library and exports all of them. */
const LIBRARY_SHARE = 0.7;

type Exports = Record<string, string>;
type Manifest = { exports?: Exports };

const manifestOf = (folder: string): string => `${folder}/package.json`;
const fromHere = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const isModule = (file: string): boolean => !file.includes('.test.');

/** Lists the paths that other packages import, by package: `store` → `ledger/charging`. Tests, scripts and CSS count. */
export function importedPaths(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = ['apps', 'packages', 'e2e', 'prisma'].flatMap(sourceFiles);
  for (const file of [...files, 'apps/portal/src/app/globals.css'])
    for (const [, name = '', path = ''] of textOf(file).matchAll(/['"]@graha\/([a-z-]+)\/([\w./-]+)['"]/g))
      if (!file.startsWith(`packages/${name}/`)) found.set(name, (found.get(name) ?? new Set()).add(path));
  return found;
}

/** The file of a path, from the folder of the package. */
function fileOf(folder: string, path: string): string | undefined {
  return [`src/${path}.ts`, `src/${path}`, `${path}.ts`].find((file) => existsSync(fromHere(`${folder}/${file}`)));
}

/**
 * The `exports` that a package should have: one line for each module that another package imports, or `./*` if it is a
 * library. Entries other than `./*` and single modules, such as `./data/*`, stay. Null for a package without `./*`
 * whose face is written by hand (a published one) and for one that exports nothing.
 */
export function facesOf(folder: string, imported = importedPaths()): Exports | null {
  // Safe: npm itself has read this file.
  const { exports } = JSON.parse(textOf(manifestOf(folder))) as Manifest;
  if (!exports || '.' in exports || !folder.startsWith('packages/') || folder === 'packages/config') return null;
  const kept = Object.entries(exports).filter(
    ([key, file]) => key !== './*' && (key.includes('*') || key !== `./${nameOf(file)}`),
  );
  const isKept = (path: string) =>
    kept.some(([key]) => {
      const [before = '', after] = key.slice('./'.length).split('*');
      return after === undefined ? path === before : path.startsWith(before) && path.endsWith(after);
    });
  // A path without a file is text in a test, or an error that the compiler reports.
  const faces = [...(imported.get(folder.slice('packages/'.length)) ?? [])]
    .filter((path) => !isKept(path))
    .flatMap((path): [string, string][] => {
      const file = fileOf(folder, path);
      return file ? [[`./${path}`, `./${file}`]] : [];
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const modules = sourceFiles(`${folder}/src`).filter(isModule).length;
  if (faces.length < LIBRARY_SHARE * modules) return Object.fromEntries([...kept, ...faces]);
  const named = faces.filter(([path, file]) => file === `./src/${path.slice(2)}`);
  return named.length === faces.length
    ? { ...Object.fromEntries(kept), './*': './src/*' }
    : { ...Object.fromEntries([...kept, ...named]), './*': './src/*.ts' };
}

/** `./src/ledger/charging.ts` → `ledger/charging`, the path under which the module is exported. */
function nameOf(file: string): string {
  return file.replace(/^\.\/(src\/)?/, '').replace(/\.ts$/, '');
}

/** Writes the `exports` of every package. */
function writeFaces(): void {
  const imported = importedPaths();
  for (const folder of packageFolders()) {
    const faces = facesOf(folder, imported);
    if (!faces) continue;
    const file = fromHere(manifestOf(folder));
    // Safe: npm itself has read this file.
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    writeFileSync(file, `${JSON.stringify({ ...manifest, exports: faces }, null, 2)}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFaces();
