import type { Pool } from 'pg';

/**
 * Every role sees the application name of a standby, and nothing more. Backup and WAL archive tools are recognised by their
 * names.
 */
const QUERY = `SELECT current_setting('synchronous_standby_names') = '' AND EXISTS (
    SELECT FROM pg_stat_replication r
    WHERE coalesce(r.state, 'streaming') <> 'backup'
      AND r.application_name !~ '^(pg_basebackup|pg_receivewal|pgbackrest|barman)'
      AND NOT EXISTS (SELECT FROM pg_replication_slots s WHERE s.active_pid = r.pid AND s.slot_type = 'logical')
  ) AS "isAsync"`;

/** Returns true if this primary has an asynchronous standby, which may lack the last charges when it is promoted. */
export async function hasAsyncStandby(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isAsync: boolean }>(QUERY);
  return rows[0]?.isAsync ?? false;
}
