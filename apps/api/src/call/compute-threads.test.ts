import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../limits/clock.ts';
import { type ComputeThreads, createComputeThreads, TASK_CPU_MAX_MS } from './compute-threads.ts';

/** A thread that exits, throws, hangs, or echoes the name of its task. */
const THREAD = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ operationId }) => {
    if (operationId === 'exit') process.exit(1);
    if (operationId === 'throw') setImmediate(() => { throw new Error('out of memory') });
    else if (operationId !== 'hang') {
      const bytes = new TextEncoder().encode(operationId);
      parentPort.postMessage({ kind: 'body', bytes }, [bytes.buffer]);
    }
  });
  parentPort.postMessage({ kind: 'ready', cpuFile: null });
`;

let threads: ComputeThreads | undefined;
afterEach(async () => threads?.close());

function openThreads({ program = THREAD, count = 1, stopAfterMs = TASK_CPU_MAX_MS } = {}) {
  const state = { started: 0, lost: 0, ready: 0 };
  let usedMs = 0;
  const opened = createComputeThreads({
    startThread: () => {
      state.started += 1;
      return new Worker(program, { eval: true });
    },
    count,
    observer: { lost: () => void (state.lost += 1), ready: () => void (state.ready += 1) },
    clock: { ...systemClock, after: (ms, run) => systemClock.after(ms === TASK_CPU_MAX_MS ? stopAfterMs : ms, run) },
    ...(stopAfterMs === TASK_CPU_MAX_MS ? {} : { cpuMs: () => (usedMs += TASK_CPU_MAX_MS) }),
  });
  threads = opened;
  const call = async (tenantId: string, operationId: string) =>
    String(await opened.compute(tenantId, { operationId, sent: {}, source: 'body', accept: undefined }));
  return { call, state, opened };
}

test('calls that come before a thread is ready wait for it', async () => {
  const { call } = openThreads();
  expect(await Promise.all([call('one', 'a'), call('two', 'b')])).toEqual(['a', 'b']);
});

test('a tenant with one call waits for one call of a busy tenant, and not for all of them', async () => {
  const { call } = openThreads();
  const order: string[] = [];
  const busy = Array.from({ length: 20 }, (_, index) => call('busy', `busy ${index}`).then((name) => order.push(name)));
  await Promise.all([...busy, call('quiet', 'quiet').then((name) => order.push(name))]);
  expect(order.indexOf('quiet')).toBeLessThan(2);
  expect(order).toHaveLength(21);
});

test('a thread starts for a call that finds no idle one, up to the count', async () => {
  const { call, state } = openThreads({ count: 2 });
  expect(state.started).toBe(0);
  await call('one', 'a');
  await call('one', 'b');
  expect(state).toEqual({ started: 1, lost: 0, ready: 1 });
  await Promise.all([call('one', 'c'), call('one', 'd'), call('one', 'e'), call('two', 'f')]);
  expect(state.started).toBe(2);
});

test('the first thread starts before a call if asked, and once', async () => {
  const { call, state, opened } = openThreads({ count: 2 });
  opened.startFirst();
  opened.startFirst();
  await expect.poll(() => state.ready).toBe(1);
  await call('one', 'a');
  opened.startFirst();
  expect(state).toEqual({ started: 1, lost: 0, ready: 1 });
});

test('calls that come while a lost thread waits for its replacement start no other', async () => {
  const { call, state } = openThreads();
  await call('one', 'exit').catch(() => undefined);
  expect(await Promise.all([call('one', 'a'), call('two', 'b')])).toEqual(['a', 'b']);
  expect(state).toEqual({ started: 2, lost: 1, ready: 2 });
});

test.each(['exit', 'throw'])(
  'a thread that ends by %s fails its own call with 503, and the next ones are answered',
  async (way) => {
    const { call, state } = openThreads();
    const failed = call('one', way).catch((error: unknown) => error);
    const others = Promise.all([call('one', 'a'), call('two', 'b')]);
    expect(await failed).toMatchObject({ code: 'compute_unavailable' });
    expect(await others).toEqual(['a', 'b']);
    expect(state).toEqual({ started: 2, lost: 1, ready: 2 });
  },
);

test('a computation without end is stopped and not charged, and its thread is replaced', async () => {
  const { call, state } = openThreads({ stopAfterMs: 50 });
  await call('one', 'warm');
  await expect(call('one', 'hang')).rejects.toMatchObject({ code: 'compute_timeout' });
  expect(await call('one', 'a')).toBe('a');
  expect(state.started).toBe(2);
});

test('a call is refused at once where no thread starts, and answered by a later one', async () => {
  const { call, state } = openThreads({ program: 'process.exit(1)' });
  await expect(call('one', 'a')).rejects.toMatchObject({ code: 'compute_unavailable' });
  await expect.poll(() => state.started).toBeGreaterThan(1);
});

test('closing fails what waits and leaves no thread behind', async () => {
  const { call, state, opened } = openThreads();
  await call('one', 'warm');
  const left = Promise.allSettled([call('one', 'hang'), call('one', 'a')]);
  await opened.close();
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(call('one', 'a')).rejects.toMatchObject({ code: 'compute_unavailable' });
  expect(state).toEqual({ started: 1, lost: 0, ready: 1 });
});

test('a thread that keeps ending is replaced after twice the wait each time, five seconds at most', async () => {
  const waitsMs: number[] = [];
  const program = { text: 'process.exit(1)' };
  const opened = createComputeThreads({
    startThread: () => new Worker(program.text, { eval: true }),
    count: 1,
    observer: { lost: () => undefined },
    clock: {
      ...systemClock,
      after: (ms, run) => {
        if (ms !== TASK_CPU_MAX_MS) waitsMs.push(ms);
        if (waitsMs.length === 9) program.text = THREAD;
        return systemClock.after(ms === TASK_CPU_MAX_MS ? ms : 0, run);
      },
    },
  });
  threads = opened;
  const task = (operationId: string) =>
    opened.compute('one', { operationId, sent: {}, source: 'body', accept: undefined });
  await expect(task('a')).rejects.toMatchObject({ code: 'compute_unavailable' });
  await expect.poll(() => waitsMs.length).toBe(9);
  expect(waitsMs).toEqual([50, 100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
  await expect.poll(() => task('a').then(String, () => null)).toBe('a');
  await expect(task('exit')).rejects.toMatchObject({ code: 'compute_unavailable' });
  await expect.poll(() => waitsMs.at(-1)).toBe(50);
});
