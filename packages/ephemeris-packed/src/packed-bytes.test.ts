import { Worker } from 'node:worker_threads';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { expect, test } from 'vitest';
import { ERAS, OLD_ERAS } from './coverage.ts';
import { openPackedFiles, type PackedBytes, readPackedBytes } from './packed-bytes.ts';
import { packedOver } from './packed-over.ts';

const isReadOf = ({ late }: PackedBytes): Record<string, boolean> =>
  Object.fromEntries(late.map(({ era, bytes }) => [era, new Uint8Array(bytes).some((byte) => byte !== 0)]));

test('a file of old years is read at the first instant within them, and no other', async () => {
  const bytes = readPackedBytes();
  const packed = packedOver(await createSwissEphemeris(), openPackedFiles(bytes));
  packed.longitudeDeg('moon', ERAS['1800'].firstJdUt);
  packed.longitudeDeg('mercury', ERAS['1200'].firstJdUt + 1000);
  expect(isReadOf(bytes)).toEqual({ '0600-0674': false, '0600': false, '1200': false });
  packed.longitudeDeg('moon', ERAS['1800'].firstJdUt - 0.001);
  expect(isReadOf(bytes)).toEqual({ '0600-0674': false, '0600': false, '1200': true });
  packed.obliquityDeg(ERAS['0600'].firstJdUt);
  expect(isReadOf(bytes)).toEqual({ '0600-0674': false, '0600': true, '1200': true });
});

/** Computes one longitude of each old era in another thread, over the same bytes. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
import('tsx/esm/api').then(({ register }) => { register(); return import(workerData.module); }).then(({ openPackedFiles }) => {
  const { old } = openPackedFiles(workerData.bytes);
  parentPort.postMessage(workerData.eras.map((era) => old[era]().bodies.moon.longitude.valueAt(0, 0)));
});
`;

test('threads that need it at once read it once and get the same numbers', async () => {
  const bytes = readPackedBytes();
  const workerData = { bytes, eras: OLD_ERAS, module: new URL('packed-bytes.ts', import.meta.url).href };
  const answers = await Promise.all(
    Array.from(
      { length: 3 },
      () =>
        new Promise((resolve, reject) => {
          new Worker(PROGRAM, { eval: true, workerData }).once('message', resolve).once('error', reject);
        }),
    ),
  );
  const { old } = openPackedFiles(bytes);
  const expected = OLD_ERAS.map((era) => old[era]?.().bodies.moon?.longitude.valueAt(0, 0));
  for (const answer of answers) expect(answer).toEqual(expected);
  expect(isReadOf(bytes)).toEqual({ '0600-0674': true, '0600': true, '1200': true });
});

test('a file that cannot be read is an error each time, and no thread waits for it', async () => {
  const { recent, late } = readPackedBytes();
  const short = late.map((one) => ({ ...one, bytes: new SharedArrayBuffer(64) }));
  const packed = packedOver(await createSwissEphemeris(), openPackedFiles({ recent, late: short }));
  for (let time = 0; time < 2; time += 1) {
    expect(() => packed.longitudeDeg('sun', ERAS['0600'].firstJdUt)).toThrow(/SHA-256/);
  }
  expect(packed.longitudeDeg('sun', 2_451_545)).toBeCloseTo(280.37, 2);
});
