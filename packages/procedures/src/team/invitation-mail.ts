import { renderMail } from '@graha/mail/render';
import type { QueuedMail } from '@graha/store/mail/mail-outbox';
import type { MailedInvitation } from '@graha/store/team/invitations';
import type { Viewer, Workspace } from '@graha/auth/core/viewer';
import type { Context } from '../trpc/context.ts';

type InviterContext = Pick<Context, 'settings'> & { viewer: Viewer; workspace: Workspace };

/** @param sending one mail goes out for each value: `first`, then the hour of each later one */
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
