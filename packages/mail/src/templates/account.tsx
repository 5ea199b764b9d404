import { Anchor, Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { moment } from '../words.ts';

export const accountDeletion: Template<{
  dueAt: Date;
  /** The names of the workspaces that are deleted with it. */
  workspaces: readonly string[];
  signInUrl: string;
  forgotUrl: string;
}> = {
  subject: () => 'Your account will be deleted',
  letter: ({ dueAt, workspaces, signInUrl, forgotUrl }) => (
    <Letter
      title="Your account will be deleted"
      action={{ label: 'Sign in to keep the account', url: signInUrl }}
      note={
        <>
          If it was not you, sign in and keep the account, then <Anchor url={forgotUrl}>set a new password</Anchor>
        </>
      }
      reason="You received this email because the deletion of your Graha account was requested."
    >
      <Paragraph>
        You asked us to delete your account, and every session has ended. Until then you can sign in and keep it.
      </Paragraph>
      <Facts
        rows={[
          ['Deletion', moment(dueAt)],
          ...(workspaces.length > 0 ? [['Workspaces deleted with it', workspaces.join(', ')] as const] : []),
        ]}
      />
    </Letter>
  ),
};

/** The last mail to a person; it has no personal data. */
export const accountDeleted: Template<{ signUpUrl: string }> = {
  subject: () => 'Your account was deleted',
  letter: ({ signUpUrl }) => (
    <Letter
      title="Your account was deleted"
      note={
        <>
          You may <Anchor url={signUpUrl}>sign up again</Anchor> with this address at any time. It will be a new
          account.
        </>
      }
      reason="You received this email because your Graha account was deleted. It is the last one: we no longer have your address."
    >
      <Paragraph>
        Your name, your address, your sessions, passkeys, second factor and connected apps are deleted. We keep billing
        records, as the law requires, without your name.
      </Paragraph>
    </Letter>
  ),
};
