import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { sliceBounds } from './slices.ts';

const TENANTS_PER_PAGE = 1_000;
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const WITH_ACCOUNT = `SELECT tenant_id AS id FROM graha.credit_account
  WHERE tenant_id > $1 AND tenant_id <= $2 ORDER BY tenant_id LIMIT $3`;

/** Steps from tenant to tenant along the index of the ledger, so that entries without an account are found too. */
const WITHOUT_ACCOUNT = `
  WITH RECURSIVE seen (id) AS (
    (SELECT tenant_id FROM graha.ledger_entry WHERE tenant_id > $1 ORDER BY tenant_id LIMIT 1)
    UNION ALL
    SELECT (SELECT e.tenant_id FROM graha.ledger_entry e WHERE e.tenant_id > seen.id ORDER BY e.tenant_id LIMIT 1)
    FROM seen WHERE seen.id <= $2
  )
  SELECT id FROM seen
  WHERE id <= $2 AND NOT EXISTS (SELECT FROM graha.credit_account a WHERE a.tenant_id = id)`;

/** Tenants with a difference in the newest finished run or later. */
const DIFFERED = `SELECT tenant_id FROM graha.audit_difference WHERE run_id >= (
  SELECT max(run_id) FROM graha.audit_run WHERE ended_at IS NOT NULL AND only_tenant IS NULL)`;

/**
 * Tenants whose account has changed since its verification, with or without an entry; those that differed are read from
 * genesis.
 */
const CHANGED = `
  SELECT tenant_id AS id, tenant_id IN (${DIFFERED}) AS "fromGenesis" FROM graha.credit_account a LEFT JOIN LATERAL (
    SELECT c.seq, c.hash, c.state FROM graha.audit_checkpoint c WHERE c.tenant_id = a.tenant_id ORDER BY c.seq DESC LIMIT 1
  ) AS verified ON true
  WHERE (a.seq, a.last_hash, a.plan, a.remaining::text, a.credits_used::text, a.calls_used::text) IS DISTINCT FROM (
    verified.seq, verified.hash, state->>'plan', state->>'remaining', state->>'creditsUsed', state->>'callsUsed')
  UNION (SELECT tenant_id, true FROM (${DIFFERED}) AS differed WHERE tenant_id <> '${NIL_TENANT_ID}') ORDER BY id` as const;

/** Yields every tenant with an account or an entry, in pages; with `[after, upTo]`, only ids in that range. */
export async function* everyTenant({ db }: Db, [after, upTo]: Bounds = [NIL_TENANT_ID, LAST]): AsyncGenerator<string> {
  for (let last = after, isOver = false; !isOver;) {
    const { rows } = await query(db, WITH_ACCOUNT, [last, upTo, TENANTS_PER_PAGE]);
    for (const { id } of rows) yield id;
    isOver = rows.length < TENANTS_PER_PAGE;
    last = rows.at(-1)?.id ?? last;
  }
  const { rows } = await query(db, WITHOUT_ACCOUNT, [after, upTo]);
  for (const { id } of rows) yield id;
}

/** Returns true if the sums over all tenants differed; these are recorded under the nil id. */
export async function totalsDiffered({ db }: Db): Promise<boolean> {
  const { rows } = await db.query(`${DIFFERED} AND tenant_id = '${NIL_TENANT_ID}' LIMIT 1`);
  return rows.length > 0;
}

type Bounds = readonly [after: string, upTo: string];
export type Tenant = { tenantId: string; fromGenesis: boolean };

/**
 * Yields the tenants of a night: those in the slices and those that differed are read from the first entry, others from their
 * checkpoint.
 */
export async function* tenantsOfNight({ db }: Db, slices: readonly number[]): AsyncGenerator<Tenant> {
  const { rows } = await query(db, CHANGED);
  const bounds = slices.map(sliceBounds);
  const isIn = (id: string) => bounds.some(([after, upTo]) => id > after && id <= upTo);
  for (const { id, fromGenesis } of rows) if (!isIn(id)) yield { tenantId: id, fromGenesis };
  for (const slice of bounds)
    for await (const id of everyTenant({ db }, slice)) yield { tenantId: id, fromGenesis: true };
}
