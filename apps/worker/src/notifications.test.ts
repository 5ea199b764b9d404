import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoopLog } from './loop.ts';
import { keepListening, type ListenSession } from './notifications.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Opened = { breakOff: () => void; closed: boolean };

function start(refusals: Error[] = []) {
  const opened: Opened[] = [];
  const stop = new AbortController();
  const log = { debug: vi.fn<LoopLog['debug']>(), info: vi.fn<LoopLog['info']>(), error: vi.fn<LoopLog['error']>() };
  const ring = vi.fn<() => void>();
  const open = async (): Promise<ListenSession> => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    const session: Opened = { breakOff: () => {}, closed: false };
    opened.push(session);
    const ended = new Promise<void>((resolve) => {
      session.breakOff = resolve;
    });
    const close = async () => {
      session.closed = true;
    };
    return { ended, close };
  };
  const end = keepListening(open, ring, log, stop.signal);
  return { opened, ring, log, stop, end };
}

test('rings when it begins to listen', async () => {
  const { opened, ring, stop, end } = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(1);
  expect(ring).toHaveBeenCalledTimes(1);
  stop.abort();
  await end;
});

test('connects again after a loss, and rings for what it may have missed', async () => {
  const { opened, ring, stop, end } = start();
  await vi.advanceTimersByTimeAsync(0);
  opened[0]?.breakOff();
  await vi.advanceTimersByTimeAsync(250);
  expect(opened).toHaveLength(2);
  expect(opened[0]?.closed).toBe(true);
  expect(ring).toHaveBeenCalledTimes(2);
  stop.abort();
  await end;
});

test('waits longer each time while it cannot connect, and says so', async () => {
  const refused = new Error('refused');
  const { opened, log, stop, end } = start([refused, refused, refused]);
  await vi.advanceTimersByTimeAsync(1_749);
  expect(opened).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(1);
  expect(log.error).toHaveBeenCalledTimes(3);
  stop.abort();
  await end;
});

test.each([
  ['listening', []],
  ['waiting to connect', [new Error('refused')]],
])('stops at once while %s, and leaves no connection open', async (_name, refusals) => {
  const { opened, stop, end } = start(refusals);
  await vi.advanceTimersByTimeAsync(0);
  stop.abort();
  await end;
  expect(opened.filter(({ closed }) => !closed)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
