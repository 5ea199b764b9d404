import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { PROJECT } from '@graha/dev-stack/project';
import ts from 'typescript';

const TYPES_ONLY = /^\s*(?:import|export)\s+type\s[^;]*?from\s*['"]([^'"]+)['"]/gm;
const OWN = /^@graha\/([^/]+)\/(.+)$/;

/** The imports of a file at run time, without types. */
export function importedBy(text: string): string[] {
  const types = new Set([...text.matchAll(TYPES_ONLY)].map(([, specifier]) => specifier));
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !types.has(name));
}

/** The file of an import specifier, as a path from the root; null for a package from npm. */
export function resolveImport(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const [, name, inner] = OWN.exec(specifier) ?? [];
  if (!name || !inner) return null;
  const folder = ['apps', 'packages']
    .map((parent) => `${parent}/${name}`)
    .find((path) => existsSync(join(PROJECT, path)));
  if (!folder) return null;
  const bare = `${folder}/src/${inner}`;
  return (
    [bare, `${bare}.ts`, `${bare}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(join(PROJECT, path))) ?? null
  );
}

/**
 * The importers of each file.
 * @param texts the text of each file that may import, by path from the root
 */
export function importersOf(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    const targets = new Set(importedBy(text).map((specifier) => resolveImport(file, specifier)));
    for (const target of targets) {
      if (target !== null) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}
