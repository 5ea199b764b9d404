import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { query } from '../postgres/query.ts';

/** A fixed window of attempts for one subject. Only a hash of `subject` is stored. */
export type Window = { subject: string; windowMs: number };

/** The number of attempts in a window, and the time until it closes. */
export type Seen = { attempts: number; leftMs: number };

export type AttemptStore = {
  /** Counts one attempt in each window, atomically for all callers. Returns results in the order of the windows. */
  take(windows: readonly Window[]): Promise<Seen[]>;
  /** Takes back one attempt that had no effect. */
  giveBack(subject: string): Promise<void>;
  /** Returns the state of the window without counting. */
  read(subject: string): Promise<Seen>;
  /** Closes the window: the next attempt opens a new one. */
  forget(subject: string): Promise<void>;
  /** Restarts the window with one attempt in it. The window is closed at no moment. */
  reopen(window: Window): Promise<void>;
};

export const UNSEEN: Seen = { attempts: 0, leftMs: 0 };

/** Number of `take` calls between two sweeps. */
const SWEEP_EVERY = 256;
const SWEEP_ROWS_MAX = 2_000;

type Row = { subject: Buffer; attempts: number; left_ms: number };

/**
 * Counts attempts in Postgres for all portals together (role: graha_auth). An attempt costs one query for any number of
 * windows.
 */
export function createAttemptStore(pool: Pick<Pool, 'query'>, onError: (error: unknown) => void): AttemptStore {
  let taken = 0;
  return {
    async take(windows) {
      if ((taken += 1) % SWEEP_EVERY === 0) void sweepAttempts(pool).catch(onError);
      const keys = windows.map(({ subject }) => keyOf(subject));
      // In the order of the keys, which prevents a deadlock between two attempts in the same windows.
      const { rows } = await query(
        pool,
        `INSERT INTO identity.attempt AS a (subject, ends_at, attempts)
         SELECT subject, statement_timestamp() + window_ms * interval '1 millisecond', 1
         FROM unnest($1::bytea[], $2::int[]) AS w (subject, window_ms) ORDER BY subject
         ON CONFLICT (subject) DO UPDATE SET
           attempts = CASE WHEN a.ends_at <= statement_timestamp() THEN 1 ELSE least(a.attempts + 1, 1000000) END,
           ends_at = CASE WHEN a.ends_at <= statement_timestamp() THEN excluded.ends_at ELSE a.ends_at END
         RETURNING subject, attempts, ${LEFT_MS}`,
        [keys, windows.map(({ windowMs }) => windowMs)],
      );
      const seen = new Map(rows.map((row) => [row.subject.toString('hex'), seenIn(row)]));
      return keys.map((key) => seen.get(key.toString('hex')) ?? UNSEEN);
    },

    giveBack: async (subject) =>
      void (await pool.query(
        `UPDATE identity.attempt SET attempts = greatest(attempts - 1, 0)
         WHERE subject = $1 AND ends_at > statement_timestamp()`,
        [keyOf(subject)],
      )),

    async read(subject) {
      const { rows } = await query(
        pool,
        `SELECT subject, attempts, ${LEFT_MS} FROM identity.attempt
         WHERE subject = $1 AND ends_at > statement_timestamp()`,
        [keyOf(subject)],
      );
      return rows[0] ? seenIn(rows[0]) : UNSEEN;
    },

    forget: async (subject) =>
      void (await pool.query(`DELETE FROM identity.attempt WHERE subject = $1`, [keyOf(subject)])),

    reopen: async ({ subject, windowMs }) =>
      void (await pool.query(
        `INSERT INTO identity.attempt (subject, ends_at, attempts)
         VALUES ($1, statement_timestamp() + $2::int * interval '1 millisecond', 1)
         ON CONFLICT (subject) DO UPDATE SET attempts = 1, ends_at = excluded.ends_at`,
        [keyOf(subject), windowMs],
      )),
  };
}

/** Deletes windows that have ended. Returns the number deleted. */
export async function sweepAttempts(pool: Pick<Pool, 'query'>): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM identity.attempt WHERE subject IN (
       SELECT subject FROM identity.attempt WHERE ends_at <= statement_timestamp()
       ORDER BY ends_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
    [SWEEP_ROWS_MAX],
  );
  return rowCount ?? 0;
}

const LEFT_MS = `ceil(extract(epoch FROM ends_at - statement_timestamp()) * 1000)::int AS left_ms`;

const seenIn = ({ attempts, left_ms: leftMs }: Row): Seen => ({ attempts, leftMs });

const keyOf = (subject: string): Buffer => createHash('sha256').update(subject).digest();
