import { z } from 'zod';
import { Refusal } from '@graha/domain/refusal';
import { LENGTHS, Text } from '@graha/domain/typed-text';
import { renderMail } from '@graha/mail/render';
import { queueMailToTeam } from '@graha/store/mail/mail-outbox';
import { renameWorkspace } from '@graha/store/team/members';
import { erasureDueAt, requestErasure, withdrawErasure } from '@graha/store/tenants/erasure';
import type { Workspace } from '@graha/auth/core/viewer';
import { standingOf } from '../billing/standing.ts';
import type { Context } from '../trpc/context.ts';
import { fieldProblem, freshMemberProcedure, memberProcedure, router } from '../trpc/init.ts';
import { WorkspaceName } from '../workspace/account.ts';

export const settingsRouter = router({
  /** `erasureDueAt` is null where no deletion is requested. */
  read: memberProcedure('workspace.read').query(async ({ ctx }) => ({
    name: ctx.workspace.name,
    tenantId: ctx.tenantId,
    erasureDueAt: await erasureDueAt(ctx),
  })),

  rename: memberProcedure('workspace.rename')
    .input(z.strictObject({ name: WorkspaceName }))
    .mutation(({ ctx, input }) => renameWorkspace(ctx, input)),

  /** A subscription is cancelled first, so that nothing is charged for a workspace that is gone. */
  requestDeletion: freshMemberProcedure('workspace.delete')
    .input(z.strictObject({ typed: Text.max(LENGTHS.search) }))
    .mutation(async ({ ctx, input }) => {
      if (input.typed.trim() !== ctx.workspace.name) {
        throw fieldProblem('typed', 'Type the name of the workspace exactly as shown above.');
      }
      if ((await standingOf(ctx)).isSubscribed) throw new Refusal('erasure_while_paid');
      const dueAt = await requestErasure(ctx);
      await mailDeletion(ctx, dueAt);
      return { dueAt };
    }),

  withdrawDeletion: memberProcedure('workspace.delete').mutation(({ ctx }) => withdrawErasure(ctx)),
});

type MailContext = Pick<Context, 'identity' | 'settings'> & { workspace: Workspace };

async function mailDeletion({ identity, settings, workspace }: MailContext, dueAt: Date): Promise<void> {
  const { tenantId, name } = workspace;
  const facts = { workspace: name, dueAt, settingsUrl: `${settings.portalUrl}/settings` };
  const dedupeKey = `workspace-deletion:${tenantId}:${dueAt.toISOString()}`;
  await queueMailToTeam({ identity, tenantId }, { ...(await renderMail('workspace-deletion', facts)), dedupeKey });
}
