import { PLANS } from '@graha/domain/billing/plans';
import { Anchor, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { count } from '../words.ts';

const SIGNED_UP = 'You received this email because this address was used to sign up for Graha.';
const ACCOUNT = 'You received this email because it concerns the security of your Graha account.';

export const verifyAddress: Template<{ url: string; validHours: number }> = {
  subject: () => 'Verify your address',
  letter: ({ url, validHours }) => (
    <Letter
      title="Verify your address"
      action={{ label: 'Verify address', url }}
      note={`The link expires in ${validHours} hours. If you did not sign up, ignore this email: no account is created.`}
      reason={SIGNED_UP}
    >
      <Paragraph>
        Open this link in the browser in which you signed up, then select Verify address. Your workspace opens with{' '}
        {count(PLANS.free.callsPerPeriod)} calls a month on the Free plan. Another browser asks for the password that
        you chose.
      </Paragraph>
    </Letter>
  ),
};

export const signUpTried: Template<{ signInUrl: string; forgotUrl: string }> = {
  subject: () => 'Someone tried to sign up with your address',
  letter: ({ signInUrl, forgotUrl }) => (
    <Letter
      title="Someone tried to sign up with your address"
      action={{ label: 'Sign in', url: signInUrl }}
      note="If it was not you, no action is needed. Nothing about your account was disclosed or changed."
      reason={SIGNED_UP}
    >
      <Paragraph>
        You already have an account, so no second one was created. If it was you, sign in. If you forgot your password:{' '}
        <Anchor url={forgotUrl}>set a new one</Anchor>
      </Paragraph>
    </Letter>
  ),
};

export const confirmNewAddress: Template<{ url: string; validHours: number }> = {
  subject: () => 'Confirm your new address',
  letter: ({ url, validHours }) => (
    <Letter
      title="Confirm your new address"
      action={{ label: 'Confirm address', url }}
      note={`The link expires in ${validHours} hours and works only while you are signed in to the account. If you did not request this change, ignore this email.`}
      reason="You received this email because an account at Graha is changing its address to this one."
    >
      <Paragraph>Confirm that this is your address. After that you sign in with it and receive email here.</Paragraph>
    </Letter>
  ),
};

export const addressChangeAsked: Template<{ newAddress: string; forgotUrl: string }> = {
  subject: () => 'A change of address was requested',
  letter: ({ newAddress, forgotUrl }) => (
    <Letter
      title="A change of address was requested"
      note={
        <>
          If you did not request this, someone else is signed in to your account. End all sessions now:{' '}
          <Anchor url={forgotUrl}>set a new password</Anchor>
        </>
      }
      reason={ACCOUNT}
    >
      <Paragraph>
        The new address of your account is {newAddress}. It takes effect when it is confirmed there.
      </Paragraph>
    </Letter>
  ),
};

export const addressChanged: Template<{ newAddress: string }> = {
  subject: () => 'Your address was changed',
  letter: ({ newAddress }) => (
    <Letter
      title="Your address was changed"
      note="If it was not you, reply to this email immediately. We treat it as urgent."
      reason={ACCOUNT}
    >
      <Paragraph>From now on you sign in with {newAddress}. This address receives no more email.</Paragraph>
    </Letter>
  ),
};
