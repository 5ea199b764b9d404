import { Anchor, Facts, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { moment } from '../words.ts';

const ACCOUNT = 'You get this mail because it concerns the sign-in of your account at Graha.';

const IfNotYou = ({ url }: { url: string }) => (
  <>
    If it was not you, end every session now: <Anchor url={url}>set a new password</Anchor>
  </>
);

export const resetPassword: Template<{ url: string; validMinutes: number }> = {
  subject: () => 'Set a new password',
  letter: ({ url, validMinutes }) => (
    <Letter
      title="Set a new password"
      action={{ label: 'Set a new password', url }}
      note={`The link works once, and for ${validMinutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`}
      reason={ACCOUNT}
    >
      <Paragraph>Somebody asked for a new password for this address. If it was you, set it here.</Paragraph>
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
      <Paragraph>Somebody signed in to your account in a browser that we have not seen before.</Paragraph>
      <Facts
        rows={[
          ['Browser', device],
          ['When', moment(at)],
        ]}
      />
    </Letter>
  ),
};

/** What may change about how somebody signs in, as the mail says it. */
const CHANGES = {
  'two-factor-on': 'Two-factor sign-in is on',
  'two-factor-off': 'Two-factor sign-in is off',
  'backup-codes': 'You have new backup codes',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
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
      <Paragraph>This was changed on {moment(at)} by somebody who is signed in as you.</Paragraph>
    </Letter>
  ),
};
