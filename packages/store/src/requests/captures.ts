import { decrypt, encrypt } from '../sealing/cipher.ts';
import { holdKey } from '../log/event-text.ts';
import type { Db, TenantContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

/** `text`: null if the content is no text, or empty; cut off if it is shorter than `bytes`. */
type Content = { contentType: string | null; text: string | null; bytes: number };

/** A request and its answer, without the headers that have secrets. */
export type Exchange = {
  request: Content & { method: string; path: string; accept: string | null };
  answer: Content & { status: number };
};

/** `at` is the ledger's time. */
export type RequestCapture = { tenantId: string; requestId: string; at: Date; exchange: Exchange };

const placeOf = (tenantId: string, requestId: string): string => `capture ${tenantId} ${requestId}`;

/** Seals captures under the keys of their workspaces and writes them (role: API). Those of erased workspaces are left out. */
export async function writeCaptures({ db }: Db, captures: readonly RequestCapture[]): Promise<void> {
  for (const tenantId of new Set(captures.map((capture) => capture.tenantId))) {
    const own = captures.filter((capture) => capture.tenantId === tenantId);
    await writeOf({ db, tenantId }, own);
  }
}

const writeOf = ({ db, tenantId }: TenantContext, captures: readonly RequestCapture[]): Promise<void> =>
  withTenant(db, tenantId, async (tx) => {
    const key = await holdKey(tx, tenantId);
    if (key === null) return;
    await query(
      tx,
      `INSERT INTO graha.request_capture (tenant_id, request_id, at, sealed)
       SELECT $1, request_id, at, sealed FROM unnest($2::text[], $3::timestamptz[], $4::bytea[]) AS x (request_id, at, sealed)
       ON CONFLICT DO NOTHING`,
      [
        tenantId,
        captures.map(({ requestId }) => requestId),
        captures.map(({ at }) => at),
        captures.map(({ requestId, exchange }) => encrypt(key, JSON.stringify(exchange), placeOf(tenantId, requestId))),
      ],
    );
  });

/** Returns the content of a request and of its answer; null if it was not captured, or belongs to another tenant. */
export function captureOf(
  { db, tenantId }: TenantContext,
  { requestId }: { requestId: string },
): Promise<Exchange | null> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT c.sealed, k.key FROM graha.request_capture c JOIN graha.text_key k USING (tenant_id)
       WHERE c.tenant_id = $1 AND c.request_id = $2`,
      [tenantId, requestId],
    );
    const [row] = rows;
    if (!row?.key) return null;
    // Safe: the cipher opens nothing but what `writeOf` wrote.
    return JSON.parse(decrypt(row.key, row.sealed, placeOf(tenantId, requestId))) as Exchange;
  });
}
