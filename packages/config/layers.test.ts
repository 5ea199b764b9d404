import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Manifest } from './layer-rules.ts';
import { importProblem, manifestProblems } from './layer-rules.ts';
import { LAYERS } from './layers.ts';
import { README, withLayerTable } from './readme-table.ts';
import { importsOf, packageFolders, sourceFiles, textOf } from './source-files.ts';

const LINES_MAX = 300;
const FILES_MAX = 12;
const files = ['apps', 'packages', 'e2e', 'prisma'].flatMap(sourceFiles);

test('every file imports only what its layer may know', () => {
  const problems = files.flatMap((file) => importsOf(textOf(file)).map((specifier) => importProblem(file, specifier)));
  expect(files.length).toBeGreaterThan(100);
  expect(problems.filter((problem) => problem !== null)).toEqual([]);
});

test('every package declares only what its layer may know, and what of this repository it imports', () => {
  const problems = packageFolders().flatMap((folder) => {
    // Safe: npm itself has read these files.
    const manifest = JSON.parse(textOf(`${folder}/package.json`)) as Manifest;
    const declared = { ...manifest.dependencies, ...manifest.devDependencies };
    const undeclared = sourceFiles(folder)
      .filter((file) => !file.endsWith('.db.test.ts'))
      .flatMap((file) =>
        importsOf(textOf(file)).map((specifier) => ({ file, name: specifier.split('/').slice(0, 2).join('/') })),
      )
      .filter(({ name }) => name.startsWith('@graha/') && !(name in declared))
      .map(({ file, name }) => `${file} imports ${name}, which ${folder}/package.json does not declare`);
    return [...manifestProblems(folder, manifest), ...new Set(undeclared)];
  });
  expect(problems).toEqual([]);
});

test('every package stands in the table, and every row of the table is a folder', () => {
  const rows = Object.values(LAYERS).map(({ folder }) => folder);
  expect(packageFolders().filter((folder) => !rows.includes(folder))).toEqual([]);
  expect(rows.filter((folder) => !existsSync(new URL(`../../${folder}`, import.meta.url)))).toEqual([]);
});

test('every arrow of the table points to a lower floor, so that there can be no circle', () => {
  const upward = Object.entries(LAYERS).flatMap(([name, { floor, mayImport }]) =>
    mayImport.filter((other) => (LAYERS[other]?.floor ?? Infinity) >= floor).map((other) => `${name} → ${other}`),
  );
  expect(upward).toEqual([]);
});

test('every folder that a package has stands on one of its floors, and every floor is a folder', () => {
  const astray = Object.values(LAYERS).flatMap(({ folder, floors }) => {
    if (!floors) return [];
    const src = `${folder}/src`;
    const names = floors.flat();
    const inside = sourceFiles(src).map((file) => file.slice(src.length + 1));
    const isOn = (floor: string, file: string) => file.startsWith(`${floor}/`);
    return [
      ...names
        .filter((floor) => floor !== 'generated' && !inside.some((file) => isOn(floor, file)))
        .map((floor) => `${src}/${floor} is no folder`),
      ...inside
        .filter((file) => file.includes('/') && !file.startsWith('testing/') && !file.startsWith('generated/'))
        .filter((file) => !names.some((floor) => isOn(floor, file)))
        .map((file) => `${src}/${file} stands on no floor`),
    ];
  });
  expect(astray).toEqual([]);
});

test('the README shows the table of layers as it is (npm run docs:layers writes it)', () => {
  const readme = readFileSync(README, 'utf8');
  expect(withLayerTable(readme)).toBe(readme);
});

test('no folder hides behind a barrel', () => {
  expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
});

test(`no file is longer than ${LINES_MAX} lines`, () => {
  const long = files
    .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LINES_MAX);
  expect(long).toEqual([]);
});

test.each([
  ['packages/astro-engine/src/core/angle.ts', 'node:fs'],
  ['packages/astro-engine/src/core/angle.ts', 'zod'],
  ['packages/domain/src/billing/plans.ts', '@graha/store/pool'],
  ['packages/domain/src/billing/plans.ts', '../../../store/src/pool.ts'],
  ['packages/store/src/pool.ts', '@graha/dev-stack/test-context'],
  ['packages/store/src/pool.test.ts', '@graha/catalog/families/catalog'],
  ['packages/store/src/pool.ts', 'fastify'],
  ['packages/catalog/src/families/catalog.ts', '@graha/ephemeris-swiss/swiss-ephemeris'],
  ['packages/catalog/src/families/catalog.ts', '@graha/catalog/operation/operation'],
  ['apps/portal/src/env.ts', '@graha/astro-engine/core/angle'],
  ['apps/api/src/http/app.ts', 'stripe'],
  ['apps/api/src/limits/clock.ts', '../meter/meter.ts'],
  ['apps/api/src/http/app.ts', '../start/compose-app.ts'],
  ['apps/api/src/start/server.ts', '../main.ts'],
  ['apps/api/src/http/app.ts', 'swisseph-wasm'],
  ['apps/api/src/call/metered-call.ts', 'fastify'],
  ['e2e/sign-up.spec.ts', '@graha/domain/billing/plans'],
])('%s importing %s is refused', (file, specifier) => {
  expect(importProblem(file, specifier)).toMatch(/must never know|import the file itself|imports lead down/);
});

test.each([
  ['packages/astro-engine/src/core/angle.test.ts', 'fast-check'],
  ['packages/astro-engine/bench/chart.ts', 'node:perf_hooks'],
  ['packages/catalog/src/catalog.test.ts', '@graha/ephemeris-swiss/swiss-ephemeris'],
  ['packages/store/src/pool.db.test.ts', '@graha/dev-stack/test-context'],
  ['packages/domain/src/events/events.ts', './tenant.ts'],
  ['apps/api/src/http/app.ts', '@graha/store/metering'],
  ['apps/api/src/http/app.ts', '../limits/clock.ts'],
  ['apps/api/src/http/app.ts', './timeouts.ts'],
  ['apps/api/src/http/app.ts', 'fastify'],
  ['apps/api/src/limits/concurrency.test.ts', '../testing/app-with.ts'],
  ['apps/api/src/main.ts', './start/server.ts'],
  ['e2e/browser.ts', '@graha/config/chromium.ts'],
])('%s importing %s is allowed', (file, specifier) => {
  expect(importProblem(file, specifier)).toBeNull();
});

test(`no folder of the catalogue, domain or procedures has more than ${FILES_MAX} files beside its tests`, () => {
  const counts = new Map<string, number>();
  for (const file of ['catalog', 'domain', 'procedures'].flatMap((name) => sourceFiles(`packages/${name}/src`))) {
    if (file.includes('.test.')) continue;
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(30);
  expect([...counts].filter(([, count]) => count > FILES_MAX)).toEqual([]);
});
