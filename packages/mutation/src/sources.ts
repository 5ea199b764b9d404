import { PlainFailure } from '@graha/dev-stack/plain-failure';
import { PROJECT } from '@graha/dev-stack/project';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Mutant } from './mutant.ts';
import { sqlMutants } from './sql/mutants.ts';
import { typescriptMutants } from './typescript/mutants.ts';

const NOT_MEASURED =
  /(\.test\.ts|\.d\.ts|\/testing(-[a-z-]+)?\.ts|\/vitest\.config\.ts)$|\/(testing|generated|node_modules|dist|\.next)\//;

const isSource = (file: string): boolean => /\.(ts|sql)$/.test(file) && !NOT_MEASURED.test(file);

export function textOf(file: string): string {
  return readFileSync(join(PROJECT, file), 'utf8');
}

/** Every file below a folder, or the file itself, as paths from the root. */
export function filesBelow(path: string): string[] {
  const absolute = join(PROJECT, path);
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) return [];
    const inner = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(inner) : [inner];
  });
}

/**
 * The files of the given paths, as paths from the root.
 * @throws PlainFailure if a path does not exist or has nothing to change
 */
export function sourcesOf(paths: readonly string[]): string[] {
  return paths.flatMap((given) => {
    const path = relative(PROJECT, resolve(given)).replaceAll('\\', '/');
    if (!statSync(join(PROJECT, path), { throwIfNoEntry: false })) {
      throw new PlainFailure(`There is no ${given}; name a file or a folder of the repository.`);
    }
    const found = filesBelow(path).filter(isSource).toSorted();
    if (found.length === 0) throw new PlainFailure(`${given} holds no TypeScript and no SQL that could be changed.`);
    return found;
  });
}

export function mutantsOf(file: string): Mutant[] {
  const text = textOf(file);
  return file.endsWith('.sql') ? sqlMutants(file, text) : typescriptMutants(file, text);
}
