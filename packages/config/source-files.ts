import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', '.next', '.turbo', 'generated', 'test-results', 'playwright-report']);
const SOURCE = /\.(ts|tsx|mjs)$/;

/** All source files written by people, as paths from the root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourceFiles(path);
    return SOURCE.test(entry.name) && entry.name !== 'next-env.d.ts' ? [path] : [];
  });
}

export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Static and dynamic imports, re-exports and `require`. */
export function importsOf(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The folders of npm packages. Clients in other languages are in the same folder, but have no package.json. */
export function packageFolders(): string[] {
  const inside = (folder: string) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
      .filter((path) => existsSync(join(ROOT, path, 'package.json')));
  return [...inside('apps'), ...inside('packages'), 'e2e'];
}
