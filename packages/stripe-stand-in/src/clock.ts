import { clockOffsetSeconds, setClockOffset } from '@graha/store/postgres/ledger-clock';
import type { Pool } from 'pg';

/** Unix seconds, as Stripe counts them. */
export type Clock = { now(): number; moveTo(unixSeconds: number): Promise<void> };

const realNow = (): number => Math.floor(Date.now() / 1000);

export function memoryClock(startSeconds = realNow()): Clock {
  let now = startSeconds;
  return {
    now: () => now,
    moveTo: async (unixSeconds) => void (now = unixSeconds),
  };
}

/** The ledger's own clock, so that advancing one advances both. Needs the owner's role; for development and tests. */
export async function ledgerClock(ownerPool: Pool): Promise<Clock> {
  let offsetSeconds = await clockOffsetSeconds(ownerPool);
  return {
    now: () => realNow() + Math.floor(offsetSeconds),
    moveTo: async (unixSeconds) => {
      const wanted = unixSeconds - realNow();
      await setClockOffset(ownerPool, wanted);
      offsetSeconds = wanted;
    },
  };
}
