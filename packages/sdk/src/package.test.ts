import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../scripts/build.ts';

const run = promisify(execFile);
const MODULES = join(import.meta.dirname, '../../../node_modules');
const QUICKSTART =
  /```ts\n([\s\S]*?)```/.exec(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8'))?.[1] ?? '';
const COMMONJS = QUICKSTART.replace(/import (.*) from '(.*)';/, "const $1 = require('$2');");

const folder = mkdtempSync(join(tmpdir(), 'graha-sdk-'));
let server: Server;
let url = '';

/** Installs the packed client into an empty folder with `npm install`. */
beforeAll(async () => {
  const tarball = await buildPackage(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder });
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"lagna":{"sign":"Libra"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a path.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const installed = (path: string): string => join(folder, 'node_modules/@graha/sdk', path);

test('the package has a licence, no dependency, and 25 kB at most', () => {
  expect(readFileSync(installed('LICENSE'), 'utf8')).toContain('MIT License');
  const manifest: unknown = JSON.parse(readFileSync(installed('package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: '@graha/sdk', license: 'MIT' });
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('private');
  for (const format of ['esm', 'cjs'])
    expect(gzipSync(readFileSync(installed(`${format}/main.js`))).length).toBeLessThan(25_000);
  expect(statSync(installed('cjs/main.d.ts')).size).toBeGreaterThan(100);
});

test.each([
  ['quickstart.mjs', QUICKSTART],
  ['quickstart.cjs', `(async () => {\n${COMMONJS}})();`],
])('%s, as the README has it, runs in Node', async (name, code) => {
  writeFileSync(join(folder, name), code);
  const { stdout } = await run(process.execPath, [name], { cwd: folder, env: { ...process.env, GRAHA_URL: url } });
  expect(stdout).toBe('Libra\n');
});

test('the quickstart type-checks under strict, as ESM and as CommonJS, and what is no input does not', async () => {
  writeFileSync(join(folder, 'quickstart.mts'), QUICKSTART);
  writeFileSync(
    join(folder, 'require.cts'),
    `import { createClient } from '@graha/sdk';\nexport const make = createClient;\n`,
  );
  writeFileSync(
    join(folder, 'wrong.mts'),
    QUICKSTART.replace('year: 1995', "year: '1995'").replace('lagna.sign', 'lagna.sing'),
  );
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    module: 'node16',
    target: 'es2022',
    typeRoots: [join(MODULES, '@types')],
    types: ['node'],
  };
  const files = ['quickstart.mts', 'require.cts', 'wrong.mts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = join(MODULES, 'typescript/bin/tsc');
  const failure: unknown = await run(process.execPath, [tsc, '-p', '.'], { cwd: folder }).catch(
    (error: unknown) => error,
  );
  const said = failure instanceof Error && 'stdout' in failure ? String(failure.stdout).trim().split('\n') : [];
  expect(said.filter((line) => !line.startsWith(' ')).map((line) => line.replace(/\(.*?\)/, '').slice(0, 25))).toEqual([
    'wrong.mts: error TS2322: ',
    'wrong.mts: error TS2339: ',
  ]);
});
