import { PLANS } from '@graha/domain/plans';
import { memberProcedure, router } from '../../trpc/init.ts';
import { isWaitingForVerification, noticeOf } from './notice.ts';

export const workspaceRouter = router({
  /** What the shell says of the workspace on every page. */
  plan: memberProcedure('workspace.read').query(async ({ ctx: { books, viewer, workspace } }) => {
    const account = await books.account(workspace.tenantId);
    const standing = { ...account, role: workspace.role, isVerified: viewer.isVerified };
    // The address is verified and the log does not say so: the telling broke half way, and is made good here.
    if (isWaitingForVerification(standing)) await books.recordFact(viewer.userId, { type: 'EmailVerified', data: {} });
    return { planName: PLANS[account.plan].name, notice: noticeOf(standing) };
  }),
});
