import type { PlanId } from '@graha/domain/billing/plans';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import type { Context } from '../trpc/context.ts';

/** The state of a workspace's plan in the event log. */
export type Standing = {
  /** True if anything can be bought here at all. */
  isOpen: boolean;
  isGranted: boolean;
  isSubscribed: boolean;
  isLate: boolean;
  scheduled: { to: PlanId; at: string } | null;
};

const NOT_RUNNING = ['canceled', 'incomplete_expired', 'incomplete'];

export async function standingOf(ctx: Pick<Context, 'db' | 'shop'> & { tenantId: string }): Promise<Standing> {
  const { granted, stripe, inDunning, scheduled } = await stateOf(ctx, subscription, ctx.tenantId);
  const isSubscribed = stripe !== null && !NOT_RUNNING.includes(stripe.status);
  return { isOpen: ctx.shop !== null, isGranted: granted, isSubscribed, isLate: inDunning, scheduled };
}
