import type { InvitationRow, MemberRow } from '@graha/store/team/lists';

export type Team = { members: MemberRow[]; invitations: InvitationRow[] };
