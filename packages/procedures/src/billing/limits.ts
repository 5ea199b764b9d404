import { PLANS, TOP_UP } from '@graha/domain/billing/plans';
import { autoTopUpOf, type AutoTopUpStanding } from '@graha/store/billing/auto-top-up';
import type { Context } from '../trpc/context.ts';
import { requireAccount } from '../workspace/account.ts';
import { standingOf } from './standing.ts';

export type SpendingLimits = {
  spendLimit: { creditsMax: number | null; used: number; resetsAt: Date | null };
  autoTopUp: AutoTopUpStanding & {
    /** True if the plan takes top-ups and they are sold here. */
    isOffered: boolean;
    pack: { credits: number; priceCents: number };
    /** True if Stripe adds taxes to the price. */
    isTaxed: boolean;
  };
};

/** Returns the spending limits of a workspace. Every member may read them, because they explain refused calls. */
export async function limitsOf(
  ctx: Pick<Context, 'db' | 'shop' | 'reads'> & { tenantId: string },
): Promise<SpendingLimits> {
  const [account, standing, autoTopUp] = await Promise.all([requireAccount(ctx), standingOf(ctx), autoTopUpOf(ctx)]);
  const { callsPerPeriod, period } = PLANS[account.plan];
  return {
    spendLimit: {
      creditsMax: account.spendLimit,
      used: account.creditsLimit - account.creditsRemaining,
      resetsAt: period === 'none' ? null : account.periodEnd,
    },
    autoTopUp: {
      ...autoTopUp,
      isOffered: standing.isOpen && callsPerPeriod === null && !standing.isGranted,
      pack: { credits: TOP_UP.credits, priceCents: TOP_UP.priceCents },
      isTaxed: ctx.shop?.automaticTax ?? false,
    },
  };
}
