import { PLANS } from '@graha/domain/billing/plans';
import { nextTryAt } from '@graha/domain/billing/standing';
import { subscription } from '@graha/domain/billing/subscription';
import { may, sightOf } from '@graha/domain/team/roles';
import { stateOf } from '@graha/store/aggregates/execute';
import { leakedKeys } from '@graha/store/keys/leaked-keys';
import type { TenantContext } from '@graha/store/postgres/context';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { recordUserFact } from '@graha/store/tenants/user-log';
import { bannersOf } from '@graha/store/operator/broadcasts';
import { openOutage } from '@graha/store/incidents/incidents';
import { listWebhooks } from '@graha/store/webhooks/webhooks';
import { memberProcedure, router } from '../trpc/init.ts';
import { requireAccount } from './account.ts';
import { isUsedUp, isWaitingForVerification, noticeOf } from './notice.ts';

export const workspaceRouter = router({
  /** The plan, the notice and the banners of operators, shown on every page of the workspace. */
  plan: memberProcedure('workspace.read').query(async ({ ctx }) => {
    const { db, actor, impersonation, viewer, workspace } = ctx;
    const account = await requireAccount(ctx);
    // The operator's address does not concern the viewed workspace.
    const standing = { ...account, role: workspace.role, isVerified: viewer.isVerified || impersonation !== null };
    // The address is verified but the log does not have it: recording it failed halfway and is repeated here.
    if (!impersonation && isWaitingForVerification(standing))
      await recordUserFact({ db, actor }, { userId: viewer.userId, fact: { type: 'EmailVerified', data: {} } });
    const sight = sightOf(ctx);
    const [late, keys, pausedWebhooks, isPeriodOver, outage, banners] = await Promise.all([
      may(sight, 'billing.read') && PLANS[account.plan].priceCents > 0 ? latePaymentOf(ctx) : null,
      leakedKeys(ctx),
      may(sight, 'webhooks.read') ? pausedOf(ctx) : [],
      isUsedUp(standing) && ledgerNow(db).then((now) => now >= account.periodEnd),
      openOutage(ctx),
      bannersOf(ctx),
    ]);
    const notice = noticeOf({ ...standing, late, leakedKeys: keys, pausedWebhooks, isPeriodOver, outage });
    return { planName: PLANS[account.plan].name, notice, banners };
  }),
});

async function latePaymentOf(ctx: TenantContext): Promise<{ retryAt: Date | null } | null> {
  const state = await stateOf(ctx, subscription, ctx.tenantId);
  return state.inDunning ? { retryAt: nextTryAt(state, await ledgerNow(ctx.db)) } : null;
}

/** Webhooks that stopped by themselves; a person who pauses one knows it. */
const pausedOf = async (ctx: TenantContext): Promise<string[]> =>
  (await listWebhooks(ctx))
    .filter(({ status, pausedBecause }) => status === 'paused' && pausedBecause !== 'asked')
    .map(({ url }) => new URL(url).host);
