import type { PlanId } from '@graha/domain/billing/plans';
import type { RefundFailure } from '@graha/domain/billing/money/refund';
import type { TenantContext } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';

export type Payment = {
  paymentId: string;
  purpose: 'plan' | 'top_up';
  plan: PlanId | null;
  /** It paid for a year of the plan. */
  isYearly: boolean;
  amountCents: number;
  returnedCents: number;
  currency: string;
  paidAt: Date;
  /** The newest refund that an operator asked for; null if there is none. */
  refund: { amountCents: number; isOpen: boolean; failure: RefundFailure | null } | null;
  /** The rest of the payment: neither returned nor requested. */
  refundableCents: number;
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
      `SELECT p.payment_id AS "paymentId", p.purpose, p.plan, p.is_yearly AS "isYearly", p.amount_cents::float8 AS "amountCents",
         p.returned_cents::float8 AS "returnedCents", p.currency, p.paid_at AS "paidAt",
         (SELECT jsonb_build_object('amountCents', r.amount_cents, 'isOpen', r.ended_at IS NULL, 'failure', r.failure)
          FROM graha.refund_request r WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.payment_id
          ORDER BY r.requested_at DESC, r.request_id LIMIT 1) AS refund,
         greatest(0, p.amount_cents - p.returned_cents - coalesce((
           SELECT sum(r.amount_cents) FROM graha.refund_request r
           WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.payment_id AND r.ended_at IS NULL), 0))::float8
           AS "refundableCents"
       FROM graha.payment p WHERE p.tenant_id = $1 ORDER BY p.paid_at DESC, p.payment_id LIMIT $2`,
      [tenantId, limit],
    ),
    query(db, 'SELECT stripe_customer_id AS id FROM graha.billing_customer WHERE tenant_id = $1', [tenantId]),
  ]);
  return { payments: narrowed<Payment>(payments), stripeCustomerId: customers[0]?.id ?? null };
}
