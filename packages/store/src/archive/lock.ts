import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

export class ArchiveUnderWay extends Error {
  override readonly name = 'ArchiveUnderWay';
}

const LOCK = "hashtext('graha.archive')";

/** Runs one archive or restore at a time. The advisory lock belongs to a session, so the connection must not use a pooler. */
export async function underArchiveLock<Result>({ db }: Db, work: () => Promise<Result>): Promise<Result> {
  const holder = await db.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await query(holder, `SELECT pg_try_advisory_lock(${LOCK}) AS "isOurs"`);
    if (!rows[0]?.isOurs)
      throw new ArchiveUnderWay('Somebody else archives or restores at this moment. Wait for them.');
    try {
      return await work();
    } finally {
      await holder.query(`SELECT pg_advisory_unlock(${LOCK})`).catch((failure: Error) => {
        broken = failure; // The lock ends with the session.
      });
    }
  } finally {
    holder.release(broken);
  }
}
