import { expect, test } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

test('the time is that of the database, and the monotonic clock advances it', async () => {
  let monotonicMs = 5_000;
  const reading = { database: new Date('2030-01-01T00:00:00Z'), ledger: new Date('2031-02-01T00:00:00Z') };
  const read = async () => {
    monotonicMs += 40; // The answer is 20 ms old when it arrives.
    return reading;
  };
  const clock = createDatabaseClock(read, () => monotonicMs);
  expect(Math.abs(clock.database().getTime() - Date.now())).toBeLessThan(1_000);
  await clock.refresh();
  monotonicMs += 980;
  expect(clock.database()).toEqual(new Date('2030-01-01T00:00:01Z'));
  expect(clock.ledger()).toEqual(new Date('2031-02-01T00:00:01Z'));
});
