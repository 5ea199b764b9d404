import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sourceFiles, textOf } from '../source-files.ts';
import { commentsOf, type Comment } from './comments.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Files whose comments must follow the rules of words. Migrations are excluded because they are never edited. */
export function writtenFiles(paths: readonly string[] = []): string[] {
  const sql = readdirSync(`${ROOT}prisma/sql`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => `prisma/sql/${name}`);
  const all = [...['apps', 'packages', 'e2e', 'prisma'].flatMap(sourceFiles), ...sql];
  return all.filter((file) => paths.length === 0 || paths.some((path) => file.startsWith(path.replace(/\/$/, ''))));
}

export const commentsIn = (file: string): Comment[] => commentsOf(file, textOf(file));
