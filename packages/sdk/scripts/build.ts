import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const HERE = join(import.meta.dirname, '..');

const TARBALL = 'graha-sdk.tgz';

/**
 * Writes the package as published on npm, as a folder and packed.
 * @returns the packed file
 */
export async function buildPackage(folder = join(HERE, 'dist')): Promise<string> {
  const dist = join(folder, 'package');
  rmSync(folder, { recursive: true, force: true });
  const shared = { bundle: true, target: 'es2022', minify: true };
  for (const format of ['esm', 'cjs'] as const)
    await build({
      ...shared,
      entryPoints: [join(HERE, 'src/main.ts')],
      format,
      outfile: join(dist, format, 'main.js'),
    });
  writeTypes(join(dist, 'esm'));
  writeTypes(join(dist, 'cjs'));
  writeFileSync(join(dist, 'cjs/package.json'), '{ "type": "commonjs" }\n');
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const name of ['LICENSE', 'README.md']) copyFileSync(join(HERE, name), join(dist, name));
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

function writeTypes(folder: string): void {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  const wanted = [
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--rootDir',
    'src',
    '--outDir',
    folder,
  ];
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.package.json', ...wanted], { cwd: HERE, stdio: 'inherit' });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue;
    const file = join(folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'"));
  }
}

function manifest(): object {
  // Safe: the file beside this script.
  const own = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name, version, description, license, type, sideEffects } = own;
  const entry = (format: string): object => ({ types: `./${format}/main.d.ts`, default: `./${format}/main.js` });
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    main: './cjs/main.js',
    types: './cjs/main.d.ts',
    exports: { '.': { import: entry('esm'), require: entry('cjs') } },
    engines: { node: '>=18' },
  };
}

if (process.argv[1] === import.meta.filename) console.log(await buildPackage());
