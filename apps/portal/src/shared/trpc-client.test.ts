import { afterEach, expect, test, vi } from 'vitest';
import { SENT_MAYBE } from '@graha/ui/network.ts';
import { withinTime } from './trpc-client.tsx';

afterEach(() => void vi.unstubAllGlobals());

/** Returns the signals of requests to a server that never answers. */
function neverAnswers(): (AbortSignal | null)[] {
  const signals: (AbortSignal | null)[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    signals.push(signal ?? null);
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new Error('?'))),
    );
  });
  return signals;
}

test('a change without an answer is given up after its time, and the words say that nobody knows whether it happened', async () => {
  const timeouts: number[] = [];
  const over = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms);
    const controller = new AbortController();
    setImmediate(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')));
    return controller.signal;
  });
  neverAnswers();
  await expect(withinTime('/api/trpc/keys.create', { method: 'POST' })).rejects.toThrow(SENT_MAYBE);
  expect(timeouts).toEqual([10_000]);
  over.mockRestore();
});

test('a query is not given up by the clock', () => {
  const signals = neverAnswers();
  void withinTime('/api/trpc/keys.list', { method: 'GET' });
  expect(signals).toEqual([null]);
});
