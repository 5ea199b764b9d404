import { Anchor, Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { moment } from '../words.ts';

const ACCOUNT = 'You received this email because it concerns the security of your Graha account.';

const IfNotYou = ({ url }: { url: string }) => (
  <>
    If it was not you, end all sessions now: <Anchor url={url}>set a new password</Anchor>
  </>
);

export const resetPassword: Template<{ url: string; validMinutes: number }> = {
  subject: () => 'Set a new password',
  letter: ({ url, validMinutes }) => (
    <Letter
      title="Set a new password"
      action={{ label: 'Set a new password', url }}
      note={`The link works once and expires in ${validMinutes} minutes. If you did not request it, ignore this email: your password does not change.`}
      reason={ACCOUNT}
    >
      <Paragraph>A new password was requested for this address. If it was you, set it here.</Paragraph>
    </Letter>
  ),
};

export const passwordChanged: Template<{ at: Date; forgotUrl: string }> = {
  subject: () => 'Your password was changed',
  letter: ({ at, forgotUrl }) => (
    <Letter title="Your password was changed" note={<IfNotYou url={forgotUrl} />} reason={ACCOUNT}>
      <Paragraph>It was changed on {moment(at)}. Every other session has ended.</Paragraph>
    </Letter>
  ),
};

export const newDevice: Template<{ device: string; at: Date; accountUrl: string; forgotUrl: string }> = {
  subject: ({ device }) => `New sign-in: ${device}`,
  letter: ({ device, at, accountUrl, forgotUrl }) => (
    <Letter
      title="A new sign-in to your account"
      action={{ label: 'See your sessions', url: accountUrl }}
      note={<IfNotYou url={forgotUrl} />}
      reason={ACCOUNT}
    >
      <Paragraph>Your account was used to sign in from a new browser.</Paragraph>
      <Facts
        rows={[
          ['Browser', device],
          ['When', moment(at)],
        ]}
      />
    </Letter>
  ),
};

/** Changes of a person's sign-in methods, as the title of the mail. */
const CHANGES = {
  'two-factor-on': 'Two-factor sign-in is on',
  'two-factor-off': 'Two-factor sign-in is off',
  'backup-codes': 'You have new backup codes',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'google-added': 'Sign-in with Google was added',
  'github-added': 'Sign-in with GitHub was added',
  'sso-added': 'Single sign-on was added to your account',
  'provider-removed': 'A way to sign in was removed',
} as const;
export type SignInChange = keyof typeof CHANGES;

export const signInChanged: Template<{ change: SignInChange; at: Date; accountUrl: string; forgotUrl: string }> = {
  subject: ({ change }) => CHANGES[change],
  letter: ({ change, at, accountUrl, forgotUrl }) => (
    <Letter
      title={CHANGES[change]}
      action={{ label: 'See how you sign in', url: accountUrl }}
      note={<IfNotYou url={forgotUrl} />}
      reason={ACCOUNT}
    >
      <Paragraph>This was changed on {moment(at)} in a session of your account.</Paragraph>
    </Letter>
  ),
};
