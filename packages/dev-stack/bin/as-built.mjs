// Runs TypeScript as the build compiles it: `node --import as-built.mjs file.ts`. tsx names every function at run
// time, which takes a quarter of the time of a panchang and which no bundle does.
import { readFile } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';
import { register } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

if (isMainThread) register(import.meta.url);

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx' };

export async function load(url, context, next) {
  const loader = LOADERS[extname(url)];
  if (loader === undefined) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader,
    jsx: 'automatic',
    format: 'esm',
    target: `node${process.versions.node}`,
    sourcemap: 'inline',
    sourcefile: file,
  });
  return { format: 'module', source: code, shortCircuit: true };
}
