import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { readPackedBytes } from '@graha/ephemeris-packed/packed-bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ComputeDeps, prepare } from '../call/compute.ts';
import { type ComputeThreads, createComputeThreads } from '../call/compute-threads.ts';
import { representationOf } from '../call/representation.ts';
import { operations } from '../testing/app-with.ts';
import { startThread } from './start-thread.ts';

const packedBytes = readPackedBytes();
const lost: unknown[] = [];
let threads: ComputeThreads;
beforeAll(() => {
  const observer = { lost: (error: unknown) => void lost.push(error) };
  threads = createComputeThreads({
    startThread: () => startThread({ work: 'compute', checkOutput: true, packedBytes, ephePath: null }),
    count: 1,
    observer,
  });
});
afterAll(() => threads.close());

const sky = await createEphemeris(packedBytes);
const here: ComputeDeps = { sky, now: () => new Date(), checkOutput: true, computeElsewhere: null };

test.each(operations.filter(({ aliasOf }) => !aliasOf).map((operation) => [operation.id, operation] as const))(
  '%s answers the same bytes from a thread, as JSON and as a picture',
  async (operationId, operation) => {
    for (const accept of ['application/json', ...(operation.picture ? ['image/svg+xml;theme=dark'] : [])]) {
      const task = { sent: operation.example, source: 'body', accept } as const;
      const form = representationOf(accept, operation);
      const expected = await prepare(here, { ...task, operation, tenantId: 'one', form }).body(null);
      expect((await threads.compute('one', { ...task, operationId })).equals(expected)).toBe(true);
    }
    expect(lost).toEqual([]);
  },
);

test('a thread and the process that started it read the files of old years once, and answer the same bytes', async () => {
  const operation = operations.find(({ id }) => id === 'kundali/basic');
  if (operation === undefined) throw new Error('there is no kundali/basic');
  const accept = 'application/json';
  const form = representationOf(accept, operation);
  for (const year of [700, 1700]) {
    const task = { sent: { ...BEYOND, year }, source: 'body', accept } as const;
    const answered = threads.compute('one', { ...task, operationId: operation.id });
    const expected = await prepare(here, { ...task, operation, tenantId: 'one', form }).body(null);
    expect((await answered).equals(expected)).toBe(true);
  }
});

const BEYOND = { year: 2399, month: 12, date: 31, hours: 23, minutes: 0, latitude: 10, longitude: 10, timezone: 0 };

test('what a thread refuses is refused in the same words', async () => {
  const task = { operationId: 'astrology/kundli/advanced', sent: BEYOND, source: 'body', accept: undefined } as const;
  await expect(threads.compute('one', task)).rejects.toMatchObject({
    code: 'validation_error',
    detail: [expect.objectContaining({ loc: expect.arrayContaining(['body']) })],
  });
});

test('an error of a computation comes back with its kind and its stack', async () => {
  const task = { operationId: 'no/such', sent: {}, source: 'body', accept: undefined } as const;
  const error = await threads.compute('one', task).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    message: 'there is no operation no/such',
    stack: expect.stringContaining('bodyOfTask'),
  });
});
