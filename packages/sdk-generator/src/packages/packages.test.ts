import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, strFromU8, unzipSync } from 'fflate';
import { CLIENT_DOWNLOADS, CLIENT_PACKAGES, installCommands } from '@graha/catalog/project/snippets/client-packages';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import type { Download } from './download.ts';
import { goPackage } from './go-package.ts';
import { phpPackage } from './php-package.ts';
import { pythonPackage } from './python-package.ts';

const PACKAGES = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(PACKAGES, path), 'utf8');

const downloads: readonly Download[] = [...(await pythonPackage()), ...phpPackage(), ...goPackage()];
const bytesOf = (ending: string): Uint8Array => {
  const found = downloads.find(({ path }) => path.endsWith(ending));
  if (!found) throw new Error(`no ${ending}`);
  return found.bytes;
};

test('names and version are those of every manifest', () => {
  const { project } = parse(read('sdk-python/pyproject.toml'));
  expect(project).toMatchObject({ name: CLIENT_PACKAGES.python, version: CLIENT_PACKAGES.version });
  expect(JSON.parse(read('sdk/package.json'))).toMatchObject({
    name: CLIENT_PACKAGES.npm,
    version: CLIENT_PACKAGES.version,
  });
  expect(JSON.parse(read('sdk-php/composer.json'))).toMatchObject({ name: CLIENT_PACKAGES.php });
  expect(read('sdk-go/go.mod')).toMatch(new RegExp(`^module ${CLIENT_PACKAGES.go}\n`));
});

test('each README installs its client as the docs do', () => {
  const commands = installCommands('$GRAHA_PORTAL_URL');
  for (const [folder, wanted] of [
    ['sdk-python', commands.python],
    ['sdk-php', commands.php],
    ['sdk-go', commands.go],
  ] as const)
    for (const command of wanted) expect(read(`${folder}/README.md`)).toContain(command);
});

test('the same files are the same bytes, in every time zone', async () => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Pacific/Kiritimati';
  const again = [...(await pythonPackage()), ...phpPackage(), ...goPackage()];
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  const digests = (all: readonly Download[]) =>
    all.map(({ path, bytes }) => [path, createHash('sha256').update(bytes).digest('hex')]);
  expect(digests(again)).toEqual(digests(downloads));
});

test('the wheel lists every file of it with its digest and size', () => {
  const files = unzipSync(bytesOf('.whl'));
  const info = `graha-${CLIENT_PACKAGES.version}.dist-info`;
  const rows = strFromU8(files[`${info}/RECORD`] ?? new Uint8Array())
    .trim()
    .split('\n');
  const found = Object.entries(files).map(([path, bytes]) =>
    path === `${info}/RECORD`
      ? `${path},,`
      : `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`,
  );
  expect(rows.toSorted()).toEqual(found.toSorted());
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['graha/py.typed', 'graha/generated/operations.py', `${info}/LICENSE`]),
  );
  expect(strFromU8(files[`${info}/METADATA`] ?? new Uint8Array())).toContain('\nRequires-Dist: httpx>=0.23\n');
});

test('packages have the source and the licence, and nothing of the tests', () => {
  const tar = Buffer.from(gunzipSync(bytesOf('.tar.gz'))).toString('latin1');
  for (const path of ['pyproject.toml', 'LICENSE', 'PKG-INFO', 'src/graha/__init__.py'])
    expect(tar).toContain(`graha-${CLIENT_PACKAGES.version}/${path}\0`);
  const php = Object.keys(unzipSync(bytesOf('php-1.0.0.zip')));
  expect(php).toEqual(expect.arrayContaining(['composer.json', 'LICENSE', 'src/Graha.php']));
  const go = goPackage().find(({ path }) => path.endsWith('.zip'));
  const modules = Object.keys(unzipSync(go?.bytes ?? new Uint8Array()));
  expect(modules.every((path) => path.startsWith(`${CLIENT_PACKAGES.go}@v${CLIENT_PACKAGES.version}-g`))).toBe(true);
  expect([tar, ...php, ...modules].filter((path) => /__pycache__|tests?\/|internal\//.test(path))).toEqual([]);
});

test('Go gets a new version with new files: its digest is the version', () => {
  const [latest, list] = [bytesOf('@latest'), bytesOf('@v/list')].map((bytes) => strFromU8(bytes));
  expect(JSON.parse(latest ?? '')).toEqual({ Version: list?.trim(), Time: '1980-01-01T00:00:00Z' });
  // A pre-release of semantic versions: its parts of digits alone have no leading zero.
  expect(list).toMatch(/^v1\.0\.0-g[0-9a-f]{12}\n$/);
});

test('Composer finds the zip file at the address of the portal, whatever it is', () => {
  const { packages, mirrors } = JSON.parse(strFromU8(bytesOf('packages.json')));
  const { dist } = packages[CLIENT_PACKAGES.php][CLIENT_PACKAGES.version];
  expect(mirrors).toEqual([{ 'dist-url': dist.url, preferred: true }]);
  expect(downloads.map(({ path }) => `/downloads/${path}`)).toContain(dist.url);
  expect(CLIENT_DOWNLOADS.php).toBe('php');
});
