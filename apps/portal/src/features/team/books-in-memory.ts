import { Refusal } from '@graha/domain/refusal';
import type { InvitationRow, MemberRow } from '@graha/store/team/lists';
import type { TeamBooks } from './books.ts';

export const OUR_MEMBER = 'user-2';
export const THEIR_MEMBER = 'user-9';
export const OUR_INVITATION = '3d6c2b1a-6f0e-4b57-9c2d-0a1b2c3d4e51';
export const THEIR_INVITATION = '3d6c2b1a-6f0e-4b57-9c2d-0a1b2c3d4e52';
/** To the viewer of the tests, from a workspace that is not theirs yet. */
export const INVITATION_TO_US = '3d6c2b1a-6f0e-4b57-9c2d-0a1b2c3d4e53';

const AT = new Date('2026-11-21T08:14:02Z');

const member = (userId: string, role: MemberRow['role']): MemberRow => ({
  userId,
  name: userId,
  email: `${userId}@nadir.tools`,
  role,
  joinedAt: AT,
});

const invitation = (id: string): InvitationRow => ({
  id,
  email: 'bo@nadir.tools',
  role: 'viewer',
  expiresAt: AT,
  isExpired: false,
});

type Team = { members: MemberRow[]; invitations: InvitationRow[] };

/** Ours and theirs. The viewer of the tests, `user-1`, is in ours. */
export function teamBooksInMemory(ours: string, theirs: string, calls: string[] = []): TeamBooks {
  const teams = new Map<string, Team>([
    [
      ours,
      {
        members: [member('user-0', 'owner'), member('user-1', 'admin'), member(OUR_MEMBER, 'developer')],
        invitations: [invitation(OUR_INVITATION)],
      },
    ],
    [theirs, { members: [member(THEIR_MEMBER, 'developer')], invitations: [invitation(THEIR_INVITATION)] }],
  ]);
  const teamOf = (tenantId: string): Team => teams.get(tenantId) ?? { members: [], invitations: [] };
  const found = (tenantId: string, userId: string): MemberRow => {
    const row = teamOf(tenantId).members.find((one) => one.userId === userId);
    if (!row) throw new Refusal('member_unknown');
    return row;
  };
  const invited = (tenantId: string, id: string): void => {
    if (!teamOf(tenantId).invitations.some((row) => row.id === id)) throw new Refusal('invitation_unknown');
  };
  const said = (what: string): void => void calls.push(what);
  return {
    team: async (tenantId) => teamOf(tenantId),
    workspaces: async () => [{ tenantId: ours, name: 'Nadir Tools', role: 'admin' }],
    invite: async (tenantId, { email, role }) => said(`invite ${tenantId} ${email} ${role}`),
    resendInvitation: async (tenantId, id) => {
      invited(tenantId, id);
      return true;
    },
    withdrawInvitation: async (tenantId, id) => invited(tenantId, id),
    openInvitation: async (id, email) =>
      id === INVITATION_TO_US && email === 'asha@nadir.tools'
        ? { id, tenantId: theirs, workspace: 'Orbit', inviter: 'Bo', role: 'developer' }
        : null,
    acceptInvitation: async (id) => {
      if (id !== INVITATION_TO_US) throw new Refusal('invitation_unknown');
      return { tenantId: theirs };
    },
    changeRole: async (tenantId, { userId, role }) => void (found(tenantId, userId).role = role),
    removeMember: async (tenantId, userId) => {
      if (found(tenantId, userId).role === 'owner') throw new Refusal('owner_fixed');
      said(`remove ${tenantId} ${userId}`);
    },
    transferOwnership: async (tenantId, toUserId) => said(`transfer ${tenantId} ${found(tenantId, toUserId).userId}`),
    renameWorkspace: async (tenantId, name) => said(`rename ${tenantId} ${name}`),
    createWorkspace: async () => ({ tenantId: ours }),
    chooseWorkspace: async (tenantId, _userId, sessionId) => {
      if (!teams.has(tenantId)) throw new Refusal('tenant_unknown');
      said(`choose ${tenantId} ${sessionId}`);
    },
  };
}
