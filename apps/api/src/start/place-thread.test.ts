import { afterAll, expect, test } from 'vitest';
import { createPlaceSearch } from '../places/place-search.ts';
import { startThread } from './start-thread.ts';

const lost: unknown[] = [];
const started: ReturnType<typeof startThread>[] = [];
const places = createPlaceSearch(
  () => {
    const thread = startThread({ work: 'places' });
    started.push(thread);
    return thread;
  },
  (error) => void lost.push(error),
);
afterAll(() => places.close());

test('a thread finds places; after it was lost its questions fail, and the next one starts another', async () => {
  const search = () => places.ask({ kind: 'search', text: 'मुंबई', limit: 1 });
  const [mumbai] = await search();
  expect(mumbai).toMatchObject({ id: 1_275_339, name: 'Mumbai', zone: 'Asia/Kolkata' });
  const [found] = await places.ask({ kind: 'find', id: 1_275_339 });
  expect(found?.alternateNames).toContain('Bombay');

  const ended = started[0]?.terminate(); // Immediately, so that it answers no more.
  await expect(search()).rejects.toMatchObject({ code: 'compute_unavailable' });
  await ended;
  expect(lost).toHaveLength(1);
  expect((await search())[0]?.name).toBe('Mumbai');
  expect(started).toHaveLength(2);
});
