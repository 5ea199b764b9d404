import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';

export const partitionOf = (month: string): string => `ledger_entry_${month.replace('-', '_')}`;
export const firstDay = (month: string): string => `${month}-01`;

/** SQL condition: the period began in the month whose first day is this parameter. */
export const inMonth = <const Parameter extends string, const Column extends string>(
  parameter: Parameter,
  column: Column,
) =>
  `${column} >= ${parameter}::date::timestamp AT TIME ZONE 'utc'
   AND ${column} < (${parameter}::date + interval '1 month') AT TIME ZONE 'utc'` as const;

/**
 * attached: in the ledger. leaving: the detach began and was interrupted. apart: detached, and not dropped yet. The last two
 * states are left by an interrupted archive run.
 */
export type MonthTable = { month: string; state: 'attached' | 'leaving' | 'apart' };

/** Returns the tables of months before the given one, oldest first. */
export async function monthTables({ db }: Db, { before }: { before: string }): Promise<MonthTable[]> {
  const { rows } = await query(
    db,
    `SELECT replace(substr(relname, 14), '_', '-') AS month,
       CASE WHEN i.inhrelid IS NULL THEN 'apart' WHEN i.inhdetachpending THEN 'leaving' ELSE 'attached' END AS state
     FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid AND i.inhparent = 'graha.ledger_entry'::regclass
     WHERE relnamespace = 'graha'::regnamespace AND relkind = 'r' AND relname ~ '^ledger_entry_[0-9]{4}_[0-9]{2}$'
       AND relname < 'ledger_entry_' || replace($1, '-', '_')
     ORDER BY relname`,
    [before],
  );
  return narrowed<MonthTable>(rows);
}

/** Returns the first month that is always kept: missing partitions of the last three months are created again. */
export async function firstKeptMonth({ db }: Db): Promise<string> {
  const { rows } = await query(
    db,
    "SELECT to_char(graha.ledger_now() AT TIME ZONE 'utc' - interval '3 months', 'YYYY-MM') AS month",
  );
  return rows[0]?.month ?? '';
}

/** Returns the month `months` before the current one, as `YYYY-MM`. */
export async function monthBack({ db }: Db, { months }: { months: number }): Promise<string> {
  const { rows } = await query(
    db,
    "SELECT to_char(graha.ledger_now() AT TIME ZONE 'utc' - $1 * interval '1 month', 'YYYY-MM') AS month",
    [months],
  );
  return rows[0]?.month ?? '';
}

/** Returns the reason why a month cannot leave the ledger yet, as a sentence; null if it can. */
export async function reasonToStay({ db }: Db, { month }: { month: string }): Promise<string | null> {
  const { rows } = await query(
    db,
    `SELECT tenant_id AS "tenantId", plan, period_start::date::text AS since, count(*) OVER ()::int AS count
     FROM graha.credit_account
     WHERE ${inMonth('$1', 'period_start')} ORDER BY period_start LIMIT 1`,
    [firstDay(month)],
  );
  const open = rows[0];
  if (!open) return null;
  const others = open.count > 1 ? `, and so do ${open.count - 1} others` : '';
  return (
    `${month} stays: tenant ${open.tenantId} (plan ${open.plan}) has a period open that began on ${open.since}${others}. ` +
    'A month can be archived once every period that began in it is closed.'
  );
}

/**
 * Returns the reason to wait as long as a reader of the ledger has not counted an entry of the month; null if all are counted.
 */
export async function reasonToWait({ db }: Db, { month }: { month: string }): Promise<string | null> {
  const { rows } = await query(
    db,
    `SELECT e.tenant_id AS "tenantId", max(e.seq) AS seq FROM graha.ledger_entry e
     LEFT JOIN graha.tenant_card k ON k.tenant_id = e.tenant_id AND k.timezone <> 'UTC'
     LEFT JOIN graha.projection_checkpoint c ON c.tenant_id = e.tenant_id AND c.projection = 'usage-by-day'
     LEFT JOIN graha.projection_checkpoint l ON l.tenant_id = e.tenant_id AND l.projection = 'usage-by-local-day'
       AND l.timezone = k.timezone
     WHERE ${inMonth('$1', 'e.period_start')}
     GROUP BY e.tenant_id, c.seq, k.timezone, l.seq
     HAVING max(e.seq) > coalesce(c.seq, 0) OR k.timezone IS NOT NULL AND max(e.seq) > coalesce(l.seq, 0) LIMIT 1`,
    [firstDay(month)],
  );
  const late = rows[0];
  if (!late) return null;
  return `${month} stays: the usage of tenant ${late.tenantId} is not counted up to entry ${late.seq}. Let the worker run first.`;
}
