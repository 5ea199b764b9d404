import { z } from 'zod';
import { turnOffAutoTopUp, turnOnAutoTopUp } from '@graha/billing/auto-top-up';
import { invoicesOf } from '@graha/billing/invoices';
import { buyPlan, buyTopUp, changePlan, openPortal } from '@graha/billing/shop';
import type { Buyer, ShopDeps } from '@graha/billing/stripe-client';
import { KEY_VERBS } from '@graha/domain/keys/key-management';
import { AutoTopUpRule } from '@graha/domain/billing/auto-top-up';
import { dayOf, daysUpTo } from '@graha/domain/core/days';
import type { Actor } from '@graha/domain/core/event';
import { BILLING_INTERVALS } from '@graha/domain/billing/interval';
import { PLAN_IDS } from '@graha/domain/billing/plans';
import { Refusal } from '@graha/domain/core/refusal';
import { SpendLimit } from '@graha/domain/team/tenant-events';
import { grantsOf } from '@graha/store/ledger/statements';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { chargedByDay } from '@graha/store/requests/usage';
import { setSpendLimit } from '@graha/store/tenants/spend-limit';
import type { Viewer, Workspace } from '@graha/auth/core/viewer';
import type { Context } from '../trpc/context.ts';
import { freshMemberProcedure, memberProcedure, router } from '../trpc/init.ts';
import { requireAccount } from '../workspace/account.ts';
import { limitsOf } from './limits.ts';
import { standingOf } from './standing.ts';
import { billingState } from './state.ts';

const Choice = z.strictObject({ plan: z.enum(PLAN_IDS), interval: z.enum(BILLING_INTERVALS).default('month') });
/** Created with the page: a second click of the same button is the same purchase. */
const Purchase = z.strictObject({ purchaseId: z.uuid() });
const Limit = z.strictObject({ creditsMax: SpendLimit.nullable() });
const Rule = z.strictObject(AutoTopUpRule.shape);

/** Number of days with the calls to compare the plans with. */
const DAYS_COMPARED = 30;
const NO_CALLS = { calls: 0, credits: 0 };

/** `buyPlan`, `buyTopUp` and `openPortal` return Stripe URLs. Nothing changes until the customer pays there. */
export const billingRouter = router({
  read: memberProcedure('billing.read').query(async ({ ctx }) => {
    const { db, shop, tenantId } = ctx;
    const now = await ledgerNow(db);
    const days = daysUpTo(dayOf(now), DAYS_COMPARED);
    const [account, standing, grants, invoices, charged] = await Promise.all([
      requireAccount(ctx),
      standingOf(ctx),
      grantsOf(ctx),
      shop === null ? [] : invoicesOf(shop, tenantId),
      ctx.reads.read((from) => chargedByDay({ db: from, tenantId }, { fromDay: days[0] ?? '', toDay: dayOf(now) })),
    ]);
    const ofDay = new Map(charged.map((row) => [row.day, row]));
    return billingState({
      account,
      standing,
      grants,
      invoices,
      days: days.map((day) => ofDay.get(day) ?? NO_CALLS),
      now,
    });
  }),

  buyPlan: freshMemberProcedure('billing.manage')
    .input(Choice)
    .mutation(({ ctx, input }) => buyPlan(requireShop(ctx), buyerOf(ctx), input.plan, input.interval)),

  buyTopUp: freshMemberProcedure('billing.manage')
    .input(Purchase)
    .mutation(({ ctx, input }) => buyTopUp(requireShop(ctx), buyerOf(ctx), input.purchaseId)),

  openPortal: freshMemberProcedure('billing.manage').mutation(({ ctx }) => openPortal(requireShop(ctx), buyerOf(ctx))),

  /** `already` means that the workspace had the plan and nothing was charged. */
  changePlan: freshMemberProcedure('billing.manage')
    .input(Choice)
    .mutation(({ ctx, input }) => changePlan(requireShop(ctx), buyerOf(ctx), input.plan, input.interval)),

  limits: memberProcedure('usage.read').query(({ ctx }) => limitsOf(ctx)),

  setSpendLimit: memberProcedure(KEY_VERBS.setSpendLimit.plain)
    .input(Limit)
    .mutation(({ ctx, input }) => setSpendLimit(ctx, input)),

  turnOnAutoTopUp: freshMemberProcedure('billing.manage')
    .input(Rule)
    .mutation(({ ctx, input }) => turnOnAutoTopUp(requireShop(ctx), buyerOf(ctx), input)),

  /** Reduces spending, so an old session may do it, and Stripe is not called. */
  turnOffAutoTopUp: memberProcedure('billing.manage').mutation(({ ctx }) => turnOffAutoTopUp(ctx)),
});

function requireShop({ shop }: Pick<Context, 'shop'>): ShopDeps {
  if (shop === null) throw new Refusal('nothing_sold');
  return shop;
}

type BuyerContext = { viewer: Viewer; workspace: Workspace; actor: Actor; requestId: string };

const buyerOf = ({ viewer, workspace, actor, requestId }: BuyerContext): Buyer => ({
  tenantId: workspace.tenantId,
  workspaceName: workspace.name,
  email: viewer.email,
  acting: { actor, requestId },
});
