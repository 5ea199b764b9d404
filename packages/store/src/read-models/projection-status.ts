import type { Pool } from 'pg';
import { narrowed, query } from '../postgres/query.ts';
import { AUDIT_TRAIL } from './audit-trail.ts';
import { REBUILDABLE, type RebuildableName } from './rebuildable.ts';
import { LIVE_USAGE, USAGE_BY_DAY, USAGE_BY_LOCAL_DAY, type UsageName } from './usage-by-day.ts';
import type { Db } from '../postgres/context.ts';

export type ProjectionStatus = {
  name: RebuildableName;
  version: number;
  rebuiltAt: Date | null;
  isRebuilding: boolean;
  /** Number of entries of the log not processed yet, and the age of the oldest. */
  entriesBehind: number;
  secondsBehind: number;
};

export type Lag = Pick<ProjectionStatus, 'entriesBehind' | 'secondsBehind'>;

const AGE = <const At extends string>(at: At) =>
  `coalesce(greatest(0, max(extract(epoch FROM (SELECT graha.ledger_now()) - ${at}))), 0)::float8` as const;

const usageLag = <const Name extends UsageName>(name: Name) =>
  `
    WITH behind AS (
      SELECT a.tenant_id, a.seq - coalesce(c.seq, 0) AS entries, coalesce(c.seq, 0) AS seq,
        coalesce(c.period_start, '-infinity') AS period_start
      FROM (${LIVE_USAGE[name].upTo}) a
      LEFT JOIN graha.projection_checkpoint c ON c.tenant_id = a.tenant_id AND c.projection = '${name}'
        AND c.timezone IS NOT DISTINCT FROM a.timezone
      WHERE a.seq > coalesce(c.seq, 0)
    )
    SELECT coalesce(sum(entries), 0)::float8 AS "entriesBehind", ${AGE('oldest.at')} AS "secondsBehind"
    FROM behind LEFT JOIN LATERAL (
      SELECT e.at FROM graha.ledger_entry e
      WHERE e.tenant_id = behind.tenant_id AND e.period_start >= behind.period_start
        AND (e.period_start, e.seq) > (behind.period_start, behind.seq)
      ORDER BY e.period_start, e.seq LIMIT 1
    ) oldest ON true` as const;

/** Lag of the asynchronous projections; an inline projection has none. */
const LAGS = {
  [USAGE_BY_DAY]: usageLag(USAGE_BY_DAY),
  [USAGE_BY_LOCAL_DAY]: usageLag(USAGE_BY_LOCAL_DAY),
  [AUDIT_TRAIL]: `
    SELECT count(*)::float8 AS "entriesBehind", ${AGE('e.occurred_at')} AS "secondsBehind"
    FROM graha.event e
    WHERE (e.xid, e.pos) > (coalesce((SELECT xid FROM graha.feed_checkpoint WHERE consumer = '${AUDIT_TRAIL}'), '0'),
      coalesce((SELECT pos FROM graha.feed_checkpoint WHERE consumer = '${AUDIT_TRAIL}'), 0))`,
} as const satisfies Partial<Record<RebuildableName, string>>;

/** Returns the status of every projection (role: worker or owner). */
export async function projectionStatus({ db }: Db): Promise<ProjectionStatus[]> {
  const { rows } = await query(
    db,
    `SELECT name, version, rebuilt_at AS "rebuiltAt", coalesce(rebuilding_until > clock_timestamp(), false) AS "isRebuilding"
     FROM graha.projection WHERE name = ANY ($1) ORDER BY name`,
    [Object.keys(REBUILDABLE)],
  );
  const all: ProjectionStatus[] = [];
  for (const row of narrowed<Omit<ProjectionStatus, keyof Lag>>(rows))
    all.push({ ...row, ...(await lagOf(db, row.name)) });
  return all;
}

const hasLag = (name: RebuildableName): name is keyof typeof LAGS => Object.hasOwn(LAGS, name);

async function lagOf(pool: Pool, name: RebuildableName): Promise<Lag> {
  if (!hasLag(name)) return { entriesBehind: 0, secondsBehind: 0 };
  const { rows } = await query(pool, LAGS[name]);
  return rows[0] ?? { entriesBehind: 0, secondsBehind: 0 };
}

/** Returns the lag of other consumers of the log that have started; their effects are not rebuildable tables. */
export async function readersBehind({ db }: Db): Promise<(Lag & { name: string })[]> {
  const { rows } = await query(
    db,
    `SELECT c.consumer AS name, count(e.pos)::float8 AS "entriesBehind", ${AGE('e.occurred_at')} AS "secondsBehind"
     FROM graha.feed_checkpoint c LEFT JOIN graha.event e ON (e.xid, e.pos) > (c.xid, c.pos)
     WHERE split_part(c.consumer, '@', 1) <> ALL ($1) GROUP BY c.consumer`,
    [Object.keys(REBUILDABLE)],
  );
  return rows;
}

/**
 * Returns the age of the oldest event that waits for an open append. While it grows, that append is still open, and no consumer
 * of all streams advances.
 */
export async function feedFenceSeconds({ db }: Db): Promise<number> {
  const { rows } = await query(
    db,
    `SELECT ${AGE('occurred_at')} AS seconds FROM graha.event WHERE (xid, pos) > (SELECT xid, pos FROM graha.feed_end())`,
  );
  return rows[0]?.seconds ?? 0;
}
