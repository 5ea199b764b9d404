'use client';

import { Button } from '@graha/ui/button.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { verifyAction, type VerifyAttempt } from './actions.ts';
import { AttemptNote, DeadEnd, useAttempt, useFirstProblem } from './attempt.tsx';

const NOTHING_YET: VerifyAttempt = { count: 0 };
const FAILURES = {
  expired: 'A link works for 24 hours, and these have passed. Sign up again, or sign in and send a new one.',
  unknown: 'It is not complete, or it was used already. Sign in, or sign up again.',
  known: 'This address has an account already. Sign in, or set a new password.',
  'sign-in-first': 'A new address takes effect once you are signed in. Sign in, then open the link again.',
  'other-account': 'You are signed in to another account. Sign out, and open the link again.',
};

export type VerifyFormProps = {
  token: string;
  isChange: boolean;
  /** True if the link was opened in a browser other than the one that signed up. */
  asksPassword: boolean;
  signInHref: string;
};

/** The button verifies instead of the link itself, because mail scanners open links. */
export function VerifyForm({ token, isChange, asksPassword, signInHref }: VerifyFormProps) {
  const [attempt, submit, pending] = useAttempt(verifyAction, NOTHING_YET);
  const form = useFirstProblem(attempt);

  if (attempt.verification === 'verified') {
    return (
      <DeadEnd title="Your address is verified" href="/overview" label="Open workspace">
        {isChange ? 'You sign in with this address from now on.' : 'Your full allowance is active in a few seconds.'}
      </DeadEnd>
    );
  }
  if (attempt.verification) {
    return (
      <DeadEnd title="This link does nothing" href={signInHref} label="Sign in">
        {FAILURES[attempt.verification]}
      </DeadEnd>
    );
  }
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {asksPassword || attempt.asksPassword ? (
        <PasswordField
          name="password"
          label="Password"
          hint="If you did not sign up, close this page. Nothing was opened."
          autoComplete="current-password"
          required
          error={attempt.fields?.password}
        />
      ) : null}
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Verifying">
        {isChange ? 'Confirm address' : 'Verify address'}
      </Button>
    </form>
  );
}
