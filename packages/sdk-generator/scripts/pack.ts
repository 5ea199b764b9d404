import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { goPackage } from '../src/packages/go-package.ts';
import { phpPackage } from '../src/packages/php-package.ts';
import { pythonPackage } from '../src/packages/python-package.ts';

/** Writes the packages of the clients in Python, PHP and Go, and the list of them, which the portal reads at its build. */
const DIST = join(import.meta.dirname, '../dist');

const downloads = [...(await pythonPackage()), ...phpPackage(), ...goPackage()];
rmSync(DIST, { recursive: true, force: true });
for (const { path, bytes } of downloads) {
  const file = join(DIST, 'downloads', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
const list = downloads.map(({ path, contentType }) => ({ path, contentType }));
writeFileSync(join(DIST, 'downloads.json'), `${JSON.stringify(list, null, 2)}\n`);
for (const { path, bytes } of downloads) console.log(path, bytes.length);
