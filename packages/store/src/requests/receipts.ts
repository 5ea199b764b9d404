import type { PoolClient } from 'pg';
import type { TenantContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { nearId, type ReceiptFacts } from './request-log.ts';
import type { Span } from './request-spans.ts';

/** The record of an answer, against which a kept copy is checked. `at` is the ledger's time. */
export type Receipt = ReceiptFacts & {
  requestId: string;
  at: Date;
  operation: string;
  status: number;
  credits: number;
  isReplay: boolean;
};

/**
 * Returns the receipt of the request with this id; null if the request belongs to another tenant, is older than the retention
 * of the log, or is not written yet. Answers of earlier versions have no digest.
 */
export function receiptOf(
  { db, tenantId }: TenantContext,
  { requestId }: { requestId: string },
): Promise<Receipt | null> {
  return withTenant(db, tenantId, async (tx) => {
    const near = await nearId(tx, requestId);
    return (
      (near && (await receiptIn(tx, [tenantId, requestId, near]))) ?? (await receiptIn(tx, [tenantId, requestId, null]))
    );
  });
}

async function receiptIn(
  tx: PoolClient,
  [tenantId, requestId, within]: readonly [string, string, Span | null],
): Promise<Receipt | null> {
  const { rows } = await query(
    tx,
    `SELECT request_id AS "requestId", at, operation, status, credits::float8 AS credits, is_replay AS "isReplay",
       encode(digest, 'base64') AS sha256, ledger_seq::float8 AS entry, engine_version AS "engineVersion"
     FROM graha.request_log WHERE request_id = $2 AND tenant_id = $1
       AND ($3::timestamptz IS NULL OR at >= $3) AND ($4::timestamptz IS NULL OR at < $4) ORDER BY at DESC LIMIT 1`,
    [tenantId, requestId, within?.from ?? null, within?.to ?? null],
  );
  return rows[0] ?? null;
}
