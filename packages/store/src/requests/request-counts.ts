import type { PoolClient } from 'pg';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { TenantContext } from '../postgres/context.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import type { RequestFilter } from './request-spans.ts';

/** What to count apart: a row for each slot, for each operation, key or status, or for each of both. */
export type CountedBy = {
  /** When each begins, in order, the first with the range; each ends where the next begins. */
  slots?: readonly Date[];
  by?: 'operation' | 'key' | 'status';
};

/** What is not counted by itself: a code of an error is counted with its status. */
export type CountFilter = Omit<RequestFilter, 'codes' | 'slowerThanMs' | 'requestId'>;

export type RequestCount = {
  /** When the slot begins; null where they are counted together. */
  at: Date | null;
  /** The operation, the key's id or the status; null where they are counted together, and for requests that named no key. */
  group: string | null;
  requests: number;
  /** By the first digit of the status. */
  succeeded: number;
  redirected: number;
  refused: number;
  failed: number;
  replayed: number;
  /** Calls that were answered, and not from an earlier call: what the ledger counts. */
  answered: number;
  /** As the responses said; what was reversed later is still in it. */
  credits: number;
};

const GROUPS = {
  operation: 'operation',
  key: `nullif(key_id, '${NIL_TENANT_ID}')::text`,
  status: 'status::text',
  all: 'NULL::text',
};

const HOUR_MS = 3_600_000;

/**
 * The whole hours within a range that have counts; the rest of the range is counted by its rows. Hours from `partsSince` on can be
 * divided at 15 and at 30 minutes.
 */
type Hours = { fromHour: Date; toHour: Date; partsSince: Date };

async function countedHours(tx: PoolClient, { from, to }: Pick<RequestFilter, 'from' | 'to'>): Promise<Hours> {
  const { rows } = await tx.query<{ since: Date; partsSince: Date }>(
    'SELECT since, parts_since AS "partsSince" FROM graha.request_count_start',
  );
  const { since = to, partsSince = to } = rows[0] ?? {};
  const fromHour = new Date(Math.ceil(Math.max(from.getTime(), since.getTime()) / HOUR_MS) * HOUR_MS);
  const toHour = new Date(Math.floor(to.getTime() / HOUR_MS) * HOUR_MS);
  return fromHour < toHour ? { fromHour, toHour, partsSince } : { fromHour: to, toHour: to, partsSince };
}

const MATCHES = `($6::uuid IS NULL OR key_id = $6) AND ($7::text IS NULL OR operation = $7)
  AND ($8::int IS NULL OR status / 100 = $8) AND ($9::int IS NULL OR status = $9)`;
const ROWS = `SELECT at, operation, key_id, status, 1 AS requests, is_replay::int AS replays, credits`;
const OF_LOG = `FROM graha.request_log WHERE tenant_id = $1 AND ${MATCHES}`;

/** Hours within which a slot begins: those that their parts answer for, and those that only their rows do. */
type CutHours = { inParts: Date[]; byRows: Date[] };

const WHOLE_HOURS = `
  SELECT hour AS at, operation, key_id, status, requests, replays, credits FROM graha.request_count
  WHERE tenant_id = $1 AND hour >= $4 AND hour < $5 AND hour <> ALL ($11::timestamptz[] || $12::timestamptz[]) AND ${MATCHES}`;
const ENDS = `${ROWS} ${OF_LOG} AND at >= $2 AND at < $4 UNION ALL ${ROWS} ${OF_LOG} AND at >= $5 AND at < $3`;
const PARTS = `
  SELECT part.at, operation, key_id, status, part.requests, part.replays, part.credits
  FROM graha.request_count c, LATERAL (VALUES
    (hour, requests_15, replays_15, credits_15),
    (hour + interval '15 minutes', requests_30 - requests_15, replays_30 - replays_15, credits_30 - credits_15),
    (hour + interval '30 minutes', c.requests - requests_30, c.replays - replays_30, c.credits - credits_30)
  ) part (at, requests, replays, credits)
  WHERE tenant_id = $1 AND hour = ANY ($11) AND part.requests > 0 AND ${MATCHES}`;
const BY_ROWS = `
  SELECT r.* FROM unnest($12) cut, LATERAL (${ROWS} ${OF_LOG} AND at >= cut AND at < cut + interval '1 hour') r`;

/**
 * `$2` and `$3` are the range, `$4` and `$5` its whole hours, `$11` and `$12` those that are cut. Where none is, there is nothing to
 * plan for them: a plan for a month has all its partitions.
 */
const counted = ({ inParts, byRows }: CutHours): string => {
  const parts = [WHOLE_HOURS, ENDS];
  if (inParts.length > 0) parts.push(PARTS);
  if (byRows.length > 0) parts.push(BY_ROWS);
  return parts.join(' UNION ALL ');
};

const sum = (condition: string, what = 'requests') => `coalesce(sum(${what}) FILTER (WHERE ${condition}), 0)::float8`;

const PARTS_END_MS = [15 * 60_000, 30 * 60_000];

function cutHours(slots: readonly Date[], { fromHour, toHour, partsSince }: Hours): CutHours {
  const isInParts = new Map<number, boolean>();
  for (const start of slots) {
    const cutMs = start.getTime() % HOUR_MS;
    const hourMs = start.getTime() - cutMs;
    if (cutMs === 0 || hourMs < fromHour.getTime() || hourMs >= toHour.getTime()) continue;
    const hasParts = hourMs >= partsSince.getTime() && PARTS_END_MS.includes(cutMs);
    isInParts.set(hourMs, hasParts && (isInParts.get(hourMs) ?? true));
  }
  const hours = [...isInParts];
  return {
    inParts: hours.filter(([, hasParts]) => hasParts).map(([hourMs]) => new Date(hourMs)),
    byRows: hours.filter(([, hasParts]) => !hasParts).map(([hourMs]) => new Date(hourMs)),
  };
}

/**
 * Counts of the request log, for charts; credits and metered calls are `usageByDay`. Oldest first, busiest first within. Hours
 * cost the same however many requests they have; only one that a slot divides elsewhere than at 15 or 30 minutes is counted by its rows.
 */
export function requestCounts(
  { db, tenantId }: TenantContext,
  { slots = [], by, ...filter }: CountFilter & CountedBy,
): Promise<RequestCount[]> {
  return withTenant(db, tenantId, async (tx) => {
    const hours = await countedHours(tx, filter);
    const cut = cutHours(slots, hours);
    const { from, to, keyId, operation, statusClass, status } = filter;
    const matched = [keyId ?? null, operation ?? null, statusClass ?? null, status ?? null];
    const { rows } = await tx.query<Omit<RequestCount, 'at'> & { slot: number }>(
      `SELECT width_bucket(at, $10::timestamptz[]) AS slot, ${GROUPS[by ?? 'all']} AS "group", sum(requests)::float8 AS requests,
         ${sum('status / 100 = 2')} AS succeeded, ${sum('status / 100 = 3')} AS redirected,
         ${sum('status / 100 = 4')} AS refused, ${sum('status / 100 = 5')} AS failed, ${sum('true', 'replays')} AS replayed,
         ${sum('status / 100 = 2', 'requests - replays')} AS answered, ${sum('true', 'credits')} AS credits
       FROM (${counted(cut)}) counted GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2`,
      [tenantId, from, to, hours.fromHour, hours.toHour, ...matched, slots, cut.inParts, cut.byRows],
    );
    return rows.map(({ slot, ...count }) => ({ at: slots[slot - 1] ?? null, ...count }));
  });
}
