import { renderMail } from '@graha/mail/render';
import type { Role } from '@graha/domain/roles';
import type { QueuedMail } from '@graha/store/mail-outbox';
import {
  acceptInvitation,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
  type NewInvitation,
} from '@graha/store/team/invitations';
import {
  invitationsOf,
  membersOf,
  openInvitation,
  workspacesOf,
  type InvitationRow,
  type MemberRow,
  type OpenInvitation,
  type OwnWorkspace,
} from '@graha/store/team/lists';
import {
  changeRole,
  chooseWorkspace,
  createWorkspace,
  removeMember,
  renameWorkspace,
  transferOwnership,
} from '@graha/store/team/members';
import { actingFor, type By } from '../../trpc/acting.ts';

type Pool = Parameters<typeof membersOf>[0];

/** Whose invitation it is, as its mail says it. */
export type Inviting = { workspace: string; inviter: string };

export type TeamBooks = {
  team(tenantId: string): Promise<{ members: MemberRow[]; invitations: InvitationRow[] }>;
  workspaces(userId: string): Promise<OwnWorkspace[]>;
  invite(tenantId: string, wish: { email: string; role: Role }, inviting: Inviting, by: By): Promise<void>;
  /** False where it was sent a short while ago. */
  resendInvitation(tenantId: string, invitationId: string, inviting: Inviting): Promise<boolean>;
  withdrawInvitation(tenantId: string, invitationId: string, by: By): Promise<void>;
  openInvitation(invitationId: string, email: string): Promise<OpenInvitation | null>;
  acceptInvitation(invitationId: string, email: string, by: By): Promise<{ tenantId: string }>;
  changeRole(tenantId: string, member: { userId: string; role: Role }, by: By): Promise<void>;
  removeMember(tenantId: string, userId: string, by: By): Promise<void>;
  transferOwnership(tenantId: string, toUserId: string, by: By): Promise<void>;
  renameWorkspace(tenantId: string, name: string, by: By): Promise<void>;
  createWorkspace(name: string, ownerUserId: string): Promise<{ tenantId: string }>;
  chooseWorkspace(tenantId: string, userId: string, sessionId: string): Promise<void>;
};

/** `identity` is asked for late: where persons are not needed, no connection is opened. */
export function createTeamBooks(log: Pool, identity: () => Pool, portalUrl: () => string): TeamBooks {
  const pools = () => ({ log, identity: identity() });
  const mail = (inviting: Inviting, time: string) => (invitation: Mailed) =>
    invitationMail(portalUrl(), invitation, inviting, time);
  return {
    async team(tenantId) {
      const [members, invitations] = await Promise.all([
        membersOf(identity(), tenantId),
        invitationsOf(identity(), tenantId),
      ]);
      return { members, invitations };
    },
    workspaces: (userId) => workspacesOf(identity(), userId),
    async invite(tenantId, wish, inviting, by) {
      const invitation = { ...wish, tenantId, inviterId: by.userId };
      await inviteMember(pools(), invitation, mail(inviting, 'first'), actingFor(by));
    },
    resendInvitation: (tenantId, invitationId, inviting) =>
      resendInvitation(pools(), { tenantId, invitationId }, mail(inviting, new Date().toISOString().slice(0, 13))),
    withdrawInvitation: (tenantId, invitationId, by) =>
      withdrawInvitation(pools(), { tenantId, invitationId }, actingFor(by)),
    openInvitation: (invitationId, email) => openInvitation(identity(), invitationId, email),
    acceptInvitation: (invitationId, email, by) =>
      acceptInvitation(pools(), { invitationId, email, userId: by.userId }, actingFor(by)),
    changeRole: (tenantId, member, by) => changeRole(pools(), { tenantId, ...member }, actingFor(by)),
    removeMember: (tenantId, userId, by) => removeMember(pools(), { tenantId, userId }, actingFor(by)),
    transferOwnership: (tenantId, toUserId, by) =>
      transferOwnership(pools(), { tenantId, fromUserId: by.userId, toUserId }, actingFor(by)),
    renameWorkspace: (tenantId, name, by) => renameWorkspace(pools(), { tenantId, name }, actingFor(by)),
    createWorkspace: (name, ownerUserId) => createWorkspace(pools(), { name, ownerUserId }),
    chooseWorkspace: (tenantId, userId, sessionId) => chooseWorkspace(pools(), { tenantId, userId, sessionId }),
  };
}

type Mailed = Pick<NewInvitation, 'invitationId' | 'email' | 'role' | 'expiresAt'>;

/** `time`: what tells a mail from the one before it. Within one it is sent once. */
async function invitationMail(
  portalUrl: string,
  { invitationId, email, role, expiresAt }: Mailed,
  inviting: Inviting,
  time: string,
): Promise<QueuedMail> {
  const url = `${portalUrl}/invitations/${invitationId}`;
  const letter = await renderMail('invitation', { ...inviting, role, url, expiresAt });
  return { ...letter, to: email, dedupeKey: `invitation:${invitationId}:${time}` };
}
