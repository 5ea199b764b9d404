import { query } from '../postgres/query.ts';
import { ensurePartitions } from './sweeps.ts';
import type { Db } from '../postgres/context.ts';

/** Below this number of months ahead an operator must act: without a partition for its month no call can be charged. */
export const PARTITIONS_AHEAD_MIN = 2;

export class PartitionsMissing extends Error {
  override readonly name = 'PartitionsMissing';
}

/**
 * Returns the number of consecutive months after this one that have a partition; -1 if even this month has none. A month that
 * is being detached counts as missing.
 */
export async function partitionsAhead({ db }: Db): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT count(*) FILTER (WHERE NOT hole)::int - 1 AS ahead FROM (
       SELECT bool_or(i.inhrelid IS NULL) OVER (ORDER BY n) AS hole
       FROM generate_series(0, 36) n
       LEFT JOIN pg_inherits i ON i.inhparent = 'graha.ledger_entry'::regclass AND NOT i.inhdetachpending
         AND i.inhrelid = to_regclass('graha.ledger_entry_' || to_char(date_trunc('month',
           graha.ledger_now() AT TIME ZONE 'utc') + n * interval '1 month', 'YYYY_MM'))
     ) months`,
  );
  return rows[0]?.ahead ?? -1;
}

/** Creates missing partitions; returns the number created. @throws PartitionsMissing if there are still too few */
export async function keepPartitionsAhead({ db }: Db): Promise<number> {
  const made = await ensurePartitions({ db });
  const ahead = await partitionsAhead({ db });
  if (ahead >= PARTITIONS_AHEAD_MIN) return made;
  throw new PartitionsMissing(
    `The ledger has partitions for ${ahead} months ahead; without one no call of its month can be charged. ` +
      'Look why graha.ensure_partitions() makes none: it runs as the owner of the tables.',
  );
}
