import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin', import.meta.url));

type Stage = 'serving' | 'all';
type Installed = {
  isInstalled(stage: Stage): boolean;
  canAdd(): boolean;
  hadTools(): boolean;
  noteInstalled(state: Stage | 'adding'): void;
};
type Slim = { removeUnused(): void };

const LOCKED = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
};

let root: string;
let installed: Installed;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'graha-installed-'));
  cpSync(BIN, join(root, 'packages/dev-stack/bin'), { recursive: true });
  writeLock('package-lock.json', LOCKED);
  installed = await load<Installed>('installed.mjs');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

async function load<Module>(name: string): Promise<Module> {
  const loaded: unknown = await import(pathToFileURL(join(root, 'packages/dev-stack/bin', name)).href);
  return loaded as Module; // Safe: modules of this package, which have no type declarations.
}

const writeLock = (path: string, packages: object) => {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify({ packages: { '': {}, ...packages } }));
};

/** Simulates npm's result: the folders and their list. */
function install(...names: (keyof typeof LOCKED)[]): void {
  for (const name of names) {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'package.json'), '{}');
  }
  writeLock('node_modules/.package-lock.json', Object.fromEntries(names.map((name) => [name, LOCKED[name]])));
}

const stages = () => [installed.isInstalled('serving'), installed.isInstalled('all')];

test('nothing is installed in a fresh clone', () => {
  expect(stages()).toEqual([false, false]);
  expect(installed.canAdd()).toBe(false);
});

test('without the tools of the tests a tree serves, and they can be added to it', () => {
  install('node_modules/fastify');
  expect(stages()).toEqual([true, false]);
  expect(installed.canAdd()).toBe(true);
});

test('a tree with the tools of the tests serves too', () => {
  install('node_modules/fastify', 'node_modules/vitest');
  expect(stages()).toEqual([true, true]);
  expect(installed.hadTools()).toBe(true);
});

test('a tree to which the tools were added is installed in full', () => {
  install('node_modules/fastify');
  installed.noteInstalled('serving');
  install('node_modules/fastify', 'node_modules/vitest');
  installed.noteInstalled('all');
  expect(stages()).toEqual([true, true]);
});

test('after an addition that was interrupted the tree still serves, and nothing is added to what may be half a package', () => {
  install('node_modules/fastify', 'node_modules/vitest');
  installed.noteInstalled('adding');
  expect(stages()).toEqual([true, false]);
  expect(installed.canAdd()).toBe(false);
});

test.each<Stage>(['serving', 'all'])('another lockfile asks for an installation, also after stage %s', (stage) => {
  install('node_modules/fastify', 'node_modules/vitest');
  installed.noteInstalled(stage);
  writeLock('package-lock.json', { ...LOCKED, 'node_modules/fastify': { version: '5.0.1' } });
  expect(stages()).toEqual([false, false]);
  expect(installed.canAdd()).toBe(false);
  expect(installed.hadTools()).toBe(stage === 'all');
});

test('a package that is gone is noticed in both stages', () => {
  install('node_modules/fastify', 'node_modules/vitest');
  installed.noteInstalled('all');
  rmSync(join(root, 'node_modules/fastify'), { recursive: true });
  expect(stages()).toEqual([false, false]);
});

test('what no program opens is removed, and nothing else', async () => {
  const files = ['next/server.js', '@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs'];
  const unused = ['next/server.js.map', '@prisma/client/runtime/query_compiler_small_bg.mysql.wasm-base64.js'];
  for (const name of [...files, ...unused]) {
    mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true });
    writeFileSync(join(root, 'node_modules', name), '');
  }
  (await load<Slim>('slim.mjs')).removeUnused();
  const left = readdirSync(join(root, 'node_modules'), { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => [...files, ...unused].includes(name)).toSorted()).toEqual(files.toSorted());
});
