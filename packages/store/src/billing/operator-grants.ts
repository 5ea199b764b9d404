import type { PlanId } from '@graha/domain/billing/plans';
import { subscription } from '@graha/domain/billing/subscription';
import { execute } from '../aggregates/execute.ts';
import { applyAdjustmentsOf } from '../ledger/credit-adjustments.ts';
import { applyPlanChangesOf } from '../ledger/plan-changes.ts';
import type { CommandContext } from '../postgres/context.ts';

type PlanGrant = { plan: PlanId; reason: string };
type Adjustment = { adjustmentId: string; amount: number; reason: string };

/** As operator, worker or owner: an operator's grant of a plan. It holds once the worker has applied it. */
export async function recordPlanGrant(ctx: CommandContext, { plan, reason }: PlanGrant): Promise<void> {
  await execute(ctx, subscription, ctx.tenantId, { type: 'grantPlan', plan, reason, grantedBy: ctx.actor.id });
}

/** As worker or owner: a grant of a plan that holds when this returns. */
export async function grantPlan(ctx: CommandContext, grant: PlanGrant): Promise<void> {
  await recordPlanGrant(ctx, grant);
  await applyPlanChangesOf(ctx);
}

/** As operator, worker or owner: an operator's adjustment, recorded once however often it comes. The worker applies it. */
export async function recordAdjustment(ctx: CommandContext, adjustment: Adjustment): Promise<void> {
  await execute(ctx, subscription, ctx.tenantId, { type: 'adjustCredits', ...adjustment, by: ctx.actor.id });
}

/** As worker or owner: an adjustment that holds when this returns. */
export async function adjustCredits(ctx: CommandContext, adjustment: Adjustment): Promise<void> {
  await recordAdjustment(ctx, adjustment);
  await applyAdjustmentsOf(ctx);
}
