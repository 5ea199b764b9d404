import { FAR_END } from '@graha/domain/billing/plans';
import type { TenantContext } from '../postgres/context.ts';

export type CreditGrant = {
  amount: number;
  kind: 'plan' | 'topup' | 'promo' | 'adjust';
  /** null: they do not expire. */
  expiresAt: Date | null;
  /** What the credits are for, such as an invoice's line: it grants once, however often it comes. */
  source: { type: string; id: string };
  priority?: number;
};

/** As owner or worker. The seq of the grant's entry, or null if this source has granted before. */
export async function grantCredits({ db, tenantId }: TenantContext, grant: CreditGrant): Promise<number | null> {
  const { amount, kind, expiresAt, source, priority } = grant;
  const { rows } = await db.query<{ seq: number | null }>(
    'SELECT graha.grant_credits($1, $2, $3, $4, $5, $6, $7)::float8 AS seq',
    [tenantId, kind, amount, expiresAt ?? FAR_END, priority ?? 0, source.type, source.id],
  );
  return rows[0]?.seq ?? null;
}

/** As owner or worker. False where that is the limit already, and where the plan counts no calls: there credits bind. */
export async function setCallsLimit(
  { db, tenantId }: TenantContext,
  { callsMax }: { callsMax: number },
): Promise<boolean> {
  const { rows } = await db.query<{ done: boolean }>('SELECT graha.set_calls_limit($1, $2) AS done', [
    tenantId,
    callsMax,
  ]);
  return rows[0]?.done ?? false;
}

/** As owner or worker: takes what is unspent of a grant. How much that was, or null if this source has granted nothing. */
export async function withdrawGrant(
  { db, tenantId }: TenantContext,
  { source, reason }: { source: CreditGrant['source']; reason: string },
): Promise<number | null> {
  const { rows } = await db.query<{ credits: number | null }>(
    'SELECT graha.withdraw_grant($1, $2, $3, $4)::float8 AS credits',
    [tenantId, source.type, source.id, reason],
  );
  return rows[0]?.credits ?? null;
}
