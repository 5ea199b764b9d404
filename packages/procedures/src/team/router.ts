import { z } from 'zod';
import { Refusal } from '@graha/domain/core/refusal';
import { ROLES, may, sightOf } from '@graha/domain/team/roles';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';
import {
  acceptInvitation,
  inviteMember,
  resendInvitation,
  type MailedInvitation,
  withdrawInvitation,
} from '@graha/store/team/invitations';
import { invitationsOf, membersOf, workspacesOf } from '@graha/store/team/lists';
import {
  changeRole,
  chooseWorkspace,
  createWorkspace,
  removeMember,
  transferOwnership,
} from '@graha/store/team/members';
import { renderMail } from '@graha/mail/render';
import type { QueuedMail } from '@graha/store/mail/mail-outbox';
import { personErasure } from '@graha/store/tenants/person-erasure';
import type { Viewer, Workspace } from '@graha/auth/core/viewer';
import { boundId } from '@graha/store/aggregates/bound-id';
import { fieldProblem, freshMemberProcedure, memberProcedure, router, userProcedure } from '../trpc/init.ts';
import { WorkspaceName, openWorkspace } from '../workspace/account.ts';
import type { Context } from '../trpc/context.ts';

const WHOLE_ADDRESS = 'Give a whole address, such as asha@example.com.';

const UserId = Text.min(1).max(LENGTHS.id);
const Email = Text.max(LENGTHS.email, WHOLE_ADDRESS).trim().toLowerCase().pipe(z.email(WHOLE_ADDRESS));
const InvitedRole = z.enum(ROLES).exclude(['owner']);
const InvitationRef = z.strictObject({ invitationId: z.uuid() });

export const teamRouter = router({
  /** Only members who manage the team see open invitations; other members get no id, address or count. */
  list: memberProcedure('team.read').query(async ({ ctx }) => {
    const mayManage = may(sightOf(ctx), 'team.manage');
    const [members, invitations] = await Promise.all([membersOf(ctx), mayManage ? invitationsOf(ctx) : []]);
    return { members, invitations };
  }),

  invite: memberProcedure('team.manage')
    .input(z.strictObject({ email: Email, role: InvitedRole }))
    .mutation(async ({ ctx, input }) => {
      await inviteMember(ctx, { ...input, inviterId: ctx.viewer.userId, mailOf: invitationMail(ctx, 'first') });
    }),

  /** `isSent` is false if the same mail was sent within the hour. */
  resend: memberProcedure('team.manage')
    .input(InvitationRef)
    .mutation(async ({ ctx, input }) => {
      const hour = new Date().toISOString().slice(0, 13);
      return { isSent: await resendInvitation(ctx, { ...input, mailOf: invitationMail(ctx, hour) }) };
    }),

  withdraw: memberProcedure('team.manage')
    .input(InvitationRef)
    .mutation(({ ctx, input }) => withdrawInvitation(ctx, input)),

  changeRole: memberProcedure('team.manage')
    .input(z.strictObject({ userId: UserId, role: InvitedRole }))
    .mutation(({ ctx, input }) => changeRole(ctx, input)),

  remove: memberProcedure('team.manage')
    .input(z.strictObject({ userId: UserId }))
    .mutation(({ ctx, input }) => removeMember(ctx, input)),

  /** The owner cannot leave: a workspace always has one. */
  leave: memberProcedure('workspace.read').mutation(({ ctx }) => {
    if (ctx.workspace.role === 'owner') throw new Refusal('owner_fixed');
    return removeMember(ctx, { userId: ctx.viewer.userId });
  }),

  transfer: freshMemberProcedure('workspace.transfer')
    .input(z.strictObject({ userId: UserId, typed: Text.max(LENGTHS.search) }))
    .mutation(async ({ ctx, input }) => {
      if (input.typed.trim() !== ctx.workspace.name) {
        throw fieldProblem('typed', 'Type the name of the workspace exactly as shown above.');
      }
      if (await personErasure(ctx, { userId: input.userId })) throw new Refusal('member_leaving');
      return transferOwnership(ctx, { fromUserId: ctx.viewer.userId, toUserId: input.userId });
    }),

  accept: userProcedure
    .input(z.strictObject({ token: Text.min(1).max(LENGTHS.id) }))
    .mutation(async ({ ctx, input }) => {
      const { userId, sessionId } = ctx.viewer;
      const { tenantId } = await acceptInvitation(ctx, { ...input, userId });
      await chooseWorkspace(ctx, { tenantId, userId, sessionId });
    }),

  workspaces: userProcedure.query(({ ctx }) => workspacesOf(ctx, { userId: ctx.viewer.userId })),

  switchTo: userProcedure.input(z.strictObject({ tenantId: z.uuid() })).mutation(({ ctx, input }) => {
    const { userId, sessionId } = ctx.viewer;
    return chooseWorkspace(ctx, { ...input, userId, sessionId });
  }),

  /** A repeat with the same `mutationId` changes nothing. */
  createWorkspace: userProcedure
    .input(z.strictObject({ mutationId: z.uuid(), name: WorkspaceName }))
    .mutation(async ({ ctx, input: { mutationId, name } }) => {
      const { userId, sessionId } = ctx.viewer;
      const tenantId = boundId(userId, mutationId);
      await createWorkspace(ctx, { tenantId, name, ownerUserId: userId });
      await openWorkspace({ ...ctx, tenantId }, { name, ownerUserId: userId });
      await chooseWorkspace(ctx, { tenantId, userId, sessionId });
    }),
});

type InviterContext = Pick<Context, 'settings'> & { viewer: Viewer; workspace: Workspace };

/** @param sending one mail is sent per value: `first`, then the hour of each later one */
export const invitationMail =
  ({ settings, viewer, workspace }: InviterContext, sending: string) =>
  async ({ invitationId, token, email, role, expiresAt }: MailedInvitation): Promise<QueuedMail> => {
    const url = `${settings.portalUrl}/invitations/${token}`;
    const facts = { workspace: workspace.name, inviter: viewer.name, role, url, expiresAt };
    return {
      ...(await renderMail('invitation', facts)),
      to: email,
      dedupeKey: `invitation:${invitationId}:${sending}`,
    };
  };
