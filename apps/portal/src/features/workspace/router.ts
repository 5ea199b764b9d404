import { PLANS } from '@graha/domain/plans';
import { memberProcedure, router } from '../../trpc/init.ts';
import { isWaitingForVerification, noticeOf } from './notice.ts';

export const workspaceRouter = router({
  /** What the shell says of the workspace on every page. */
  plan: memberProcedure('workspace.read').query(async ({ ctx: { books, impersonation, viewer, workspace } }) => {
    const account = await books.account(workspace.tenantId);
    // An operator's own address is no matter of the workspace that they view.
    const standing = { ...account, role: workspace.role, isVerified: viewer.isVerified || impersonation !== null };
    // The address is verified and the log does not say so: the telling broke half way, and is made good here.
    if (!impersonation && isWaitingForVerification(standing))
      await books.recordFact(viewer.userId, { type: 'EmailVerified', data: {} });
    return { planName: PLANS[account.plan].name, notice: noticeOf(standing) };
  }),
});
