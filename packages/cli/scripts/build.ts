import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const HERE = join(import.meta.dirname, '..');
const TARBALL = 'graha-cli.tgz';

/**
 * Writes the package as published on npm, as a folder and packed: one file, without dependencies.
 * @returns the packed file
 */
export async function buildPackage(folder = join(HERE, 'dist')): Promise<string> {
  const dist = join(folder, 'package');
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: [join(HERE, 'src/main.ts')],
    outfile: join(dist, 'graha.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
  });
  // Safe: the file beside this script.
  const own = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name, version, description, license, type } = own;
  const manifest = { name, version, description, license, type, bin: { graha: 'graha.js' }, engines: { node: '>=20' } };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['LICENSE', 'README.md']) copyFileSync(join(HERE, file), join(dist, file));
  return pack(folder, dist);
}

function pack(folder: string, dist: string): string {
  // A separate cache, because npm's usual one is in a home that may not be writable.
  const cache = join(folder, 'npm-cache');
  const options = ['--json', `--cache=${cache}`, '--logs-max=0', '--pack-destination', folder];
  const printed = execFileSync('npm', ['pack', dist, ...options], { cwd: HERE, encoding: 'utf8' });
  rmSync(cache, { recursive: true, force: true });
  // Safe: with `--json` npm prints this.
  const [{ filename = '' } = {}] = JSON.parse(printed) as { filename?: string }[];
  const tarball = join(folder, TARBALL);
  renameSync(join(folder, filename), tarball);
  return tarball;
}

if (process.argv[1] === import.meta.filename) console.log(await buildPackage());
