import type { Pool } from 'pg';
import { call, type Workspace } from '@graha/store/testing/testing';

/** The columns and the index that a bill needs, and no more. */
const TABLES = `
  CREATE TABLE public.plain_account (tenant_id uuid PRIMARY KEY, credits bigint NOT NULL CHECK (credits >= 0));
  CREATE TABLE public.plain_charge (
    request_id uuid PRIMARY KEY, tenant_id uuid NOT NULL, key_id uuid NOT NULL, operation text NOT NULL,
    cost integer NOT NULL, at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX ON public.plain_charge (tenant_id, at)`;

const CHARGE = `
  WITH paid AS (UPDATE public.plain_account SET credits = credits - $5 WHERE tenant_id = $2 AND credits >= $5 RETURNING credits)
  INSERT INTO public.plain_charge (request_id, tenant_id, key_id, operation, cost) SELECT $1, $2, $3, $4, $5 FROM paid
  RETURNING (SELECT credits FROM paid)`;

/**
 * The way that a simpler product would charge a call: one durable statement that takes from a balance and keeps a row, without
 * grants, hashes, idempotency keys and other promises of the ledger.
 */
export async function openPlainCharge(pool: Pool, workspaces: readonly Workspace[]) {
  await pool.query(TABLES);
  const tenants = workspaces.map(({ tenantId }) => tenantId);
  await pool.query('INSERT INTO public.plain_account SELECT unnest($1::uuid[]), 1000000000', [tenants]);
  return async function charge(workspace: Workspace): Promise<void> {
    const { requestId, tenantId, keyId, operation, cost } = call(workspace);
    const { rowCount } = await pool.query({
      name: 'plain charge',
      text: CHARGE,
      values: [requestId, tenantId, keyId, operation, cost],
    });
    if (rowCount !== 1) throw new Error('a plain charge found no credits');
  };
}
