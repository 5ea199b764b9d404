import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { entryPath } from '@graha/auth/core/return-path';
import { openInvitation } from '@graha/store/team/lists';
import { ButtonLink } from '@graha/ui/button.tsx';
import { Note } from '@graha/ui/note.tsx';
import { auth } from '../../../../server/auth.ts';
import { DeadEnd } from '../../../../features/account/attempt.tsx';
import { AccountLayout } from '../../../../features/account/account-layout.tsx';
import { JoinForm, SignOutHere } from '../../../../features/account/join-form.tsx';
import { StepUpApi } from '../../../../features/account/confirm-identity.tsx';
import { AcceptInvitation } from '../../../../features/workspace/team/accept-invitation.tsx';
import { ROLE_NAMES } from '../../../../shared/role-names.ts';
import { outboxPool } from '../../../../server/pool.ts';

export const metadata: Metadata = { title: 'Invitation', robots: 'noindex', referrer: 'no-referrer' };

/** A person with the link of the mail sees the invitation, signed in or not. Any other link shows nothing. */
export default async function InvitationPage({ params }: PageProps<'/invitations/[token]'>) {
  const { token } = await params;
  const [invitation, session] = await Promise.all([
    openInvitation({ identity: outboxPool() }, { token }),
    auth().api.getSession({ headers: await headers() }),
  ]);
  if (!invitation) {
    const onwards = session
      ? { href: '/overview', label: 'To your workspace' }
      : { href: '/sign-in', label: 'Sign in' };
    return (
      <AccountLayout title="Invitation">
        <DeadEnd title="This invitation is no longer valid" {...onwards}>
          It was used, withdrawn or sent again with a newer link, or it has expired. Open the newest mail, or ask for a
          new invitation.
        </DeadEnd>
      </AccountLayout>
    );
  }
  const { email, inviter, workspace, role, hasAccount } = invitation;
  const signIn = entryPath('/sign-in', `/invitations/${token}`);
  const other =
    session || hasAccount ? {} : { other: { question: 'Have an account?', label: 'Sign in', href: signIn } };
  return (
    <AccountLayout
      title={`Join ${workspace}`}
      lead={`${inviter} invites you to ${workspace}, as ${ROLE_NAMES[role].toLowerCase()}.`}
      {...other}
    >
      {session ? (
        <ForPerson token={token} invited={email} person={session.user} />
      ) : hasAccount ? (
        <>
          <p className="text-text-2">{`The invitation is for ${email}. Sign in with that address to join.`}</p>
          <ButtonLink href={signIn} variant="primary" size="lg">
            Sign in
          </ButtonLink>
        </>
      ) : (
        <JoinForm token={token} email={email} workspace={workspace} />
      )}
    </AccountLayout>
  );
}

type Person = { email: string; emailVerified: boolean };

function ForPerson({ token, invited, person }: { token: string; invited: string; person: Person }) {
  if (person.email.toLowerCase() !== invited.toLowerCase()) {
    return (
      <>
        <Note tone="warn">{`The invitation is for ${invited}, and you are signed in as ${person.email}. Sign out to go on with the invited address.`}</Note>
        <SignOutHere />
      </>
    );
  }
  if (!person.emailVerified) {
    return (
      <>
        <Note tone="warn">{`Verify ${person.email} first, with the link that we sent there. Then open this page again.`}</Note>
        <ButtonLink href="/account" variant="primary" size="lg">
          To your account
        </ButtonLink>
      </>
    );
  }
  return (
    <StepUpApi>
      <AcceptInvitation token={token} />
    </StepUpApi>
  );
}
