import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import type { DataFile, FormulaBundle } from './bundle.ts';
import pinned from '../data/pinned.json' with { type: 'json' };
import { BUNDLE_IMPORT, BUNDLE_URL } from './bundle-names.ts';

/** A bundle that cannot answer, with the reason for the operator. */
export class BundleRefused extends Error {
  override readonly name = 'BundleRefused';
}

type Resolve = (name: string) => string;
type Pinned = { sha256: string };

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Resolved by the package's name, because a bundled program is not in the same folder as its files. */
function ownResolve(): Resolve {
  const { createRequire } = process.getBuiltinModule('node:module'); // A bundler would treat an import as its own module.
  return createRequire(import.meta.url).resolve;
}

/** @throws BundleRefused with the name of the first file that is missing or has another digest */
function demandData(files: readonly DataFile[], resolve: Resolve): void {
  for (const { package: owner, name, sha256 } of files) {
    const path = resolve(`@graha/${owner}/data/${name}`);
    const found = sha256Of(readFileSync(path));
    if (found !== sha256)
      throw new BundleRefused(`${name} differs from the file of these formulas: its SHA-256 is ${found}`);
  }
}

/**
 * Loads the formulas of an earlier version, in one to two seconds. Each call compiles them again.
 * @param version a date that `data/pinned.json` has
 * @param resolve finds a file by the name of its package
 * @throws BundleRefused if the bundle, or a data file that it needs, is missing or has another digest
 */
export function loadBundle(version: string, resolve: Resolve = ownResolve()): FormulaBundle {
  const rows: Readonly<Record<string, Pinned>> = pinned;
  const row = rows[version];
  if (!row) throw new BundleRefused(`no bundle is pinned as ${version}`);
  try {
    const path = resolve(`@graha/formulas/data/${version}.cjs.gz`);
    const code = gunzipSync(readFileSync(path));
    if (sha256Of(code) !== row.sha256) throw new BundleRefused(`${path} is not the bundle that was pinned`);
    const bundle = evaluated(code.toString('utf8'), path);
    demandData(bundle.dataFiles, resolve);
    return bundle;
  } catch (error) {
    if (error instanceof BundleRefused) throw error;
    throw new BundleRefused(`the formulas of ${version} did not load`, { cause: error });
  }
}

/** @param code only characters of Latin-1, so that V8 keeps a byte for each */
function evaluated(code: string, path: string): FormulaBundle {
  const { createRequire } = process.getBuiltinModule('node:module');
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require', BUNDLE_URL, BUNDLE_IMPORT], { filename: path });
  const load = (name: string): Promise<unknown> => import(name);
  run(module, module.exports, createRequire(path), pathToFileURL(path).href, load);
  // Safe: the digest shows that this is the bundle compiled from `bundle-entry.ts`.
  return module.exports as FormulaBundle;
}
