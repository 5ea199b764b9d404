import type { PlanId } from '@graha/domain/billing/plans';
import { subscription } from '@graha/domain/billing/subscription';
import { execute } from '../aggregates/execute.ts';
import { applyAdjustmentsOf } from '../ledger/credit-adjustments.ts';
import { applyPlanChangesOf } from '../ledger/plan-changes.ts';
import type { CommandContext } from '../postgres/context.ts';

type PlanGrant = { plan: PlanId; reason: string };
type Adjustment = { adjustmentId: string; amount: number; reason: string };

/** Records a plan grant by an operator (role: operator, worker or owner). It takes effect when the worker applies it. */
export async function recordPlanGrant(ctx: CommandContext, { plan, reason }: PlanGrant): Promise<void> {
  await execute(ctx, subscription, ctx.tenantId, { type: 'grantPlan', plan, reason, grantedBy: ctx.actor.id });
}

/** Grants a plan and applies it before returning (role: worker or owner). */
export async function grantPlan(ctx: CommandContext, grant: PlanGrant): Promise<void> {
  await recordPlanGrant(ctx, grant);
  await applyPlanChangesOf(ctx);
}

/** Records an operator's adjustment, idempotently (role: operator, worker or owner). The worker applies it. */
export async function recordAdjustment(ctx: CommandContext, adjustment: Adjustment): Promise<void> {
  await execute(ctx, subscription, ctx.tenantId, { type: 'adjustCredits', ...adjustment, by: ctx.actor.id });
}

/** Adjusts credits and applies the adjustment before returning (role: worker or owner). */
export async function adjustCredits(ctx: CommandContext, adjustment: Adjustment): Promise<void> {
  await recordAdjustment(ctx, adjustment);
  await applyAdjustmentsOf(ctx);
}
