import { FAR_END } from '@graha/domain/billing/plans';
import type { TenantContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

export type CreditGrant = {
  amount: number;
  kind: 'plan' | 'topup' | 'promo' | 'adjust';
  /** null: they do not expire. */
  expiresAt: Date | null;
  /** Idempotency key of the grant, such as an invoice line: a source grants once. */
  source: { type: string; id: string };
  priority?: number;
};

/** Grants credits (role: owner or worker). Returns the `seq` of the entry, or null if this source has already granted. */
export async function grantCredits({ db, tenantId }: TenantContext, grant: CreditGrant): Promise<number | null> {
  const { amount, kind, expiresAt, source, priority } = grant;
  const { rows } = await query(db, 'SELECT graha.grant_credits($1, $2, $3, $4, $5, $6, $7)::float8 AS seq', [
    tenantId,
    kind,
    amount,
    expiresAt ?? FAR_END,
    priority ?? 0,
    source.type,
    source.id,
  ]);
  return rows[0]?.seq ?? null;
}

/** Sets the call limit (role: owner or worker). Returns false if it is unchanged or if the plan does not count calls. */
export async function setCallsLimit(
  { db, tenantId }: TenantContext,
  { callsMax }: { callsMax: number },
): Promise<boolean> {
  const { rows } = await query(db, 'SELECT graha.set_calls_limit($1, $2) AS done', [tenantId, callsMax]);
  return rows[0]?.done ?? false;
}

/**
 * Withdraws the unspent credits of a grant (role: owner or worker). Returns the credits withdrawn, or null if the source has
 * granted nothing.
 */
export async function withdrawGrant(
  { db, tenantId }: TenantContext,
  { source, reason }: { source: CreditGrant['source']; reason: string },
): Promise<number | null> {
  const { rows } = await query(db, 'SELECT graha.withdraw_grant($1, $2, $3, $4)::float8 AS credits', [
    tenantId,
    source.type,
    source.id,
    reason,
  ]);
  return rows[0]?.credits ?? null;
}
