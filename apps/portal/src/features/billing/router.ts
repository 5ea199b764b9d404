import { PLAN_IDS } from '@graha/domain/plans';
import { z } from 'zod';
import { freshMemberProcedure, memberProcedure, router } from '../../trpc/init.ts';
import type { Context, Viewer, Workspace } from '../../trpc/context.ts';
import type { Customer } from './books.ts';
import { billingState } from './state.ts';

const Choice = z.strictObject({ plan: z.enum(PLAN_IDS) });

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
    const [account, standing, grants, invoices] = await Promise.all([
      ctx.books.account(tenantId),
      ctx.books.standing(tenantId),
      ctx.books.grants(tenantId),
      ctx.books.invoices(tenantId),
    ]);
    return billingState({ account, standing, grants, invoices });
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
