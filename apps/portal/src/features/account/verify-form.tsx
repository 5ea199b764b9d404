'use client';

import { startTransition, useActionState, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { verifyAction, type VerifyAttempt } from './actions.ts';
import { DeadEnd } from './dead-end.tsx';
import { ACCOUNT_TEXT } from './text.ts';

const { verify: TEXT } = ACCOUNT_TEXT;
const NOTHING_YET: VerifyAttempt = {};

export type VerifyFormProps = {
  token: string;
  isChange: boolean;
  /** The one whose address it is came here signed in: nothing is left to ask. A robot that opens links in mail is not signed in. */
  atOnce: boolean;
  signInHref: string;
};

export function VerifyForm({ token, isChange, atOnce, signInHref }: VerifyFormProps) {
  const [{ proof, form: failure }, submit, pending] = useActionState(verifyAction, NOTHING_YET);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const sent = form.current;
    if (atOnce && sent) startTransition(() => submit(new FormData(sent)));
  }, [atOnce, submit]);

  if (proof === 'verified') {
    return (
      <DeadEnd title={TEXT.doneTitle} href="/overview" label={TEXT.toWorkspace}>
        {isChange ? TEXT.doneChange : TEXT.done}
      </DeadEnd>
    );
  }
  if (proof) {
    return (
      <DeadEnd title={TEXT.failedTitle} href={signInHref} label={TEXT.signIn}>
        {TEXT.failed[proof]}
      </DeadEnd>
    );
  }
  return (
    <form ref={form} action={submit} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {failure ? (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      ) : null}
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel={TEXT.pending}>
        {isChange ? TEXT.submitChange : TEXT.submit}
      </Button>
    </form>
  );
}
