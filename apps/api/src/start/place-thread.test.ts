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

test('the questions of a thread that is lost fail, and the next thread finds places', async () => {
  const search = () => places.ask({ kind: 'search', text: 'मुंबई', limit: 1 });
  const asked = search();
  const ended = started[0]?.terminate(); // Before it has read the places, so that it answers nothing.
  await expect(asked).rejects.toMatchObject({ code: 'compute_unavailable' });
  await ended;
  expect(lost).toHaveLength(1);

  const [mumbai] = await search();
  expect(mumbai).toMatchObject({ id: 1_275_339, name: 'Mumbai', zone: 'Asia/Kolkata' });
  const [found] = await places.ask({ kind: 'find', id: 1_275_339 });
  expect(found?.alternateNames).toContain('Bombay');
  expect(started).toHaveLength(2);
});
