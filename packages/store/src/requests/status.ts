import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

/** Result of a probe of the API; `probeMs` is null without a response. */
export type Probe = { minute: Date; isUp: boolean; probeMs: number | null };

export type StatusMinute = Probe & {
  calls: number;
  /** Responses with a status of 500 or more. */
  failed: number;
  /** Null in a minute without calls. */
  p50Ms: number | null;
  p95Ms: number | null;
};

/**
 * Writes past minutes, each with figures from the request log, and deletes those older than ninety days (role: worker). A
 * minute that several workers have watched was up if one of them reports it. Returns the number written.
 */
export async function recordStatus({ db }: Db, probes: readonly Probe[]): Promise<number> {
  if (probes.length === 0) return 0;
  const { rowCount } = await db.query(RECORD, [
    probes.map(({ minute }) => minute),
    probes.map(({ isUp }) => isUp),
    probes.map(({ probeMs }) => probeMs),
  ]);
  await db.query("DELETE FROM graha.status_minute WHERE minute < (SELECT graha.ledger_now()) - interval '90 days'");
  return rowCount ?? 0;
}

/** Probes have the worker's time and requests the ledger's, which development may shift; minutes are shifted with it. */
const RECORD = `
  INSERT INTO graha.status_minute AS s
  SELECT p.minute, p.is_up, p.probe_ms, count(r.at), count(r.at) FILTER (WHERE r.status >= 500),
    percentile_cont(0.5) WITHIN GROUP (ORDER BY r.latency_ms),
    percentile_cont(0.95) WITHIN GROUP (ORDER BY r.latency_ms)
  FROM (
    SELECT date_trunc('minute', at + (SELECT graha.clock_offset_seconds()) * interval '1 second') AS minute, is_up, probe_ms
    FROM unnest($1::timestamptz[], $2::boolean[], $3::real[]) probe (at, is_up, probe_ms)
  ) p LEFT JOIN graha.request_log r
    ON r.at >= p.minute AND r.at < p.minute + interval '1 minute' AND r.operation NOT LIKE 'health/%'
  GROUP BY 1, 2, 3
  ON CONFLICT (minute) DO UPDATE SET is_up = s.is_up OR excluded.is_up,
    probe_ms = coalesce(s.probe_ms, excluded.probe_ms), calls = excluded.calls, failed = excluded.failed,
    p50_ms = excluded.p50_ms, p95_ms = excluded.p95_ms`;

export type StatusDay = {
  /** UTC. */
  day: string;
  /** Other minutes of the day are in the future, or were not watched. */
  upMinutes: number;
  downMinutes: number;
  calls: number;
  failed: number;
  /** Median over the minutes of the day with calls. */
  p50Ms: number | null;
  p95Ms: number | null;
};

/** Returns the last `days` days, today last; a day that was not watched has zeros. */
export async function statusByDay({ db }: Db, { days }: { days: number }): Promise<StatusDay[]> {
  const { rows } = await query(
    db,
    `SELECT day::date::text AS day, of_day.*
     FROM (SELECT date_trunc('day', graha.ledger_now() AT TIME ZONE 'utc') AS today) t
     CROSS JOIN generate_series(today - ($1 - 1) * interval '1 day', today, interval '1 day') day
     -- Day by day along the index: grouped after a join, all minutes of the days would be sorted first.
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE is_up)::float8 AS "upMinutes",
         count(*) FILTER (WHERE NOT is_up)::float8 AS "downMinutes", coalesce(sum(calls), 0)::float8 AS calls,
         coalesce(sum(failed), 0)::float8 AS failed,
         percentile_disc(0.5) WITHIN GROUP (ORDER BY p50_ms) AS "p50Ms",
         percentile_disc(0.5) WITHIN GROUP (ORDER BY p95_ms) AS "p95Ms"
       FROM graha.status_minute
       WHERE minute >= day AT TIME ZONE 'utc' AND minute < (day + interval '1 day') AT TIME ZONE 'utc'
     ) of_day
     ORDER BY day`,
    [days],
  );
  return rows;
}

/** Returns the last watched minute; null if there is none. */
export async function statusNow({ db }: Db): Promise<StatusMinute | null> {
  const { rows } = await query(
    db,
    `SELECT minute, is_up AS "isUp", probe_ms AS "probeMs", calls::float8 AS calls, failed::float8 AS failed,
       p50_ms AS "p50Ms", p95_ms AS "p95Ms"
     FROM graha.status_minute ORDER BY minute DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}
