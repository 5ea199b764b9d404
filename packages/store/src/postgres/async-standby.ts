import type { Pool } from 'pg';

/** Of a standby's session any role sees the name and no more; copies and archives of the log have names of their own. */
const QUERY = `SELECT current_setting('synchronous_standby_names') = '' AND EXISTS (
    SELECT FROM pg_stat_replication r
    WHERE coalesce(r.state, 'streaming') <> 'backup'
      AND r.application_name !~ '^(pg_basebackup|pg_receivewal|pgbackrest|barman)'
      AND NOT EXISTS (SELECT FROM pg_replication_slots s WHERE s.active_pid = r.pid AND s.slot_type = 'logical')
  ) AS "isAsync"`;

/** Whether this primary has a standby that no commit waits for: promoted, it may lack the last charges. */
export async function hasAsyncStandby(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isAsync: boolean }>(QUERY);
  return rows[0]?.isAsync ?? false;
}
