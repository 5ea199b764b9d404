import { Refusal } from '@graha/domain/core/refusal';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { alone } from './alone.ts';

const WAIT_MS = 10_000;
const POLL_MS = 50;

/** Number of turns that a pool holds. Each holds a connection and its work needs others, so at most half may be held. */
const held = new WeakMap<Pool, number>();

/**
 * Serialises work of one name across all processes; waits without a connection.
 * @throws Refusal `change_in_progress` if the turn does not come in time
 */
export async function inTurn<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
  waitMs = WAIT_MS,
): Promise<Result> {
  const untilMs = performance.now() + waitMs;
  for (;;) {
    const done = await ifRoom(pool, () => alone(pool, name, async () => ({ result: await work() })));
    if (done !== null) return done.result;
    if (performance.now() >= untilMs) throw new Refusal('change_in_progress');
    await sleep(POLL_MS);
  }
}

async function ifRoom<Result>(pool: Pool, work: () => Promise<Result | null>): Promise<Result | null> {
  const count = held.get(pool) ?? 0;
  if (count >= Math.max(1, Math.floor(pool.options.max / 2))) return null;
  held.set(pool, count + 1);
  try {
    return await work();
  } finally {
    held.set(pool, (held.get(pool) ?? 1) - 1);
  }
}
