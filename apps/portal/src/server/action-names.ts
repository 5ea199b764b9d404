import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../', import.meta.url));

/** The names of all server actions, from the source. */
export function actionNames(): string[] {
  const texts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${SOURCE}${file}`, 'utf8'));
  if (texts.some((text) => /\n\s*['"]use server['"]/.test(text)))
    throw new Error(
      "An action stands inside of a file: actions are the exports of a file that begins with 'use server'.",
    );
  return texts
    .filter((text) => /^['"]use server['"]/.test(text))
    .flatMap((text) => Array.from(text.matchAll(/^export (?:async function|const) (\w+)/gm), ([, name = '']) => name))
    .toSorted();
}
