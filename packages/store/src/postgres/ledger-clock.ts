import type { Pool, PoolClient } from 'pg';

/** Returns the time of the ledger, which commands take as their `now`. */
export async function ledgerNow(pool: Pool | PoolClient): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('SELECT graha.ledger_now() AS now');
  const now = rows[0]?.now;
  if (!now) throw new Error('The database returned no time.');
  return now;
}

/** Returns the time of the database, which servers with clocks of their own agree on. */
export async function databaseNow(pool: Pool | PoolClient): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const now = rows[0]?.now;
  if (!now) throw new Error('The database returned no time.');
  return now;
}

/** Returns the clock offset. It is 0 in production, whose start-up refuses any other value. */
export async function clockOffsetSeconds(pool: Pool | PoolClient): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>('SELECT graha.clock_offset_seconds()::float8 AS seconds');
  return rows[0]?.seconds ?? 0;
}

/** Sets the offset, in whole seconds, rounded up; only for development and tests (role: owner). */
export async function setClockOffset(ownerPool: Pool, seconds: number): Promise<void> {
  await ownerPool.query('UPDATE graha.clock_offset SET offset_seconds = $1', [Math.ceil(seconds)]);
}
