import type { RefundFailure } from '@graha/domain/billing/money/refund';
import { subscription } from '@graha/domain/billing/subscription';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext, Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

type RefundRequest = { requestId: string; paymentId: string; amountCents: number; reason: string };

/**
 * Records that an operator wants a payment refunded, once per `requestId` (role: operator, worker or owner). The worker asks
 * Stripe for it. @throws Refusal
 */
export async function recordRefundRequest(ctx: CommandContext, request: RefundRequest): Promise<void> {
  await execute(ctx, subscription, ctx.tenantId, { type: 'requestRefund', ...request, by: ctx.actor.id });
}

/** Ends a request that cannot be paid (role: worker or owner). */
export async function recordRefundFailure(
  ctx: CommandContext,
  failed: { requestId: string; why: RefundFailure },
): Promise<void> {
  await execute(ctx, subscription, ctx.tenantId, { type: 'failRefund', ...failed });
}

/** Returns the workspaces with an open refund, the oldest first (role: worker). */
export async function refundsDue({ db }: Db): Promise<string[]> {
  const { rows } = await query(
    db,
    `SELECT tenant_id AS "tenantId" FROM graha.refund_request WHERE ended_at IS NULL
     GROUP BY tenant_id ORDER BY min(requested_at)`,
  );
  return rows.map(({ tenantId }) => tenantId);
}
