import { expect, test, vi } from 'vitest';
import { verify } from './verify.ts';

const ANSWER = { status: 200, headers: {}, body: '', method: 'GET', url: '/' };

test('a directory that never answers is given up', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too late')));
  const silence: typeof fetch = async (_, init) => {
    init?.signal?.throwIfAborted();
    return Response.json({ keys: [] });
  };
  await expect(verify(ANSWER, { baseUrl: 'https://silent.example', fetch: silence })).rejects.toThrow('too late');
  limit.mockRestore();
});

test.each([null, {}, { keys: 'none' }])('a directory of another form is an error that says so: %j', async (body) => {
  const fetch = async (): Promise<Response> => Response.json(body);
  const verified = verify(ANSWER, { baseUrl: `https://${JSON.stringify(body).length}.example`, fetch });
  await expect(verified).rejects.toThrow('could not be fetched');
});

test('keys are fetched again after an hour, also if the clock of the machine was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-30T12:00:00Z') });
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ keys: [] }));
  const verified = () => verify(ANSWER, { baseUrl: 'https://clock.example', fetch }).catch(() => undefined);
  try {
    await verified();
    vi.advanceTimersByTime(3_599_000);
    await verified();
    expect(fetch).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2_000);
    vi.setSystemTime(new Date('2026-11-30T12:00:00Z'));
    await verified();
    expect(fetch).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a directory of more than a megabyte is not read to its end', async () => {
  let bytes = 0;
  const pull = (stream: ReadableStreamDefaultController<Uint8Array>): void => {
    bytes += 65_536;
    stream.enqueue(new Uint8Array(65_536));
    if (bytes > 2 * 1024 * 1024) stream.close();
  };
  const fetch = async (): Promise<Response> => new Response(new ReadableStream<Uint8Array>({ pull }));
  await expect(verify(ANSWER, { baseUrl: 'https://flood.example', fetch })).rejects.toThrow('answer_too_large');
  expect(bytes).toBeLessThan(1_300_000);
});
