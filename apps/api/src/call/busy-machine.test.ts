import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { afterEach, expect, test, vi } from 'vitest';
import { appWith, operations } from '../testing/app-with.ts';
import { virtualClock } from '../testing/virtual-clock.ts';
import type { FromThread } from './compute-thread.ts';
import { createComputeThreads, TASK_CPU_MAX_MS, TASK_MAX_MS } from './compute-threads.ts';

afterEach(() => void vi.restoreAllMocks());

/** A clock that jumps by a minute each time it is read, as on a machine busy with other work. */
function starve(): void {
  let aheadMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + (aheadMs += 60_000));
}

const { app: whole, issue: issueThere } = appWith();
const charged = operations.filter(({ aliasOf }) => !aliasOf).map(({ id, example }) => [id, example] as const);
test.each(charged)('%s is answered on a machine that was busy with others meanwhile', async (id, example) => {
  const headers = { 'x-api-key': issueThere().text };
  starve();
  const response = await whole.inject({ method: 'POST', url: `/api/v1/${id}`, headers, payload: Object(example) });
  expect(response.statusCode).toBe(200);
});

test('calls of a batch that have begun are answered, however long the machine took', async () => {
  let aheadMs = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
  const slow = operations.map((operation) => ({
    ...operation,
    compute: (...given: Parameters<typeof operation.compute>) => {
      aheadMs += 4_000; // The machine is busy with other work during this time.
      return operation.compute(...given);
    },
  }));
  const { app, issue } = appWith({ operations: slow });
  const headers = { 'x-api-key': issue().text };
  const calls = ['a', 'b', 'c'].map((id) => ({ id, operation: 'kundali/basic', input: EXAMPLE_BIRTH }));
  const response = await app.inject({ method: 'POST', url: '/api/v1/batch', headers, payload: { calls } });
  const statuses = response.json().results.map(({ status }: { status: number }) => status);
  expect(statuses).toEqual([200, 200, 200]);
});

/** A compute thread whose answers and clock the test controls. */
function threadOnClock() {
  const { clock, pass } = virtualClock();
  const state = { cpuMs: 0, terminated: 0 };
  const worker = Object.assign(new EventEmitter(), {
    unref: () => undefined,
    postMessage: () => undefined,
    terminate: async () => (state.terminated += 1),
  });
  const threads = createComputeThreads({
    startThread: () => worker as unknown as Worker, // Safe: the pool uses only these members of its workers.
    count: 1,
    observer: { lost: () => undefined },
    clock,
    cpuMs: () => state.cpuMs,
  });
  const say = (message: FromThread) => void worker.emit('message', message);
  const task = { operationId: 'a', sent: {}, source: 'body', accept: undefined } as const;
  const outcome = threads.compute('one', task).then(String, (error: { code: string }) => error.code);
  say({ kind: 'ready', cpuFile: null });
  const answer = () => say({ kind: 'body', bytes: Uint8Array.from(Buffer.from('answer')) });
  return { state, pass, outcome, answer };
}

test('a task within its CPU time is answered, however long the machine took', async () => {
  const { state, pass, outcome, answer } = threadOnClock();
  for (let turn = 0; turn < 9; turn += 1) {
    state.cpuMs += TASK_CPU_MAX_MS / 10;
    await pass(TASK_CPU_MAX_MS);
  }
  answer();
  expect(await outcome).toBe('answer');
  expect(state.terminated).toBe(0);
});

test('a task beyond its CPU time is ended', async () => {
  const { state, pass, outcome } = threadOnClock();
  state.cpuMs += TASK_CPU_MAX_MS;
  await pass(TASK_CPU_MAX_MS);
  expect(await outcome).toBe('compute_timeout');
  expect(state.terminated).toBe(1);
});

test('a task that reaches its CPU time late is ended then', async () => {
  const { state, pass, outcome } = threadOnClock();
  state.cpuMs += TASK_CPU_MAX_MS - 1;
  await pass(TASK_CPU_MAX_MS);
  state.cpuMs += 1;
  await pass(1);
  expect(await outcome).toBe('compute_timeout');
});

test('a thread that waits without using CPU time is ended in the end', async () => {
  const { state, pass, outcome } = threadOnClock();
  await pass(TASK_MAX_MS - 1);
  expect(state.terminated).toBe(0);
  await pass(1);
  expect(await outcome).toBe('compute_timeout');
});
