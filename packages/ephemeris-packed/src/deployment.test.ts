import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../dist/deployment-test/', import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the same calls in the main thread and in a worker, and exits with 0 if both agree. */
const PROGRAM = `
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
const sky = await createEphemeris();
const answer = JSON.stringify([
  sky.name,
  sky.position('moon', 2451545, { latitudeDeg: 28.6, longitudeDeg: 77.2, altitudeM: 0 }),
  sky.ayanamsaDeg('raman', 2451545),
  [2100000, 2300000].map((jdUt) => [sky.longitudeDeg('moon', jdUt), sky.longitudeDeg('mars', jdUt)]), // Packed and the library's.
]);
if (!isMainThread) parentPort.postMessage(answer);
else new Worker(new URL(import.meta.url)).on('message', (message) => process.exit(message === answer ? 0 : 1));
`;

test('bundled with the library outside, it runs in a fresh process and a worker thread, silently', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}main.ts`, PROGRAM);
  await build({
    entryPoints: [`${folder}main.ts`],
    outfile: `${folder}main.mjs`,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['swisseph-wasm'],
    logLevel: 'silent',
  });
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [`${folder}main.mjs`]);
  expect(stdout + stderr).toBe('');
});
