import type { Pool } from 'pg';
import { lastStandAt, type Sample } from './replica-age.ts';

/** A source for figures that may be a few seconds old. */
export type Reads = {
  /** Maximum age of current reads in ms; null on the primary. */
  ageMs(): Promise<number | null>;
  /** Runs read-only work. If it fails on the replica, it is repeated on the primary. */
  read<Result>(work: (db: Pool, ageMs: number | null) => Promise<Result>): Promise<Result>;
};

export const primaryReads = (primary: Pool): Reads => ({
  ageMs: () => Promise.resolve(null),
  read: (work) => work(primary, null),
});

export type ReplicaOptions = {
  primary: Pool;
  replica: Pool;
  /** Maximum age of the replica; beyond it, figures come from the primary. */
  ageMaxMs?: number;
  onAway(error: unknown): void;
  nowMs?: () => number;
};

export const AGE_MAX_MS = 10_000;
const CHECK_EVERY_MS = 1_000;
/** A replica that could not be used is checked less often. */
const AGAIN_MS = 5_000;

class NoReplica extends Error {
  override readonly name = 'NoReplica';
}

type Verdict = { sinceMs: number; upToMs: number | null };

/**
 * Reads from a replica if it is available, in recovery and recent enough. Its age is measured by WAL positions, not clocks: it
 * has at least the WAL that the primary had written at a moment that this process recorded.
 */
export function replicaReads({ primary, replica, onAway, ageMaxMs = AGE_MAX_MS, nowMs = now }: ReplicaOptions): Reads {
  const noted: Sample[] = [];
  let last: Verdict = { sinceMs: Number.NEGATIVE_INFINITY, upToMs: null };
  let checking: Promise<void> | null = null;

  async function note(): Promise<void> {
    const atMs = nowMs();
    const { rows } = await primary.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn');
    noted.push({ atMs, lsn: rows[0]?.lsn ?? '0/0' });
    while (noted[0] && noted[0].atMs < atMs - 2 * ageMaxMs) noted.shift();
  }

  async function check(): Promise<void> {
    const sinceMs = nowMs();
    let upToMs: number | null = null;
    try {
      await note().catch(onAway); // While the primary is unavailable, earlier records remain valid.
      const { rows } = await replica.query<{ isStandby: boolean; lsn: string | null }>(
        'SELECT pg_is_in_recovery() AS "isStandby", pg_last_wal_replay_lsn()::text AS lsn',
      );
      const [row] = rows;
      if (!row?.isStandby || row.lsn === null) throw new NoReplica('DATABASE_REPLICA_URL leads to no standby.');
      upToMs = lastStandAt(noted, row.lsn);
    } catch (error) {
      onAway(error);
    }
    last = { sinceMs, upToMs };
  }

  async function ageMs(): Promise<number | null> {
    const isUsed = last.upToMs !== null;
    if (nowMs() - last.sinceMs >= (isUsed || noted.length < 2 ? CHECK_EVERY_MS : AGAIN_MS)) {
      checking ??= check().finally(() => (checking = null));
    }
    if (isUsed || last.sinceMs === Number.NEGATIVE_INFINITY) await checking; // No reader waits for an absent replica.
    const age = last.upToMs === null ? null : Math.max(0, nowMs() - last.upToMs);
    return age === null || age > ageMaxMs ? null : age;
  }

  return {
    ageMs,
    async read(work) {
      const age = await ageMs();
      if (age === null) return work(primary, null);
      try {
        return await work(replica, age);
      } catch (error) {
        last = { sinceMs: nowMs(), upToMs: null };
        onAway(error);
        return work(primary, null);
      }
    },
  };
}

const now = (): number => performance.now();
