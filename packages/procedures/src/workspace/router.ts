import { PLANS, UNVERIFIED_CALLS_MAX, type PlanId } from '@graha/domain/billing/plans';
import { recordUserFact } from '@graha/store/tenants/user-log';
import type { Role } from '@graha/domain/team/roles';
import { memberProcedure, router } from '../trpc/init.ts';
import { requireAccount } from './account.ts';

export const workspaceRouter = router({
  /** The plan and the notice, shown on every page of the workspace. */
  plan: memberProcedure('workspace.read').query(async ({ ctx }) => {
    const { db, actor, impersonation, viewer, workspace } = ctx;
    const account = await requireAccount(ctx);
    // The operator's address does not concern the viewed workspace.
    const standing = { ...account, role: workspace.role, isVerified: viewer.isVerified || impersonation !== null };
    // The address is verified but the log does not have it: recording it failed halfway and is repeated here.
    if (!impersonation && isWaitingForVerification(standing))
      await recordUserFact({ db, actor }, { userId: viewer.userId, fact: { type: 'EmailVerified', data: {} } });
    return { planName: PLANS[account.plan].name, notice: noticeOf(standing) };
  }),
});

export type Standing = { plan: PlanId; callsLimit: number | null; role: Role; isVerified: boolean };

/** A notice for every page; null if there is none. */
export type Notice =
  /** The workspace has few calls until its owner, who is the reader, verifies an address. */
  | { kind: 'limited'; callsMax: number }
  | { kind: 'unverified' }
  /** The owner's Free allowance is in another workspace. */
  | { kind: 'no-free-calls' }
  | null;

const isLimited = ({ plan, callsLimit, role }: Standing): boolean =>
  plan === 'free' && callsLimit === UNVERIFIED_CALLS_MAX && role === 'owner';

export function noticeOf(standing: Standing): Notice {
  const { plan, callsLimit, isVerified } = standing;
  if (!isVerified)
    return isLimited(standing) ? { kind: 'limited', callsMax: UNVERIFIED_CALLS_MAX } : { kind: 'unverified' };
  return plan === 'free' && callsLimit === 0 ? { kind: 'no-free-calls' } : null;
}

const isWaitingForVerification = (standing: Standing): boolean => standing.isVerified && isLimited(standing);
