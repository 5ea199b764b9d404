import { expect, test } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

test('the database tells the time, whatever this machine believes, and the monotonic clock carries it on', async () => {
  let monotonicMs = 5_000;
  const told = { database: new Date('2030-01-01T00:00:00Z'), ledger: new Date('2031-02-01T00:00:00Z') };
  const read = async () => {
    monotonicMs += 40; // The answer is 20 ms old when it arrives.
    return told;
  };
  const clock = createDatabaseClock(read, () => monotonicMs);
  expect(Math.abs(clock.database().getTime() - Date.now())).toBeLessThan(1_000);
  await clock.refresh();
  monotonicMs += 980;
  expect(clock.database()).toEqual(new Date('2030-01-01T00:00:01Z'));
  expect(clock.ledger()).toEqual(new Date('2031-02-01T00:00:01Z'));
});
