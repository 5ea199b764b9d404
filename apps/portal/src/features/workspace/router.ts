import { PLANS } from '@graha/domain/plans';
import { memberProcedure, router } from '../../trpc/init.ts';

export const workspaceRouter = router({
  plan: memberProcedure('workspace.read').query(async ({ ctx }) => {
    const { plan } = await ctx.books.account(ctx.workspace.tenantId);
    return { planName: PLANS[plan].name };
  }),
});
