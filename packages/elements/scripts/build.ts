import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundled, ELEMENTS, LANGUAGES } from './bundle.ts';
import { languageModule, TRANSLATED } from './languages.ts';

const HERE = join(import.meta.dirname, '..');
const TARBALL = 'graha-elements.tgz';
/** The types of the package, which import nothing. */
const TYPES = { 'types.d.ts': 'core/types.ts', 'react.d.ts': 'react.ts' };

/**
 * Writes the package as published on npm, as a folder and packed: a script for each element, the words of each language,
 * types, and the plugin for WordPress.
 * @returns the packed file
 */
export async function buildPackage(folder = join(HERE, 'dist')): Promise<string> {
  const dist = join(folder, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  for (const [name, text] of await bundled()) {
    writeFileSync(join(dist, `${name}.js`), text);
    writeFileSync(join(dist, `${name}.d.ts`), "import './types.js';\n");
  }
  mkdirSync(join(dist, LANGUAGES));
  for (const code of TRANSLATED) writeFileSync(join(dist, LANGUAGES, `${code}.js`), languageModule(code));
  const all = ELEMENTS.map((name) => `import './${name}.js';\n`).join('');
  writeFileSync(join(dist, 'main.js'), all);
  writeFileSync(join(dist, 'main.d.ts'), "export * from './types.js';\n");
  writeFileSync(join(dist, 'react.js'), 'export {};\n');
  writeFileSync(join(dist, 'types.js'), 'export {};\n');
  for (const [file, source] of Object.entries(TYPES)) {
    const text = readFileSync(join(HERE, 'src', source), 'utf8');
    writeFileSync(join(dist, file), text.replaceAll("'./core/types.ts'", "'./types.js'"));
  }
  cpSync(join(HERE, 'wordpress'), join(dist, 'wordpress'), {
    recursive: true,
    filter: (file) => basename(file) !== 'test',
  });
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const file of ['LICENSE', 'README.md']) copyFileSync(join(HERE, file), join(dist, file));
  return pack(folder, dist);
}

function pack(folder: string, dist: string): string {
  // A separate cache, because npm's usual one is in a home that may not be writable.
  const cache = join(folder, 'npm-cache');
  const options = [`--cache=${cache}`, '--logs-max=0', '--pack-destination', folder];
  execFileSync('npm', ['pack', dist, ...options], { cwd: HERE, stdio: 'pipe' });
  rmSync(cache, { recursive: true, force: true });
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (packed === undefined) throw new Error('npm pack wrote no file.');
  renameSync(join(folder, packed), join(folder, TARBALL));
  return join(folder, TARBALL);
}

function manifest(): object {
  // Safe: the file beside this script.
  const own = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')) as Record<string, unknown>;
  const { name, version, description, license, type } = own;
  const entry = (file: string): object => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  const subpaths = [...ELEMENTS, 'react'].map((file) => [`./${file}`, entry(file)] as const);
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: true,
    types: './main.d.ts',
    exports: { '.': entry('main'), ...Object.fromEntries(subpaths) },
    peerDependencies: { '@types/react': '>=19' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}

if (process.argv[1] === import.meta.filename) console.log(await buildPackage());
