import type { Charge, ChargeResult } from '@graha/store/ledger/metering';
import type { Pool } from 'pg';
import { call, type Workspace } from '@graha/store/testing/testing';

/** Only the columns and the index that a bill needs. */
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

/** Charges many calls in one statement. Accounts are locked in one order, so that two batches cannot deadlock. */
const CHARGE_MANY = `
  WITH call AS (SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::int[])
    AS call (request_id, tenant_id, key_id, operation, cost)),
  held AS (SELECT tenant_id FROM public.plain_account WHERE tenant_id IN (SELECT tenant_id FROM call) ORDER BY tenant_id FOR UPDATE),
  owed AS (SELECT tenant_id, sum(cost) AS cost FROM call JOIN held USING (tenant_id) GROUP BY tenant_id),
  paid AS (UPDATE public.plain_account a SET credits = credits - owed.cost FROM owed
    WHERE a.tenant_id = owed.tenant_id AND credits >= owed.cost RETURNING a.tenant_id)
  INSERT INTO public.plain_charge (request_id, tenant_id, key_id, operation, cost) SELECT call.* FROM call JOIN paid USING (tenant_id)`;

/**
 * Charges a call as a simpler product would: one durable statement that reduces a balance and keeps a row, without
 * grants, hashes, idempotency keys and other guarantees of the ledger.
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

/** Charges a batch in the same way. Call `openPlainCharge` first. */
export async function chargePlainBatch(pool: Pool, charges: readonly Charge[]): Promise<ChargeResult[]> {
  const { rowCount } = await pool.query({
    name: 'plain charges',
    text: CHARGE_MANY,
    values: [
      charges.map(({ requestId }) => requestId),
      charges.map(({ tenantId }) => tenantId),
      charges.map(({ keyId }) => keyId),
      charges.map(({ operation }) => operation),
      charges.map(({ cost }) => cost),
    ],
  });
  if (rowCount !== charges.length) throw new Error('a plain batch found no credits');
  return charges.map(({ cost }) => ({
    outcome: 'charged',
    seq: 1,
    cost,
    creditsRemaining: 1,
    creditsLimit: 1,
    callsRemaining: null,
    resetsAt: new Date(),
    asOf: null,
    engineVersion: 'plain',
  }));
}
