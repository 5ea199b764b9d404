import { Amount, CAP_MAX } from '@graha/domain/keys/limits';
import { may } from '@graha/domain/team/roles';
import { secondFactorDue, type Viewer } from '@graha/auth/core/viewer';
import type { Self } from '@graha/auth/self/self';
import { workspacesOf, type OwnWorkspace } from '@graha/store/team/lists';
import type { Context } from '../trpc/context.ts';

const CAP_MISSING = 'Enter a whole number of credits, 1 or more: the app stops there until the next period.';
/** The monthly cap of a program that a person allows to call. */
export const Cap = Amount(CAP_MISSING).max(CAP_MAX, CAP_MISSING);

/** Returns the workspaces in which the person may create keys and that require no second factor first. */
export async function payingOf(ctx: Context & { viewer: Viewer; self: Self }) {
  const { userId, signedInAt } = ctx.viewer;
  const own = (await workspacesOf(ctx, { userId })).filter(({ role }) => may(role, 'keys.manage'));
  if (own.every(({ secondFactorSince }) => secondFactorSince === null)) return own.map(bare);
  const { hasTwoFactor } = await ctx.self.read();
  return own.filter((one) => secondFactorDue(one, { hasTwoFactor, signedInAt }) === null).map(bare);
}

const bare = ({ tenantId, name, role }: OwnWorkspace) => ({ tenantId, name, role });
