import { PLANS, UNVERIFIED_CALLS_MAX } from '@graha/domain/plans';
import { Anchor, Letter, Paragraph } from '../letter.tsx';
import type { Template } from '../template.ts';
import { count } from '../words.ts';

const SIGNED_UP = 'You get this mail because somebody signed up to Graha with this address.';
const ACCOUNT = 'You get this mail because it concerns the sign-in of your account at Graha.';

export const verifyAddress: Template<{ url: string; validHours: number }> = {
  subject: () => 'Verify your address',
  letter: ({ url, validHours }) => (
    <Letter
      title="Verify your address"
      action={{ label: 'Verify address', url }}
      note={`The link works for ${validHours} hours. If you did not sign up, do nothing.`}
      reason={SIGNED_UP}
    >
      <Paragraph>
        Your workspace is open and has {count(UNVERIFIED_CALLS_MAX)} calls. Verify this address, and it has{' '}
        {count(PLANS.free.callsPerPeriod)} a month.
      </Paragraph>
    </Letter>
  ),
};

export const signUpTried: Template<{ signInUrl: string; forgotUrl: string }> = {
  subject: () => 'Somebody tried to sign up with your address',
  letter: ({ signInUrl, forgotUrl }) => (
    <Letter
      title="Somebody tried to sign up with your address"
      action={{ label: 'Sign in', url: signInUrl }}
      note="If it was not you, there is nothing to do. Whoever it was learned nothing and changed nothing."
      reason={SIGNED_UP}
    >
      <Paragraph>
        You have an account already, so no second one was opened. If it was you, sign in. If you do not remember the
        password: <Anchor url={forgotUrl}>set a new one</Anchor>
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
      note={`The link works for ${validHours} hours, for whoever is signed in to the account. If you know nothing of this, do nothing.`}
      reason="You get this mail because somebody wants to sign in to Graha with this address from now on."
    >
      <Paragraph>Confirm that this is your address. From then on you sign in with it, and mail comes here.</Paragraph>
    </Letter>
  ),
};

export const addressChangeAsked: Template<{ newAddress: string; forgotUrl: string }> = {
  subject: () => 'A new address was asked for',
  letter: ({ newAddress, forgotUrl }) => (
    <Letter
      title="A new address was asked for"
      note={
        <>
          If it was not you, somebody is signed in as you. End every session now:{' '}
          <Anchor url={forgotUrl}>set a new password</Anchor>
        </>
      }
      reason={ACCOUNT}
    >
      <Paragraph>
        Your account is to have the address {newAddress}. Nothing changes until it is confirmed there.
      </Paragraph>
    </Letter>
  ),
};

export const addressChanged: Template<{ newAddress: string }> = {
  subject: () => 'Your address was changed',
  letter: ({ newAddress }) => (
    <Letter
      title="Your address was changed"
      note="If it was not you, answer this mail at once: we look into it before anything else."
      reason={ACCOUNT}
    >
      <Paragraph>You sign in with {newAddress} from now on. This address gets no more mail.</Paragraph>
    </Letter>
  ),
};
