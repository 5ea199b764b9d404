import type { PlanId } from '@graha/domain/billing/plans';
import type { TenantContext } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';

export type Payment = {
  paymentId: string;
  purpose: 'plan' | 'top_up';
  plan: PlanId | null;
  amountCents: number;
  returnedCents: number;
  currency: string;
  paidAt: Date;
};

export type TenantMoney = {
  /** Null: never bought anything. */
  stripeCustomerId: string | null;
  /** Newest first. */
  payments: Payment[];
};

/** Returns the payments of a tenant (role: operator). */
export async function moneyOf({ db, tenantId }: TenantContext, { limit }: { limit: number }): Promise<TenantMoney> {
  const [{ rows: payments }, { rows: customers }] = await Promise.all([
    query(
      db,
      `SELECT payment_id AS "paymentId", purpose, plan, amount_cents::float8 AS "amountCents",
         returned_cents::float8 AS "returnedCents", currency, paid_at AS "paidAt"
       FROM graha.payment WHERE tenant_id = $1 ORDER BY paid_at DESC, payment_id LIMIT $2`,
      [tenantId, limit],
    ),
    query(db, 'SELECT stripe_customer_id AS id FROM graha.billing_customer WHERE tenant_id = $1', [tenantId]),
  ]);
  return { payments: narrowed<Payment>(payments), stripeCustomerId: customers[0]?.id ?? null };
}
