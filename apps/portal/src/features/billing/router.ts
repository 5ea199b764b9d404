import { PLAN_IDS } from '@graha/domain/plans';
import { z } from 'zod';
import { freshMemberProcedure, memberProcedure, router } from '../../trpc/init.ts';
import type { Context, Viewer, Workspace } from '../../trpc/context.ts';
import type { Customer } from './books.ts';
import { dayOf, daysUpTo } from '../workspace/days.ts';
import { billingState } from './state.ts';

const Choice = z.strictObject({ plan: z.enum(PLAN_IDS) });

/** The plans are held against what was called in as many days. */
const DAYS_JUDGED = 30;
const NOTHING = { calls: 0, credits: 0 };

type Ctx = Pick<Context, 'requestId'> & { viewer: Viewer; workspace: Workspace };

const customerIn = ({ requestId, viewer, workspace }: Ctx): Customer => ({
  tenantId: workspace.tenantId,
  workspaceName: workspace.name,
  email: viewer.email,
  userId: viewer.userId,
  requestId,
});

export const billingRouter = router({
  read: memberProcedure('billing.read').query(async ({ ctx }) => {
    const { tenantId } = ctx.workspace;
    const now = await ctx.books.now();
    const days = daysUpTo(dayOf(now), DAYS_JUDGED);
    const [account, standing, grants, invoices, charged] = await Promise.all([
      ctx.books.account(tenantId),
      ctx.books.standing(tenantId),
      ctx.books.grants(tenantId),
      ctx.books.invoices(tenantId),
      ctx.books.chargedByDay(tenantId, days[0] ?? '', dayOf(now)),
    ]);
    const ofDay = new Map(charged.map((row) => [row.day, row]));
    return billingState({
      account,
      standing,
      grants,
      invoices,
      days: days.map((day) => ofDay.get(day) ?? NOTHING),
      now,
    });
  }),

  /** Addresses of Stripe's pages; nothing has changed until somebody pays there. */
  buyPlan: freshMemberProcedure('billing.manage')
    .input(Choice)
    .mutation(({ ctx, input }) => ctx.books.buyPlan(customerIn(ctx), input.plan)),

  buyTopUp: freshMemberProcedure('billing.manage').mutation(({ ctx }) => ctx.books.buyTopUp(customerIn(ctx))),

  openPortal: freshMemberProcedure('billing.manage').mutation(({ ctx }) => ctx.books.openPortal(customerIn(ctx))),

  changePlan: freshMemberProcedure('billing.manage')
    .input(Choice)
    .mutation(({ ctx, input }) => ctx.books.changePlan(customerIn(ctx), input.plan)),
});
