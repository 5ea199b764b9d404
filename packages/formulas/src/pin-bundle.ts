import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { BUNDLE_IMPORT, BUNDLE_URL } from './bundle-names.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = fileURLToPath(new URL('./bundle-entry.ts', import.meta.url));

type Exports = Readonly<Record<string, string>>;

/** The file of an exported name: an entry of the table, or a pattern with one star. */
function exportedFile(exports: Exports, name: string): string | null {
  const whole = exports[name];
  if (whole !== undefined) return whole;
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) continue;
    return target.replace('*', name.slice(before.length, name.length - after.length));
  }
  return null;
}

/** Resolves our own packages in a tree that has no `node_modules`, by the exports of that tree. */
function packagesOf(tree: string): Plugin {
  const exportsOf = new Map<string, Exports>();
  const known = (name: string): Exports => {
    const found = exportsOf.get(name);
    if (found) return found;
    const read: { exports: Exports } = JSON.parse(readFileSync(join(tree, 'packages', name, 'package.json'), 'utf8'));
    exportsOf.set(name, read.exports);
    return read.exports;
  };
  return {
    name: 'packages-of-tree',
    setup(bundle) {
      bundle.onResolve({ filter: /^@graha\// }, ({ path }) => {
        const [, name = '', ...rest] = path.split('/');
        const target = exportedFile(known(name), `./${rest.join('/')}`);
        if (target === null) throw new Error(`the tree exports no ${path}`);
        return { path: join(tree, 'packages', name, target) };
      });
      // The messages of zod in fifty languages, which no answer contains.
      bundle.onResolve({ filter: /\/locales\/index\.js$/ }, () => ({ path: 'none', namespace: 'none' }));
      bundle.onLoad({ filter: /./, namespace: 'none' }, () => ({ contents: 'export {}' }));
    },
  };
}

export type PinnedBundle = { gzipped: Buffer; sha256: string; bytes: number };

/**
 * Compiles the catalogue, the engine and the ephemeris of a tree into one script, without the data files and without the
 * library of Swiss Ephemeris. Equal trees give equal bytes.
 * @param tree folder of the repository at the pinned commit; it needs no `node_modules`
 */
export async function pinBundle(tree: string): Promise<PinnedBundle> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    absWorkingDir: ROOT,
    nodePaths: [join(ROOT, 'node_modules')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    write: false,
    external: ['swisseph-wasm'],
    define: { 'import.meta.url': BUNDLE_URL },
    plugins: [packagesOf(tree)],
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no file');
  const code = Buffer.from(file.text.replaceAll(/\bimport\(/g, `${BUNDLE_IMPORT}(`)); // A script of `node:vm` cannot import.
  const gzipped = gzipSync(code, { level: 9 });
  return { gzipped, sha256: createHash('sha256').update(code).digest('hex'), bytes: code.length };
}
