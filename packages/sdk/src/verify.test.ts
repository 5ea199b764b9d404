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
