import type { Pool, PoolClient } from 'pg';

/** The time that the ledger goes by; commands take it as their `now`. */
export async function ledgerNow(pool: Pool | PoolClient): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('SELECT graha.ledger_now() AS now');
  const now = rows[0]?.now;
  if (!now) throw new Error('The database returned no time.');
  return now;
}

/** 0 wherever the product is run for others; a production start-up refuses anything else. */
export async function clockOffsetSeconds(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>('SELECT graha.clock_offset_seconds()::float8 AS seconds');
  return rows[0]?.seconds ?? 0;
}

/** As owner, in development and tests; to whole seconds, rounded up. */
export async function setClockOffset(ownerPool: Pool, seconds: number): Promise<void> {
  await ownerPool.query('UPDATE graha.clock_offset SET offset_seconds = $1', [Math.ceil(seconds)]);
}
