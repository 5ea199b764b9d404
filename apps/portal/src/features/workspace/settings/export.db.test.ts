import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { useAuthScene } from '@graha/auth/testing/auth-scene';
import { createThrottle } from '@graha/auth/core/throttle';
import { placeFor, releasing, type Place } from './export.ts';

const database = useAuthScene(createTestDatabase);
const turn = async () => createThrottle(await database.attempts(), 'export', { attemptsMax: 1, windowMs: 600_000 });

const placed = (places: readonly (Place | string)[]): Place[] => places.filter((place) => typeof place !== 'string');

async function* pieces(): AsyncGenerator<string> {
  yield 'one';
  yield 'two';
}

test('of ten exports of a workspace at once one is written, and the next when it is out', async () => {
  const shared = await turn();
  const asked: (Place | string)[] = [];
  for (let time = 0; time < 10; time += 1) asked.push(await placeFor('ours', shared));
  const [place] = placed(asked);
  expect(asked.filter((answer) => typeof answer === 'string')).toHaveLength(9);
  if (!place) return;
  for await (const piece of releasing(pieces(), place)) expect(piece).toMatch(/one|two/);
  const next = await placeFor('ours', shared);
  expect(typeof next).toBe('object');
  for (const open of placed([next])) await open.release();
});

test('who stops reading, and who breaks, leave their place', async () => {
  const shared = await turn();
  async function* broken(): AsyncGenerator<string> {
    yield 'one';
    throw new Error('it broke');
  }
  for (const read of [pieces, broken]) {
    const [place] = placed([await placeFor('ours', shared)]);
    if (!place) throw new Error('the place was not left');
    const reading = releasing(read(), place);
    await reading.next();
    await (read === pieces ? reading.return(undefined) : reading.next().catch(() => undefined));
  }
  expect(placed([await placeFor('ours', shared)])).toHaveLength(1);
});

test('of many workspaces a few are written at once', async () => {
  const shared = await turn();
  const asked: (Place | string)[] = [];
  for (let index = 0; index < 6; index += 1) asked.push(await placeFor(`workspace ${index}`, shared));
  expect(asked.filter((answer) => typeof answer === 'string').length).toBeGreaterThanOrEqual(2);
  for (const place of placed(asked)) await place.release();
});
