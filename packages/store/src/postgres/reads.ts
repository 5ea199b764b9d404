import type { Pool } from 'pg';
import { lastStandAt, type Sample } from './replica-age.ts';

/** Where figures are read that may be a few seconds old. */
export type Reads = {
  /** How old what is read now is at most, in ms; null from the primary. */
  ageMs(): Promise<number | null>;
  /** The work only reads. If it fails on the replica, it is done again on the primary. */
  read<Result>(work: (db: Pool, ageMs: number | null) => Promise<Result>): Promise<Result>;
};

export const primaryReads = (primary: Pool): Reads => ({
  ageMs: () => Promise.resolve(null),
  read: (work) => work(primary, null),
});

export type ReplicaOptions = {
  primary: Pool;
  replica: Pool;
  /** Beyond it, figures come from the primary. */
  ageMaxMs?: number;
  onAway(error: unknown): void;
  nowMs?: () => number;
};

export const AGE_MAX_MS = 10_000;
const CHECK_EVERY_MS = 1_000;
/** A replica that was no use is asked again less often. */
const AGAIN_MS = 5_000;

class NoReplica extends Error {
  override readonly name = 'NoReplica';
}

type Verdict = { sinceMs: number; upToMs: number | null };

/**
 * Reads from a replica while it is there, is one, and is not too far behind. Its age is measured by the log and not by clocks: it
 * has what the primary had written at a moment that this process noted.
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
      await note().catch(onAway); // While the primary is away, what was noted before still holds.
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
    if (isUsed || last.sinceMs === Number.NEGATIVE_INFINITY) await checking; // Nobody waits for a replica that was away.
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
