import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first program in the README of a client. */
export function quickstartOf(folder: string, language: string): string {
  const readme = readFileSync(join(import.meta.dirname, '../../..', folder, 'README.md'), 'utf8');
  const program = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (program === undefined) throw new Error(`the README of ${folder} has no program`);
  return program;
}
