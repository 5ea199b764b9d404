'use client';

import { Link } from '@graha/ui/link.tsx';
import { useState, type ReactNode } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { beginPasskeySignIn, finishPasskeySignIn, signInAction } from './actions.ts';
import { AttemptNote, useAttempt, useFields, useFirstProblem } from './attempt.tsx';
import { Fingerprint } from '@graha/ui/icons/things.tsx';
import { Note } from '@graha/ui/note.tsx';
import { Or } from './or.tsx';
import { NoPasskeys, reasonNotSignedIn } from './passkey-reasons.ts';

type SignInFormProps = {
  next: string;
  /** Messages about an earlier attempt elsewhere; the first attempt here replaces them. */
  children: ReactNode;
};

export function SignInForm({ next, children }: SignInFormProps) {
  const [attempt, submit, pending] = useAttempt(signInAction, { count: 0 });
  const bound = useFields({ email: '', password: '' }, attempt);
  const form = useFirstProblem(attempt);

  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      {attempt.count === 0 ? children : null}
      <input type="hidden" name="next" value={next} />
      <TextField {...bound('email')} label="E-mail" type="email" autoComplete="username" />
      <PasswordField
        {...bound('password')}
        label="Password"
        autoComplete="current-password"
        aside={
          <Link href="/forgot" className="link text-small">
            Forgot it?
          </Link>
        }
      />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Signing in">
        Sign in
      </Button>
    </form>
  );
}

/** Asks for no address: the device knows its passkeys for this site. */
export function PasskeySignIn({ next }: { next: string }) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async () => {
    setPending(true);
    setProblem(null);
    const outcome = await signInByPasskey(next).catch((error: unknown) => ({ form: reasonNotSignedIn(error) }));
    if ('goTo' in outcome) location.assign(outcome.goTo);
    else {
      setPending(false);
      setProblem(outcome.form ?? reasonNotSignedIn(null));
    }
  };
  return (
    <div className="grid gap-4">
      <Or />
      <Button
        size="lg"
        icon={<Fingerprint aria-hidden="true" />}
        onClick={enter}
        loading={pending}
        loadingLabel="Asking your device"
      >
        Use a passkey
      </Button>
      {problem ? (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      ) : null}
    </div>
  );
}

async function signInByPasskey(next: string) {
  const [options, { browserSupportsWebAuthn, startAuthentication }] = await Promise.all([
    beginPasskeySignIn(),
    import('@simplewebauthn/browser'), // Loaded on demand, because few people have a passkey.
  ]);
  if (!browserSupportsWebAuthn()) throw new NoPasskeys();
  return finishPasskeySignIn(await startAuthentication({ optionsJSON: options }), next);
}
