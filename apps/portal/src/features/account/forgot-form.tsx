'use client';

import { useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/input.tsx';
import { forgotAction, type ForgotAttempt } from './actions.ts';
import { AttemptNote, useFirstProblem } from './attempt.tsx';
import { ACCOUNT_TEXT } from './text.ts';

const { forgot: TEXT } = ACCOUNT_TEXT;
const NOTHING_YET: ForgotAttempt = { count: 0 };

/** Asks for the address; whatever it is, says the same afterwards. */
export function ForgotForm() {
  const [attempt, submit, pending] = useActionState(forgotAction, NOTHING_YET);
  const [email, setEmail] = useState('');
  /** The attempt whose answer the reader has put aside to write another address. */
  const [asideCount, setAsideCount] = useState(0);
  const form = useFirstProblem(attempt);
  if (attempt.sentTo && attempt.count !== asideCount) {
    return <Sent to={attempt.sentTo} onAgain={() => setAsideCount(attempt.count)} />;
  }
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <TextField
        name="email"
        label={ACCOUNT_TEXT.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        error={attempt.fields?.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel={TEXT.pending}>
        {TEXT.submit}
      </Button>
    </form>
  );
}

/** The form is gone, and the focus with it: the answer takes it. */
function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <h2 ref={heading} tabIndex={-1} className="text-[0.9375rem]/5.5 outline-none">
        {TEXT.sentTitle}
      </h2>
      <p className="text-text-2">{TEXT.sent(to)}</p>
      <Button onClick={onAgain}>{TEXT.again}</Button>
    </div>
  );
}
