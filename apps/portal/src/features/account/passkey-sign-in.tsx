'use client';

import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { beginPasskeySignIn, finishPasskeySignIn } from './passkey-actions.ts';
import { ACCOUNT_TEXT } from './text.ts';

const { signIn: TEXT, problem: PROBLEM } = ACCOUNT_TEXT;

/** Asks for no address: the device knows which passkeys it has for this site. */
export function PasskeySignIn({ next }: { next: string }) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const enter = async () => {
    setPending(true);
    setProblem(null);
    const outcome = await signInByPasskey(next).catch(() => ({ form: PROBLEM.passkey }));
    if ('goTo' in outcome) location.assign(outcome.goTo);
    else {
      setPending(false);
      setProblem(outcome.form ?? PROBLEM.passkey);
    }
  };
  return (
    <div className="grid gap-4">
      <p aria-hidden="true" className="flex items-center gap-3 text-small text-text-2">
        <span className="h-px flex-1 bg-line" />
        {TEXT.or}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button
        size="lg"
        icon={<Fingerprint aria-hidden="true" />}
        onClick={enter}
        loading={pending}
        loadingLabel={TEXT.passkeyPending}
      >
        {TEXT.passkey}
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
  const [options, { startAuthentication }] = await Promise.all([
    beginPasskeySignIn(),
    import('@simplewebauthn/browser'), // Only for those who have one.
  ]);
  return finishPasskeySignIn(await startAuthentication({ optionsJSON: options }), next);
}
