// Runs TypeScript as the build compiles it: `node --import as-built.mjs file.ts`. tsx gives every function its name at run time,
// which takes a quarter of the time of a panchang, and which no bundle does.
import { readFile } from 'node:fs/promises';
import { isMainThread } from 'node:worker_threads';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

if (isMainThread) register(import.meta.url);

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const options = {
    loader: 'ts',
    format: 'esm',
    target: `node${process.versions.node}`,
    sourcemap: 'inline',
    sourcefile: fileURLToPath(url),
  };
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), options);
  return { format: 'module', source: code, shortCircuit: true };
}
