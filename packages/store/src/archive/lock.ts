import type { Pool } from 'pg';

export class ArchiveUnderWay extends Error {
  override readonly name = 'ArchiveUnderWay';
}

/** One archiving or restoring at a time, over a session of its own: it must not go through a pooler. */
export async function underArchiveLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query<{ isOurs: boolean }>(
      `SELECT pg_try_advisory_lock(hashtext('graha.archive')) AS "isOurs"`,
    );
    if (!rows[0]?.isOurs)
      throw new ArchiveUnderWay('Somebody else archives or restores at this moment. Wait for them.');
    return await work();
  } finally {
    holder.release(true); // The lock ends with the session.
  }
}
