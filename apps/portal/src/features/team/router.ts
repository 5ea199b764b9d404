import { Refusal } from '@graha/domain/refusal';
import { ROLES } from '@graha/domain/roles';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { fieldProblem } from '../../trpc/field-problem.ts';
import { freshMemberProcedure, memberProcedure, router, userProcedure } from '../../trpc/init.ts';
import type { Viewer } from '../../trpc/context.ts';
import { TEAM_TEXT } from './text.ts';

const UserId = z.string().min(1).max(100);
const Email = z.string().trim().toLowerCase().pipe(z.email(TEAM_TEXT.invite.emailWrong).max(254));
const Invited = z.enum(ROLES).exclude(['owner']);
const InvitationRef = z.strictObject({ invitationId: z.uuid() });
export const WorkspaceName = z
  .string()
  .trim()
  .min(1, TEAM_TEXT.workspaces.nameMissing)
  .max(60, TEAM_TEXT.workspaces.nameTooLong);

const byOf = ({ viewer, requestId }: { viewer: Viewer; requestId: string }) => ({ userId: viewer.userId, requestId });

export const teamRouter = router({
  list: memberProcedure('team.read').query(({ ctx }) => ctx.books.team(ctx.workspace.tenantId)),

  /** Whoever sends mail to others has shown that they read their own. */
  invite: memberProcedure('team.manage')
    .input(z.strictObject({ email: Email, role: Invited }))
    .mutation(({ ctx, input }) => {
      if (!ctx.viewer.isVerified) {
        throw new TRPCError({ code: 'FORBIDDEN', message: TEAM_TEXT.invite.unverified });
      }
      const inviting = { workspace: ctx.workspace.name, inviter: ctx.viewer.name };
      return ctx.books.invite(ctx.workspace.tenantId, input, inviting, byOf(ctx));
    }),

  resend: memberProcedure('team.manage')
    .input(InvitationRef)
    .mutation(async ({ ctx, input }) => {
      const inviting = { workspace: ctx.workspace.name, inviter: ctx.viewer.name };
      return { isSent: await ctx.books.resendInvitation(ctx.workspace.tenantId, input.invitationId, inviting) };
    }),

  withdraw: memberProcedure('team.manage')
    .input(InvitationRef)
    .mutation(({ ctx, input }) => ctx.books.withdrawInvitation(ctx.workspace.tenantId, input.invitationId, byOf(ctx))),

  changeRole: memberProcedure('team.manage')
    .input(z.strictObject({ userId: UserId, role: Invited }))
    .mutation(({ ctx, input }) => ctx.books.changeRole(ctx.workspace.tenantId, input, byOf(ctx))),

  remove: memberProcedure('team.manage')
    .input(z.strictObject({ userId: UserId }))
    .mutation(({ ctx, input }) => ctx.books.removeMember(ctx.workspace.tenantId, input.userId, byOf(ctx))),

  /** The owner cannot: a workspace has one as long as it lives. */
  leave: memberProcedure('workspace.read').mutation(({ ctx }) => {
    if (ctx.workspace.role === 'owner') throw new Refusal('owner_fixed');
    return ctx.books.removeMember(ctx.workspace.tenantId, ctx.viewer.userId, byOf(ctx));
  }),

  transfer: freshMemberProcedure('workspace.transfer')
    .input(z.strictObject({ userId: UserId, typed: z.string().max(100) }))
    .mutation(({ ctx, input }) => {
      if (input.typed.trim() !== ctx.workspace.name) throw fieldProblem('typed', TEAM_TEXT.typedWrong);
      return ctx.books.transferOwnership(ctx.workspace.tenantId, input.userId, byOf(ctx));
    }),

  /** Null for whatever is not an open invitation to this very person. */
  invitation: userProcedure
    .input(InvitationRef)
    .query(({ ctx, input }) => ctx.books.openInvitation(input.invitationId, ctx.viewer.email)),

  accept: userProcedure.input(InvitationRef).mutation(async ({ ctx, input }) => {
    const { userId, email, sessionId } = ctx.viewer;
    const { tenantId } = await ctx.books.acceptInvitation(input.invitationId, email, byOf(ctx));
    await ctx.books.chooseWorkspace(tenantId, userId, sessionId);
  }),

  workspaces: userProcedure.query(({ ctx }) => ctx.books.workspaces(ctx.viewer.userId)),

  switchTo: userProcedure
    .input(z.strictObject({ tenantId: z.uuid() }))
    .mutation(({ ctx, input }) => ctx.books.chooseWorkspace(input.tenantId, ctx.viewer.userId, ctx.viewer.sessionId)),

  createWorkspace: userProcedure.input(z.strictObject({ name: WorkspaceName })).mutation(async ({ ctx, input }) => {
    const { userId, sessionId } = ctx.viewer;
    const { tenantId } = await ctx.books.createWorkspace(input.name, userId);
    await ctx.books.open(tenantId, input.name, byOf(ctx));
    await ctx.books.chooseWorkspace(tenantId, userId, sessionId);
  }),
});
