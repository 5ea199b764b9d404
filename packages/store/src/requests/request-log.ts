import type { PoolClient } from 'pg';
import { timeMsOf } from '@graha/domain/usage/request-id';
import type { Db, TenantContext } from '../postgres/context.ts';
import { clockOffsetSeconds } from '../postgres/ledger-clock.ts';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { spansOf, type RequestFilter, type Span } from './request-spans.ts';

/** One response of the API. `tenantId` is the nil id if the caller was unknown; `at` is the ledger's time. */
export type RequestRow = {
  tenantId: string;
  keyId: string | null;
  requestId: string;
  at: Date;
  operation: string;
  method: string;
  status: number;
  code: string | null;
  latencyMs: number;
  credits: number;
  isReplay: boolean;
  /** The program that sent the request, as it names itself; null if it named none. */
  userAgent?: string | null;
  /** The members that a 422 names, each with its kind of problem; null for other answers. */
  problems?: string | null;
  /** The `seq` of the ledger entry of the original charge, if this is a replay. Written, but not listed. */
  replayOf?: number;
  /** Receipt of the answer. Written, but not listed. */
  receipt?: ReceiptFacts;
};

/** The facts of a row for its receipt. */
export type ReceiptFacts = {
  /** SHA-256 of the content sent, in base64; null if it had none. */
  sha256: string | null;
  /** `seq` of the ledger entry that charged the call; for a replay, that of the first call. */
  entry: number | null;
  engineVersion: string | null;
};

/** Writes rows of all tenants in one statement (role: API). Rows that exist already are left unchanged. */
export async function logRequests({ db }: Db, rows: readonly RequestRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.query(
    'SELECT graha.log_served($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)',
    [
      rows.map(({ tenantId }) => tenantId),
      rows.map(({ at }) => at),
      rows.map(({ requestId }) => requestId),
      rows.map(({ keyId }) => keyId),
      rows.map(({ operation }) => operation),
      rows.map(({ method }) => method),
      rows.map(({ status }) => status),
      rows.map(({ code }) => code),
      rows.map(({ latencyMs }) => latencyMs),
      rows.map(({ credits }) => credits),
      rows.map(({ isReplay }) => isReplay),
      rows.map(({ replayOf }) => replayOf ?? null),
      rows.map(({ receipt }) => bytesOf(receipt?.sha256)),
      rows.map(({ receipt }) => receipt?.entry ?? null),
      rows.map(({ receipt }) => receipt?.engineVersion ?? null),
      rows.map(({ userAgent }) => userAgent ?? null),
      rows.map(({ problems }) => problems ?? null),
    ],
  );
}

const bytesOf = (base64: string | null | undefined): Buffer | null =>
  base64 == null ? null : Buffer.from(base64, 'base64');

/** `next` is the cursor of the next page; null: this is the last. */
export type RequestPage = { rows: RequestRow[]; next: string | null };

const ROWS_PER_PAGE_MAX = 500;

const COLUMNS = `tenant_id AS "tenantId", key_id AS "keyId", request_id AS "requestId", at, operation, method, status,
  code, latency_ms AS "latencyMs", credits::float8 AS credits, is_replay AS "isReplay", user_agent AS "userAgent", problems`;

/** Takes `$1` to `$9`, which are `filterValues`. */
const FILTERED = `tenant_id = $1 AND at >= $2 AND at < $3 AND ($4::uuid IS NULL OR key_id = $4)
  AND ($5::text IS NULL OR operation = $5) AND ($6::int IS NULL OR status / 100 = $6)
  AND ($7::int IS NULL OR status = $7) AND ($8::real IS NULL OR latency_ms > $8) AND ($9::text IS NULL OR request_id = $9)`;

const filterValues = (tenantId: string, filter: RequestFilter) =>
  [
    tenantId,
    filter.from,
    filter.to,
    filter.keyId ?? null,
    filter.operation ?? null,
    filter.statusClass ?? null,
    filter.status ?? null,
    filter.slowerThanMs ?? null,
    filter.requestId ?? null,
  ] as const;

/** Lists requests, newest first. `before` is the `next` of an earlier page; requests logged meanwhile do not shift the pages. */
export function listRequests(
  { db, tenantId }: TenantContext,
  { before, limit, ...filter }: RequestFilter & { before?: string; limit: number },
): Promise<RequestPage> {
  const place = before === undefined ? ([null, null] as const) : placeOf(before);
  const rowsMax = Math.min(Math.max(1, limit), ROWS_PER_PAGE_MAX);
  return withTenant(db, tenantId, async (tx) => {
    const spans = await spansOf(tx, tenantId, { ...filter, before: place[0], rowsMax: rowsMax + 1 });
    const listed = (range: RequestFilter) =>
      pageRows(tx, { filter: range, spans }, [...filterValues(tenantId, range), ...place, rowsMax + 1]);
    const near = filter.requestId === undefined ? null : await nearId(tx, filter.requestId);
    const found = near === null ? [] : await listed({ ...filter, ...common(filter, near) });
    const rows = found.length > 0 ? found : await listed(filter);
    const page = rows.slice(0, rowsMax);
    const last = page.at(-1);
    return { rows: page, next: last && rows.length > rowsMax ? cursorOf(last) : null };
  });
}

/** Faster requests are not in the index of slow ones. */
const INDEXED_FROM_MS = 20;

/** Constants, because the planner uses a partial index only if the query repeats the condition of the index. */
async function pageRows(
  tx: PoolClient,
  { filter, spans }: { filter: RequestFilter; spans: Span[] | null },
  shared: Shared,
): Promise<RequestRow[]> {
  const { codes, slowerThanMs = 0, statusClass } = filter;
  const slow = slowerThanMs >= INDEXED_FROM_MS ? SLOW : '';
  const indexed = statusClass === 5 ? (`${slow} AND status >= 500` as const) : slow;
  if (codes !== undefined) {
    return (await query(tx, ofParts('unnest($13::text[]) AS part (code)', OF_CODE), [...shared, codes])).rows;
  }
  if (spans === null) return (await query(tx, rowsOf(indexed), shared)).rows;
  const parts = 'unnest($13::timestamptz[], $14::timestamptz[]) AS part (first, last)';
  const bounds = [spans.map(({ from }) => from), spans.map(({ to }) => to)] as const;
  return (await query(tx, ofParts(parts, `${OF_SPAN}${indexed}`), [...shared, ...bounds])).rows;
}

type Shared = readonly [
  ...ReturnType<typeof filterValues>,
  beforeAt: Date | null,
  beforeId: string | null,
  rowsMax: number,
];

const SLOW = ` AND latency_ms >= ${INDEXED_FROM_MS}` as const;
const OF_CODE = ' AND code = part.code';
const OF_SPAN = ' AND at >= part.first AND at < part.last';

const rowsOf = <const Condition extends string>(condition: Condition) =>
  `SELECT ${COLUMNS} FROM graha.request_log
  WHERE ${FILTERED}${condition} AND ($10::timestamptz IS NULL OR (at, request_id) < ($10, $11))
  ORDER BY at DESC, request_id DESC LIMIT $12` as const;

/** Each part finds its rows by an index, at most the number on the page. */
const ofParts = <const Parts extends string, const Condition extends string>(parts: Parts, condition: Condition) =>
  `
  SELECT listed.* FROM ${parts} CROSS JOIN LATERAL (${rowsOf(condition)}) listed
  ORDER BY listed.at DESC, listed."requestId" DESC LIMIT $12` as const;

const cursorOf = ({ at, requestId }: RequestRow): string => `${at.toISOString()}~${requestId}`;

function placeOf(cursor: string): [Date, string] {
  const [instant = '', ...requestId] = cursor.split('~');
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) throw new RangeError('This is no place in the list of requests; begin without one.');
  return [at, requestId.join('~')];
}

/** The usual distance of a row's time from the time in its id: the clocks differ a little, and the row has the time of the response. */
const BEFORE_ID_MS = 60_000;
const AFTER_ID_MS = 15 * 60_000;

/**
 * Returns the time that almost certainly includes the request with this id, so that the primary key finds it among the requests of
 * some minutes; null for an id without a time. A replica with a wrong clock writes ids of another time: after a search without a
 * result, search the whole retention.
 */
export async function nearId(tx: PoolClient, requestId: string): Promise<Span | null> {
  const timeMs = timeMsOf(requestId);
  if (timeMs === null) return null;
  const ledgerMs = timeMs + (await clockOffsetSeconds(tx)) * 1_000;
  return Math.abs(ledgerMs - Date.now()) < ID_YEARS_MS
    ? { from: new Date(ledgerMs - BEFORE_ID_MS), to: new Date(ledgerMs + AFTER_ID_MS) }
    : null;
}

/** Times that JavaScript's and the database's dates both have; ids of other times are not searched by time. */
const ID_YEARS_MS = 1_000 * 365 * 86_400_000;

const common = (one: Span, other: Span): Span => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
});

/** Returns the request with this id; null if it belongs to another tenant or is older than the retention. */
export function requestById(
  { db, tenantId }: TenantContext,
  { requestId }: { requestId: string },
): Promise<RequestRow | null> {
  return withTenant(db, tenantId, async (tx) => {
    const near = await nearId(tx, requestId);
    return (
      (near && (await rowById(tx, [tenantId, requestId, near]))) ?? (await rowById(tx, [tenantId, requestId, null]))
    );
  });
}

async function rowById(
  tx: PoolClient,
  [tenantId, requestId, within]: readonly [string, string, Span | null],
): Promise<RequestRow | null> {
  const { rows } = await query(
    tx,
    `SELECT ${COLUMNS} FROM graha.request_log WHERE request_id = $2 AND tenant_id = $1
       AND ($3::timestamptz IS NULL OR at >= $3) AND ($4::timestamptz IS NULL OR at < $4) ORDER BY at DESC LIMIT 1`,
    [tenantId, requestId, within?.from ?? null, within?.to ?? null],
  );
  return rows[0] ?? null;
}
