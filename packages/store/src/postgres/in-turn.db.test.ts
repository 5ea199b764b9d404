import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';
import { openPools, type Pools } from '../testing/testing.ts';

let database: TestDatabase;
let here: Pools;
let there: Pools;

beforeAll(async () => {
  database = await createTestDatabase();
  here = openPools(database, 4);
  there = openPools(database, 4);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.stop();
});

test('what has one name is done one after the other, in two processes too', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(5);
    running -= 1;
  };
  const pools = [here, there, here, there, here, there];
  await Promise.all(pools.map(({ app }) => inTurn(app, 'one', work)));
  expect(most).toBe(1);
});

test('more turns than a pool has connections are all done, though each needs a second connection', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      inTurn(here.app, `name ${index}`, async () => {
        await sleep(5);
        return (await here.app.query<{ one: number }>('SELECT 1 AS one')).rows[0]?.one;
      }),
    ),
  );
  expect(answers).toEqual(answers.map(() => 1));
});

test('a turn that does not come in time is refused with the reason, and nothing is done', async () => {
  let isDone = false;
  let [isBegun, end] = [false, (): void => undefined];
  const over = new Promise<void>((resolve) => (end = resolve));
  const first = inTurn(here.app, 'slow', () => {
    isBegun = true;
    return over;
  });
  await expect.poll(() => isBegun).toBe(true);
  const late = async () => {
    isDone = true;
  };
  await expect(inTurn(there.app, 'slow', late, 100)).rejects.toThrow('Another change is in progress.');
  end();
  await first;
  expect(isDone).toBe(false);
});

test('a failure ends the turn', async () => {
  await expect(inTurn(here.app, 'broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(there.app, 'broken', async () => 'done', 0)).toBe('done');
});
