import { afterEach, expect, test, vi } from 'vitest';
import { NO_ANSWER, SENT_MAYBE } from '@graha/ui/network.ts';
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

const answers = (status: number, type: string, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));

test('the page of a proxy is no answer: a query is busy, and nobody knows of a change', async () => {
  answers(502, 'text/html', '<h1>502 Bad Gateway</h1>');
  await expect(withinTime('/api/trpc/keys.list', { method: 'GET' })).rejects.toThrow(NO_ANSWER);
  await expect(withinTime('/api/trpc/keys.create', { method: 'POST' })).rejects.toThrow(SENT_MAYBE);
});

test('an answer of the portal is passed on, also a refusal', async () => {
  answers(403, 'application/json; charset=utf-8', '{"message":"no"}');
  expect(await withinTime('/api/trpc/keys.create', { method: 'POST' })).toMatchObject({ status: 403 });
  answers(200, 'application/json', '{}');
  expect(await withinTime('/api/trpc/keys.list', { method: 'GET' })).toMatchObject({ status: 200 });
});
