import type { PoolClient } from 'pg';
import { pagesOfQuery } from './cursor.ts';

/** An entry as the auditor reads it: whole numbers as text, so that none is rounded, and JSON as the database prints it. */
export type Entry = {
  periodUs: string;
  seq: string;
  kind: string;
  atUs: string;
  cost: string;
  calls: number;
  keyId: string | null;
  operation: string | null;
  requestId: string | null;
  burn: string;
  data: string | null;
  prevHash: Buffer;
  hash: Buffer;
};
export type Position = Pick<Entry, 'periodUs' | 'seq'>;

/** A position before any possible entry. */
export const GENESIS: Position = { periodUs: '-9000000000000000', seq: '0' };
const ALWAYS_US = '9000000000000000';

/** A finite instant is a whole number; an infinite one is not, which the reader reports. */
export const inMicroseconds = <const Column extends string>(column: Column) =>
  `trunc(extract(epoch FROM ${column}) * 1000000)::text` as const;

export const ENTRY_COLUMNS =
  `${inMicroseconds('period_start')} AS "periodUs", seq, kind, ${inMicroseconds('at')} AS "atUs",
  cost, calls, key_id AS "keyId", operation, request_id AS "requestId", burn::text, data::text, prev_hash AS "prevHash", hash` as const;

/** SQL for an instant of the ledger from a parameter in microseconds. */
export const instant = <const Parameter extends string>(parameter: Parameter) =>
  `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')` as const;

/** Yields the entries of a tenant after a position, in order; the caller's transaction decides their visibility. */
export function pagesOf(
  client: PoolClient,
  tenantId: string,
  { periodUs, seq } = GENESIS,
  beforeUs = ALWAYS_US,
): AsyncGenerator<Entry[]> {
  const pages = pagesOfQuery(
    client,
    'ledger_entries',
    `SELECT ${ENTRY_COLUMNS} FROM graha.ledger_entry
     WHERE tenant_id = $1 AND period_start >= ${instant('$2')}
       AND (period_start, seq) > (${instant('$2')}, $3::bigint)
       AND period_start < ${instant('$4')}
     ORDER BY period_start, seq`,
    [tenantId, periodUs, seq, beforeUs],
  );
  return pages;
}

/** Parses an instant as entries write it (`2026-03-01T00:00:00.000000Z`) to microseconds; null if the text has another form. */
export function microseconds(text: unknown): bigint | null {
  const parts = typeof text === 'string' ? /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{6})Z$/.exec(text) : null;
  return parts ? BigInt(Date.parse(`${parts[1]}Z`)) * 1_000n + BigInt(parts[2] ?? 0) : null;
}
