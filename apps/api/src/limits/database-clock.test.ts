import { expect, test } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

const START = Date.parse('2030-01-01T00:00:00Z');

/** A database whose clock was `START` at 0 of the monotonic clock, and whose answers take `beforeMs` and `afterMs`. */
function slowDatabase() {
  const state = { nowMs: 5_000, setBackMs: 0, offsetMs: 0, beforeMs: 0, afterMs: 0 };
  const clock = createDatabaseClock(
    {
      offsetMs: async () => {
        state.nowMs += 300; // Another question of the same refresh; its time is no error.
        return state.offsetMs;
      },
      ledger: async () => {
        state.nowMs += state.beforeMs;
        const ledger = new Date(START + state.nowMs - state.setBackMs + state.offsetMs);
        state.nowMs += state.afterMs;
        return ledger;
      },
    },
    () => state.nowMs,
  );
  const refresh = async (beforeMs: number, afterMs: number): Promise<void> => {
    Object.assign(state, { beforeMs, afterMs });
    await clock.refresh();
  };
  /** Milliseconds by which the estimate is ahead of the database. */
  const aheadMs = (): number => clock.database().getTime() - (START + state.nowMs - state.setBackMs);
  return { state, clock, refresh, aheadMs };
}

test('the time is that of the database, and the monotonic clock advances it', async () => {
  const { state, clock, refresh, aheadMs } = slowDatabase();
  expect(Math.abs(clock.database().getTime() - Date.now())).toBeLessThan(1_000);
  expect(clock.errorMs()).toBe(Number.POSITIVE_INFINITY);
  await refresh(20, 20);
  expect([aheadMs(), clock.errorMs()]).toEqual([0, 20]);
  state.nowMs += 980;
  expect(aheadMs()).toBe(0);
  state.offsetMs = 86_400_000;
  await refresh(20, 20);
  expect(clock.ledger().getTime() - clock.database().getTime()).toBe(86_400_000);
});

test('a slow reading does not replace a quick one that it agrees with, until drift could be larger', async () => {
  const { state, clock, refresh, aheadMs } = slowDatabase();
  await refresh(2, 2);
  await refresh(900, 0);
  expect([aheadMs(), clock.errorMs()]).toEqual([0, 2]);
  state.nowMs += 1_000_000;
  await refresh(900, 0);
  expect([aheadMs(), clock.errorMs()]).toEqual([450, 450]);
  await refresh(1, 3);
  expect([aheadMs(), clock.errorMs()]).toEqual([-1, 2]);
});

test('a reading that disagrees by more than both errors is of another clock, and holds at once', async () => {
  const { state, refresh, aheadMs } = slowDatabase();
  await refresh(2, 2);
  state.setBackMs = 5_000;
  await refresh(100, 100);
  expect(aheadMs()).toBe(0);
});
