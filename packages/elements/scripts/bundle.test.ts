import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { FRAME } from '../src/core/theme.ts';
import { bundled, ELEMENTS } from './bundle.ts';

const MOST_BYTES = 12_000;
const HERE = join(import.meta.dirname, '..');
const scripts = await bundled();
const sizes = new Map([...scripts].map(([name, text]) => [name, gzipSync(text, { level: 9 }).length]));

test.each(ELEMENTS)('%s has at most 12,000 bytes in gzip', (name) => {
  expect(sizes.get(name)).toBeGreaterThan(3_000);
  expect(sizes.get(name)).toBeLessThanOrEqual(MOST_BYTES);
});

test('a script imports the words of a language alone, and sets no HTML', () => {
  for (const text of scripts.values()) {
    expect(text.match(/\bimport\s*[({"'*].{20}/g)).toEqual([expect.stringMatching(/^import\(`\.\/languages\/\$\{/)]);
    expect(text).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
  }
});

test('a script has the pictures of the catalogue alone, and no formula', async () => {
  const { metafile } = await build({
    entryPoints: ELEMENTS.map((name) => join(HERE, `src/${name}.ts`)),
    bundle: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const allowed = /(elements\/src|drawing\/src|catalog\/src\/(pictures|languages\/(codes|speaker))|astro-engine\/src\/(vocabulary|core\/angle))/;
  expect(Object.keys(metafile.inputs).filter((path) => !allowed.test(path))).toEqual([]);
}); // prettier-ignore

test('the README has the sizes', () => {
  const readme = readFileSync(join(HERE, 'README.md'), 'utf8');
  const written = new Map(
    [...readme.matchAll(/^\| `(graha-[a-z-]+)`\s+\| ([\d,]+) /gm)].map(([, name = '', bytes = '']) => [
      name,
      Number(bytes.replace(',', '')),
    ]),
  );
  expect([...written.keys()].toSorted()).toEqual([...ELEMENTS].toSorted());
  const wrong = [...sizes].filter(([name, bytes]) => Math.abs(bytes - (written.get(name) ?? 0)) > 200);
  expect(wrong).toEqual([]);
});

test('the theme has a value for every variable of the drawings, and for no other', () => {
  const all = [...scripts.values()].join('\n');
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const set = [...new Set(names(FRAME, /[{;]--([\w-]+):/g))].toSorted();
  // `var(--seg-${…})` is one of several.
  const beginnings = new Set(names(all, /var\(--((?!graha-)[\w-]+-)\$\{/g));
  const begun = set.filter((name) => [...beginnings].some((beginning) => name.startsWith(beginning)));
  expect(begun).toEqual(['seg-a', 'seg-b']);
  const whole = names(all, /var\(--((?!graha-)[\w-]+)[,)]/g);
  expect([...new Set([...whole, ...begun])].toSorted()).toEqual(set);
});
