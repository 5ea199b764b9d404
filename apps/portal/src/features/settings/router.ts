import { Refusal } from '@graha/domain/refusal';
import { z } from 'zod';
import { fieldProblem } from '../../trpc/field-problem.ts';
import { freshMemberProcedure, memberProcedure, router } from '../../trpc/init.ts';
import { WorkspaceName } from '../team/router.ts';
import { SETTINGS_TEXT } from './text.ts';

export const settingsRouter = router({
  read: memberProcedure('workspace.read').query(async ({ ctx: { books, workspace } }) => ({
    name: workspace.name,
    tenantId: workspace.tenantId,
    erasureDueAt: await books.erasureDueAt(workspace.tenantId),
  })),

  rename: memberProcedure('workspace.rename')
    .input(z.strictObject({ name: WorkspaceName }))
    .mutation(({ ctx, input }) =>
      ctx.books.renameWorkspace(ctx.workspace.tenantId, input.name, {
        userId: ctx.viewer.userId,
        requestId: ctx.requestId,
      }),
    ),

  /** Whoever pays for it ends that first: nothing is charged for a workspace that is gone. */
  requestDeletion: freshMemberProcedure('workspace.delete')
    .input(z.strictObject({ typed: z.string().max(100) }))
    .mutation(async ({ ctx: { books, workspace, viewer, requestId }, input }) => {
      if (input.typed.trim() !== workspace.name) throw fieldProblem('typed', SETTINGS_TEXT.deletion.typedWrong);
      if ((await books.standing(workspace.tenantId)).isSubscribed) throw new Refusal('erasure_while_paid');
      const by = { userId: viewer.userId, requestId };
      return { dueAt: await books.requestErasure(workspace.tenantId, workspace.name, by) };
    }),

  withdrawDeletion: memberProcedure('workspace.delete').mutation(({ ctx }) =>
    ctx.books.withdrawErasure(ctx.workspace.tenantId, { userId: ctx.viewer.userId, requestId: ctx.requestId }),
  ),
});
