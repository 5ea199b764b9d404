import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { z } from 'zod';
import { auth } from '../../../../auth/auth.ts';
import { doorPath } from '../../../../auth/return-path.ts';
import { DeadEnd } from '../../../../features/account/dead-end.tsx';
import { Door } from '../../../../features/account/door.tsx';
import { StepUpApi } from '../../../../features/profile/step-up-api.tsx';
import { AcceptInvitation } from '../../../../features/team/accept-invitation.tsx';
import { TEAM_TEXT } from '../../../../features/team/text.ts';
import { books } from '../../../../trpc/books.ts';
import { ButtonLink } from '../../../../ui/button.tsx';

const { accept: TEXT, roles: ROLE_NAMES } = TEAM_TEXT;

export const metadata: Metadata = { title: TEXT.title, robots: 'noindex', referrer: 'no-referrer' };

/** Before signing in nobody learns whether the invitation exists; after it, only the one who was invited. */
export default async function InvitationPage({ params }: PageProps<'/invitations/[id]'>) {
  const { id } = await params;
  const session = await auth().api.getSession({ headers: await headers() });
  if (!session) {
    const here = `/invitations/${encodeURIComponent(id)}`;
    return (
      <Door title={TEXT.title} lead={TEXT.signInLead}>
        <ButtonLink href={doorPath('/sign-in', here)} variant="primary" size="lg">
          {TEXT.signIn}
        </ButtonLink>
        <ButtonLink href={doorPath('/sign-up', here)} size="lg">
          {TEXT.signUp}
        </ButtonLink>
      </Door>
    );
  }
  const { email } = session.user;
  const found = z.uuid().safeParse(id).success ? await books().openInvitation(id, email) : null;
  if (!found) {
    return (
      <Door title={TEXT.title}>
        <DeadEnd title={TEXT.goneTitle} href="/overview" label={TEXT.home}>
          {TEXT.gone(email)}
        </DeadEnd>
      </Door>
    );
  }
  return (
    <Door title={TEXT.title} lead={TEXT.lead(found.inviter, found.workspace, ROLE_NAMES[found.role])}>
      <StepUpApi>
        <AcceptInvitation invitationId={id} />
      </StepUpApi>
    </Door>
  );
}
