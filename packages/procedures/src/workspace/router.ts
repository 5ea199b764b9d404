import { PLANS } from '@graha/domain/plans';
import { recordUserFact } from '@graha/store/tenants/user-log';
import { memberProcedure, router } from '../trpc/init.ts';
import { isWaitingForVerification, noticeOf } from './notice.ts';
import { requireAccount } from './require-account.ts';

export const workspaceRouter = router({
  /** What every page shows of the workspace. */
  plan: memberProcedure('workspace.read').query(async ({ ctx }) => {
    const { db, actor, impersonation, viewer, workspace } = ctx;
    const account = await requireAccount(ctx);
    // The address of an operator does not concern the workspace that they view.
    const standing = { ...account, role: workspace.role, isVerified: viewer.isVerified || impersonation !== null };
    // The address is verified and the log does not say so: recording it failed halfway and is repeated here.
    if (!impersonation && isWaitingForVerification(standing))
      await recordUserFact({ db, actor }, { userId: viewer.userId, fact: { type: 'EmailVerified', data: {} } });
    return { planName: PLANS[account.plan].name, notice: noticeOf(standing) };
  }),
});
